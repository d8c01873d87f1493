import { readdirSync, readFileSync } from 'node:fs';
import { BASE, loadBoxes } from '@vigil/content';
import type { Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { cardBook, doubts, doubtTables } from '../src/docs/index.js';

const DUNWICH = (await loadBoxes(['dunwich'])).map(({ pack }) => pack).find(({ id }) => id === 'dunwich') as Pack;

describe.each([
  ['the base game', BASE, []],
  ['a box', DUNWICH, [BASE]],
] as const)('the book of cards of %s', (_whose, pack, below) => {
  const book = cardBook(pack, below);

  it('names every component', () => {
    const { investigators, ancientOnes, monsters, cards, mythos, tableCards = [], locations, streets, worlds } = pack;
    for (const { name } of [
      ...investigators,
      ...ancientOnes,
      ...monsters,
      ...cards,
      ...mythos,
      ...tableCards,
      ...locations,
      ...streets,
      ...worlds,
    ]) {
      expect(book).toContain(name);
    }
  });

  it('has a line for every entry of every location and gate card', () => {
    const entries = pack.locationCards.reduce((n, card) => n + card.entries.length, 0);
    expect(book.match(/^\d+\. \*/gm)).toHaveLength(entries);
    const gate = pack.gateCards.reduce((n, card) => n + card.entries.length, 0);
    expect(book.match(/^ {2}- .*, \*/gm)).toHaveLength(gate);
  });

  it('has the text of every location that is its own', () => {
    const { length } = pack.locations;
    expect(book.match(/^(Unstable|Stable)\.$/gm)).toHaveLength(length);
  });

  it('holds no message without words', () => {
    expect(book).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
  });

  it('says how many handlers there are, and why', () => {
    expect(book).toMatch(/\d+ of \d+ components \(\d+\.\d %\) need one; there are \d+\./);
    for (const { name, handlerReason } of [...pack.cards, ...pack.ancientOnes]) {
      if (handlerReason !== undefined) expect(book).toContain(`- **${name}**: \``);
    }
  });

  it('leads from its contents to its chapters', () => {
    const titles = [...book.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    );
    expect([...book.matchAll(/^- \[.*\]\(#(.*)\)$/gm)].map(([, to]) => to)).toEqual(titles);
  });
});

describe('the readings', () => {
  it('are every doubt of the data, with the name of what it is about', () => {
    const all = doubts(BASE);
    const inData = JSON.stringify(BASE).match(/"doubt":/g) ?? [];
    expect(all).toHaveLength(inData.length);
    expect(all).toContainEqual(expect.objectContaining({ kind: 'Cards', name: 'Duke' }));
    expect(all).toContainEqual(expect.objectContaining({ name: 'Downtown 7, Independence Square' }));
    expect(all).toContainEqual(expect.objectContaining({ name: 'Gate card 4, Abyss' }));
  });

  it('stand in one table for each kind', () => {
    const pack: Pack = { ...BASE, monsters: BASE.monsters.map((one) => ({ ...one, doubt: 'a | b' })) };
    expect(doubtTables(pack)).toContain(`### Monsters: ${BASE.monsters.length}`);
    expect(doubtTables(pack)).toContain('| a \\| b |');
  });
});

describe('the books of cards that are kept', () => {
  const folder = new URL('../../../docs/cards/', import.meta.url);

  it.each(readdirSync(folder))('hold no message without words: %s', (file) => {
    const book = readFileSync(new URL(file, folder), 'utf8');
    expect(book.split('\n').filter((line) => /[⟦⟧]/.test(line))).toEqual([]);
  });
});
