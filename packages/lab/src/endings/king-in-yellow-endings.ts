import type { ArkhamRules, ArkhamSetup, Content, Outcome, State } from '@vigil/rules';
import { KING_SLICE } from '@vigil/rules/king-in-yellow';
import { Arrangement } from '../arrange/arrangement.js';
import type { Purpose } from './destinations.js';
import type { Ending } from './find-ending.js';

/** The ending added by The King in Yellow: its third Act begins. */
export function listKingEndings(
  content: Content,
  rules: readonly ArkhamRules[],
): readonly Ending<ArkhamSetup, State, Outcome, Purpose>[] {
  return [
    {
      name: 'king-in-yellow-last-act',
      fits: ({ how }) => how === 'last-act',
      attempts: [
        {
          purpose: 'nothing',
          games: 40,
          begins: 'arranged: the first Act is played, and the next cards of the Mythos deck bring the others',
          from(_content, seed) {
            const setup = {
              investigators: ['random', 'random'],
              ancientOne: 'hastur',
              herald: 'the-king-in-yellow-herald',
              packs: ['base', 'king-in-yellow'],
            };
            const table = new Arrangement(content, setup, seed, rules);
            const { state } = table;
            const [first, ...next] = KING_SLICE.of({ s: state }).acts;
            KING_SLICE.of({ s: state }).acts = next;
            state.inPlay.push({ card: first as string, as: 'act' });
            table.putOnTop(state.decks.mythos, ['the-next-act-begins-1', 'the-next-act-begins-2']);
            return { position: table.begin('upkeep', 9) };
          },
        },
      ],
    },
  ];
}
