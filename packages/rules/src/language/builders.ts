/** Short builders for the effect language. Each returns plain data and has no side effects. */
import type { InvestigatorDef, LocationCardDef, MonsterDef } from './components.js';
import type { Amount, CardFilter, Condition, Countable } from './conditions.js';
import type { DeckId } from './decks.js';
import type { Cost, Effect, Effects, Group } from './effects.js';
import type { Modifier, Scope } from './modifiers.js';
import type { CheckKind, Fate, Resource, Skill, StatusCard } from './terms.js';

/** Effects after a check: one or several. */
type Then = Effect | Effects;

const asList = (then: Then): Effects => (Array.isArray(then) ? (then as Effects) : [then as Effect]);

/** A skill check: `check('luck', -1, { pass: gain(2, 'clue') })`. The default difficulty is 1. */
export function check(
  kind: CheckKind,
  modifier: Amount,
  after: {
    pass?: Then;
    fail?: Then;
    difficulty?: Amount;
    insteadDiscard?: CardFilter;
    insteadExhaust?: CardFilter;
    counts?: true;
  },
): Effect {
  return {
    do: 'check',
    check: kind,
    modifier,
    ...(after.difficulty !== undefined && { difficulty: after.difficulty }),
    ...(after.pass && { pass: asList(after.pass) }),
    ...(after.fail && { fail: asList(after.fail) }),
    ...(after.insteadDiscard && { insteadDiscard: after.insteadDiscard }),
    ...(after.insteadExhaust && { insteadExhaust: after.insteadExhaust }),
    ...(after.counts && { counts: after.counts }),
  };
}

/** A check read by the number of successes: `checkRows('luck', 0, [[0, lose(1, 'sanity')], [2, gain(1, 'clue')]])`. */
export function checkRows(kind: CheckKind, modifier: Amount, rows: readonly (readonly [number, Then])[]): Effect {
  return {
    do: 'check',
    check: kind,
    modifier,
    bySuccesses: rows.map(([from, then]) => ({ from, then: asList(then) })),
  };
}

/** One die (or more) read by its faces: `rollFaces([[[1, 2], track('terror', 1)]])`. */
export function rollFaces(faces: readonly (readonly [readonly number[], Then])[]): Effect {
  return { do: 'roll', dice: 1, faces: faces.map(([on, then]) => ({ on, then: asList(then) })) };
}

/** Dice counted like those of a check; `success` and `failure` happen once for each. */
export function rollDice(dice: Amount, after: { success?: Then; failure?: Then; then?: Then }): Effect {
  return {
    do: 'roll',
    dice,
    ...(after.success && { success: asList(after.success) }),
    ...(after.failure && { failure: asList(after.failure) }),
    ...(after.then && { then: asList(after.then) }),
  };
}

export const gain = (amount: Amount | 'full', what: Resource): Effect => ({ do: 'gain', what, amount });
export const lose = (amount: Amount | 'all' | { readonly downTo: number }, what: Resource): Effect => ({
  do: 'lose',
  what,
  amount,
});
/** Everything above `n`. */
export const loseTo = (n: number, what: Resource): Effect => lose({ downTo: n }, what);
/** Sanity and stamina at the same moment. */
export const loseBoth = (sanity: Amount, stamina: Amount): Effect => ({ do: 'loseBoth', sanity, stamina });
export const split = (amount: Amount): Effect => ({ do: 'split', amount });
export const draw = (n: Amount, deck: DeckId, keep?: number): Effect => ({
  do: 'draw',
  deck,
  n,
  ...(keep !== undefined && { keep }),
});
/** Reveals cards, or the first that matches, with effects for them. */
export const turnUp = (
  show: readonly { readonly deck: DeckId; readonly n: number }[],
  then: Then,
  filter?: CardFilter,
): Effect => ({ do: 'turnUp', show, ...(filter && { filter }), then: asList(then) });
export const KEEP_SHOWN: Effect = { do: 'shown', does: 'keep' };
export const DISCARD_SHOWN: Effect = { do: 'shown', does: 'discard' };
export const BUY_SHOWN: Effect = { do: 'shown', does: 'buy' };
export const find = (deck: DeckId, filter: CardFilter): Effect => ({ do: 'find', deck, filter });
export const search = (deck: DeckId, filter?: CardFilter): Effect => ({
  do: 'search',
  deck,
  ...(filter && { filter }),
});
/** A named card out of its deck; `otherwise` if it is not there. */
export const take = (card: string, otherwise?: Then): Effect => ({
  do: 'take',
  card,
  ...(otherwise && { else: asList(otherwise) }),
});
export const mayTake = (card: string): Effect => ({ do: 'take', card, optional: true });
export const receive = (card: StatusCard): Effect => ({ do: 'receive', card });
export const removeStatus = (card: StatusCard): Effect => ({ do: 'removeStatus', card });
/** Lose cards of your choice. */
export const discard = (n: Amount | 'all', what: CardFilter): Effect => ({ do: 'discard', what, n });
/** As discard, but as theft: cards that cannot be stolen are safe. */
export const stealCards = (n: Amount | 'all', what: CardFilter): Effect => ({ do: 'discard', what, n, theft: true });
export const ITEM: CardFilter = { type: 'item' };

