import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCredits } from '../../plugins/credits.js';
import { sheetOf } from '../../src/credits/icon-sheets.js';

const credits = readCredits();
const WEB = join(import.meta.dirname, '..', '..');

describe('the credits', () => {
  it('name an author for every icon of others in the page, and none that is not there', () => {
    const named = credits.icons.flatMap(({ icons }) => icons).sort();
    const sheets = readdirSync(join(WEB, 'src', 'art'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('-outlines.svg'),
    );
    expect(sheets.length).toBeGreaterThan(2);
    const drawn = sheets.flatMap((sheet) =>
      [...readFileSync(join(WEB, 'src', 'art', sheet), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''),
    );
    expect(drawn.filter((icon) => sheetOf(icon) === '')).toEqual([]);
    expect(named).toEqual([...new Set(drawn)].sort());
  });

  it('name every font of the style sheet, with its author and licence', () => {
    const faces = readFileSync(join(WEB, 'src', 'styles', 'fonts.css'), 'utf8').matchAll(/font-family: "([^"]+)"/g);
    const bundled = new Set([...faces].map(([, face = '']) => face.replace(/ Variable$/, '')));
    expect(new Set(credits.fonts.map(({ name }) => name))).toEqual(bundled);
    for (const { by, licence } of credits.fonts) expect(by !== '' && /Licen[cs]e/.test(licence)).toBe(true);
  });

  it('hold the licence of every library that the page needs, down to those of others, and of Vigil', () => {
    expect(credits.libraries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['preact', 'idb', 'intl-messageformat', '@noble/ciphers']),
    );
    for (const { name, licence, text } of credits.libraries) {
      expect(licence, name).not.toBe('');
      expect(text.length, name).toBeGreaterThan(200);
    }
    expect(credits.licence).toMatch(/^MIT License/);
  });
});
