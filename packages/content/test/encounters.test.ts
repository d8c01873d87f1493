import type { Effect, LocationCardDef } from '@vigil/rules';
import { describe, expect, test } from 'vitest';
import { ALLIES } from '../src/base/allies.js';
import { COMMON_ITEMS } from '../src/base/common-items.js';
import { LOCATION_CARDS } from '../src/base/encounters/index.js';
import { UNIQUE_ITEMS } from '../src/base/unique-items.js';

/** Required entries of each neighbourhood's cards: its locations, and the inner room of French Hill. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  northside: ['curiositie-shoppe', 'newspaper', 'train-station'],
  downtown: ['arkham-asylum', 'bank-of-arkham', 'independence-square'],
  easttown: ['hibbs-roadhouse', 'police-station', 'velmas-diner'],
  'merchant-district': ['river-docks', 'the-unnamable', 'unvisited-isle'],
  rivertown: ['black-cave', 'general-store', 'graveyard'],
  'miskatonic-university': ['administration', 'library', 'science-building'],
  'french-hill': ['silver-twilight-lodge', 'inner-sanctum', 'the-witch-house'],
  uptown: ['st-marys-hospital', 'woods', 'ye-olde-magick-shoppe'],
  southside: ['historical-society', 'mas-boarding-house', 'south-church'],
};
const PLACES = new Set(
  [...Object.keys(ENTRIES), ...Object.values(ENTRIES).flat()].filter((p) => p !== 'inner-sanctum'),
);

const entries = LOCATION_CARDS.flatMap((card) =>
  card.entries.map((entry) => ({ ...entry, card: card.id, name: `${card.id}, ${entry.at}` })),
);

/** Every list of effects in a piece of the effect language, however deep. */
function collectLists(node: unknown): Effect[][] {
  if (Array.isArray(node)) {
    const inner = node.flatMap(collectLists);
    return node.some((item) => isEffect(item)) ? [node as Effect[], ...inner] : inner;
  }
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(collectLists) : [];
}

function isEffect(node: unknown): node is Effect {
  return typeof node === 'object' && node !== null && 'do' in node;
}

const effectsOf = (node: unknown): Effect[] => collectLists(node).flat();

/** All effects of one kind, each with the entry it stands in. */
function effectsOfKind<D extends Effect['do']>(
  kind: D,
): { readonly name: string; readonly effect: Extract<Effect, { do: D }> }[] {
  return entries.flatMap(({ name, effects }) =>
    effectsOf(effects)
      .filter((effect): effect is Extract<Effect, { do: D }> => effect.do === kind)
      .map((effect) => ({ name, effect })),
  );
}

/** It takes the investigator off the location, so that nothing after it could be carried out there. */
function leafEffects(effect: Effect): boolean {
  if (effect.do === 'befall') return ['lost', 'arrested', 'devoured'].includes(effect.fate);
  return effect.do === 'return' || effect.do === 'move' || effect.do === 'openGate';
}

describe('the location cards', () => {
  test('are 63, seven for each of the nine neighbourhoods [A-ENC-13]', () => {
    expect(LOCATION_CARDS).toHaveLength(63);
    const ids = Object.keys(ENTRIES).flatMap((n) => [1, 2, 3, 4, 5, 6, 7].map((i) => `${n}-${i}`));
    expect(LOCATION_CARDS.map((card) => card.id).sort()).toEqual(ids.sort());
    for (const card of LOCATION_CARDS) expect(card.id).toMatch(new RegExp(`^${card.neighbourhood}-[1-7]$`));
  });

  test.each(LOCATION_CARDS.map((card): [string, LocationCardDef] => [card.id, card]))(
    '%s has one entry for each place of its neighbourhood and for no other [A-ENC-13]',
    (_, card) => {
      expect(card.entries.map((entry) => entry.at)).toEqual(ENTRIES[card.neighbourhood]);
    },
  );

  test('have 189 entries, those of the Inner Sanctum among them [A-ENC-13]', () => {
    expect(entries).toHaveLength(189);
    expect(entries.filter((entry) => entry.at === 'inner-sanctum')).toHaveLength(7);
  });

  test('are plain data that survives being written and read', () => {
    expect(JSON.parse(JSON.stringify(LOCATION_CARDS))).toEqual(LOCATION_CARDS);
  });

  test('say what each entry is about in a few words', () => {
    for (const { name, theme } of entries) {
      expect(theme, name).toMatch(/^[a-z]/);
      expect(theme.split(' ').length, name).toBeLessThanOrEqual(6);
    }
  });
});

