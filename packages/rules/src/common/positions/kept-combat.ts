import type { KeptCard, KeptCombat } from '../resolving/kept-combat.js';
import type { TableState } from '../state.js';
import { count, fields, flag, list, Misfit, oneOf, type Shape, text, whole } from './shapes.js';
import { seatOf, type TableShapes } from './table.js';

/** What a card that was put by looks like: named, or itself. */
export function keptCardShape({ possession }: TableShapes): Shape {
  const named = list(count(), 2);
  return (value, at) => (Array.isArray(value) ? named : possession)(value, at);
}

/** What a fight that was put by looks like. */
export function keptCombatShape(shapes: TableShapes): Shape {
  const card = keptCardShape(shapes);
  const abilities = list(text);
  const check = oneOf('horror', 'combat');
  return fields({
    who: count(),
    'token?': shapes.token,
    round: count(),
    armed: list(card),
    spells: list(
      fields({
        possession: card,
        hands: count(99),
        castIn: count(),
        works: flag,
        bonus: whole(),
        magical: flag,
        'skill?': text,
        'weakens?': fields({ toughness: whole(), 'ability?': text }),
      }),
    ),
    enchanted: list(card),
    failHorror: flag,
    failCombat: count(),
    failed: list(check),
    passed: list(oneOf('horror', 'combat', 'evade')),
    ignored: abilities,
    'gives?': abilities,
    won: flag,
    noDamage: flag,
    over: flag,
    'defenses?': abilities,
  });
}

/** Throws where a fight that was put by speaks of people or cards that are not there. */
export function checkKeptCombat(state: TableState, { who, armed, spells, enchanted }: KeptCombat, at: string): void {
  seatOf(state)(who, `${at}.who`);
  checkKeptCards(state, armed, `${at}.armed`);
  checkKeptCards(state, enchanted, `${at}.enchanted`);
  spells.forEach(({ possession }, i) => {
    checkKeptCards(state, [possession], `${at}.spells[${i}].possession`);
  });
}

/** Throws where cards that were put by are not there. */
export function checkKeptCards(state: TableState, cards: readonly KeptCard[], at: string): void {
  for (const card of cards) {
    if (!('length' in card)) continue;
    const [seat, nth] = card;
    if (!state.investigators[seat]?.cards[nth]) throw new Misfit(at, `there is no card ${nth} of seat ${seat}`);
  }
}
