import type { Outcome, View } from '@vigil/rules';
import { t } from '../../words/t.js';
import type { Face } from '../face.js';
import { ArkhamBattle } from './battle.js';
import { arkhamEnding } from './ending.js';
import { ArkhamSkills, arkhamStanding, FirstMark } from './sheet.js';
import { ArkhamStrip } from './strip.js';
import { ArkhamThreat } from './threat.js';

/** What only Arkham Horror shows and says. */
export const ARKHAM_FACE: Face<View, Outcome> = {
  game: 'arkham',
  Strip: ArkhamStrip,
  Threat: ArkhamThreat,
  shopsClose: true,
  actor: () => undefined,
  Mark: FirstMark,
  Skills: ArkhamSkills,
  standing: (_, view, who) => arkhamStanding(view, who),
  skillValues: (who, pair, printed) => printed.filter((_, stop) => stop === who.sliders[pair]),
  answers: () => undefined,
  corrections: ['arrest', 'seal', 'first', 'slider'],
  linesAbout: () => [],
  useOnBoard: () => undefined,
  outskirts: (view, monsters) => `${t('ui.arkham.outskirts')} ${monsters}/${view.figures.outskirtsLimit}`,
  facing: ({ battle }) => battle && { round: battle.round, battle },
  stageLabel: 'ui.stage.battle',
  Facing: ArkhamBattle,
  ending: arkhamEnding,
};
