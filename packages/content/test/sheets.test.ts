/** The figures of monsters, Ancient Ones, investigators, the map, worlds and gate markers of the base game. */
import type { StreetDef } from '@vigil/rules';
import { describe, expect, test } from 'vitest';
import { ANCIENT_ONES } from '../src/base/ancient-ones.js';
import { LOCATIONS, STREETS } from '../src/base/board.js';
import { INVESTIGATORS } from '../src/base/investigators.js';
import { MONSTERS } from '../src/base/monsters.js';
import { GATE_MARKERS, WORLDS } from '../src/base/worlds.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);
const monster = (id: string) => MONSTERS.find((one) => one.id === id)!;
const ancientOne = (id: string) => ANCIENT_ONES.find((one) => one.id === id)!;
const investigator = (id: string) => INVESTIGATORS.find((one) => one.id === id)!;
const location = (id: string) => LOCATIONS.find((one) => one.id === id)!;
const street = (id: string) => STREETS.find((one) => one.id === id)!;

describe('all components', () => {
  const kinds = { MONSTERS, ANCIENT_ONES, INVESTIGATORS, STREETS, LOCATIONS, WORLDS, GATE_MARKERS };

  test.each(Object.entries(kinds))('%s have unique ids in kebab-case', (_, components) => {
    for (const id of ids(components)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(ids(components)).size).toBe(components.length);
  });

  test.each(Object.entries(kinds))('%s are plain data, equal after a round trip through JSON', (_, components) => {
    expect(JSON.parse(JSON.stringify(components))).toStrictEqual(components);
  });

  test('no street has the id of a location', () => {
    expect(ids(STREETS).filter((id) => ids(LOCATIONS).includes(id))).toEqual([]);
  });
});

describe('monsters', () => {
  const tokens = (of: typeof MONSTERS) => sum(of.map(({ count }) => count));

  test('there are 60 tokens of 29 types', () => {
    expect(MONSTERS).toHaveLength(29);
    expect(tokens(MONSTERS)).toBe(60);
  });

  test('55 tokens start in the cup; only the five masks stay out. [A-SETUP-14]', () => {
    expect(tokens(MONSTERS.filter(({ inCup }) => inCup))).toBe(55);
    const masks = MONSTERS.filter(({ abilities }) => abilities.includes('mask'));
    expect(tokens(masks)).toBe(5);
    expect(MONSTERS.filter(({ inCup }) => !inCup)).toEqual(masks);
  });

  test('every mask is endless', () => {
    for (const one of MONSTERS.filter(({ inCup }) => !inCup)) expect(one.abilities).toContain('endless');
  });

  test('each kind of movement has its published number of tokens', () => {
    const of = (movement: string) => tokens(MONSTERS.filter((one) => one.movement === movement));
    expect({ stationary: of('stationary'), fast: of('fast'), flying: of('flying'), unique: of('unique') }).toEqual({
      stationary: 8,
      fast: 4,
      flying: 12,
      unique: 4,
    });
    expect(of('normal')).toBe(32);
  });

  test('exactly the Nightmarish and Overwhelming monsters have a figure for the ability', () => {
    for (const one of MONSTERS) {
      expect(one.nightmarish !== undefined, one.id).toBe(one.abilities.includes('nightmarish'));
      expect(one.overwhelming !== undefined, one.id).toBe(one.abilities.includes('overwhelming'));
    }
  });

  test('exactly the monsters with unique movement have an effect in place of a move', () => {
    for (const one of MONSTERS) expect(one.move !== undefined, one.id).toBe(one.movement === 'unique');
  });

  test('modifiers of a monster apply to that monster only', () => {
    for (const one of MONSTERS)
      for (const modifier of one.modifiers ?? []) expect(modifier).toMatchObject({ monsters: { kinds: [one.id] } });
  });

  test('Maniacs change at terror 6, the Haunter of the Dark during the Blackest Night', () => {
    expect(monster('maniac').modifiers).toMatchObject([
      { set: { combatRating: -2, combatDamage: 3 }, gives: ['endless'], if: { terrorAtLeast: 6 } },
    ]);
    expect(monster('haunter-of-the-dark').modifiers).toMatchObject([
      { set: { combatRating: -5 }, if: { inPlay: 'blackest-night' } },
    ]);
  });

  test('monsters without combat damage end the combat instead', () => {
    const harmless = MONSTERS.filter(({ combat }) => combat?.damage === 0);
    expect(ids(harmless)).toEqual(['dimensional-shambler', 'nightgaunt']);
    for (const one of harmless) expect(one.combatFailed).toContainEqual({ do: 'endCombat' });
  });

  test('only the Black Man has no combat figures; five monsters have no horror figures', () => {
    expect(ids(MONSTERS.filter(({ combat }) => !combat))).toEqual(['the-black-man']);
    expect(ids(MONSTERS.filter(({ horror }) => !horror))).toEqual([
      'cultist',
      'fire-vampire',
      'maniac',
      'the-black-man',
      'witch',
    ]);
  });

  test('defeated Mi-Go and Warlocks return to the box and have a further effect', () => {
    const bringers = MONSTERS.filter(({ defeated }) => defeated);
    expect(ids(bringers)).toEqual(['mi-go', 'warlock']);
    for (const one of bringers) expect(one.defeated?.[0]).toEqual({ do: 'returnMonster', to: 'box' });
  });
});

