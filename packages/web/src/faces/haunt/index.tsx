import type { Foresight, HauntOutcome, HauntView } from '@vigil/rules';
import { lazy, Suspense } from 'react';
import type { Edition } from '../../say/edition.js';
import { t } from '../../words/t.js';
import type { Face } from '../face.js';
import { hauntEnding } from './ending.js';
import { AimLabels, AimLines, useAims } from './intentions.js';
import { FreeSpeed, HauntSlots, hauntStanding } from './sheet.js';
import { HauntStrip } from './strip.js';
import { HauntThreat } from './threat.js';

// Of use at one question only, which is answered after others.
const planner = () => import('./planner/planner.js');
const Planner = lazy(planner);
const DayOptions = lazy(async () => ({ default: (await planner()).DayOptions }));

const encounter = () => import('./encounter.js');
const Encounter = lazy(async () => ({ default: (await encounter()).HauntEncounter }));

/** What only Haunt of the Watchers shows and says. */
export const HAUNT_FACE: Face<HauntView, HauntOutcome> = {
  game: 'haunt',
  soon: [planner, encounter],
  Strip: HauntStrip,
  Threat: HauntThreat,
  shopsClose: false,
  actor: ({ city, otherWorld }) => city?.seat ?? otherWorld,
  Mark: FreeSpeed,
  Skills: HauntSlots,
  standing: (edition, _, who) => hauntStanding(edition, who),
  skillValues: (who, pair, printed) => printed.filter((_, slot) => who.slots[pair]?.[slot] === 'free'),
  answers: (decision, view) => (decision.key === 'q.day' ? <DayOptions decision={decision} view={view} /> : undefined),
  planner: (decision, view, { plan, moves }) =>
    decision.key === 'q.day' && plan ? <Planner view={view} plan={plan} moves={moves} /> : undefined,
  corrections: ['slot', 'carries'],
  linesAbout: intention,
  useOnBoard(view, at, board) {
    const aims = useAims(view, at, board);
    return aims && { below: <AimLines aims={aims} />, above: <AimLabels aims={aims} /> };
  },
  outskirts: () => t('ui.arkham.outskirts'),
  facing: ({ ancient }) => ancient && { round: ancient.round },
  stageLabel: 'ui.stage.encounter',
  Facing: (props) => (
    <Suspense>
      <Encounter {...props} />
    </Suspense>
  ),
  ending: (_, outcome, view) => hauntEnding(outcome, view),
};

/** What a monster has in mind now. */
function intention({ words }: Edition, target: string, _: HauntView, { moves }: Foresight): string[] {
  const move = moves.find(({ token }) => token === target);
  return move ? [t('ui.moves.now', { what: words.say(move.reason) })] : [];
}
