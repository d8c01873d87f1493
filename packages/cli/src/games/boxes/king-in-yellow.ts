import { contentOfBoxes, type Pack } from '@vigil/rules';
import { getActs, HERALD, KING_SLICE } from '@vigil/rules/king-in-yellow';
import type { BoxTerminal } from '../box-terminal.js';

/** Creates the terminal view of The King in Yellow: the Acts, and the Yellow Signs while its herald is in play. */
export function createKingTerminal(packs: readonly Pack[]): BoxTerminal {
  const content = contentOfBoxes(packs.map((pack) => ({ pack })));
  return {
    board(w, view) {
      const { played, next } = getActs(content, view);
      const acts = [
        ...played.map((act) => w.name('mythos', act)),
        ...(next === undefined ? [] : [w.say('king.next', { mythos: next })]),
      ];
      const { left, terror, doom } = KING_SLICE.of({ s: view }).signs;
      const used = left < 10 || view.inPlay.some(({ card }) => card === HERALD);
      const signs = [
        w.say('king.signs-left', { n: left }),
        w.say('king.signs-on-terror', { n: terror.length }),
        w.say('king.signs-on-doom', { n: doom }),
      ];
      return [
        [w.say('king.acts'), acts.join(' · ')],
        [w.say('king.signs'), used ? signs.join(' · ') : ''],
      ];
    },
  };
}
