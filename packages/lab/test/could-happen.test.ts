import type { Content, Effect, TableState } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { couldHappen } from '../src/invariants/could-happen.js';
import { EventReplay } from '../src/invariants/event-replay.js';

/** Components that the positions below name. */
const CONTENT = {
  cards: new Map<string, object>([
    ['axe', { id: 'axe', deck: 'common' }],
    ['charm', { id: 'charm', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'delay' }] }],
    ['shield', { id: 'shield', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'appear-here' }] }],
    ['scruple', { id: 'scruple', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'curse' }] }],
    ['badge', { id: 'badge', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'arrest' }] }],
    ['gloom', { id: 'gloom', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'gain-sanity' }] }],
    ['vigour', { id: 'vigour', deck: 'unique', modifiers: [{ mod: 'maximum', what: 'stamina', by: -1 }] }],
    ['grudge', { id: 'grudge', deck: 'unique', modifiers: [{ mod: 'keeps', card: 'curse' }] }],
    ['streetwise', { id: 'streetwise', deck: 'unique', modifiers: [{ mod: 'rule', name: 'blessed-child' }] }],
    ['pouch', { id: 'pouch', deck: 'unique' }],
    ['credit', { id: 'credit', deck: 'unique', modifiers: [{ mod: 'onTheHouse', place: 'store' }] }],
    ['armour', { id: 'armour', deck: 'unique', modifiers: [{ mod: 'loss', of: 'sanity', by: -1 }] }],
    ['spectacles', { id: 'spectacles', deck: 'unique', modifiers: [{ mod: 'painlessReading' }] }],
    ['calm', { id: 'calm', deck: 'unique', modifiers: [{ mod: 'forbid', what: 'terror' }] }],
    ['silver-twilight', { id: 'silver-twilight', deck: 'special' }],
  ]),
  mythos: new Map(),
  tableCards: new Map(),
  investigators: new Map([['kate', { id: 'kate', sanity: 5, stamina: 5 }]]),
  ancientOnes: new Map([['sleeper', { id: 'sleeper', doom: 12 }]]),
  locations: new Map<string, object>([
    ['woods', {}],
    ['library', { stable: true }],
  ]),
  streets: new Map([['downtown', {}]]),
  tokens: new Map([
    ['zombie-1', { id: 'zombie', symbol: 'crescent', abilities: [] }],
    ['cultist-9', { id: 'cultist', symbol: 'moon', abilities: [] }],
    ['spawn-1', { id: 'spawn', symbol: 'moon', abilities: ['spawn'] }],
  ]),
} as unknown as Content;

const KATE = {
  id: 'kate',
  place: 'downtown',
  sanity: 3,
  stamina: 3,
  maximumChange: { sanity: 0, stamina: 0 },
  cards: [{ card: 'pouch' }],
  gateTrophies: ['gate-abyss-2'],
  monsterTrophies: ['zombie-1'],
  untilTurnEnds: [],
};

/** A position with something for every effect below to work on. */
const POSITION = {
  ancientOne: 'sleeper',
  decks: { common: ['axe'] },
  specials: { blessing: 2, 'silver-twilight': 1, retainer: 1 },
  closed: [],
  inPlay: [],
  cup: ['cultist-1', 'ghoul-1', 'witch-1'],
  gates: [{ marker: 'gate-abyss-1', at: 'woods' }],
  gatePile: ['gate-yuggoth-2'],
  seals: ['isle'],
  monsters: [{ token: 'cultist-9', at: 'downtown' }],
  investigators: [KATE],
};
const FIGURES: Readonly<Record<string, string | number>> = {
  'place of seat 0': 'downtown',
  'gate at downtown': 'gate-yuggoth-1',
  'place of cultist-9': 'downtown',
  'sanity of seat 0': 3,
  'stamina of seat 0': 3,
  'clue of seat 0': 1,
  'money of seat 0': 2,
  'pouch of seat 0': 1,
  terror: 2,
  doom: 4,
  'bank-loan of seat 0': 1,
};

/** Returns true if an effect without result is a fault in the position with some changes. */
function isFault(
  effect: object,
  changes: object = {},
  figures: Readonly<Record<string, string | number>> = {},
): boolean {
  const event = { type: 'noEffect', seat: 0, from: 'card', effect: effect as Effect } as const;
  const all = { ...FIGURES, ...figures };
  return couldHappen(event, (figure) => all[figure], { ...POSITION, ...changes } as unknown as TableState, CONTENT);
}

const withInvestigator = (changes: object) => ({ investigators: [{ ...KATE, ...changes }] });
const withCard = (card: string) => withInvestigator({ cards: [{ card }] });
/** The position without a list of seals, as in Haunt. */
const inHaunt = () => {
  const { seals: _, ...rest } = POSITION;
  return rest;
};
/** At a location for gates, without a gate there. */
const IN_WOODS = { 'place of seat 0': 'woods' };

