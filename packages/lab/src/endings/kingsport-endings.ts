import type { ArkhamRules, ArkhamSetup, Content, Outcome, State } from '@vigil/rules';
import { KINGSPORT_SLICE } from '@vigil/rules/kingsport';
import { Arrangement } from '../arrange/arrangement.js';
import type { Purpose } from './destinations.js';
import type { Ending } from './find-ending.js';

/** The ending added by Kingsport: its final plot card in an epic battle. */
export function listKingsportEndings(
  content: Content,
  rules: readonly ArkhamRules[],
): readonly Ending<ArkhamSetup, State, Outcome, Purpose>[] {
  return [
    {
      name: 'kingsport-end-of-everything',
      fits: ({ how }) => how === 'end-of-everything',
      attempts: [
        {
          purpose: 'nothing',
          games: 40,
          begins: 'arranged: an epic battle with a grace and a plot left before the End of Everything',
          from(_content, seed) {
            const houseRules = { epicBattle: 'yes' };
            const setup = {
              investigators: ['random', 'random'],
              ancientOne: 'cthulhu',
              packs: ['base', 'kingsport'],
              houseRules,
            };
            const table = new Arrangement(content, setup, seed, rules);
            const { state } = table;
            state.doom = content.ancientOnes.get(state.ancientOne)?.doom ?? 0;
            state.battle = { round: 1, pool: 0, rating: -6, cause: 'doom' };
            KINGSPORT_SLICE.of({ s: state }).epic = {
              deck: ['epic-moments-grace', 'epic-sinister-plot-1', 'epic-end-of-everything'],
              plots: ['plot-unnatural-regeneration'],
              gates: 0,
            };
            return { position: table.begin('final-refresh', 9) };
          },
        },
      ],
    },
  ];
}
