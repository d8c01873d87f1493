/** Samples of every kind of effect, for tests of the texts. */
import type { Effect } from '../src/language/effects.js';
import {
  AMOUNTS,
  BODIES,
  CONDITIONS,
  COSTS,
  FATES,
  FILTERS,
  forEachBody,
  LEAF,
  REGIONS,
  type Samples,
  STATUS,
  TREE,
} from './words-samples.js';

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
