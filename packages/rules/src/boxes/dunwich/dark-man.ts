import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import { unlessGone } from '../../common/game.js';
import type { Handler } from '../../common/meanings.js';
import { PART } from './horror.js';

/** What an old debt costs everybody when it comes due. */
const DOOM_OF_A_DEBT = 3;

/** He has taken what the dark man of Wizard's Hill offers, and owes for it from now on. */
export const darkDeal: Handler = function* (g, who): Rule {
  const part = PART.of(g);
  part.owe = [...(part.owe ?? []), who.id];
  g.tell?.({ type: 'happened', what: 'dunwich.debt', seat: who.seat });
};

/** All who owe the dark man are devoured, each at the price of doom; then nobody owes him. */
export const debtsComeDue: Handler = function* (g, _who, cause): Rule {
  const { means, s } = g as Game;
  const part = PART.of(g);
  const owe = new Set(part.owe);
  part.owe = undefined;
  for (const debtor of s.investigators.filter(({ id, place }) => owe.has(id) && place !== 'out')) {
    yield* unlessGone(debtor, means.people.befall(g, debtor, 'devoured', cause));
    yield* means.board.addDoom(g, DOOM_OF_A_DEBT);
  }
};
