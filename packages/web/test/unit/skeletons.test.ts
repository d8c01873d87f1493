/** Number and date skeletons of messages. The page leaves out the code for them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IntlMessageFormat } from 'intl-messageformat';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { noSkeletons } from '../../plugins/no-skeletons.js';

const PACKAGES = join(import.meta.dirname, '..', '..', '..');
const PACKAGES_WITH_MESSAGES = ['rules', 'content', 'table', 'web'];
/** An argument of a message with a skeleton: `{n, number, ::.0}`. */
const SKELETON = /\{\s*\w+\s*,\s*(?:number|date|time)\s*,\s*::/;

describe('skeletons of numbers and dates', () => {
  it('occur in no message of games, boxes and screens', () => {
    const sources = PACKAGES_WITH_MESSAGES.flatMap((name) => {
      const folder = join(PACKAGES, name, 'src');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return files.filter((file) => /\.tsx?$|\.json$/.test(file)).map((file) => join(folder, file));
    });
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.filter((file) => SKELETON.test(readFileSync(file, 'utf8')))).toEqual([]);
    expect(SKELETON.test('{n, number, ::.0} on average')).toBe(true);
  });

  it('are ignored in messages of other packs, and the number is formatted plainly', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [noSkeletons()],
      build: {
        write: false,
        lib: { entry: import.meta.resolve('intl-messageformat').slice('file://'.length), formats: ['es'] },
      },
    });
    const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
    const { IntlMessageFormat: Bundled } = (await import(
      `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
    )) as { IntlMessageFormat: typeof IntlMessageFormat };
    expect(new Bundled('{n, number, ::.00} on average', 'en').format({ n: 2.5 })).toBe('2.5 on average');
    expect(new Bundled('{n, plural, one {# die} other {# dice}}', 'en').format({ n: 2 })).toBe('2 dice');
  });
});
