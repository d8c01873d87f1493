import { readdirSync, readFileSync } from 'node:fs';
import { BASE, loadBoxes } from '@vigil/content';
import type { Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { cardBook, doubts, doubtTables } from '../src/docs/index.js';

const DUNWICH = (await loadBoxes(['dunwich'])).map(({ pack }) => pack).find(({ id }) => id === 'dunwich') as Pack;

describe.each([
  ['the base game', BASE, []],
  ['a box', DUNWICH, [BASE]],
] as const)('the book of cards of %s', (_title, pack, below) => {
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

  it('has a text for every location of the pack', () => {
    const { length } = pack.locations;
    expect(book.match(/^(Unstable|Stable)\.$/gm)).toHaveLength(length);
  });

  it('contains no missing message', () => {
    expect(book).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
  });

  it('states the number of handlers, and a reason for each', () => {
    expect(book).toMatch(/\d+ of \d+ components \(\d+\.\d %\) need one; there are \d+\./);
    for (const { name, handlerReason } of [...pack.cards, ...pack.ancientOnes]) {
      if (handlerReason !== undefined) expect(book).toContain(`- **${name}**: \``);
    }
  });

  it('links its table of contents to its chapters', () => {
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
  it('list every doubt in the data with the name of its component', () => {
    const all = doubts(BASE);
    const inData = JSON.stringify(BASE).match(/"doubt":/g) ?? [];
    expect(all).toHaveLength(inData.length);
    expect(all).toContainEqual(expect.objectContaining({ kind: 'Cards', name: 'Duke' }));
    expect(all).toContainEqual(expect.objectContaining({ name: 'Downtown 7, Independence Square' }));
    expect(all).toContainEqual(expect.objectContaining({ name: 'Gate card 4, Abyss' }));
  });

  it('have one table for each kind of component', () => {
    const pack: Pack = { ...BASE, monsters: BASE.monsters.map((one) => ({ ...one, doubt: 'a | b' })) };
    expect(doubtTables(pack)).toContain(`### Monsters: ${BASE.monsters.length}`);
    expect(doubtTables(pack)).toContain('| a \\| b |');
  });
});

describe('the books of cards in docs/cards', () => {
  const folder = new URL('../../../docs/cards/', import.meta.url);

  it.each(readdirSync(folder))('contain no missing message: %s', (file) => {
    const book = readFileSync(new URL(file, folder), 'utf8');
    expect(book.split('\n').filter((line) => /[⟦⟧]/.test(line))).toEqual([]);
  });
});
