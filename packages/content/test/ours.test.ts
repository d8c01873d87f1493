/** What is not public of the boxes is ours, and says so wherever it is looked at. */
import { contentOf, ENGLISH, locationText, oursText, type TableCardDef, tableCardText, wordsOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';

const content = contentOf(await loadBoxes(BOXES.entries.map(({ id }) => id)));
const words = wordsOf('en', ENGLISH, content);
const says = (lines: readonly string[]) => lines.some((line) => line.includes('Vigil’s own'));
const cards = (kind: string): readonly TableCardDef[] =>
  [...content.tableCards.values()].filter((card) => card.kind === kind);
const saying = (kind: string) => cards(kind).filter((card) => says(tableCardText(words, card)));

describe('what is ours of the boxes', () => {
  it('are 12 of 16 cards of the epic battle and 24 of 45 plots, and each of them says so', () => {
    expect(cards('epic-battle')).toHaveLength(16);
    expect(saying('epic-battle')).toHaveLength(12);
    expect(cards('plot')).toHaveLength(45);
    expect(saying('plot')).toHaveLength(24);
  });

  it('is what stops the first two Acts, and these say so [Y-ACT-03]', () => {
    expect(saying('act').map(({ id }) => id)).toEqual(['act-1', 'act-2']);
  });

  it('are the arrows of the streets of Kingsport and of its Head, and each of these says so', () => {
    const streets = [...content.streets.values()].filter((street) => says(oursText(words, street)));
    expect(streets.map(({ id }) => id)).toEqual(['central-hill', 'harborside', 'south-shore']);
    const locations = [...content.locations.values()].filter((location) => says(locationText(words, location)));
    expect(locations.map(({ id }) => id).sort()).toEqual([
      'strange-high-house-in-the-mist',
      'the-causeway',
      'wireless-station',
    ]);
  });

  it('are the modifiers of the gates to the worlds of Kingsport and to Another Time, and each of them says so', () => {
    const gates = [...content.gateMarkers.values()].filter((gate) => says(oursText(words, gate)));
    expect([...new Set(gates.map(({ world }) => world))].sort()).toEqual([
      'another-time',
      'the-underworld',
      'unknown-kadath',
    ]);
    expect(gates).toHaveLength(6);
  });
});