export const may = (then: Then, otherwise?: Then): Effect => ({
  do: 'may',
  then: asList(then),
  ...(otherwise && { else: asList(otherwise) }),
});
/** You may pay; what follows if you do, and if you do not. */
export const mayPay = (cost: Cost, then: Then, otherwise?: Then): Effect => ({
  do: 'may',
  cost,
  then: asList(then),
  ...(otherwise && { else: asList(otherwise) }),
});
export const choose = (...options: readonly Then[]): Effect => ({ do: 'choose', options: options.map(asList) });
export const when = (condition: Condition, then: Then, otherwise?: Then): Effect => ({
  do: 'if',
  condition,
  then: asList(then),
  ...(otherwise && { else: asList(otherwise) }),
});
export const each = (group: Group, then: Then): Effect => ({ do: 'each', of: group, then: asList(then) });
/** As {@link each}, for one of them, of your choice. */
export const one = (of: Exclude<Group, 'first-player'>, then: Then): Effect => ({ do: 'one', of, then: asList(then) });
export const perSuccess = (then: Then): Effect => ({ do: 'perSuccess', then: asList(then) });
export const count = (countable: Countable, max?: number): Amount => ({
  count: countable,
  ...(max !== undefined && { most: max }),
});
export const dice = (n: number, plus?: number): Amount => ({ dice: n, ...(plus !== undefined && { plus }) });
export const half = (countable: Countable, round: 'down' | 'up'): Amount => ({ half: countable, round });

export const TO_STREET: Effect = { do: 'move', destination: { to: 'street' } };
/** To any location or street of Arkham; an encounter follows at a location. */
export const ANYWHERE: Effect = { do: 'move', destination: { to: 'anywhere' }, encounter: { draw: 1 } };
export const moveTo = (place: string): Effect => ({ do: 'move', destination: { place } });
/** To a place, for an encounter there; `draw` 2 means: of two cards drawn, one of your choice. */
export const encounterAt = (place: string, draw = 1): Effect => ({
  do: 'move',
  destination: { place },
  encounter: { draw },
});
/** One encounter in a world, then back here. */
export const visit = (world: string): Effect => ({ do: 'visit', world });
export const RETURN: Effect = { do: 'return' };
export const suffer = (fate: Fate): Effect => ({ do: 'applyFate', fate });
/** "Stay here next turn" is being delayed (A-STATUS-15). */
export const DELAYED: Effect = suffer('delayed');
export const LOST: Effect = suffer('lost');
export const ARRESTED: Effect = suffer('arrested');
export const DEVOURED: Effect = suffer('devoured');
export const APPEAR: Effect = { do: 'appear' };
export const GATE_AND_MONSTER: Effect = { do: 'openGate', monster: true };
export const track = (what: 'terror' | 'doom', by: number): Effect => ({ do: 'track', what, by });

export const skill = (which: Skill, by: number, scope?: Scope): Modifier => ({
  mod: 'skill',
  skill: which,
  by,
  ...(scope && { for: scope }),
});
export const bonus = (kind: CheckKind | 'any', by: number, scope?: Scope): Modifier => ({
  mod: 'check',
  check: kind,
  by,
  ...(scope && { for: scope }),
});

/** A rating (modifier of the check) and the damage of a failure; `none`: there is no such check. */
type Figures = readonly [rating: number, damage: number] | 'none';

const figures = (game: Figures) => (game === 'none' ? undefined : { rating: game[0], damage: game[1] });

/**
 * A kind of monster as a row: identity, tokens, movement, symbol, awareness, horror, combat, toughness; then its
 * special rules.
 */
export function token(
  id: string,
  name: string,
  count: number,
  movement: MonsterDef['movement'],
  symbol: MonsterDef['symbol'],
  awareness: number,
  horrorFigures: Figures,
  combatFigures: Figures,
  toughness: number,
  special: Partial<MonsterDef> = {},
): MonsterDef {
  const horror = figures(horrorFigures);
  const combat = figures(combatFigures);
  return {
    id,
    name,
    count,
    movement,
    symbol,
    awareness,
    ...(horror && { horror }),
    ...(combat && { combat }),
    toughness,
    abilities: [],
    inCup: true,
    ...special,
  };
}

type Stop = readonly [first: number, second: number];

const fourStops = ([first, second]: Stop): readonly Stop[] =>
  [0, 1, 2, 3].map((step): Stop => [first + step, second - step]);

/** The three tracks of an investigator's sheet from their leftmost stops. */
export const tracks = (speedSneak: Stop, fightWill: Stop, loreLuck: Stop): InvestigatorDef['sliders'] => ({
  'speed-sneak': fourStops(speedSneak),
  'fight-will': fourStops(fightWill),
  'lore-luck': fourStops(loreLuck),
});

/**
 * Adds the people that entries of location cards name (`people`), by person and location. The numbers are the endings of
 * card ids. Throws an error that names a person who is on none of the cards.
 */
export function withPeople(
  people: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>,
  cards: readonly LocationCardDef[],
): readonly LocationCardDef[] {
  const meant = new Map<string, string[]>();
  for (const [person, places] of Object.entries(people)) {
    for (const [place, numbers] of Object.entries(places)) {
      for (const n of numbers) {
        const entry = `${place}/${n}`;
        meant.set(entry, [...(meant.get(entry) ?? []), person]);
      }
    }
  }
  const named = cards.map((card) => ({
    ...card,
    entries: card.entries.map((entry) => {
      const key = `${entry.at}/${card.id.slice(card.id.lastIndexOf('-') + 1)}`;
      const people = meant.get(key);
      meant.delete(key);
      return people ? { ...entry, people } : entry;
    }),
  }));
  const [stray] = meant;
  if (stray) throw new Error(`${stray[1].join(', ')}: there is no entry ${stray[0]}`);
  return named;
}
