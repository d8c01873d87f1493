import type { Outcome, View } from '@vigil/rules';
import { t } from '../../words/t.js';
import type { GameUi } from '../game-ui.js';
import { ArkhamBattle } from './battle.js';
import { arkhamEnding } from './ending.js';
import { ArkhamSkills, arkhamStatus, FirstPlayerMark } from './sheet.js';
import { ArkhamStrip } from './strip.js';
import { ArkhamThreat } from './threat.js';

/** The user interface specific to Arkham Horror. */
export const ARKHAM_UI: GameUi<View, Outcome> = {
  game: 'arkham',
  Strip: ArkhamStrip,
  Threat: ArkhamThreat,
  shopsClose: true,
  activeSeat: () => undefined,
  PartyMark: FirstPlayerMark,
  Skills: ArkhamSkills,
  describeStatus: (_, view, who) => arkhamStatus(view, who),
  usableSkillValues: (who, pair, printed) => printed.filter((_, stop) => stop === who.sliders[pair]),
  renderAnswers: () => undefined,
  corrections: ['arrest', 'seal', 'first', 'arrival', 'slider'],
  explanationLines: () => [],
  useBoardLayers: () => undefined,
  outskirtsLabel: (view, monsters) => `${t('ui.arkham.outskirts')} ${monsters}/${view.figures.outskirtsLimit}`,
  confrontation: ({ battle }) => battle && { round: battle.round, battle },
  stageLabel: 'ui.stage.battle',
  ConfrontationScene: ArkhamBattle,
  describeEnding: arkhamEnding,
};
