/** People who appear in entries of location cards (`people`, Y-BLIGHT-02). */
import { describe, expect, it } from 'vitest';
import { loadBoxes } from '../src/index.js';

const boxes = await loadBoxes(['base', 'dunwich', 'king-in-yellow', 'kingsport']);
const entries = boxes.flatMap(({ pack }) =>
  pack.locationCards.flatMap(({ id, entries: all }) => all.map((entry) => ({ pack: pack.id, card: id, ...entry }))),
);
const entriesWithPeople = entries.filter(({ people }) => people !== undefined);
const entriesOf = (pack: string) => entriesWithPeople.filter((entry) => entry.pack === pack);

describe('people on location cards', () => {
  it('are exactly those whom blights remove [Y-BLIGHT-01]', () => {
    const blights = (boxes[2]?.pack.tableCards ?? []).filter(({ kind }) => kind === 'blight').map(({ id }) => id);
    expect(blights).toHaveLength(13);
    expect(new Set(entriesWithPeople.flatMap(({ people = [] }) => people))).toEqual(new Set(blights));
  });

  it('appear in the counted number of entries [Y-BLIGHT-02]', () => {
    expect([entriesOf('base').length, entriesOf('dunwich').length, entriesOf('kingsport').length]).toEqual([31, 39, 9]);
  });

  it('do not appear in an entry that only mentions a place with their name [Y-BLIGHT-02]', () => {
    const at = (place: string) => entriesOf('base').filter((entry) => entry.at === place).length;
    expect([at('velmas-diner'), at('mas-boarding-house'), at('south-church'), at('woods')]).toEqual([5, 2, 4, 0]);
    const [entry] = entries.filter(({ card, at: place }) => card === 'easttown-3' && place === 'velmas-diner');
    expect(entry?.people).toBeUndefined();
  });
});
