/** Parts that were never published, which Vigil fills in, are marked as Vigil's own wherever they are shown. */
import {
  contentOfBoxes,
  createWords,
  ENGLISH,
  locationText,
  type TableCardDef,
  tableCardText,
  unpublishedText,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';

const content = contentOfBoxes(await loadBoxes(BOXES.entries.map(({ id }) => id)));
const words = createWords('en', ENGLISH, content);
const isMarked = (lines: readonly string[]) => lines.some((line) => line.includes('Vigil’s own'));
const cardsOf = (kind: string): readonly TableCardDef[] =>
  [...content.tableCards.values()].filter((card) => card.kind === kind);
const markedCardsOf = (kind: string) => cardsOf(kind).filter((card) => isMarked(tableCardText(words, card)));

describe("the parts that are marked as Vigil's own", () => {
  it('include 12 of 16 cards of the epic battle and 24 of 45 plots', () => {
    expect(cardsOf('epic-battle')).toHaveLength(16);
    expect(markedCardsOf('epic-battle')).toHaveLength(12);
    expect(cardsOf('plot')).toHaveLength(45);
    expect(markedCardsOf('plot')).toHaveLength(24);
  });

  it('include the condition that stops the first two Acts [Y-ACT-03]', () => {
    expect(markedCardsOf('act').map(({ id }) => id)).toEqual(['act-1', 'act-2']);
  });

  it('include the arrows of the streets of Kingsport and of Kingsport Head', () => {
    const streets = [...content.streets.values()].filter((street) => isMarked(unpublishedText(words, street)));
    expect(streets.map(({ id }) => id)).toEqual(['central-hill', 'harborside', 'south-shore']);
    const locations = [...content.locations.values()].filter((location) => isMarked(locationText(words, location)));
    expect(locations.map(({ id }) => id).sort()).toEqual([
      'strange-high-house-in-the-mist',
      'the-causeway',
      'wireless-station',
    ]);
  });

  it('include the modifiers of the gates to the worlds of Kingsport and to Another Time', () => {
    const gates = [...content.gateMarkers.values()].filter((gate) => isMarked(unpublishedText(words, gate)));
    expect([...new Set(gates.map(({ world }) => world))].sort()).toEqual([
      'another-time',
      'the-underworld',
      'unknown-kadath',
    ]);
    expect(gates).toHaveLength(6);
  });
});
