/** Samples of every kind of the effect language, for tests of the texts. */
import type { Happening, Moment } from '../src/language/abilities.js';
import type { Amount, CardFilter, Condition, Countable, Region } from '../src/language/conditions.js';
import type { Cost, Effect, Effects } from '../src/language/effects.js';
import type { Modifier } from '../src/language/modifiers.js';
import type { Fate, MonsterAbility, StatusCard } from '../src/language/terms.js';

/** Samples by kind. The types require a sample of every kind. */
type Samples<Key extends string, Union> = {
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
const countables = Object.keys(COUNTABLES) as Countable[];
const AMOUNTS: readonly Amount[] = [
  1,
  3,
  { dice: 1 },
  { dice: 2, plus: 1 },
  { dice: 1, plus: -2 },
  { chosen: { from: 0, to: 3 } },
  { chosen: { from: 1 } },
  { chosen: { from: 1, upTo: 'terror' } },
  ...countables.map((count) => ({ count })),
  ...countables.flatMap((count) => [{ count, minus: true } as const, { count, plus: -3 }]),
  ...countables.map((half) => ({ half, round: 'up' }) as const),
];
const FILTERS: readonly CardFilter[] = [
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
const STATUS: readonly StatusCard[] = ['blessing', 'curse', 'retainer', 'bank-loan', 'lodge-membership', 'deputy'];
const FATES: readonly Fate[] = ['delayed', 'lost', 'arrested', 'devoured', 'lose-turn', 'end-turn'];
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
  ...countables.flatMap((of) => [0, 1, 2].map((n) => ({ hasAtLeast: of, atLeast: n + 1 }))),
  ...countables.flatMap((of) => [0, 1, 2].map((n) => ({ hasAtMost: of, atMost: n }))),
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
const forEachBody = <T>(of: (then: Effects) => T): readonly T[] => BODIES.map(of);

export const EFFECTS: Samples<'do', Effect> = {
  check: [
    ...(['speed', 'evade', 'horror', 'combat', 'spell', 'close'] as const).map(
      (check) => ({ do: 'check', check, modifier: 0, fail: LEAF }) as const,
    ),
    ...AMOUNTS.map(
      (n) => ({ do: 'check', check: 'lore', modifier: n, difficulty: n, pass: TREE, fail: TREE }) as const,
    ),
    { do: 'check', check: 'luck', modifier: 0, insteadDiscard: { card: 'food' }, pass: LEAF },
    { do: 'check', check: 'luck', modifier: 0, insteadExhaust: { card: 'food' }, pass: LEAF },
    ...forEachBody(
      (then) =>
        ({
          do: 'check',
          check: 'luck',
          modifier: 1,
          bySuccesses: [
            { from: 0, then },
            { from: 2, then },
          ],
        }) as const,
    ),
  ],
  roll: [
    ...AMOUNTS.map((n) => ({ do: 'roll', dice: n, success: LEAF, failure: TREE, then: TREE }) as const),
    ...forEachBody(
      (then) =>
        ({
          do: 'roll',
          dice: 1,
          faces: [
            { on: [1, 2], then },
            { on: [4, 6], then },
          ],
        }) as const,
    ),
    ...forEachBody((then) => ({ do: 'roll', dice: 2, eachFace: { on: [1], then }, then }) as const),
  ],
  may: [
    ...forEachBody((then) => ({ do: 'may', then }) as const),
    ...forEachBody((then) => ({ do: 'may', then, else: then }) as const),
    ...COSTS.flatMap((cost) => forEachBody((then) => ({ do: 'may', cost, then, else: TREE }) as const)),
  ],
  asOften: [
    ...COSTS.flatMap((cost) => forEachBody((then) => ({ do: 'asOften', cost, then }) as const)),
    { do: 'asOften', cost: { money: 2 }, most: 3, then: LEAF },
  ],
  choose: [
    ...forEachBody((then) => ({ do: 'choose', options: [LEAF, then, TREE] }) as const),
    { do: 'choose', options: [LEAF, LEAF] },
    { do: 'choose', options: [[{ do: 'pay', cost: { clues: 3 } }]], else: LEAF },
  ],
  repeat: forEachBody(
    (then) =>
      ({ do: 'repeat', check: 'fight', modifier: 0, until: 'passed', worse: 1, pass: then, fail: then }) as const,
  ),
  if: [
    ...CONDITIONS.map((condition) => ({ do: 'if', condition, then: LEAF }) as const),
    ...forEachBody((then) => ({ do: 'if', condition: { standing: true }, then, else: TREE }) as const),
  ],
  each: (
    [
      'investigators',
      'others',
      'players',
      'investigators-in-arkham',
      'investigators-in-streets',
      'investigators-here',
      'investigators-in-other-worlds',
      'investigators-lost',
      'first-player',
    ] as const
  ).flatMap((of) => forEachBody((then) => ({ do: 'each', of, then }) as const)),
  one: BODIES.flatMap((then) =>
    (
      [
        'investigators',
        'others',
        'players',
        'investigators-here',
        'investigators-in-arkham',
        'investigators-in-streets',
        'investigators-in-other-worlds',
        'investigators-lost',
      ] as const
    ).map((of) => ({ do: 'one', of, then }) as const),
  ),
  perSuccess: forEachBody((then) => ({ do: 'perSuccess', then }) as const),
  during: forEachBody((then) => ({ do: 'during', modifiers: [{ mod: 'noCards' }], then }) as const),
  times: [
    ...forEachBody((then) => ({ do: 'times', n: 2, then }) as const),
    ...AMOUNTS.map((n) => ({ do: 'times', n, then: LEAF }) as const),
  ],
  eachGate: forEachBody((then) => ({ do: 'eachGate', then }) as const),
  gain: [
    ...AMOUNTS.map((amount) => ({ do: 'gain', what: 'clue', amount }) as const),
    ...(['sanity', 'stamina', 'clue', 'money'] as const).map((what) => ({ do: 'gain', what, amount: 'full' }) as const),
    { do: 'gain', what: 'clue', amount: { upTo: 5 } },
    { do: 'gain', what: 'stamina', amount: 3, beyond: true },
  ],
  lose: [
    ...AMOUNTS.map((amount) => ({ do: 'lose', what: 'money', amount, fatal: true }) as const),
    ...(['sanity', 'stamina', 'clue', 'money'] as const).map((what) => ({ do: 'lose', what, amount: 'all' }) as const),
    ...(['sanity', 'stamina', 'clue', 'money'] as const).flatMap((what) => [
      { do: 'lose', what, amount: { downTo: 1 } } as const,
      { do: 'lose', what, amount: { downTo: { count: 'successes' } } } as const,
    ]),
  ],
  loseBoth: AMOUNTS.map((n) => ({ do: 'loseBoth', sanity: n, stamina: n }) as const),
  loseTrophy: [
    { do: 'loseTrophy', kind: 'monster', n: 1 },
    { do: 'loseTrophy', kind: 'gate', n: 2 },
  ],
  pay: COSTS.map((cost) => ({ do: 'pay', cost }) as const),
  split: AMOUNTS.flatMap((amount) => [
    { do: 'split', amount },
    { do: 'split', amount, lose: true },
  ]),
  maximum: [
    { do: 'maximum', what: 'sanity', by: -1 },
    { do: 'maximum', what: 'stamina', by: 1 },
  ],
  draw: [
    ...AMOUNTS.map((n) => ({ do: 'draw', deck: 'common', n }) as const),
    { do: 'draw', deck: 'ally', n: 2, keep: 1 },
    { do: 'draw', deck: 'unique', n: 2, only: { type: 'tome' } },
    { do: 'draw', deck: 'common', n: 1, only: { notType: 'weapon' } },
    { do: 'draw', deck: 'common', n: 1, again: { priceAtMost: 2 } },
  ],
  turnUp: forEachBody((then) => ({ do: 'turnUp', show: [{ deck: 'unique', n: 1 }], then }) as const),
  shown: (['keep', 'discard', 'buy'] as const).map((does) => ({ do: 'shown', does }) as const),
  drawOneOf: [
    { do: 'drawOneOf', decks: ['common', 'unique'] },
    { do: 'drawOneOf', decks: ['common', 'unique', 'spell'] },
  ],
  rollForCards: [{ do: 'rollForCards', of: { deck: 'spell' } }],
  find: FILTERS.map((filter) => ({ do: 'find', deck: 'unique', filter }) as const),
  search: [
    { do: 'search', deck: 'ally' },
    { do: 'search', deck: 'common', filter: { notType: 'weapon' } },
    { do: 'search', deck: 'skill', buy: { half: true } },
    { do: 'search', deck: 'common', priceUpTo: 'successes' },
    { do: 'search', deck: 'common', priceUpTo: 'chosen', several: true },
  ],
  take: ['duke', 'whiskey', 'wagon'].flatMap((card) => [
    { do: 'take', card } as const,
    { do: 'take', card, optional: true } as const,
    { do: 'take', card, optional: true, else: TREE } as const,
    { do: 'take', card, else: LEAF } as const,
  ]),
  takeThis: [{ do: 'takeThis', as: 'whiskey' }],
  receive: STATUS.flatMap((card) => [
    { do: 'receive', card } as const,
    { do: 'receive', card, who: 'chosen' } as const,
  ]),
  removeStatus: STATUS.map((card) => ({ do: 'removeStatus', card }) as const),
  discard: FILTERS.flatMap((what) =>
    ([1, 2, { half: 'items', round: 'down' }, { dice: 1 }, { count: 'spells' }, 'all'] as const).flatMap((n) => [
      { do: 'discard', what, n } as const,
      { do: 'discard', what, n, theft: true } as const,
      { do: 'discard', what, n: 1, which: 'cheapest' } as const,
      { do: 'discard', what, n: 1, which: 'dearest' } as const,
    ]),
  ),
  discardThis: [{ do: 'discardThis' }],
  boxThis: [{ do: 'boxThis' }],
  token: [
    ...AMOUNTS.map((by) => ({ do: 'token', by, of: 3 }) as const),
    ...AMOUNTS.map((by) => ({ do: 'token', by, off: true }) as const),
  ],
  shop: [1, 2, 4].flatMap((buy) =>
    [undefined, { plus: 1 }, { plus: -1 }, { flat: 2 }, { half: true } as const].flatMap((price) => {
      const show = [
        { deck: 'common', n: 3 },
        { deck: 'unique', n: 1 },
      ] as const;
      const shop = {
        do: 'shop',
        show: buy === 1 ? ([{ deck: 'spell', n: 1 }] as const) : show,
        buy,
        ...(price && { price }),
      } as const;
      return [shop, { ...shop, must: true }, { ...shop, open: 'all-players' }] as const;
    }),
  ),
  sell: [
    { do: 'sell', filter: { deck: 'common' }, times: 'half' },
    { do: 'sell', filter: { deck: 'common' }, times: 'half', any: true },
    { do: 'sell', filter: { deck: 'unique' }, times: 2, any: true },
    { do: 'sell', filter: { deck: 'common' }, times: 2 },
    { do: 'sell', filter: { type: 'item' }, times: 1 },
    { do: 'sell', filter: { type: 'tome' }, times: 3 },
    { do: 'sell', filter: { deck: 'unique' }, times: 1, plus: 3 },
  ],
  move: (
    [
      { place: 'northside' },
      { place: 'woods' },
      { to: 'street' },
      { to: 'anywhere' },
      { to: 'first-area' },
      { to: 'gate-of-drawn-mythos' },
      { to: 'second-area' },
      { to: 'any-first-area' },
      { to: 'any-second-area' },
      { to: 'world-of-drawn-gate' },
    ] as const
  ).flatMap((destination) => [
    { do: 'move', destination } as const,
    { do: 'move', destination, encounter: { draw: 1 } } as const,
    { do: 'move', destination, encounter: { draw: 2 } } as const,
  ]),
  visit: [
    { do: 'visit', world: 'abyss' },
    { do: 'visit', world: 'abyss', area: 2 },
    { do: 'visit', world: 'abyss', area: 1, stay: true },
    { do: 'visit', world: 'abyss', draw: 2 },
  ],
  return: [{ do: 'return' }, { do: 'return', unexplored: true }, { do: 'return', entered: true }],
  applyFate: FATES.map((fate) => ({ do: 'applyFate', fate }) as const),
  encounterAgain: [{ do: 'encounterAgain' }],
  appear: [
    { do: 'appear' },
    { do: 'appear', gives: ['ambush'] },
    { do: 'appear', surprise: true },
    { do: 'appear', n: 2, horror: -1, combat: 2 },
    { do: 'appear', kinds: ['ghoul'], combat: -1, else: TREE },
    { do: 'appear', kinds: ['ghoul'] },
    { do: 'appear', defeated: LEAF },
    { do: 'appear', n: 2, defeated: TREE },
  ],
  summon: [{ do: 'summon', monsters: { ability: 'undead' }, from: { in: 'in-play' } }],
  defeatOne: [{ do: 'defeatOne' }],
  place: [
    { do: 'place', n: 2, at: 'northside' },
    { do: 'place', n: 1, at: 'woods' },
    { do: 'place', n: 1, at: { gatesTo: ['abyss', 'rlyeh'] } },
  ],
  comeHere: REGIONS.map((from) => ({ do: 'comeHere', monsters: {}, from }) as const),
  remove: REGIONS.flatMap((from) => [
    { do: 'remove', monsters: {}, from, to: 'cup', one: true } as const,
    { do: 'remove', monsters: {}, from, to: 'cup' } as const,
    { do: 'remove', monsters: { kinds: ['gug', 'ghoul'] }, from, to: 'box' } as const,
  ]),
  releaseTrophies: [{ do: 'releaseTrophies', monsters: { kinds: ['gug'] }, at: 'woods' }],
  trophy: [
    { do: 'trophy', from: 'cup' },
    { do: 'trophy', from: 'board' },
    { do: 'trophy', from: 'cup', n: 4 },
    { do: 'trophy', from: 'board', in: { in: 'sky' } },
    { do: 'trophy', from: 'board', noSpawn: true },
  ],
  openGate: [
    { do: 'openGate', monster: true },
    { do: 'openGate', monster: false },
  ],
  closeGate: (['chosen', 'entered', 'here', 'this'] as const).flatMap((which) => [
    { do: 'closeGate', which } as const,
    { do: 'closeGate', which, trophy: true } as const,
    { do: 'closeGate', which, trophy: true, seal: 'may' } as const,
    { do: 'closeGate', which, trophy: true, seal: 'elder-sign' } as const,
  ]),
  removeSeals: [{ do: 'removeSeals' }],
  removeSeal: [{ do: 'removeSeal' }, { do: 'removeSeal', else: TREE }],
  closePlaces: [
    { do: 'closePlaces', places: ['woods'], until: 'for-good' },
    { do: 'closePlaces', places: ['woods'], until: 'in-play' },
    { do: 'closePlaces', places: ['woods', 'northside'] },
  ],
  track: [
    { do: 'track', what: 'terror', by: 1 },
    { do: 'track', what: 'doom', by: -2 },
    { do: 'track', what: 'terror', to: 10 },
    { do: 'track', what: 'doom', to: 1 },
  ],
  freeFromJail: [{ do: 'freeFromJail' }],
  boxAlly: [{ do: 'boxAlly' }],
  turnUpLocationCard: [{ do: 'turnUpLocationCard' }],
  movementPoints: [
    { do: 'movementPoints', by: 2 },
    { do: 'movementPoints', by: -1 },
  ],
  turnCard: (['up', 'down'] as const).map((face) => ({ do: 'turnCard', card: 'a', face }) as const),
  lay: [{ do: 'lay', card: 'a', at: 'northside' }],
  slide: [{ do: 'slide', skill: 'will' }],
  lessFocus: [{ do: 'lessFocus', by: 1 }],
  noFocus: [{ do: 'noFocus' }],
  refresh: [{ do: 'refresh', what: { deck: 'spell' } }],
  spreadClues: [{ do: 'spreadClues' }],
  gatherClues: [{ do: 'gatherClues' }],
  defeat: [
    { do: 'defeat', from: { in: 'location', place: 'sky' } },
    { do: 'defeat', from: { in: 'arkham' }, n: 3, toughnessAtMost: 3 },
  ],
  checkBonus: [
    { do: 'checkBonus', by: 2 },
    { do: 'checkBonus', by: 2, each: 'tomes' },
    { do: 'checkBonus', by: 2, each: 'chosen' },
  ],
  addSuccess: [{ do: 'addSuccess', n: 1 }],
  noDraw: [{ do: 'noDraw' }],
  cheaperCasting: [
    { do: 'cheaperCasting', by: 1 },
    { do: 'cheaperCasting', by: 'all' },
  ],
  combatBonus: [
    { do: 'combatBonus', by: 6, damage: 'magical' },
    { do: 'combatBonus', by: 1, damage: 'magical', perSuccess: true },
  ],
  passCheck: [{ do: 'passCheck' }],
  reroll: (['all', 'one', 'failures', 'ones'] as const).map((dice) => ({ do: 'reroll', dice }) as const),
  reduceLoss: (['sanity', 'stamina', 'either'] as const).flatMap((of) => [
    { do: 'reduceLoss', by: 1, of } as const,
    { do: 'reduceLoss', by: 'all', of } as const,
  ]),
  countAsClue: [{ do: 'countAsClue' }],
  enchantWeapon: [{ do: 'enchantWeapon' }],
  weakenMonster: [{ do: 'weakenMonster', toughness: 1 }],
  defeatAllHere: [{ do: 'defeatAllHere' }],
  forfeit: [
    {
      do: 'forfeit',
      lots: [{ n: 3, of: ['clue', 'monster-trophy', 'gate-trophy', 'item'] }],
      else: [{ do: 'applyFate', fate: 'devoured' }],
    },
    {
      do: 'forfeit',
      lots: (['clue', 'monster-trophy', 'gate-trophy', 'item'] as const).map((one) => ({ n: 1, of: [one] })),
      else: [],
    },
  ],
  spawn: (['surging-gate', 'gate-of-drawn-mythos'] as const).map(
    (at) => ({ do: 'spawn', monsters: { kinds: ['gug'] }, at, else: [{ do: 'applyFate', fate: 'devoured' }] }) as const,
  ),
  fightWith: [{ do: 'fightWith', skill: 'lore' }],
  useSkill: [
    { do: 'useSkill', skill: 'lore', by: -1 },
    { do: 'useSkill', skill: 'will', by: 0 },
  ],
  noHorrorDamage: [{ do: 'noHorrorDamage' }],
  noCombatDamage: [{ do: 'noCombatDamage' }],
  cancelAncientAttack: [{ do: 'cancelAncientAttack' }],
  drawAnother: [{ do: 'drawAnother' }],
  endCombat: [{ do: 'endCombat' }, { do: 'endCombat', evaded: true }],
  throughNearestGate: [{ do: 'throughNearestGate' }],
  failChecks: [{ do: 'failChecks', checks: ['horror', 'combat'] }],
  returnMonster: [
    { do: 'returnMonster', to: 'cup' },
    { do: 'returnMonster', to: 'box' },
  ],
  untilTurnEnds: [{ do: 'untilTurnEnds', modifiers: [{ mod: 'check', check: 'any', by: 1 }] }],
  handler: [
    'default-on-loan',
    'minds-change-bodies',
    'two-mythos-cards',
    'experiment-grows',
    'experiment-fight',
    'experiment-escapes',
    'icy-winds',
  ].map((name) => ({ do: 'handler', name, text: `handler.${name}` }) as const),
};

const SCOPES = [undefined, 'owner', 'in-arkham', 'all'] as const;
const scoped = <T extends Modifier>(of: T): readonly T[] =>
  SCOPES.map((scope) => ({ ...of, ...(scope && { for: scope }) }));

export const MODIFIERS: Samples<'mod', Modifier> = {
  skill: scoped({ mod: 'skill', skill: 'luck', by: 1 }),
  check: [
    ...scoped({ mod: 'check', check: 'any', by: -1 } as const),
    ...scoped({ mod: 'check', check: 'close', by: 2 } as const),
    ...scoped({ mod: 'check', check: 'combat', by: 2, damage: 'magical' } as const),
  ],
  clueDice: [
    ...scoped({ mod: 'clueDice', by: 1 } as const),
    ...scoped({ mod: 'clueDice', skill: 'lore', by: 2 } as const),
  ],
  maximum: scoped({ mod: 'maximum', what: 'sanity', by: -1 }),
  success: [
    ...scoped({ mod: 'success', faces: [4, 5, 6] } as const),
    ...scoped({ mod: 'success', faces: [6] } as const),
  ],
  movementPoints: scoped({ mod: 'movementPoints', by: -1 }),
  hands: [{ mod: 'hands', by: -1 }],
  clueLimit: [{ mod: 'clueLimit', skill: 'lore', most: 2 }],
  clueWasted: [
    { mod: 'clueWasted', on: 'fights' },
    { mod: 'clueWasted', on: 'other-checks' },
  ],
  cluePairs: [{ mod: 'cluePairs' }],
  cap: [
    { mod: 'cap', of: 'clues', most: 4 },
    { mod: 'cap', of: ['skill', 'spell'], most: 3 },
  ],
  onTheHouse: [{ mod: 'onTheHouse', place: 'velmas-diner' }],
  discardsLikeClues: [{ mod: 'discardsLikeClues', of: { deck: 'spell' } }],
  noCards: [{ mod: 'noCards' }],
  tradeClues: [{ mod: 'tradeClues' }],
  spared: [{ mod: 'spared', fate: 'devoured' }],
  focus: [
    { mod: 'focus', by: 1 },
    { mod: 'focus', to: 0 },
  ],
  freeSliders: [{ mod: 'freeSliders' }],
  dice: [{ mod: 'dice', skill: 'luck', by: 1 }],
  gatesToAwaken: [1, -1].map((by) => ({ mod: 'gatesToAwaken', by }) as const),
  doomSuccesses: [1, 2].map((by) => ({ mod: 'doomSuccesses', by }) as const),
  outskirts: [-2, 1].map((by) => ({ mod: 'outskirts', by }) as const),
  refreshLimit: [1, 2].map((most) => ({ mod: 'refreshLimit', most }) as const),
  statusRemovedOn: [{ mod: 'statusRemovedOn', card: 'blessing', faces: [1, 2, 3, 4, 5] }],
  ancientRating: [{ mod: 'ancientRating', by: 2 }],
  unseen: [{ mod: 'unseen' }],
  noMovement: [{ mod: 'noMovement' }],
  sliderStops: [{ mod: 'sliderStops', most: 1 }],
  dread: [{ mod: 'dread', monsters: { ability: 'undead' }, nightmarish: 1 }],
  loss: [
    ...scoped({ mod: 'loss', of: 'sanity', by: -1 } as const),
    ...scoped({ mod: 'loss', of: 'stamina', by: 1 } as const),
  ],
  monster: [
    {
      mod: 'monster',
      monsters: {},
      toughness: 1,
      horrorRating: -1,
      horrorDamage: 1,
      combatRating: 1,
      combatDamage: -1,
    },
    {
      mod: 'monster',
      monsters: { kinds: ['gug', 'ghoul'] },
      set: { horrorRating: -1, horrorDamage: 1, combatRating: 0, combatDamage: 2, movement: 'fast' },
      gives: ['endless', 'undead'],
      if: { terrorAtLeast: 6 },
    },
    { mod: 'monster', monsters: { ability: 'undead', movement: 'flying' }, gives: ABILITIES },
  ],
  ignores: ABILITIES.flatMap((ability) => scoped({ mod: 'ignores', ability } as const)),
  endlessTrophies: [{ mod: 'endlessTrophies' }],
  monstersStay: [{ mod: 'monstersStay', monsters: { movement: 'flying' } }],
  stalkerReach: [{ mod: 'stalkerReach', areas: 2 }],
  sky: (['closed', 'out-of-reach', 'deadly', 'over-locations'] as const).map((is) => ({ mod: 'sky', is })),
  oneWay: (['white', 'black'] as const).map((arrows) => ({ mod: 'oneWay', arrows })),
  stableCost: [{ mod: 'stableCost', by: 2 }],
  misfires: [{ mod: 'misfires', deck: 'common', faces: [1, 2] }],
  ancientOneDenied: [{ mod: 'ancientOneDenied' }],
  noProgress: [{ mod: 'noProgress' }],
  streetCost: [{ mod: 'streetCost', to: 2 }],
  tradeAtDistance: [{ mod: 'tradeAtDistance' }],
  sealCost: [
    { mod: 'sealCost', by: -2 },
    { mod: 'sealCost', by: 1 },
    { mod: 'sealCost', to: 8 },
  ],
  gateDifficulty: [
    { mod: 'gateDifficulty', by: 1 },
    { mod: 'gateDifficulty', by: 2, world: 'abyss' },
  ],
  spellCost: [
    { mod: 'spellCost', to: 0 },
    { mod: 'spellCost', to: 1 },
    { mod: 'spellCost', by: 1 },
    { mod: 'spellCost', by: -1 },
  ],
  gatesHeld: [{ mod: 'gatesHeld', world: 'abyss' }],
  price: [...scoped({ mod: 'price', by: 1 } as const), ...scoped({ mod: 'price', by: -2, of: 'items' } as const)],
  reading: [{ mod: 'reading', check: 'lore', at: 'library', by: 2 }],
  forbid: (
    ['seal', 'cast', 'arrest', 'curse', 'terror', 'gain-sanity', 'gain-stamina', 'lose-this', 'appear-here'] as const
  ).flatMap((what) => [
    { mod: 'forbid', what } as const,
    { mod: 'forbid', what, except: ['woods', 'someone'] } as const,
  ]),
  barred: [{ mod: 'barred', neighbourhood: 'northside' }],
  checkAgainst: [{ mod: 'checkAgainst', symbol: 'circle', by: 3, others: -1 }],
  trophyWorth: [{ mod: 'trophyWorth', by: 1 }],
  taints: [{ mod: 'taints' }],
  anoints: [{ mod: 'anoints' }],
  leavesAt: [{ mod: 'leavesAt', money: 10 }],
  outlives: [{ mod: 'outlives' }],
  cordon: [
    { mod: 'cordon', place: 'northside' },
    { mod: 'cordon', place: 'woods' },
  ],
  boxedAllies: [{ mod: 'boxedAllies' }],
  painlessReading: [{ mod: 'painlessReading' }],
  unburdened: [{ mod: 'unburdened', by: 'environments' }],
  moreClues: [{ mod: 'moreClues', by: 1 }],
  evadeDifficulty: [{ mod: 'evadeDifficulty', by: 1 }],
  rule: [{ mod: 'rule', name: 'a-rule', text: 'o.yes' }],
  armed: [
    { mod: 'armed', kind: 'weapons', by: 1 },
    { mod: 'armed', kind: 'spells', by: 1 },
  ],
  emptyHands: [{ mod: 'emptyHands', by: 2 }],
  keeps: [{ mod: 'keeps', card: 'lodge-membership' }],
  goesInstead: [{ mod: 'goesInstead', of: 'blessing' }],
  noDuplicates: [{ mod: 'noDuplicates', decks: ['spell', 'unique'] }],
  worldColour: (['blue', 'green', 'red', 'yellow'] as const).map((colour) => ({ mod: 'worldColour', colour }) as const),
  drawExtra: [{ mod: 'drawExtra', deck: 'spell' }],
  drawBottom: [{ mod: 'drawBottom', decks: ['common', 'unique', 'spell'] }],
  encounters: [
    { mod: 'encounters', where: 'location', draw: 2 },
    { mod: 'encounters', where: 'other-world', draw: 2 },
    { mod: 'encounters', where: 'location', draw: 2, whileClueAt: 'woods' },
  ],
  paysFor: [
    { mod: 'paysFor', what: 'money', upTo: 10 },
    { mod: 'paysFor', what: 'clues', upTo: 3 },
    { mod: 'paysFor', what: 'money', upTo: 2, exhausts: true },
    { mod: 'paysFor', what: 'money', upTo: 'all', exhausts: true, buying: ['common', 'unique'] },
    { mod: 'paysFor', what: 'clues', upTo: 'all' },
  ],
  neverLost: [{ mod: 'neverLost' }],
  returnThroughAny: [{ mod: 'returnThroughAny' }],
  lostMeans: FATES.map((fate) => ({ mod: 'lostMeans', fate }) as const),
  combatSkill: [{ mod: 'combatSkill', monsters: { kinds: ['elder-thing'] }, skill: 'lore' }],
  barFromPlay: [{ mod: 'barFromPlay', monsters: { kinds: ['gug', 'elder-thing'] } }],
  noEnvironments: (['mystic', 'urban', 'weather'] as const).map(
    (subtype) => ({ mod: 'noEnvironments', subtype }) as const,
  ),
  noLocationAbilities: [{ mod: 'noLocationAbilities', except: ['woods', 'newspaper'] }],
  awakensAsDefeat: [{ mod: 'awakensAsDefeat' }],
};

export const MOMENTS: readonly Moment[] = [
  ...(['upkeep', 'movement', 'arkham-encounters', 'any'] as const).map((phase) => ({ phase })),
  { before: 'check', checks: ['combat', 'close'] },
  { after: 'roll', checks: ['any'], whose: 'anybody' },
  { after: 'roll', checks: ['evade', 'spell', 'horror'] },
  { in: 'combat' },
  { before: 'loss', of: ['sanity', 'stamina'] },
  { at: 'spending-clue' },
  { after: 'encounter-card' },
  { after: 'mythos-card' },
  { before: 'loss', of: ['stamina'], whose: 'anybody' },
  { after: 'failed-horror' },
  { after: 'failed-combat' },
  { before: 'ancient-attack' },
  { at: 'explored-gate' },
];

export const HAPPENINGS: Samples<'on', Happening> = {
  upkeep: [{ on: 'upkeep' }],
  gained: [{ on: 'gained' }],
  enters: [{ on: 'enters' }],
  'movement-ended': [
    ...REGIONS.map((at) => ({ on: 'movement-ended', at }) as const),
    { on: 'movement-ended', at: { in: 'streets' }, sparing: 'deputy' },
    { on: 'movement-ended', at: { in: 'streets' }, sparing: { type: 'tome' } },
  ],
  'phase-ended': [{ on: 'phase-ended', phase: 'mythos' }],
  defeated: [{ on: 'defeated', monsters: { kinds: ['gug'] } }],
  lost: [{ on: 'lost' }],
  devoured: [{ on: 'devoured' }],
  doom: [{ on: 'doom' }],
  terror: [{ on: 'terror' }],
  surge: [{ on: 'surge' }],
  'symbol-moves': [{ on: 'symbol-moves', symbol: 'crescent' }],
  'ally-left': [{ on: 'ally-left' }],
  fell: [{ on: 'fell' }],
  treated: [{ on: 'treated', at: 'arkham-asylum' }],
  'combat-ended': [{ on: 'combat-ended' }],
  'no-success': [{ on: 'no-success' }],
  returned: [{ on: 'returned' }],
  'fate-applied': (['cursed', 'blessed', 'arrested', 'lost', 'drawn-in', 'devoured'] as const).map(
    (what) => ({ on: 'fate-applied', what }) as const,
  ),
  beat: [{ on: 'beat', toughness: 2 }],
  sealed: [{ on: 'sealed' }],
  closed: [{ on: 'closed' }],
};
