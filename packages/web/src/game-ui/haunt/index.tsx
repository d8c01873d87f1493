import type { HauntOutcome, HauntPreview, HauntView } from '@vigil/rules';
import { lazy, Suspense } from 'react';
import type { LoadedContent } from '../../text/loaded-content.js';
import { t } from '../../words/t.js';
import type { GameUi } from '../game-ui.js';
import { hauntEnding } from './ending.js';
import { AimLabels, AimLines, useAims } from './intentions.js';
import { FreeSpeedSlots, HauntSlots, hauntStatus } from './sheet.js';
import { HauntStrip } from './strip.js';
import { HauntThreat } from './threat.js';

// Needed for one question only, which is answered after others.
const planner = () => import('./planner/planner.js');
const Planner = lazy(planner);
const DayOptions = lazy(async () => ({ default: (await planner()).DayOptions }));

const encounter = () => import('./encounter.js');
const Encounter = lazy(async () => ({ default: (await encounter()).HauntEncounter }));

/** The user interface specific to Haunt of the Watchers. */
export const HAUNT_UI: GameUi<HauntView, HauntOutcome> = {
  game: 'haunt',
  soon: [planner, encounter],
  Strip: HauntStrip,
  Threat: HauntThreat,
  shopsClose: false,
  activeSeat: ({ city, otherWorld }) => city?.seat ?? otherWorld,
  PartyMark: FreeSpeedSlots,
  Skills: HauntSlots,
  describeStatus: (loaded, _, who) => hauntStatus(loaded, who),
  usableSkillValues: (who, pair, printed) => printed.filter((_, slot) => who.slots[pair]?.[slot] === 'free'),
  renderAnswers: (decision, view) =>
    decision.key === 'q.day' ? <DayOptions decision={decision} view={view} /> : undefined,
  renderPlanner: (decision, view, { plan, moves }) =>
    decision.key === 'q.day' && plan ? <Planner view={view} plan={plan} moves={moves} /> : undefined,
  corrections: ['slot', 'carries'],
  explanationLines: describeIntention,
  useBoardLayers(view, at, board) {
    const aims = useAims(view, at, board);
    return aims && { below: <AimLines aims={aims} />, above: <AimLabels aims={aims} /> };
  },
  outskirtsLabel: () => t('ui.arkham.outskirts'),
  confrontation: ({ ancient }) => ancient && { round: ancient.round },
  stageLabel: 'ui.stage.encounter',
  ConfrontationScene: (props) => (
    <Suspense>
      <Encounter {...props} />
    </Suspense>
  ),
  describeEnding: (_, outcome, view) => hauntEnding(outcome, view),
};

/** Describes the intention of a monster. */
function describeIntention({ words }: LoadedContent, target: string, _: HauntView, { moves }: HauntPreview): string[] {
  const move = moves.find(({ token }) => token === target);
  return move ? [t('ui.moves.now', { what: words.say(move.reason) })] : [];
}
