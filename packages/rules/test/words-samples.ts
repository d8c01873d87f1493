/** Samples that samples of effects and modifiers share, for tests of the texts. */
import type { Amount, CardFilter, Condition, Countable, Region } from '../src/language/conditions.js';
import type { Cost, Effects } from '../src/language/effects.js';
import type { Fate, MonsterAbility, StatusCard } from '../src/language/terms.js';

/** Samples by kind. The types require a sample of every kind. */
export type Samples<Key extends string, Union> = {
  readonly [K in Union extends Readonly<Record<Key, infer V>> ? V & string : never]: readonly Extract<
    Union,
    Readonly<Record<Key, K>>
  >[];
};

const COUNTABLES: Readonly<Record<Countable, true>> = {
  successes: true,
  failures: true,
  rolled: true,
  removed: true,
  chosen: true,
  price: true,
  'paid-toughness': true,
  'paid-casting': true,
  passes: true,
  sanity: true,
  stamina: true,
  'missing-sanity': true,
  'missing-stamina': true,
  focus: true,
  clues: true,
  money: true,
  items: true,
  commons: true,
  tomes: true,
  spells: true,
  investigators: true,
  'open-gates': true,
  'allies-left': true,
  terror: true,
  trophies: true,
  'monster-trophies': true,
  'gate-trophies': true,
  'monster-toughness': true,
  'monster-awareness': true,
  'monster-horror': true,
  tokens: true,
  'exhausted-cards': true,
  luck: true,
  'investigators-in-other-worlds': true,
  seals: true,
  'missing-seals': true,
};
const COUNTABLE_SAMPLES = Object.keys(COUNTABLES) as Countable[];
export const AMOUNTS: readonly Amount[] = [
  1,
  3,
  { dice: 1 },
  { dice: 2, plus: 1 },
  { dice: 1, plus: -2 },
  { chosen: { from: 0, to: 3 } },
  { chosen: { from: 1 } },
  { chosen: { from: 1, upTo: 'terror' } },
  ...COUNTABLE_SAMPLES.map((count) => ({ count })),
  ...COUNTABLE_SAMPLES.flatMap((count) => [{ count, minus: true } as const, { count, plus: -3 }]),
  ...COUNTABLE_SAMPLES.map((half) => ({ half, round: 'up' }) as const),
];
export const FILTERS: readonly CardFilter[] = [
  {},
  { card: 'whiskey' },
  { deck: 'ally' },
  { type: 'weapon', damage: 'physical' },
  { damage: 'magical' },
  { type: 'weapon-or-spell' },
  { type: 'mask' },
  { type: 'task' },
  { type: 'mission' },
  { type: 'tome', deck: 'unique' },
  { type: 'item' },
  { anyOf: [{ deck: 'common' }, { deck: 'unique' }] },
  { type: 'item', priceAtMost: 4 },
];
export const STATUS: readonly StatusCard[] = [
  'blessing',
  'curse',
  'retainer',
  'bank-loan',
  'lodge-membership',
  'deputy',
];
export const FATES: readonly Fate[] = ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn', 'end-turn'];
export const ABILITIES: readonly MonsterAbility[] = [
  'ambush',
  'elusive',
  'endless',
  'mask',
  'undead',
  'spawn',
  'physical-resistance',
  'physical-immunity',
  'magical-resistance',
  'magical-immunity',
  'nightmarish',
  'overwhelming',
];
export const REGIONS: readonly Region[] = [
  ...(['arkham', 'in-play', 'streets', 'locations', 'sky', 'sky-and-outskirts', 'other-worlds', 'lost'] as const).map(
    (where) => ({ in: where }),
  ),
  ...(['neighbourhood', 'street', 'location'] as const).map((where) => ({ in: where, place: 'northside' })),
  { in: 'here' },
  { in: 'open-gates' },
];

export const CONDITIONS: readonly Condition[] = [
  ...FILTERS.map((has) => ({ has })),
  ...FILTERS.map((has) => ({ has, atLeast: 2 })),
  ...STATUS.map((has) => ({ has })),
  ...COUNTABLE_SAMPLES.flatMap((of) => [0, 1, 2].map((n) => ({ hasAtLeast: of, atLeast: n + 1 }))),
  ...COUNTABLE_SAMPLES.flatMap((of) => [0, 1, 2].map((n) => ({ hasAtMost: of, atMost: n }))),
  ...REGIONS.map((at) => ({ at })),
  { skill: 'luck', atLeast: 4 },
  { standing: true },
  { unhurt: true },
  { inFirstArea: true },
  { terrorAtLeast: 3 },
  { fighting: { kinds: ['ghoul', 'elder-thing'] } },
  { fighting: { ability: 'undead' } },
  { fighting: { movement: 'flying', ability: 'ambush' } },
  { accompanied: true },
  { failedAll: ['horror', 'combat'] },
  { failedAll: ['horror'] },
  { all: [{ standing: true }, { inFirstArea: true }] },
  { otherHandFree: true },
  { laidHere: true },
  { encountered: true },
  ...(['defeated', 'overcome', 'combat-passed', 'first-combat-passed', 'horror-passed', 'horror-failed'] as const).map(
    (fought) => ({ fought }),
  ),
  { finalBattle: true },
  { finalBattle: false },
  { inPlay: 'fog' },
  { onBoard: 'ghoul' },
  { monsterIn: { in: 'sky' } },
  { available: { card: 'duke' } },
  { available: { deck: 'ally' } },
  { ignores: 'nightmarish' },
  { ancientOne: 'azathoth' },
  { faceUp: 'fog' },
  { players: { atLeast: 5 } },
  { chosenAtLeast: 2 },
];

export const COSTS: readonly Cost[] = [
  { exhaust: true, movement: 2, sanity: 1 },
  { discard: true, lose: { sanity: 1, stamina: 2 } },
  { toBox: true, stamina: { count: 'spells' }, clues: 4 },
  { token: { of: 3 } },
  { trophies: 5, monsterTrophies: 3, gateTrophies: 2 },
  { gateTrophies: 1, trophyOf: {}, clues: 1 },
  { trophyOf: { symbol: 'crescent' } },
  { cards: { n: 1, of: { card: 'necronomicon' }, toBox: true } },
  { trophyOf: { ability: 'undead' } },
  { cards: { n: 2, of: { deck: 'spell' } }, money: { chosen: { from: 1, to: 6 } } },
  { cards: { n: 1, of: { card: 'whiskey' } }, money: 3 },
];

export const LEAF: Effects = [{ do: 'gain', what: 'clue', amount: 1 }];
export const TREE: Effects = [{ do: 'check', check: 'luck', modifier: -1, pass: LEAF, fail: [{ do: 'return' }] }];
export const BODIES: readonly Effects[] = [LEAF, TREE, [], [...LEAF, ...TREE, ...LEAF]];
export const forEachBody = <T>(of: (then: Effects) => T): readonly T[] => BODIES.map(of);
