import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { KINGSPORT_SLICE } from '../src/boxes/kingsport/index.js';
import { arkham, arkhamRulesOf, contentOfBoxes, type State } from '../src/index.js';

const boxes = await loadBoxes(['kingsport']);
const content = contentOfBoxes(boxes);
const game = arkham(content, arkhamRulesOf(boxes));

const setUp = (seed = 'set-up'): State =>
  Play.start(game, { investigators: ['joe-diamond'], ancientOne: 'yig' }, seed).state;

describe('the set-up of Kingsport', () => {
  it('puts no Clue into the town, since none of its locations is unstable [K-BOARD-03]', () => {
    const { clues } = setUp();
    expect(Object.keys(clues).filter((at) => content.boardAt(at) === 'kingsport')).toEqual([]);
    expect(clues.graveyard).toBe(1);
  });

  it('has four neighbourhoods, including Kingsport Head [K-BOARD-09]', () => {
    const around = [...content.locations.values()]
      .filter(({ id }) => content.boardAt(id) === 'kingsport')
      .map(({ id }) => content.places.get(id)?.neighbourhood);
    expect([...new Set(around)].sort()).toEqual(['central-hill', 'harborside', 'kingsport-head', 'south-shore']);
  });

  it('puts three closed rifts on the tracks in random order and twelve markers into the supply [K-RIFT-01]', () => {
    const orders = new Set<string>();
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { tracks, supply } = KINGSPORT_SLICE.of({ s: setUp(seed) });
      orders.add(tracks.map(({ rift }) => rift).join(' '));
      expect(tracks.every(({ at }) => at === undefined)).toBe(true);
      expect(supply.length + tracks.flatMap(({ halves }) => halves.flat()).length).toBe(12);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  it('cuts the Ally deck to at most eleven cards [K-BOARD-10]', () => {
    expect(KINGSPORT_SLICE.of({ s: setUp() }).allies?.length).toBeLessThanOrEqual(11);
  });
});
