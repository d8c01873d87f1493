import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCredits } from '../../plugins/credits.js';
import { sheetOf } from '../../src/credits/icon-sheets.js';

const credits = readCredits();
const WEB = join(import.meta.dirname, '..', '..');

describe('the credits', () => {
  it('name an author for exactly the icons in the page', () => {
    const named = credits.icons.flatMap(({ icons }) => icons).sort();
    const sheets = readdirSync(join(WEB, 'src', 'art'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('-outlines.svg'),
    );
    expect(sheets.length).toBeGreaterThan(2);
    const drawings = sheets.flatMap((sheet) =>
      [...readFileSync(join(WEB, 'src', 'art', sheet), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? ''),
    );
    expect(drawings.filter((icon) => sheetOf(icon) === '')).toEqual([]);
    expect(named).toEqual([...new Set(drawings)].sort());
  });

  it('name exactly the fonts of the style sheet, with authors and licences', () => {
    const faces = readFileSync(join(WEB, 'src', 'styles', 'fonts.css'), 'utf8').matchAll(/font-family: "([^"]+)"/g);
    const bundled = new Set([...faces].map(([, face = '']) => face.replace(/ Variable$/, '')));
    expect(new Set(credits.fonts.map(({ name }) => name))).toEqual(bundled);
    for (const { by, licence } of credits.fonts) expect(by !== '' && /Licen[cs]e/.test(licence)).toBe(true);
  });

  it('contain the licences of Vigil and of all direct and indirect libraries of the page', () => {
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
