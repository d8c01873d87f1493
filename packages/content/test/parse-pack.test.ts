import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE, loadChosenBoxes } from '@vigil/content';
import { PackError, parsePack, readEmbeddedPacks } from '@vigil/content/file';
import { contentOfBoxes } from '@vigil/rules';
import { describe, expect, it } from 'vitest';

const EXAMPLE = fileURLToPath(new URL('../../../fixtures/packs/lantern-lane.yaml', import.meta.url));
const text = readFileSync(EXAMPLE, 'utf8');

/** Returns the problems of a text. */
function problemsIn(source: string): readonly string[] {
  try {
    parsePack(source, 'a.yaml');
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

const HEAD = 'id: a\nname: A\nversion: "1"\n';

describe('a pack from a file', () => {
  it('is read from YAML and from JSON, with empty lists for missing kinds', () => {
    const pack = parsePack(text, 'lantern-lane.yaml');
    expect(pack).toMatchObject({ id: 'lantern-lane', name: 'Lantern Lane', version: '1', fromFile: true, worlds: [] });
    expect(pack.monsters.map(({ id }) => id)).toEqual(['lantern-lane-moth']);
    const { fromFile: _, ...plain } = pack;
    expect(parsePack(JSON.stringify(plain))).toEqual(pack);
  });

  it('may use the former names of effects, modifiers, triggers and fields, also embedded in a save', () => {
    const trigger = { when: { on: 'befallen', what: 'arrested' }, then: [{ do: 'befall', fate: 'delayed' }] };
    const card = { id: 'a-1', name: 'Befall', deck: 'common', count: 1, triggers: [trigger] };
    const modifiers = [{ mod: 'shedOn', card: 'blessing', faces: [1] }];
    const effects = [{ do: 'may', then: [{ do: 'shed', card: 'curse' }] }];
    const entries = [{ at: 'woods', theme: 'a test', effects, means: ['a-3'] }];
    const former = {
      ...{ id: 'a', name: 'A', version: '1' },
      cards: [{ ...card, modifiers }],
      locationCards: [{ id: 'a-2', neighbourhood: 'uptown', entries }],
    };
    const pack = parsePack(JSON.stringify(former));
    expect(pack.cards[0]).toMatchObject({
      name: 'Befall',
      triggers: [{ when: { on: 'fate-applied', what: 'arrested' }, then: [{ do: 'applyFate', fate: 'delayed' }] }],
      modifiers: [{ mod: 'statusRemovedOn' }],
    });
    expect(pack.locationCards[0]?.entries).toEqual([
      {
        ...{ at: 'woods', theme: 'a test', people: ['a-3'] },
        effects: [{ do: 'may', then: [{ do: 'removeStatus', card: 'curse' }] }],
      },
    ]);
    expect(readEmbeddedPacks({ embedded: { packs: [former] } })).toEqual([pack]);
  });

  it('may contain everything that a built-in pack contains', () => {
    expect(problemsIn(JSON.stringify(BASE))).toEqual([]);
  });

  it('is refused with the line of an unknown reference if the other packs are given', () => {
    const street = `${HEAD}locationCards:\n  - id: a-1\n    neighbourhood: uptwn\n    entries: []`;
    expect(() => parsePack(street, 'a.yaml')).not.toThrow();
    expect(() => parsePack(street, 'a.yaml', [BASE])).toThrow(
      'a.yaml:6: locationCards[0].neighbourhood: there is no neighbourhood "uptwn" (did you mean "uptown"?)',
    );
    expect(parsePack(text, 'lantern-lane.yaml', [BASE])).toEqual(parsePack(text));
  });

  it('is combined with the built-in packs', async () => {
    const boxes = await loadChosenBoxes({ packFiles: [parsePack(text)] });
    const content = contentOfBoxes(boxes);
    expect(content.version).toBe(`base@${BASE.version} lantern-lane@1`);
    expect(content.tokens.get('lantern-lane-moth-2')?.name).toBe('Pale Moth');
    await expect(loadChosenBoxes({ packFiles: [parsePack(text), parsePack(text)] })).rejects.toThrow(
      'the pack "lantern-lane" appears twice',
    );
  });

  it.each([
    ['', ['a.yaml:1: the file contains no pack']],
    [`${HEAD}---\n${HEAD}`, ['a.yaml:5: a file can hold only one pack']],
    [
      `${HEAD}monsters:\n  - id: m\n    name: M\n    count: 1000000000000\n    symbol: plus\n    movement: normal\n    awareness: 0\n    toughness: 1\n    abilities: []\n    inCup: true`,
      ['a.yaml:7: monsters[0].count must be a whole number from 0 to 1000, not 1000000000000'],
    ],
    [
      `${HEAD}mythos:\n  - { id: m, name: M, type: headline, clues: [], white: [], black: [], effects: [{ do: track, what: terror, by: 200000 }] }`,
      ['a.yaml:5: mythos[0].effects[0].by must be a number from -100000 to 100000, not 200000'],
    ],
    ['id: [', [expect.stringMatching(/^a\.yaml:1: /)]],
    ['id: a\nname: A', ['a.yaml:1: lacks "version"']],
    [`${HEAD}monster: []`, ['a.yaml:4: monster is unknown (did you mean "monsters"?)']],
    [`${HEAD}fromFile: true`, ['a.yaml:4: fromFile is unknown']],
    [
      `${HEAD}gateMarkers:\n  - { id: m, world: abyss, symbol: cresent, modifier: 0 }`,
      [
        'a.yaml:5: gateMarkers[0].symbol must be one of circle, crescent, diamond, hexagon, plus, slash, square, star, triangle (did you mean "crescent"?)',
      ],
    ],
    [
      `${HEAD}cards:\n  - id: a-lamp\n    name: Lamp\n    deck: common\n    count: 1\n    modifiers:\n      - { mod: skil, skill: luck, by: 1 }`,
      [
        expect.stringMatching(
          /^a\.yaml:10: cards\[0\]\.modifiers\[0\]\.mod must be one of .* \(did you mean "skill"\?\)$/,
        ),
      ],
    ],
    [
      `${HEAD}locationCards:\n  - id: a-1\n    neighbourhood: uptown\n    entries:\n      - at: woods\n        theme: x\n        effects:\n          - { do: gain, what: clue, amuont: 1 }`,
      [
        'a.yaml:11: locationCards[0].entries[0].effects[0] lacks "amount"',
        'a.yaml:11: locationCards[0].entries[0].effects[0].amuont is unknown (did you mean "amount"?)',
      ],
    ],
    [
      `${HEAD}locationCards:\n  - id: a-1\n    neighbourhood: uptown\n    entries:\n      - at: woods\n        theme: x\n        effects:\n          - do: if\n            condition: { hass: { card: x } }\n            then: []`,
      [expect.stringMatching(/^a\.yaml:12: .*\.condition must have one of has, .* \(did you mean "has"\?\)$/)],
    ],
    [
      `${HEAD}monsters:\n  - { id: m, name: M, count: two, movement: normal, symbol: plus, awareness: 0, toughness: 1, abilities: [], inCup: true }`,
      ['a.yaml:5: monsters[0].count must be a number'],
    ],
    [
      `${HEAD}worlds:\n  - { id: w, name: W, colours: [] }\n  - { id: w, name: W, colours: [] }`,
      ['a.yaml:6: worlds[1].id "w" appears twice'],
    ],
    [
      'id: A b\nname: A\nversion: "1@2"',
      [
        'a.yaml:1: id must consist of lowercase letters, digits and hyphens',
        'a.yaml:3: version must not be empty or contain spaces, + or @',
      ],
    ],
  ])('is refused with line, place and the closest known word: %j', (source, problems) => {
    expect(problemsIn(source)).toEqual(problems);
  });
});

describe('the packs embedded in a save', () => {
  const pack = parsePack(text);

  it('are read as packs from files', () => {
    expect(readEmbeddedPacks({ embedded: { packs: [JSON.parse(JSON.stringify(pack))] } })).toEqual([pack]);
    for (const none of [undefined, {}, { embedded: 1 }, { embedded: { packs: {} } }])
      expect(readEmbeddedPacks(none)).toEqual([]);
  });

  it('are checked like other packs', () => {
    const read = (cards: unknown) => () => readEmbeddedPacks({ embedded: { packs: [{ ...pack, cards }] } });
    expect(read([{ id: 'x' }])).toThrow(/^embedded\.packs\[0\]: cards\[0\] lacks "count"/);
    expect(read(7)).toThrow('embedded.packs[0]: cards must be a list');
  });

  it('are refused if a slider does not have four stops', () => {
    const [sheet] = structuredClone(BASE.investigators) as unknown as { sliders: Record<string, unknown[]> }[];
    sheet?.sliders['fight-will']?.pop();
    expect(problemsIn(JSON.stringify({ id: 'a', name: 'A', version: '1', investigators: [sheet] }))).toEqual([
      'a.yaml:1: investigators[0].sliders.fight-will must have 4 stops, not 3',
    ]);
  });
});
