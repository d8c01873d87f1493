/** Damaged packs are refused, each fault with its file and line, never with an internal error. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE } from '@vigil/content';
import { PackError, parsePack, readEmbeddedPacks } from '@vigil/content/file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { applyDamages, damages, nestInLists } from './damage.js';

const text = readFileSync(fileURLToPath(new URL('../../../fixtures/packs/lantern-lane.yaml', import.meta.url)), 'utf8');
const pack = parse(text);

/** Number of runs of each kind; a whole `npm test` sets more in VIGIL_DAMAGES. */
const RUNS = Number(process.env.VIGIL_DAMAGES ?? 50);

/** Returns the problems of a pack. Throws every other error. */
function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

function expectPlaces(problems: readonly string[], place: RegExp): void {
  for (const problem of problems) {
    expect(problem).toMatch(place);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for them
    expect(problem).not.toMatch(/\n|\[object|Cannot read|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
}

/** Returns the text of a value, or invalid text if the value cannot be written. */
function serialize(value: unknown, as: (value: unknown) => string | undefined): string {
  try {
    return as(value) ?? '';
  } catch {
    return '[';
  }
}

describe('a pack with errors', () => {
  it.each([
    ['YAML', stringify],
    ['JSON', (value: unknown) => JSON.stringify(value, undefined, 1)],
  ] as const)('in %s is refused with file and line', (_, as) => {
    const property = fc.property(damages, (changes) => {
      expectPlaces(
        problemsOf(() => parsePack(serialize(applyDamages(pack, changes), as), 'a.yaml', [BASE])),
        /^a\.yaml:\d+: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('with any change of its text is refused with file and line', () => {
    const signs = fc.constantFrom(
      '',
      '[',
      '{',
      '"',
      "'",
      ': ',
      '- ',
      '*a',
      '&a ',
      '\u0000',
      '\u001b[2J',
      '!!binary ',
      '\t',
      '\n',
      '<<: ',
    );
    const property = fc.property(fc.nat(text.length), fc.nat(3), signs, (at, length, sign) => {
      const changed = text.slice(0, at) + sign + text.slice(at + length);
      expectPlaces(
        problemsOf(() => parsePack(changed, 'a.yaml', [BASE])),
        /^a\.yaml:\d+: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a save is refused with its place in the save', () => {
    const property = fc.property(damages, (changes) => {
      expectPlaces(
        problemsOf(() => readEmbeddedPacks({ embedded: { packs: [applyDamages(pack, changes)] } })),
        /^embedded\.packs\[0\]: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it.each([
    ['[', ''],
    ['{"a":', ''],
    ['- ', 'x'],
  ])('is refused with its line if it is nested too deeply: %s', (open, end) => {
    expect(problemsOf(() => parsePack(open.repeat(60_000) + end, 'a.yaml'))).toEqual([
      'a.yaml:1: it is nested too deeply',
    ]);
    expect(
      problemsOf(() => readEmbeddedPacks({ embedded: { packs: [{ ...pack, cards: nestInLists(1) }] } }))[0],
    ).toMatch(/^embedded\.packs\[0\]: /);
  });

  const HEAD = 'id: a\nname: A\nversion: "1"\n';
  const MONSTER =
    'id: a-m, name: M, count: 1, inCup: true, symbol: star, movement: normal, awareness: 0, horror: {rating: 0, damage: 1}, combat: {rating: 0, damage: 1}, abilities: []';

  it.each([
    [`${HEAD}monsters: [{ ${MONSTER}, toughness: 1.5 }]`, 'monsters[0].toughness must be a whole number, not 1.5'],
    [`${HEAD}monsters: [{ ${MONSTER}, toughness: 0 }]`, 'monsters[0].toughness must be at least 1, not 0'],
    [`${HEAD}messages: { a: "\\e[2J" }`, 'messages.a must not contain the control character U+001B'],
    [
      `${HEAD}cards: [{ id: a-x, name: X, deck: common, count: 1, abilities: [{ when: { phase: upkeep }, then: [{ do: handler, name: icyWind, text: x }] }] }]`,
      'cards[0].abilities[0].then[0].name: there is no handler "icyWind"',
    ],
  ])('is refused for a value that no game could use: %#', (given, problem) => {
    expect(problemsOf(() => parsePack(given, 'a.yaml', [BASE]))).toEqual([`a.yaml:4: ${problem}`]);
  });

  it('may have board coordinates between whole numbers', () => {
    const street = 'id: a-s, name: S, connects: [], black: uptown, white: uptown, x: 1.5, y: 2.25';
    expect(problemsOf(() => parsePack(`${HEAD}streets: [{ ${street} }]`, 'a.yaml', [BASE]))).toEqual([]);
  });
});
