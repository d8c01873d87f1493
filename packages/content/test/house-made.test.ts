/** Parts that are not public are ours and marked so wherever they are shown. */
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
const says = (lines: readonly string[]) => lines.some((line) => line.includes('Vigil’s own'));
const cards = (kind: string): readonly TableCardDef[] =>
  [...content.tableCards.values()].filter((card) => card.kind === kind);
const cardsWithText = (kind: string) => cards(kind).filter((card) => says(tableCardText(words, card)));

describe('what is ours of the boxes', () => {
  it('are 12 of 16 cards of the epic battle and 24 of 45 plots, and each of them says so', () => {
    expect(cards('epic-battle')).toHaveLength(16);
    expect(cardsWithText('epic-battle')).toHaveLength(12);
    expect(cards('plot')).toHaveLength(45);
    expect(cardsWithText('plot')).toHaveLength(24);
  });

  it('is what stops the first two Acts, and these say so [Y-ACT-03]', () => {
    expect(cardsWithText('act').map(({ id }) => id)).toEqual(['act-1', 'act-2']);
  });

  it('are the arrows of the streets of Kingsport and of its Head, and each of these says so', () => {
    const streets = [...content.streets.values()].filter((street) => says(unpublishedText(words, street)));
    expect(streets.map(({ id }) => id)).toEqual(['central-hill', 'harborside', 'south-shore']);
    const locations = [...content.locations.values()].filter((location) => says(locationText(words, location)));
    expect(locations.map(({ id }) => id).sort()).toEqual([
      'strange-high-house-in-the-mist',
      'the-causeway',
      'wireless-station',
    ]);
  });

  it('are the modifiers of the gates to the worlds of Kingsport and to Another Time, and each of them says so', () => {
    const gates = [...content.gateMarkers.values()].filter((gate) => says(unpublishedText(words, gate)));
    expect([...new Set(gates.map(({ world }) => world))].sort()).toEqual([
      'another-time',
      'the-underworld',
      'unknown-kadath',
    ]);
    expect(gates).toHaveLength(6);
  });
});
