/** Damaged input on the command line gets one sentence with its place, no program error and no terminal code. */
import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Screen } from '../src/terminal/screen.js';
import { run, useScratchFolder } from './vigil.js';

const file = useScratchFolder();

/** Runs a command and returns its error, or undefined if it accepts its input. */
async function catchError(...words: string[]): Promise<Error | undefined> {
  try {
    await run(...words);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

const HEAD = 'id: a\nname: A\nversion: "1"\n';

describe('a pack from a file', () => {
  it.each([
    [
      `${HEAD}mythos: [{ id: a-y, name: Y, type: headline, black: [], white: [], clues: [nowhere], gate: woods }]`,
      'there is no place "nowhere"',
      4,
    ],
    ['id: a\nname: "A\\e[31mred"\nversion: "1"\n', 'name must not contain the control character U+001B', 2],
    ['['.repeat(60_000), 'it is nested too deeply', 1],
  ])('is refused with file and line if it is invalid: %#', async (text, problem, line) => {
    const path = file('wrong.yaml');
    writeFileSync(path, text);
    for (const command of ['play', 'simulate', 'cards']) {
      const { message = '' } = (await catchError(command, '--pack-file', path)) ?? {};
      expect(message).toMatch(new RegExp(`^\\S+wrong\\.yaml:${line}: `));
      expect(message).toContain(problem);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for them
      expect(message).not.toMatch(/[\u0000-\u001f]/);
    }
  });
});

describe('a file that is not a save', () => {
  it.each([
    ['null', 'save: is not an object'],
    ['"x"', 'save: is not an object'],
    ['[]', 'save: is not an object'],
    [`${'['.repeat(60_000)}${']'.repeat(60_000)}`, 'save: is not an object'],
    [`{"format":"vigil-play","a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, 'a.0.0: is nested too deeply'],
    ['{"format":"vigil-play","formatVersion":{"toString":1}}', 'formatVersion: that is unknown'],
    ['{"format":"vigil-play","formatVersion":1,"game":"arkham","version":["x"]}', 'version: is not a text'],
    [
      '{"format":"vigil-play","formatVersion":1,"game":"arkham","version":"arkham@1","enclosed":{"packs":[null]}}',
      'embedded.packs[0]: ',
    ],
  ])('is refused with its name and the place of the error: %#', async (text, problem) => {
    const path = file('no-save.json');
    writeFileSync(path, text);
    for (const words of [
      ['play', '--load', path],
      ['replay', path],
      ['replay', '--verify', path],
    ]) {
      const error = await catchError(...words);
      expect(error?.message).toMatch(/^\S+no-save\.json: /);
      expect(error?.message).toContain(problem);
    }
  });
});

describe('arguments of the command line', () => {
  const oddValues = fc.constantFrom(
    '',
    ' ',
    'x',
    '-1',
    '0',
    '1.5',
    '1e9',
    'NaN',
    'Infinity',
    '__proto__',
    'constructor',
    'a=b',
    '__proto__=1',
    ',',
    ',,',
    'random',
    '\u001b[2J',
    '..',
    '\u0000',
    '9'.repeat(400),
  );
  const options = fc.constantFrom(
    '--game',
    '--investigators',
    '--ancient-one',
    '--herald',
    '--guardian',
    '--packs',
    '--seed',
    '--bot',
    '--threads',
    '--pack-file',
  );

  it('are refused without a program error if they are invalid', async () => {
    const property = fc.asyncProperty(options, oddValues, async (optionName, value) => {
      // The invalid `--games none` keeps a game from starting.
      const error = await catchError(
        'simulate',
        '--games',
        '1',
        '--threads',
        '1',
        optionName,
        value,
        '--games',
        'none',
      );
      expect(error).toMatchObject({ name: 'CommanderError' });
      const other = await catchError('cards', optionName === '--packs' ? '--pack' : optionName, value);
      if (other) expect([TypeError, RangeError, ReferenceError]).not.toContain(other.constructor);
    });
    await fc.assert(property, { numRuns: 30 });
  });

  it.each([
    ['--ancient-one', 'a\u001b[31m'],
    ['--herald', '__proto__'],
    ['--investigators', 'toString'],
    ['--house-rules', '__proto__=1'],
    ['--house-rules', 'constructor'],
    ['--packs', 'constructor'],
    ['--packs', ''],
    ['--load', '\u001b[2J'],
    ['--continue', '__proto__'],
    ['--seat', 'x'],
  ])('are refused by vigil play in one sentence: %s', async (optionName, value) => {
    const error = await catchError('play', optionName, value);
    expect(error).toBeInstanceOf(Error);
    expect([TypeError, RangeError, ReferenceError]).not.toContain(error?.constructor);
    expect(error?.message).not.toMatch(/\n|undefined|\[object/);
  });
});

describe('a screen', () => {
  const print = (text: string) => {
    let out = '';
    new Screen({ write: (more: string) => (out += more) }, { FORCE_COLOR: '1' }).line(text);
    return out;
  };

  it('shows colours, and escapes other control sequences', () => {
    expect(print('\u001b[31mred\u001b[39m')).toBe('\u001b[31mred\u001b[39m\n');
    expect(print('a\u001b[2Jb\u001b]0;title\u0007c\rd\u009b5m')).toBe(
      'a\\u001b[2Jb\\u001b]0;title\\u0007c\\u000dd\\u009b5m\n',
    );
  });
});
