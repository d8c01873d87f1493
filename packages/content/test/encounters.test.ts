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

/** Returns every list of effects at any depth. */
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

/** Returns all effects of one kind, each with the name of its entry. */
function effectsOfKind<D extends Effect['do']>(
  kind: D,
): { readonly name: string; readonly effect: Extract<Effect, { do: D }> }[] {
  return entries.flatMap(({ name, effects }) =>
    effectsOf(effects)
      .filter((effect): effect is Extract<Effect, { do: D }> => effect.do === kind)
      .map((effect) => ({ name, effect })),
  );
}

/** True if the effect takes the investigator away, which ends the encounter. */
function takesAway(effect: Effect): boolean {
  if (effect.do === 'applyFate') return ['lost', 'arrested', 'devoured'].includes(effect.fate);
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

  test('have 189 entries, including 7 of the Inner Sanctum [A-ENC-13]', () => {
    expect(entries).toHaveLength(189);
    expect(entries.filter((entry) => entry.at === 'inner-sanctum')).toHaveLength(7);
  });

  test('are plain data, equal after a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(LOCATION_CARDS))).toEqual(LOCATION_CARDS);
  });

  test('have a theme of at most six words for each entry', () => {
    for (const { name, theme } of entries) {
      expect(theme, name).toMatch(/^[a-z]/);
      expect(theme.split(' ').length, name).toBeLessThanOrEqual(6);
    }
  });
});

describe('the entries of the location cards', () => {
  test('take only existing cards', () => {
    const ids = new Set([...COMMON_ITEMS, ...UNIQUE_ITEMS, ...ALLIES].map((card) => card.id));
    const takeEffects = effectsOfKind('take');
    for (const { name, effect } of takeEffects) expect(ids.has(effect.card), `${name} takes ${effect.card}`).toBe(true);
    for (const { name, effect } of effectsOfKind('check')) {
      const card = effect.insteadDiscard?.card;
      if (card) expect(ids.has(card), `${name} discards ${card}`).toBe(true);
    }
    expect(takeEffects).toHaveLength(17);
  });

  test('give each Ally in one entry, at the location that the card of the Ally names', () => {
    for (const ally of ALLIES) {
      const giving = entries.filter(({ effects }) => {
        return effectsOf(effects).some((effect) => effect.do === 'take' && effect.card === ally.id);
      });
      expect(
        giving.map((entry) => entry.at),
        ally.id,
      ).toEqual([ally.from]);
    }
  });

  test('move investigators only to places of Arkham', () => {
    const moves = effectsOfKind('move');
    for (const { name, effect } of moves) {
      if ('place' in effect.destination) expect(PLACES.has(effect.destination.place), name).toBe(true);
    }
    expect(moves.length).toBeGreaterThan(0);
  });

  test('send investigators only to the Abyss and the Dreamlands', () => {
    expect(new Set(effectsOfKind('visit').map(({ effect }) => effect.world))).toEqual(
      new Set(['abyss', 'the-dreamlands']),
    );
    for (const { name, effect } of effectsOfKind('visit')) expect(effect.stay, name).toBeUndefined();
  });

  test('open a gate in four entries, all at unstable locations', () => {
    const unstable = ['the-unnamable', 'the-witch-house', 'woods', 'independence-square'];
    const opening = entries.filter(({ effects }) => effectsOf(effects).some((effect) => effect.do === 'openGate'));
    expect(opening.map((entry) => entry.at).sort()).toEqual(unstable.sort());
  });
});

describe('the order of effects in an entry', () => {
  test('puts an effect that takes the investigator away last, as it ends the encounter', () => {
    for (const { name, effects } of entries) {
      for (const list of collectLists(effects)) {
        expect(list.slice(0, -1).filter(takesAway), name).toEqual([]);
      }
    }
  });

  test('has no loss of Sanity next to a loss of Stamina, as both are one effect', () => {
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

  test('has the rows of a check in rising order, starting without success', () => {
    for (const { name, effect } of effectsOfKind('check')) {
      if (!effect.bySuccesses) continue;
      const from = effect.bySuccesses.map((row) => row.from);
      expect(from[0], name).toBe(0);
      expect(from, name).toEqual([...new Set(from)].sort((a, b) => a - b));
    }
  });

  test('has a handler in one entry only', () => {
    expect(effectsOfKind('handler').map(({ name }) => name)).toEqual(['miskatonic-university-6, science-building']);
  });
});
