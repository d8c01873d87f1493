/** Additions of Curse of the Dark Pharaoh to the lab. */
import { findViolations, formatPath, packCheck } from '@vigil/content/file';
import { houseRuleOf, isSheetInPlay, type State, ValidationError } from '@vigil/rules';
import { lentAbilityCardOf, MASK_SHEETS, PHARAOH_SLICE } from '@vigil/rules/dark-pharaoh';
import { REVISED_SLICE } from '@vigil/rules/dark-pharaoh-revised';
import type { BoxLab, BoxScene, HeldCard, IsUnresolved } from '../games/box-types.js';
import { type Invariant, overrideInvariants } from '../games/game.js';
import { questionsCiteClauses } from '../invariants/invariants-questions.js';
import { refuseLater, refuseRepeated } from './part-checks.js';
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
    settle,
    laidAt: { patrol: ['street'], pentagram: ['street'], 'washed-up': ['street'] },
    heldCards({ parcels, inheritances }) {
      return [
        ...entriesOf(parcels).flatMap(({ card }, i) => cardAt(card, ['parcels', i, 'card'])),
        ...entriesOf(inheritances).flatMap(({ cards }, i) =>
          (Array.isArray(cards) ? cards : []).flatMap((card, n) => cardAt(card, ['inheritances', i, 'cards', n])),
        ),
      ];
    },
  },
};

/** Returns the records of a list as written; none of anything else. */
function entriesOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.map(Object) : [];
}

function cardAt(card: unknown, path: HeldCard[1]): HeldCard[] {
  return typeof card === 'string' ? [[card, path]] : [];
}

/** Lent Skills are with their borrowers, and temporary Allies with an investigator. */
function settle({ state }: BoxScene): void {
  const part = PHARAOH_SLICE.of({ s: state });
  const { terrorTrackTokens = 0, phaseModifiers = [], lentSkills = [], temporaryAllies = [] } = part;
  if (terrorTrackTokens > state.terror)
    throw new ValidationError(
      'terrorTrackTokens',
      `${terrorTrackTokens} is more than the terror level ${state.terror}`,
    );
  for (const mask of Object.keys(part.maskAbilities ?? {})) {
    if (!state.investigators.some(({ cards }) => cards.some(({ card }) => card === mask)))
      throw new ValidationError(`maskAbilities.${mask}`, 'no investigator has this Mask');
  }
  refuseRepeated(part.allies, 'allies');
  refuseLater(part.locusts?.turn, state.turn, 'locusts.turn');
  phaseModifiers.forEach(({ modifier }, i) => {
    checkModifier(modifier, `phaseModifiers[${i}].modifier`);
  });
  const has = (seat: number, card: string) => state.investigators[seat]?.cards.some((held) => held.card === card);
  lentSkills.forEach(({ card, to }, i) => {
    if (!has(to, card)) throw new ValidationError(`lentSkills[${i}].card`, `the borrower does not have "${card}"`);
  });
  temporaryAllies.forEach((card, i) => {
    if (!state.investigators.some(({ seat }) => has(seat, card)))
      throw new ValidationError(`temporaryAllies[${i}]`, `no investigator has "${card}"`);
  });
}

/** Throws {@link ValidationError} for a modifier that no card of a pack could have. */
function checkModifier(modifier: unknown, field: string): void {
  const card = { id: 'x', name: 'x', deck: 'common', count: 1, modifiers: [modifier] };
  const [violation] = findViolations({ id: 'x', name: 'x', version: '0', cards: [card] }, packCheck());
  if (!violation) return;
  const path = formatPath(violation.path.slice(4));
  throw new ValidationError(path === '' ? field : `${field}.${path}`, violation.message);
}

/** Additions of the 2011 edition to the lab. */
export const REVISED_LAB: BoxLab = {
  scenario: {
    settle: settleRevised,
    laidAt: { 'ancient-whispers': ['street'], patrol: ['street'] },
    decks: { 'exhibit-encounter': randomDrawDeck('exhibit-encounter', { isNeverInPlay: true }) },
  },
};

function settleRevised({ state }: BoxScene): void {
  const { lastExhibitTurn, spells = [] } = REVISED_SLICE.of({ s: state });
  refuseLater(lastExhibitTurn, state.turn, 'lastExhibitTurn');
  spells.forEach(({ turn }, i) => {
    refuseLater(turn, state.turn, `spells[${i}].turn`);
  });
}

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