describe('Ancient Ones', () => {
  test('there are 8, with doom tracks of 10 to 14', () => {
    expect(ANCIENT_ONES).toHaveLength(8);
    expect(Object.fromEntries(ANCIENT_ONES.map(({ id, doom }) => [id, doom]))).toEqual({
      azathoth: 14,
      cthulhu: 13,
      hastur: 13,
      ithaqua: 11,
      nyarlathotep: 11,
      'shub-niggurath': 12,
      yig: 10,
      'yog-sothoth': 12,
    });
  });

  test('each changes its worshippers, which are monsters of the base game', () => {
    for (const { id, modifiers } of ANCIENT_ONES) {
      const [worshippers] = modifiers;
      expect(worshippers, id).toMatchObject({ mod: 'monster' });
      if (worshippers?.mod === 'monster') expect(ids(MONSTERS), id).toContain(worshippers.monsters.kinds?.[0]);
    }
  });

  test('only Nyarlathotep puts the masks into the cup. [A-SETUP-14]', () => {
    expect(ids(ANCIENT_ONES.filter(({ masksInCup }) => masksInCup))).toEqual(['nyarlathotep']);
  });

  test('six attack with a check at +1, each with a different skill', () => {
    const checked = ANCIENT_ONES.filter(({ attack }) => attack.check);
    expect(checked.map(({ attack }) => attack.check).sort()).toEqual([
      'fight',
      'lore',
      'luck',
      'sneak',
      'speed',
      'will',
    ]);
    expect(checked.map(({ attack }) => attack.modifier)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(ids(ANCIENT_ONES.filter(({ attack }) => !attack.check))).toEqual(['azathoth', 'cthulhu']);
  });

  test('Azathoth cannot be fought', () => {
    expect(ancientOne('azathoth').combatRating).toBe('undefeatable');
    expect(ancientOne('azathoth').modifiers).toContainEqual({ mod: 'awakensAsDefeat' });
  });

  test('exactly those with a handler give a reason for it', () => {
    for (const one of ANCIENT_ONES)
      expect(JSON.stringify(one).includes('"handler"'), one.id).toBe(one.handlerReason !== undefined);
  });
});

describe('investigators', () => {
  test('there are 16, each with a different home in Arkham', () => {
    expect(INVESTIGATORS).toHaveLength(16);
    for (const { id, home } of INVESTIGATORS) expect(ids(LOCATIONS), id).toContain(home);
    expect(new Set(INVESTIGATORS.map(({ home }) => home)).size).toBe(16);
  });

  test('sanity and stamina add up to 10', () => {
    for (const { id, sanity, stamina } of INVESTIGATORS) expect(sanity + stamina, id).toBe(10);
  });

  test('every slider has four stops, with one point more of a skill and one less of the other each', () => {
    for (const { id, sliders } of INVESTIGATORS)
      for (const [pair, stops] of Object.entries(sliders)) {
        expect(stops, `${id} ${pair}`).toHaveLength(4);
        const [[first, second]] = stops as [readonly [number, number]];
        stops.forEach((stop, step) => {
          expect(stop, `${id} ${pair}`).toEqual([first + step, second - step]);
        });
        expect(second, `${id} ${pair}`).toBeGreaterThanOrEqual(3);
      }
  });

  test('each draws one Skill; Amanda Sharpe draws two', () => {
    expect(INVESTIGATORS.map(({ random }) => random.skill)).toEqual(
      INVESTIGATORS.map(({ id }) => (id === 'amanda-sharpe' ? 2 : 1)),
    );
  });

  test('each has one ability, as a modifier, an ability or a trigger', () => {
    for (const { id, ability, modifiers = [], abilities = [], triggers = [] } of INVESTIGATORS) {
      expect(ability, id).not.toBe('');
      expect(modifiers.length + abilities.length + triggers.length, id).toBe(1);
    }
  });

  test('four draw one more card, each from a different deck', () => {
    const extra = INVESTIGATORS.flatMap(({ modifiers = [] }) =>
      modifiers.flatMap((modifier) => (modifier.mod === 'drawExtra' ? [modifier.deck] : [])),
    );
    expect(extra.sort()).toEqual(['common', 'skill', 'spell', 'unique']);
  });

  test('the home of Kate Winthrop gets no Clue at set-up', () => {
    expect(INVESTIGATORS.filter(({ noClueAt }) => noClueAt)).toEqual([investigator('kate-winthrop')]);
    expect(investigator('kate-winthrop').noClueAt).toBe(investigator('kate-winthrop').home);
  });

  test('Sister Mary moves to a location instead of being lost', () => {
    const { insteadOfLost, modifiers } = investigator('sister-mary');
    expect(modifiers).toEqual([{ mod: 'neverLost' }]);
    for (const place of Object.values(insteadOfLost!)) expect(ids(LOCATIONS)).toContain(place);
  });
});

describe('the map', () => {
  test('there are 9 streets and 26 locations, three at each street, but two at French Hill', () => {
    expect(STREETS).toHaveLength(9);
    expect(LOCATIONS).toHaveLength(26);
    for (const { id } of STREETS)
      expect(LOCATIONS.filter((one) => one.street === id).length, id).toBe(id === 'french-hill' ? 2 : 3);
  });

  test('12 connections join the streets, each listed at both ends. [A-MOVE-03]', () => {
    for (const { id, connects } of STREETS)
      for (const other of connects) expect(street(other).connects, `${id} - ${other}`).toContain(id);
    expect(sum(STREETS.map(({ connects }) => connects.length))).toBe(2 * 12);
  });

  const followArrows = (arrow: (from: StreetDef) => string) => {
    const way = [street('northside')];
    while (way.length < STREETS.length) way.push(street(arrow(way.at(-1)!)));
    return { way: ids(way), back: arrow(way.at(-1)!) };
  };

  test('the black arrows form a circle through all nine streets', () => {
    expect(followArrows(({ black }) => black)).toEqual({
      way: [
        'northside',
        'merchant-district',
        'miskatonic-university',
        'uptown',
        'southside',
        'french-hill',
        'rivertown',
        'easttown',
        'downtown',
      ],
      back: 'northside',
    });
  });

  test('the white arrows form the same circle in reverse', () => {
    const black = followArrows(({ black }) => black).way;
    expect(followArrows(({ white }) => white)).toEqual({
      way: ['northside', ...black.slice(1).reverse()],
      back: 'northside',
    });
  });

  test('every arrow is on a connection; three connections have no arrow', () => {
    for (const { connects, black, white } of STREETS) expect(connects).toEqual(expect.arrayContaining([black, white]));
    const withoutArrow = STREETS.flatMap(({ id, connects, black, white }) =>
      connects.filter((other) => other !== black && other !== white && id < other).map((other) => `${id} ${other}`),
    );
    expect(withoutArrow).toEqual([
      'downtown merchant-district',
      'merchant-district rivertown',
      'french-hill miskatonic-university',
    ]);
  });

  test('15 locations are stable and 11 unstable. [A-SETUP-03]', () => {
    expect(LOCATIONS.filter(({ stable }) => stable)).toHaveLength(15);
    expect(ids(LOCATIONS.filter(({ stable }) => !stable))).toEqual([
      'independence-square',
      'hibbs-roadhouse',
      'the-unnamable',
      'unvisited-isle',
      'black-cave',
      'graveyard',
      'science-building',
      'silver-twilight-lodge',
      'the-witch-house',
      'woods',
      'historical-society',
    ]);
  });

  test('three shops close, at terror 3, 6 and 9', () => {
    const closing = LOCATIONS.filter(({ closesAtTerror }) => closesAtTerror !== undefined);
    expect(Object.fromEntries(closing.map(({ id, closesAtTerror }) => [closesAtTerror, id]))).toEqual({
      3: 'general-store',
      6: 'curiositie-shoppe',
      9: 'ye-olde-magick-shoppe',
    });
  });

  test('every place is within the drawing, with space for its disc and name', () => {
    for (const { id, x, y } of [...STREETS, ...LOCATIONS]) {
      expect(x, id).toBeGreaterThanOrEqual(50);
      expect(x, id).toBeLessThanOrEqual(950);
      expect(y, id).toBeGreaterThanOrEqual(40);
      expect(y, id).toBeLessThanOrEqual(645);
    }
  });

  test('no two places are too close to each other', () => {
    const places = [...STREETS, ...LOCATIONS];
    const crowded = places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 80)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(crowded).toEqual([]);
  });

  test('no straight road between streets runs through a location', () => {
    const roads = STREETS.flatMap((from) => from.connects.map((to) => [from, street(to)] as const));
    for (const [a, b] of roads)
      for (const { id, x, y } of LOCATIONS) {
        const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
        const t = Math.min(1, Math.max(0, along));
        const distance = Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y));
        expect(distance, `${id} on the road from ${a.id} to ${b.id}`).toBeGreaterThan(36);
      }
  });
});

