/** Damaged packs are refused, each fault with its file and line, and no error of a program comes out. */
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

/** Of each kind; VIGIL_DAMAGES: more of them. */
const RUNS = Number(process.env.VIGIL_DAMAGES ?? 200);

/** Errors of a pack. Throws anything that is no fault of a pack. */
function wrong(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
}

function mustHavePlaces(problems: readonly string[], place: RegExp): void {
  for (const problem of problems) {
    expect(problem).toMatch(place);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(problem).not.toMatch(/\n|\[object|Cannot read|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
  }
}

/** Leaves out what YAML cannot write. */
function written(value: unknown, as: (value: unknown) => string | undefined): string {
  try {
    return as(value) ?? '';
  } catch {
    return '[';
  }
}

describe('a damaged pack', () => {
  it.each([
    ['YAML', stringify],
    ['JSON', (value: unknown) => JSON.stringify(value, undefined, 1)],
  ] as const)('in %s is refused with file and line', (_, as) => {
    const property = fc.property(damages, (how) => {
      mustHavePlaces(
        wrong(() => parsePack(written(applyDamages(pack, how), as), 'a.yaml', [BASE])),
        /^a\.yaml:\d+: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('whose text was changed anywhere is refused with file and line', () => {
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
      mustHavePlaces(
        wrong(() => parsePack(changed, 'a.yaml', [BASE])),
        /^a\.yaml:\d+: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a save is refused with its place there', () => {
    const property = fc.property(damages, (how) => {
      mustHavePlaces(
        wrong(() => readEmbeddedPacks({ embedded: { packs: [applyDamages(pack, how)] } })),
        /^embedded\.packs\[0\]: /,
      );
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it.each([
    ['[', ''],
    ['{"a":', ''],
    ['- ', 'x'],
  ])('that is nested too deeply (%s) is refused with its line', (open, end) => {
    expect(wrong(() => parsePack(open.repeat(60_000) + end, 'a.yaml'))).toEqual(['a.yaml:1: it is nested too deeply']);
    expect(wrong(() => readEmbeddedPacks({ embedded: { packs: [{ ...pack, cards: nestInLists(1) }] } }))[0]).toMatch(
      /^embedded\.packs\[0\]: /,
    );
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
  ])('is refused for what no game could use: %#', (given, problem) => {
    expect(wrong(() => parsePack(given, 'a.yaml', [BASE]))).toEqual([`a.yaml:4: ${problem}`]);
  });

  it('may have points of the board between whole numbers', () => {
    const street = 'id: a-s, name: S, connects: [], black: uptown, white: uptown, x: 1.5, y: 2.25';
    expect(wrong(() => parsePack(`${HEAD}streets: [{ ${street} }]`, 'a.yaml', [BASE]))).toEqual([]);
  });
});
