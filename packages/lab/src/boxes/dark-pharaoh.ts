/** Additions of Curse of the Dark Pharaoh to the lab. */
import { houseRuleOf, isSheetInPlay, type State, ValidationError } from '@vigil/rules';
import { lentAbilityCardOf, MASK_SHEETS, PHARAOH_SLICE } from '@vigil/rules/dark-pharaoh';
import type { BoxLab, IsUnresolved } from '../games/box-types.js';
import { type Invariant, overrideInvariants } from '../games/game.js';
import { questionsCiteClauses } from '../invariants/invariants-questions.js';
import { randomDrawDeck } from './table-decks.js';

const HERALD = 'herald-of-the-dark-pharaoh';

export const DARK_PHARAOH_LAB: BoxLab = {
  arkham: {
    invariants: (below) =>
      overrideInvariants(
        below.map((one) => (one.id === 'doom' ? exceptForMasks(one) : one)),
        [questionsCiteClauses(['A', 'D', 'K', 'P', 'Y', 'PBP', 'DEC'], ['DEC-29'])],
      ),
    // Puts Masks into play whose gifts were not lent yet.
    arrange({ table, chance, lacks }) {
      const { investigators, step } = table.state;
      if (step.phase === 'set-up') return;
      for (const mask of Object.keys(MASK_SHEETS)) {
        const who = investigators[chance.below(investigators.length)];
        if (who && lendsUnresolvedCard(mask, lacks)) table.give(who, mask);
      }
    },
    extendGoal: (below, lacks) => (question, option) => {
      const { key, args = {} } = option;
      if (key === 'o.gift') return lacks('card gained', lentAbilityCardOf(String(args.investigator)));
      return lendsUnresolvedCard(String(args.card), lacks) || below(question, option);
    },
  },
  scenario: {
    settle({ state }) {
      const { terrorTrackTokens = 0 } = PHARAOH_SLICE.of({ s: state });
      if (terrorTrackTokens > state.terror)
        throw new ValidationError(
          'terrorTrackTokens',
          `${terrorTrackTokens} is more than the terror level ${state.terror}`,
        );
    },
  },
};

/** Additions of the 2011 edition to the lab. */
export const REVISED_LAB: BoxLab = {
  scenario: { decks: { 'exhibit-encounter': randomDrawDeck('exhibit-encounter') } },
};

function lendsUnresolvedCard(mask: string, lacks: IsUnresolved): boolean {
  return (MASK_SHEETS[mask] ?? []).some((sheet) => lacks('card gained', lentAbilityCardOf(sheet)));
}

/** When the herald meets its god, the Masks on the board reach a full track. */
function exceptForMasks(below: Invariant<State>): Invariant<State> {
  return {
    ...below,
    name: `${below.name}, except for Masks`,
    clauses: [...below.clauses, 'P-HERALD-05'],
    findViolation(state, asked, open) {
      // A herald that leaves at the awakening counts as played.
      const came = isSheetInPlay({ s: state }, HERALD) || houseRuleOf({ s: state }, 'heralds') === 'leaveAtAwakening';
      const masked = state.battle && state.ancientOne === 'nyarlathotep' && came;
      return masked ? undefined : below.findViolation(state, asked, open);
    },
  };
}