describe('what the entries name', () => {
  test('only cards that exist are taken', () => {
    const ids = new Set([...COMMON_ITEMS, ...UNIQUE_ITEMS, ...ALLIES].map((card) => card.id));
    const taken = effectsOfKind('take');
    for (const { name, effect } of taken) expect(ids.has(effect.card), `${name} takes ${effect.card}`).toBe(true);
    for (const { name, effect } of effectsOfKind('check')) {
      const card = effect.insteadDiscard?.card;
      if (card) expect(ids.has(card), `${name} discards ${card}`).toBe(true);
    }
    expect(taken).toHaveLength(17);
  });

  test('each ally is brought by the location its card names, and by one entry only', () => {
    for (const ally of ALLIES) {
      const where = entries.filter(({ effects }) => {
        return effectsOf(effects).some((effect) => effect.do === 'take' && effect.card === ally.id);
      });
      expect(
        where.map((entry) => entry.at),
        ally.id,
      ).toEqual([ally.from]);
    }
  });

  test('only places of Arkham are moved to', () => {
    const moves = effectsOfKind('move');
    for (const { name, effect } of moves) {
      if ('place' in effect.destination) expect(PLACES.has(effect.destination.place), name).toBe(true);
    }
    expect(moves.length).toBeGreaterThan(0);
  });

  test('only the Abyss and the Dreamlands are visited', () => {
    expect(new Set(effectsOfKind('visit').map(({ effect }) => effect.world))).toEqual(
      new Set(['abyss', 'the-dreamlands']),
    );
    for (const { name, effect } of effectsOfKind('visit')) expect(effect.stay, name).toBeUndefined();
  });

  test('a gate with a monster appears in four entries, none of them at a stable location', () => {
    const unstable = ['the-unnamable', 'the-witch-house', 'woods', 'independence-square'];
    const opening = entries.filter(({ effects }) => effectsOf(effects).some((effect) => effect.do === 'openGate'));
    expect(opening.map((entry) => entry.at).sort()).toEqual(unstable.sort());
  });
});

describe('the order within the entries', () => {
  test('what takes the investigator away comes last, since it ends what follows', () => {
    for (const { name, effects } of entries) {
      for (const list of collectLists(effects)) {
        expect(list.slice(0, -1).filter(leafEffects), name).toEqual([]);
      }
    }
  });

  test('sanity and stamina that go together go at the same moment', () => {
    for (const { name, effects } of entries) {
      for (const list of collectLists(effects)) {
        for (const [i, effect] of list.entries()) {
          const next = list[i + 1];
          if (effect.do !== 'lose' || next?.do !== 'lose') continue;
          const both = new Set([effect.what, next.what]);
          expect(both.has('sanity') && both.has('stamina'), name).toBe(false);
        }
      }
    }
  });

  test('rows of a check rise from no success at all', () => {
    for (const { name, effect } of effectsOfKind('check')) {
      if (!effect.bySuccesses) continue;
      const from = effect.bySuccesses.map((row) => row.from);
      expect(from[0], name).toBe(0);
      expect(from, name).toEqual([...new Set(from)].sort((a, b) => a - b));
    }
  });

  test('a named function is used by one entry only', () => {
    expect(effectsOfKind('handler').map(({ name }) => name)).toEqual(['miskatonic-university-6, science-building']);
  });
});
