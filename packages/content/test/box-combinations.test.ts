/** Built-in packs are not checked at load time; this test checks their references. */
import { checkReferences, contentOfBoxes } from '@vigil/rules';
import { toHauntContent } from '@vigil/rules/haunt';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';

const others = BOXES.entries.map(({ id }) => id).filter((id) => id !== 'base');
/** The base game with any of the other boxes. */
const tables = Array.from({ length: 2 ** others.length }, (_, n) => ['base', ...others.filter((_, i) => n & (1 << i))]);

describe('what the packs of this house name is there', () => {
  it.each(tables.map((boxes) => [boxes.join(', '), boxes] as const))('in Arkham Horror with %s', async (_, boxes) => {
    const content = contentOfBoxes(await loadBoxes(boxes));
    expect(() => checkReferences(content)).not.toThrow();
  });

  const ofHaunt = tables.filter((boxes) => BOXES.entriesUnsuitableFor('haunt', boxes).length === 0);
  it.each(ofHaunt.map((boxes) => [boxes.join(', '), boxes] as const))('in Haunt with %s', async (_, boxes) => {
    const content = toHauntContent(contentOfBoxes(await loadBoxes(boxes)));
    expect(() => checkReferences(content)).not.toThrow();
  });
});
