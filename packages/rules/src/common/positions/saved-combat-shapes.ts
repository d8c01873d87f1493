import type { SavedCard, SavedCombat } from '../combat/saved-combat.js';
import type { TableState } from '../state.js';
import { count, fields, flag, integer, list, oneOf, type Shape, text, ValidationError } from './shapes.js';
import { seatOf, type TableShapes } from './table-shapes.js';

/** Shape of a saved card: a reference or the card itself. */
export function savedCardShape({ possession }: TableShapes): Shape {
  const named = list(count(), 2);
  return (value, at) => (Array.isArray(value) ? named : possession)(value, at);
}

/** Shape of a saved fight. */
export function savedCombatShape(shapes: TableShapes): Shape {
  const card = savedCardShape(shapes);
  const abilities = list(text);
  const check = oneOf('horror', 'combat');
  return fields({
    who: count(),
    'token?': shapes.token,
    round: count(),
    weapons: list(card),
    spells: list(
      fields({
        possession: card,
        hands: count(99),
        castIn: count(),
        works: flag,
        bonus: integer(),
        magical: flag,
        'skill?': text,
        'weakens?': fields({ toughness: integer(), 'ability?': text }),
      }),
    ),
    enchanted: list(card),
    failHorror: flag,
    failCombat: count(),
    failed: list(check),
    passed: list(oneOf('horror', 'combat', 'evade')),
    ignored: abilities,
    'addedAbilities?': abilities,
    won: flag,
    noDamage: flag,
    over: flag,
    'defenses?': abilities,
  });
}

/** Throws if a saved fight refers to missing investigators or cards. */
export function checkSavedCombat(
  state: TableState,
  { who, weapons, spells, enchanted }: SavedCombat,
  at: string,
): void {
  seatOf(state)(who, `${at}.who`);
  checkSavedCards(state, weapons, `${at}.weapons`);
  checkSavedCards(state, enchanted, `${at}.enchanted`);
  spells.forEach(({ possession }, i) => {
    checkSavedCards(state, [possession], `${at}.spells[${i}].possession`);
  });
}

/** Throws if saved cards are missing. */
export function checkSavedCards(state: TableState, cards: readonly SavedCard[], at: string): void {
  for (const card of cards) {
    if (!('length' in card)) continue;
    const [seat, nth] = card;
    if (!state.investigators[seat]?.cards[nth])
      throw new ValidationError(at, `there is no card ${nth} of seat ${seat}`);
  }
}