describe('abilities of locations', () => {
  const abilitiesOf = (id: string) => location(id).abilities?.map(({ name: _, ...rest }) => rest);
  const shop = (deck: string) => [
    {
      if: { hasAtLeast: 'money', atLeast: 1 },
      then: [{ do: 'shop', show: [{ deck, n: 3 }], buy: 1, must: true }],
    },
  ];
  const care = (what: string) => [
    { then: [{ do: 'gain', what, amount: 1 }] },
    { cost: { money: 2 }, then: [{ do: 'gain', what, amount: 'full' }] },
  ];
  const lessons = (money: number, deck: string) => [{ cost: { money }, then: [{ do: 'draw', deck, n: 2, keep: 1 }] }];

  test('the General Store shows three common items, of which one is bought. [A-LOC-01]', () => {
    expect(abilitiesOf('general-store')).toEqual(shop('common'));
  });

  test('the Curiositie Shoppe shows three unique items, of which one is bought. [A-LOC-02]', () => {
    expect(abilitiesOf('curiositie-shoppe')).toEqual(shop('unique'));
  });

  test('Ye Olde Magick Shoppe teaches one of two spells for $5. [A-LOC-03]', () => {
    expect(abilitiesOf('ye-olde-magick-shoppe')).toEqual(lessons(5, 'spell'));
  });

  test('Administration teaches one of two skills for $8. [A-LOC-04]', () => {
    expect(abilitiesOf('administration')).toEqual(lessons(8, 'skill'));
  });

  test('the Bank of Arkham lends to an investigator without a loan. [A-LOC-05]', () => {
    expect(abilitiesOf('bank-of-arkham')).toEqual([
      { if: { not: { has: 'bank-loan' } }, then: [{ do: 'receive', card: 'bank-loan' }] },
    ]);
  });

  test('Arkham Asylum restores 1 sanity, or all for $2. [A-LOC-06]', () => {
    expect(abilitiesOf('arkham-asylum')).toEqual(care('sanity'));
  });

  test("St. Mary's Hospital restores 1 stamina, or all for $2. [A-LOC-07]", () => {
    expect(abilitiesOf('st-marys-hospital')).toEqual(care('stamina'));
  });

  test('the Police Station makes a deputy for 10 toughness. [A-LOC-08]', () => {
    expect(abilitiesOf('police-station')).toEqual([
      { cost: { trophies: 10 }, then: [{ do: 'receive', card: 'deputy' }] },
    ]);
  });

  test("Ma's Boarding House gives any Ally for 10 toughness. [A-LOC-09]", () => {
    expect(abilitiesOf('mas-boarding-house')).toEqual([
      { cost: { trophies: 10 }, then: [{ do: 'search', deck: 'ally' }] },
    ]);
  });

  test('South Church blesses a chosen investigator for 5 toughness. [A-LOC-10]', () => {
    expect(abilitiesOf('south-church')).toEqual([
      { cost: { trophies: 5 }, then: [{ do: 'receive', card: 'blessing', who: 'chosen' }] },
    ]);
  });

  test('the Science Building gives 2 clues for 5 toughness. [A-LOC-11]', () => {
    expect(abilitiesOf('science-building')).toEqual([
      { cost: { trophies: 5 }, then: [{ do: 'gain', what: 'clue', amount: 2 }] },
    ]);
  });

  test('the River Docks give $5 for 5 toughness. [A-LOC-12]', () => {
    expect(abilitiesOf('river-docks')).toEqual([
      { cost: { trophies: 5 }, then: [{ do: 'gain', what: 'money', amount: 5 }] },
    ]);
  });

  test('the Silver Twilight Lodge has the Inner Sanctum for its members. [A-LOC-13]', () => {
    expect(location('silver-twilight-lodge').innerRoom).toEqual({
      entry: 'inner-sanctum',
      name: 'Inner Sanctum',
      card: 'lodge-membership',
    });
  });

  test('no other location has an ability', () => {
    expect(LOCATIONS.filter(({ abilities, innerRoom }) => abilities ?? innerRoom)).toHaveLength(13);
  });
});

