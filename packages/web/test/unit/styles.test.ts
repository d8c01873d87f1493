/** Style sheets: cascade layers, imports, and selectors that are cheap to apply. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARD_MEASURES } from '../../src/table/people/held-cards.js';

const WEB = join(import.meta.dirname, '..', '..');
const SHEETS = readdirSync(join(WEB, 'src'), { withFileTypes: true, recursive: true })
  .filter(({ name }) => name.endsWith('.css'))
  .map(({ parentPath, name }) => relative(WEB, join(parentPath, name)));
const LAYERS = /@layer ([\w, ]+);/.exec(readFileSync(join(WEB, 'index.html'), 'utf8'))?.[1]?.split(', ') ?? [];

/** The heads of the outermost blocks of a style sheet. */
function outermostRules(sheet: string): string[] {
  const text = readFileSync(join(WEB, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const found: string[] = [];
  let [depth, from] = [0, 0];
  for (const [i, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) found.push(text.slice(from, i).trim());
    if (letter === '}' && --depth === 0) from = i + 1;
  }
  return found;
}

/** All single selectors of a style sheet. */
function selectorsOf(sheet: string): string[] {
  const text = readFileSync(join(WEB, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const heads = [...text.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, head = '']) => head);
  return heads.flatMap((head) => head.split(/,(?![^(]*\))/)).map((one) => one.replace(/\s+/g, ' ').trim());
}

/** Splits a selector into its context and its last compound selector. */
function splitSelector(selector: string): [context: string, subject: string] {
  let depth = 0;
  for (let i = selector.length - 1; i > 0; i--) {
    if (selector[i] === ')') depth++;
    if (selector[i] === '(') depth--;
    if (depth === 0 && /[ >+~]/.test(selector[i] as string)) return [selector.slice(0, i), selector.slice(i + 1)];
  }
  return ['', selector];
}

describe('the style sheets', () => {
  it('contain only cascade layers, in the order that the page declares', () => {
    expect(LAYERS).toEqual(['reset', 'base', 'parts', 'screens', 'motion']);
    const blocks = SHEETS.filter((sheet) => !sheet.endsWith('fonts.css')).flatMap((sheet) =>
      outermostRules(sheet).map((block) => ({ sheet, block })),
    );
    expect(blocks.length).toBeGreaterThan(50);
    expect(blocks.filter(({ block }) => !LAYERS.includes(block.replace(/^@layer /, '')))).toEqual([]);
  });

  it('are all imported by a source file', () => {
    const sources = readdirSync(join(WEB, 'src'), { withFileTypes: true, recursive: true })
      .filter(({ name }) => /\.tsx?$/.test(name))
      .map(({ parentPath, name }) => ({ from: parentPath, text: readFileSync(join(parentPath, name), 'utf8') }));
    const imported = new Set(
      sources.flatMap(({ from, text }) =>
        [...text.matchAll(/^import '([^']+\.css)';$/gm)].map(([, path = '']) => relative(WEB, join(from, path))),
      ),
    );
    expect(SHEETS.filter((sheet) => !imported.has(sheet))).toEqual([]);
  });

  it('animate only transform and opacity, which need no repaint', () => {
    const frames = SHEETS.filter((sheet) => sheet.includes(join('src', 'motion'))).flatMap((sheet) =>
      [...readFileSync(join(WEB, sheet), 'utf8').matchAll(/@keyframes ([\w-]+) \{(.*?)\n {2}\}/gs)].map(
        ([, name, body = '']) => ({
          name,
          properties: [...body.matchAll(/^\s*([\w-]+):/gm)].map(([, property]) => property),
        }),
      ),
    );
    expect(frames.length).toBeGreaterThan(20);
    const needsRepaint = ({ properties }: (typeof frames)[number]) =>
      properties.some((property) => property !== 'transform' && property !== 'opacity');
    expect(frames.filter(needsRepaint)).toEqual([]);
  });

  it('use no universal selector after :has, :hover or :focus-within, which would restyle the whole board', () => {
    const all = SHEETS.flatMap((sheet) => selectorsOf(sheet).map((selector) => ({ sheet, selector })));
    const depending = all.filter(({ selector }) => /:has\(|:hover|:focus-within/.test(splitSelector(selector)[0]));
    expect(depending.length).toBeGreaterThan(60);
    const isUniversal = ({ selector }: (typeof all)[number]) =>
      !/[.#[]|(^|[(, ])[a-z]/.test(splitSelector(selector)[1].replace(/:not\(([^()]|\([^()]*\))*\)/g, ''));
    expect(depending.filter(isUniversal)).toEqual([]);
  });

  it('use the same card measures as the layout of held cards', () => {
    const sheet = readFileSync(join(WEB, 'src', 'table', 'people', 'held-cards.css'), 'utf8');
    const [, rule = ''] = /\n {2}\.cards \{(.*?)\}/s.exec(sheet) ?? [];
    const figure = (property: string) => Number(new RegExp(`\\b${property}: (\\d+)px`).exec(rule)?.[1]);
    expect(CARD_MEASURES).toEqual({ card: figure('grid-auto-columns'), gap: figure('gap'), edge: figure('padding') });
  });
});
