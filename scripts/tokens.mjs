/**
 * Writes the tokens of monsters from scripts/engrave/tokens into packages/web/src/art/<box>/tokens.svg. Each box has
 * one sheet, which the page fetches once. docs/design-language.md explains the drawing.
 *
 *   node scripts/tokens.mjs
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { TONES } from './engrave/tokens/kit.mjs';
import { log, runIfMain } from './lib/run.mjs';

const DRAWINGS = new URL('engrave/tokens/', import.meta.url);
const ART = new URL('../packages/web/src/art/', import.meta.url);

/** Texts of the sheets, by box. */
export async function drawTokens() {
  const sheets = new Map();
  for (const file of readdirSync(DRAWINGS)) {
    if (file === 'kit.mjs') continue;
    const { TOKENS } = await import(new URL(file, DRAWINGS).href);
    sheets.set(file.replace('.mjs', ''), sheetOf(TOKENS));
  }
  return sheets;
}

function sheetOf(tokens) {
  const groups = Object.entries(tokens).map(([id, shapes]) => {
    const paths = shapes.map(([tone, ...d]) => `<path fill="${TONES[tone]}" d="${d.join('')}"/>`);
    return `<g id="${id}">${paths.join('')}</g>\n`;
  });
  return (
    '<!-- Written by scripts/tokens.mjs; do not change it by hand. -->\n' +
    '<!-- The tokens of the monsters, each in a square of 100. -->\n' +
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n${groups.join('')}</svg>\n`
  );
}

await runIfMain(import.meta.url, async () => {
  for (const [box, sheet] of await drawTokens()) {
    writeFileSync(new URL(`${box}/tokens.svg`, ART), sheet);
    log(`${box}: ${Math.round(sheet.length / 1024)} kB`);
  }
});
