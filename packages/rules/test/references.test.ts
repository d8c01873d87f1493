import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import {
  type CardDef,
  Content,
  ContentError,
  checkReferences,
  type Effects,
  type MythosDef,
  type Pack,
  packOf,
} from '../src/index.js';

const CARD: CardDef = { id: 'thing', name: 'Thing', deck: 'common', count: 1 };
const NEWS: MythosDef = { id: 'news', name: 'News', type: 'headline', clues: [], white: [], black: [] };

/** Returns the reference errors of a box on top of the base game, or an empty string. */
function problemsOf(box: Partial<Pack>): string {
  try {
    checkReferences(new Content([BASE, packOf({ id: 'box', name: 'Box', version: '1', ...box })]));
    return '';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const problemsOfEffects = (...effects: Effects) => problemsOf({ mythos: [{ ...NEWS, effects }] });
const at = (place: string) => `pack "box", mythos, "news", effects[0]${place}: there is no `;

describe('the references of combined packs', () => {
  it('are valid if their targets are in the same pack or an earlier one', () => {
    expect(problemsOf({})).toBe('');
    expect(
      problemsOf({
        decks: [{ id: 'exhibit', name: 'Exhibit', countsAs: 'item' }],
        cards: [{ ...CARD, deck: 'exhibit', from: 'woods', modifiers: [{ mod: 'drawExtra', deck: 'exhibit' }] }],
        tableCards: [{ id: 'herald', name: 'Herald', kind: 'herald', always: true }],
        mythos: [
          {
            ...NEWS,
            gate: 'woods',
            effects: [
              { do: 'draw', deck: 'exhibit', n: 1 },
              { do: 'take', card: 'thing' },
              { do: 'if', condition: { inPlay: 'herald' }, then: [{ do: 'receive', card: 'curse' }] },
            ],
          },
        ],
      }),
    ).toBe('');
  });

  it('are reported with the most similar id if a deck is missing', () => {
    expect(problemsOf({ cards: [{ ...CARD, deck: 'comon' }] })).toBe(
      'pack "box", cards, "thing", deck: there is no deck "comon" (did you mean "common"?)',
    );
    expect(problemsOf({ cards: [{ ...CARD, deck: 'special' }] })).toBe('');
    const exhibit = { id: 'exhibit', name: 'Exhibit', countsAs: 'item' } as const;
    expect(problemsOf({ decks: [exhibit], cards: [{ ...CARD, deck: 'exibit' }] })).toContain('did you mean "exhibit"?');
  });

  it.each<[string, Effects, string, string]>([
    ['draw from a deck', [{ do: 'draw', deck: 'spel', n: 1 }], '.deck', 'deck "spel" (did you mean "spell"?)'],
    [
      'show cards of a deck',
      [{ do: 'shop', show: [{ deck: 'uniqe', n: 1 }], buy: 1 }],
      '.show[0].deck',
      'deck "uniqe" (did you mean "unique"?)',
    ],
    ['search a deck', [{ do: 'search', deck: 'special' }], '.deck', 'deck "special"'],
    ['take a card', [{ do: 'take', card: 'knive' }], '.card', 'card "knive" (did you mean "knife"?)'],
    ['receive a special card', [{ do: 'receive', card: 'knife' as 'curse' }], '.card', 'special card "knife"'],
    [
      'check for a card',
      [{ do: 'if', condition: { not: { has: { card: 'knive' } } }, then: [] }],
      '.condition.not.has.card',
      'card "knive" (did you mean "knife"?)',
    ],
    [
      'move to a place',
      [{ do: 'move', destination: { place: 'wods' } }],
      '.destination.place',
      'place "wods" (did you mean "woods"?)',
    ],
    [
      'place monsters',
      [{ do: 'may', then: [{ do: 'place', n: 1, at: 'wods' }] }],
      '.then[0].at',
      'place "wods" (did you mean "woods"?)',
    ],
    [
      'close places',
      [{ do: 'closePlaces', places: ['woods', 'libary'] }],
      '.places',
      'place "libary" (did you mean "library"?)',
    ],
    ['visit a world', [{ do: 'visit', world: 'abys' }], '.world', 'world "abys" (did you mean "abyss"?)'],
    [
      'remove monsters',
      [{ do: 'remove', monsters: { kinds: ['goul'] }, from: { in: 'arkham' }, to: 'cup' }],
      '.monsters.kinds',
      'monster "goul" (did you mean "ghoul"?)',
    ],
    [
      'check for a card in play',
      [{ do: 'if', condition: { inPlay: 'the-festifal' }, then: [] }],
      '.condition.inPlay',
      'card in play "the-festifal" (did you mean "the-festival"?)',
    ],
  ])('are reported in effects that %s if the target is missing', (_what, effects, place, message) => {
    expect(problemsOfEffects(...effects)).toBe(`${at(place)}${message}`);
  });

  it('are reported in streets, locations, sheets, encounters, gates and monsters', () => {
    const street = { id: 'lane', name: 'Lane', x: 0, y: 0, black: 'downtown', white: 'downtown' };
    const problems = problemsOf({
      streets: [{ ...street, connects: ['down-town'] }],
      locations: [{ id: 'mill', name: 'Mill', street: 'lain', stable: true, x: 0, y: 0 }],
      gateMarkers: [{ id: 'gate-x', world: 'yugoth', symbol: 'circle', modifier: 0 }],
      locationCards: [{ id: 'lane-1', neighbourhood: 'lain', entries: [{ at: 'mil', theme: '', effects: [] }] }],
      gateCards: [{ id: 'gate-1', colour: 'blue', entries: [{ at: 'others', theme: '', effects: [] }] }],
      mythos: [{ ...NEWS, gate: 'wods', clues: ['graveyart'] }],
      monsters: BASE.monsters
        .slice(0, 1)
        .map((one) => ({ ...one, id: 'beast', move: { hunts: 'investigator-in-location', sparing: ['libary'] } })),
      investigators: BASE.investigators.slice(0, 1).map((one) => ({
        ...one,
        id: 'ann',
        home: 'wods',
        random: { spels: 1 },
        fixed: { money: 0, clues: 0, cards: ['knive'] },
      })),
    });
    expect(problems.split('\n').map((line) => line.replace('pack "box", ', ''))).toEqual([
      'monsters, "beast", move.sparing: there is no place "libary" (did you mean "library"?)',
      'investigators, "ann", home: there is no place "wods" (did you mean "woods"?)',
      'investigators, "ann", fixed.cards: there is no card "knive" (did you mean "knife"?)',
      'investigators, "ann", random: there is no deck "spels" (did you mean "spell"?)',
      'streets, "lane", connects: there is no street "down-town" (did you mean "downtown"?)',
      'locations, "mill", street: there is no street "lain" (did you mean "lane"?)',
      'gateMarkers, "gate-x", world: there is no world "yugoth" (did you mean "yuggoth"?)',
      'locationCards, "lane-1", neighbourhood: there is no neighbourhood "lain" (did you mean "lane"?)',
      'locationCards, "lane-1", entries[0].at: there is no entry "mil" (did you mean "mill"?)',
      'gateCards, "gate-1", entries[0].at: there is no gate entry "others" (did you mean "other"?)',
      'mythos, "news", clues: there is no place "graveyart" (did you mean "graveyard"?)',
      'mythos, "news", gate: there is no place "wods" (did you mean "woods"?)',
    ]);
  });

  it('are not checked in an overridden component', () => {
    const invalidPack = packOf({ id: 'wrong', name: '', version: '1', cards: [{ ...CARD, deck: 'comon' }] });
    const validPack = packOf({ id: 'right', name: '', version: '1', cards: [CARD] });
    expect(() => checkReferences(new Content([BASE, invalidPack]))).toThrow(ContentError);
    const content = new Content([BASE, invalidPack, validPack]);
    checkReferences(content);
    expect(content.cards.get('thing')?.deck).toBe('common');
  });
});