describe('an effect without result', () => {
  it.each([
    ['a draw', { do: 'draw', deck: 'common', n: 1 }, { decks: { common: [] } }],
    ['a move', { do: 'move', destination: { place: 'woods' } }, { closed: [{ place: 'woods' }] }],
    ['a lost gate trophy', { do: 'loseTrophy', kind: 'gate' }, withInvestigator({ gateTrophies: [] })],
    ['a lost monster trophy', { do: 'loseTrophy', kind: 'monster' }, withInvestigator({ monsterTrophies: [] })],
    ['placed monsters', { do: 'place', n: 2, at: 'easttown' }, { cup: ['cultist-1', 'ghoul-1'] }],
    ['placed monsters', { do: 'place', n: 2, at: 'easttown' }, withCard('shield')],
    ['the nearest gate', { do: 'throughNearestGate' }, { gates: [] }],
    ['Sanity', { do: 'gain', what: 'sanity', amount: 1 }, withCard('gloom')],
    ['Stamina', { do: 'gain', what: 'stamina', amount: 'full' }, withCard('vigour')],
    ['a card of a deck', { do: 'take', card: 'axe' }, { decks: { common: [] } }],
    ['a special card', { do: 'take', card: 'silver-twilight' }, { specials: {} }],
    ['a Blessing', { do: 'receive', card: 'blessing' }, { specials: {} }],
    ['a Curse', { do: 'receive', card: 'curse' }, withCard('scruple')],
    ['a Curse', { do: 'receive', card: 'curse' }, { specials: {} }],
    ['a Curse', { do: 'receive', card: 'curse' }, withCard('streetwise')],
    ['a lost turn', { do: 'applyFate', fate: 'lose-turn' }, withCard('streetwise')],
    ['Stamina', { do: 'gain', what: 'stamina', amount: 1 }, withCard('streetwise')],
    ['a lost loan', { do: 'removeStatus', card: 'bank-loan' }, withCard('grudge')],
    ['a delay', { do: 'applyFate', fate: 'delayed' }, withCard('charm')],
    ['an arrest', { do: 'applyFate', fate: 'arrested' }, withCard('badge')],
    ['monsters that appear', { do: 'appear', n: 1 }, { cup: [] }],
    ['monsters that appear', { do: 'appear', n: 1 }, withCard('shield')],
    ['monsters that are removed', { do: 'remove', monsters: {}, from: { in: 'streets' }, to: 'cup' }, { monsters: [] }],
    [
      'monsters that are removed',
      { do: 'remove', monsters: { kinds: ['cultist'] }, from: { in: 'here' }, to: 'cup' },
      { monsters: [{ token: 'zombie-1', at: 'downtown' }] },
    ],
    ['summoned monsters', { do: 'summon', monsters: { symbol: 'moon' }, from: { in: 'arkham' } }, { monsters: [] }],
    ['a trophy from the cup', { do: 'trophy', from: 'cup' }, { cup: [] }],
    ['a trophy from the board', { do: 'trophy', from: 'board' }, { monsters: [] }],
    ['a defeat', { do: 'defeatOne' }, { monsters: [{ token: 'spawn-1', at: 'downtown' }] }],
    ['a defeat before monsters came', { do: 'defeatOne' }, { monsters: [{ token: 'zombie-1', at: 'downtown' }] }],
    [
      'a trophy taken before monsters came',
      { do: 'trophy', from: 'board' },
      { monsters: [{ token: 'zombie-1', at: 'downtown' }] },
    ],
    [
      'released trophies',
      { do: 'releaseTrophies', monsters: { kinds: ['zombie'] }, at: 'woods' },
      withInvestigator({ monsterTrophies: ['cultist-9'] }),
    ],
    ['a closed gate', { do: 'closeGate', which: 'chosen' }, { gates: [] }],
    ['a removed seal', { do: 'removeSeal' }, { seals: [] }],
    ['lost money', { do: 'lose', what: 'money', amount: 'all' }, withCard('credit')],
    ['lost Sanity', { do: 'lose', what: 'sanity', amount: 1 }, withCard('armour')],
    ['Sanity lost for a tome', { do: 'lose', what: 'sanity', amount: 2 }, withCard('spectacles')],
    ['lost Stamina', { do: 'lose', what: 'stamina', amount: 1 }, withCard('streetwise')],
    ['a discarded card', { do: 'discard', what: { deck: 'unique' }, n: 1 }, withInvestigator({ cards: [] })],
    ['a discarded card', { do: 'discard', what: { card: 'pouch' }, n: 'all' }, withCard('badge')],
    ['terror', { do: 'track', what: 'terror', by: 1 }, withCard('calm')],
    ['defeated monsters', { do: 'defeat', from: { in: 'streets' } }, { monsters: [] }],
    [
      'defeated monsters',
      { do: 'defeat', from: { in: 'here' }, n: 1 },
      { monsters: [{ token: 'spawn-1', at: 'downtown' }] },
    ],
    ['a found card', { do: 'find', deck: 'common', filter: { deck: 'common' } }, { decks: { common: [] } }],
    ['a card looked for', { do: 'search', deck: 'common' }, { decks: { common: [] } }],
  ])('is a fault unless the position rules the effect out: %s', (_, effect, obstacle) => {
    expect(isFault(effect)).toBe(true);
    expect(isFault(effect, obstacle)).toBe(false);
  });

  it.each([
    ['Clues', { do: 'gain', what: 'clue', amount: 2 }],
    ['money', { do: 'gain', what: 'money', amount: 2 }],
  ])('is a fault in Arkham, where the supply is unlimited: %s', (_, effect) => {
    expect(isFault(effect)).toBe(true);
    expect(isFaultInHaunt(effect)).toBe(false);
  });

  it.each([
    ['lost Clues', { do: 'lose', what: 'clue', amount: 'all' }, { 'clue of seat 0': 0 }],
    ['Sanity at its maximum', { do: 'gain', what: 'sanity', amount: 1 }, { 'sanity of seat 0': 5 }],
    ['Stamina up to a number', { do: 'gain', what: 'stamina', amount: { upTo: 3 } }, { 'stamina of seat 0': 3 }, 2],
    ['a card held already', { do: 'take', card: 'axe' }, { 'axe of seat 0': 1 }],
    ['a Blessing held already', { do: 'receive', card: 'blessing' }, { 'blessing of seat 0': 1 }],
    ['a status that is not held', { do: 'removeStatus', card: 'bank-loan' }, { 'bank-loan of seat 0': 0 }],
    ['monsters here already', { do: 'comeHere', monsters: {}, from: { in: 'arkham' } }, {}, 'library'],
    ['a gate under a seal', { do: 'openGate', monster: true }, { ...IN_WOODS, 'seal at woods': 'there' }, 'woods'],
    ['a gate where one is', { do: 'openGate', monster: true }, { ...IN_WOODS, 'gate at woods': 'open' }, 'woods'],
    ['lost money', { do: 'lose', what: 'money', amount: 2 }, { 'money of seat 0': 0 }],
    ['lost Sanity', { do: 'lose', what: 'sanity', amount: 'all' }, { 'sanity of seat 0': 0 }],
    ['a discarded card', { do: 'discard', what: { deck: 'unique' }, n: 1 }, { 'pouch of seat 0': 0 }],
    ['terror at its highest', { do: 'track', what: 'terror', by: 1 }, { terror: 10 }],
    ['terror up to a level', { do: 'track', what: 'terror', to: 3 }, { terror: 3 }],
    ['doom on a full track', { do: 'track', what: 'doom', by: 1 }, { doom: 12 }],
    ['doom on an empty track', { do: 'track', what: 'doom', by: -1 }, { doom: 0 }],
    ['a gate in a stable place', { do: 'openGate', monster: true }, { 'place of seat 0': 'library' }, 'woods'],
  ])('is a fault unless the figures rule the effect out: %s', (_, effect, figures, before?: string | number) => {
    const possible = typeof before === 'string' ? { 'place of seat 0': before } : { 'stamina of seat 0': before ?? 3 };
    expect(isFault(effect, {}, possible)).toBe(true);
    expect(isFault(effect, {}, figures)).toBe(false);
  });

  it('is a fault for a Blessing that would remove a Curse, even if the supply is empty [A-STATUS-30]', () => {
    expect(isFault({ do: 'receive', card: 'blessing' }, { specials: {} }, { 'curse of seat 0': 1 })).toBe(true);
  });

  it('is a fault if the gate to close is here', () => {
    expect(isFault({ do: 'closeGate', which: 'here' })).toBe(true);
    expect(isFault({ do: 'closeGate', which: 'here' }, {}, { 'place of seat 0': 'library' })).toBe(false);
  });

  it('is reported by the replay of events if the replay has the content', () => {
    const state = { ...POSITION, clues: {}, doom: 0, terror: 0 } as unknown as TableState;
    const event = {
      type: 'noEffect',
      seat: 0,
      from: 'card',
      effect: { do: 'gain', what: 'money', amount: 1 },
    } as const;
    const reportWith = (content?: Content) => {
      const replay = new EventReplay(state, content);
      replay.handleEvent(event);
      return replay.compare(state);
    };
    expect(reportWith(CONTENT)).toContain('could have happened');
    expect(reportWith()).toBeUndefined();
  });
});

/** Returns true if an effect without result is a fault in Haunt. */
function isFaultInHaunt(effect: object): boolean {
  const event = { type: 'noEffect', seat: 0, from: 'card', effect: effect as Effect } as const;
  return couldHappen(event, (figure) => FIGURES[figure], inHaunt() as unknown as TableState, CONTENT);
}
