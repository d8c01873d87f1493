/** People named and meant by location cards (Y-BLIGHT-02). */
import { describe, expect, it } from 'vitest';
import { loadBoxes } from '../src/index.js';

const boxes = await loadBoxes(['base', 'dunwich', 'king-in-yellow', 'kingsport']);
const entries = boxes.flatMap(({ pack }) =>
  pack.locationCards.flatMap(({ id, entries: all }) => all.map((entry) => ({ pack: pack.id, card: id, ...entry }))),
);
const peopleMeantBy = entries.filter(({ means }) => means !== undefined);
const cardIn = (pack: string) => peopleMeantBy.filter((entry) => entry.pack === pack);

describe('people on location cards', () => {
  it('are those that blights take away [Y-BLIGHT-01]', () => {
    const blights = (boxes[2]?.pack.tableCards ?? []).filter(({ kind }) => kind === 'blight').map(({ id }) => id);
    expect(blights).toHaveLength(13);
    expect(new Set(peopleMeantBy.flatMap(({ means = [] }) => means))).toEqual(new Set(blights));
  });

  it('stand on as many entries as were counted on the cards [Y-BLIGHT-02]', () => {
    expect([cardIn('base').length, cardIn('dunwich').length, cardIn('kingsport').length]).toEqual([31, 39, 9]);
  });

  it('are named and meant: neither a house nor an office that bears a name means anybody [Y-BLIGHT-02]', () => {
    const at = (place: string) => cardIn('base').filter((entry) => entry.at === place).length;
    expect([at('velmas-diner'), at('mas-boarding-house'), at('south-church'), at('woods')]).toEqual([5, 2, 4, 0]);
    const [cheated] = entries.filter(({ card, at: place }) => card === 'easttown-3' && place === 'velmas-diner');
    expect(cheated?.means).toBeUndefined();
  });
});
