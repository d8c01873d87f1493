import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamPeopleRules } from '../../arkham/game.js';
import { unlessInterrupted } from '../../common/game.js';
import type { Investigator, TableState } from '../../common/state.js';
import { DEBT_DOOM } from './constants.js';
import { DUNWICH_SLICE } from './dunwich-horror.js';

/** The price that all pay when an old debt comes due. */

/** The investigator accepts the dark man's offer and owes a debt from now on. */
export const takeDarkDeal: ArkhamHandler = function* (g, who): Rule {
  const part = DUNWICH_SLICE.of(g);
  part.debtors = [...(part.debtors ?? []), who.id];
  g.emit?.({ type: 'boxEvent', what: 'dunwich.debt', seat: who.seat });
};

/** An investigator who leaves the game takes the debt along: if the sheet returns, it owes nothing. */
export function debtsLayer(below: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'leaveGame'> {
  return {
    leaveGame(g, who, next) {
      const part = DUNWICH_SLICE.of(g);
      if (part.debtors) part.debtors = part.debtors.filter((id) => id !== who.id);
      return below.leaveGame(g, who, next);
    },
  };
}

/** True if an investigator in the game owes the dark man a debt, in a position or a view. */
export function isDebtor(s: Pick<TableState, 'boxes'>, { id, place }: Pick<Investigator, 'id' | 'place'>): boolean {
  return place !== 'out' && DUNWICH_SLICE.of({ s }).debtors?.includes(id) === true;
}

/** Devours all debtors, each at the price of doom, and clears the debts. */
export const collectDebts: ArkhamHandler = function* (g, _who, cause): Rule {
  const { rules, s } = g;
  const part = DUNWICH_SLICE.of(g);
  const debtors = s.investigators.filter((who) => isDebtor(s, who));
  part.debtors = undefined;
  for (const debtor of debtors) {
    yield* unlessInterrupted(debtor, rules.people.applyFate(g, debtor, 'devoured', cause));
    yield* rules.board.addDoom(g, DEBT_DOOM);
  }
};