describe('Other Worlds', () => {
  test('there are 8; the Dreamlands and Another Dimension have all four colours, the others two', () => {
    expect(WORLDS).toHaveLength(8);
    for (const { id, colours } of WORLDS) {
      expect(new Set(colours).size, id).toBe(colours.length);
      expect(colours, id).toHaveLength(['another-dimension', 'the-dreamlands'].includes(id) ? 4 : 2);
    }
  });

  test('each pair of colours belongs to one world', () => {
    const pairs = WORLDS.filter(({ colours }) => colours.length === 2).map(({ colours }) => [...colours].sort().join());
    expect(new Set(pairs).size).toBe(6);
  });

  test('there are 16 gate markers, two identical ones for each world. [A-SETUP-15]', () => {
    expect(GATE_MARKERS).toHaveLength(16);
    for (const { id } of WORLDS) {
      const pair = GATE_MARKERS.filter(({ world }) => world === id);
      expect(pair, id).toHaveLength(2);
      expect(pair[0]).toMatchObject({ symbol: pair[1]?.symbol, modifier: pair[1]?.modifier });
    }
  });

  test('the gates have every symbol but the crescent', () => {
    const symbols = new Set(GATE_MARKERS.map(({ symbol }) => symbol));
    expect([...symbols].sort()).toEqual([
      'circle',
      'diamond',
      'hexagon',
      'plus',
      'slash',
      'square',
      'star',
      'triangle',
    ]);
  });

  test('every symbol of a gate is on a monster', () => {
    for (const { symbol } of GATE_MARKERS) expect(MONSTERS.map((one) => one.symbol)).toContain(symbol);
  });
});
