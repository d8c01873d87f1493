import { BASE, loadBoxes } from '@vigil/content';
import type { Pack } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { cardBook, doubts, doubtTables } from '../src/docs/index.js';

describe('the book of cards', () => {
  const book = cardBook(BASE);

  it('names every component', () => {
    const { investigators, ancientOnes, monsters, cards, mythos, locations, streets, worlds } = BASE;
    for (const { name } of [
      ...investigators,
      ...ancientOnes,
      ...monsters,
      ...cards,
      ...mythos,
      ...locations,
      ...streets,
      ...worlds,
    ]) {
      expect(book).toContain(name);
    }
  });

  it('has a line for every entry of every location and gate card', () => {
    const entries = BASE.locationCards.reduce((n, card) => n + card.entries.length, 0);
    expect(book.match(/^\d+\. \*/gm)).toHaveLength(entries);
    const gate = BASE.gateCards.reduce((n, card) => n + card.entries.length, 0);
    expect(book.match(/^ {2}- .*, \*/gm)).toHaveLength(gate);
  });

  it('holds no message without words', () => {
    expect(book).not.toMatch(/[⟦⟧]|undefined|NaN|\[object/);
  });

  it('says how many handlers there are, and why', () => {
    expect(book).toMatch(/\d+ of \d+ components \(\d+\.\d %\) need one; there are \d+\./);
    expect(book).toContain('**Ithaqua**: `icy-winds`');
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
