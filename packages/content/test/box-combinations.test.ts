/** Built-in packs are not checked at load time; this test checks their references. */
import { checkReferences, contentOfBoxes } from '@vigil/rules';
import { toHauntContent } from '@vigil/rules/haunt';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';

const others = BOXES.entries.map(({ id }) => id).filter((id) => id !== 'base');
/** The base game with every combination of the other boxes. */
const tables = Array.from({ length: 2 ** others.length }, (_, n) => ['base', ...others.filter((_, i) => n & (1 << i))]);

describe('the references of the built-in packs', () => {
  it.each(tables.map((boxes) => [boxes.join(', '), boxes] as const))(
    'are complete in Arkham Horror with %s',
    async (_, boxes) => {
      const content = contentOfBoxes(await loadBoxes(boxes));
      expect(() => checkReferences(content)).not.toThrow();
    },
  );

  const hauntTables = tables.filter((boxes) => BOXES.entriesUnsuitableFor('haunt', boxes).length === 0);
  it.each(hauntTables.map((boxes) => [boxes.join(', '), boxes] as const))(
    'are complete in Haunt with %s',
    async (_, boxes) => {
      const content = toHauntContent(contentOfBoxes(await loadBoxes(boxes)));
      expect(() => checkReferences(content)).not.toThrow();
    },
  );
});
