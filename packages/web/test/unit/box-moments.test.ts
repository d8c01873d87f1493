/** Moments for events of boxes. */
import type { Event } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { BOX_UI as PHARAOH } from '../../src/game-ui/boxes/dark-pharaoh/box-ui.js';
import { BOX_UI as KINGSPORT } from '../../src/game-ui/boxes/kingsport/box-ui.js';
import { momentsOf } from '../../src/motion/moments/moments.js';
import { loadContent, withGameWords } from '../../src/text/loaded-content.js';

const loaded = withGameWords(await loadContent(['base', 'kingsport', 'dark-pharaoh']), 'arkham');
const view = { ancientOne: 'hastur', investigators: [{ seat: 0, id: 'joe-diamond' }] } as unknown as TableView;

/** The moments of an event at a table with a box. */
function findMoments({ toMoment }: typeof KINGSPORT, event: Event) {
  return momentsOf([event], (one) => toMoment?.(loaded, one, view));
}

describe('the moments of a box', () => {
  it('include each revealed card of an epic battle, with its colour or the owner of its plot [K-EPIC-04]', () => {
    const [red] = findMoments(KINGSPORT, { type: 'laidOut', card: 'epic-sinister-plot-1' });
    expect(red).toMatchObject({ kind: 'mythos', card: 'epic-sinister-plot-1', own: { title: 'Sinister Plot' } });
    expect(red?.own?.line).toMatch(/^(Red|Green) card$/);
    const [plot] = findMoments(KINGSPORT, { type: 'laidOut', card: 'plot-high-stakes' });
    expect(plot).toMatchObject({ kind: 'mythos', own: { line: 'Plot of Hastur' } });
    // Other table cards do not belong to the battle.
    expect(findMoments(KINGSPORT, { type: 'laidOut', card: 'bast' })).toEqual([]);
  });

  it('include found exhibit cards, but no starting cards and no cards of other decks', () => {
    const found: Event = { type: 'received', seat: 0, card: 'mask-of-wisdom', from: 'a-sandstorm' };
    expect(findMoments(PHARAOH, found)).toMatchObject([
      { kind: 'mythos', card: 'mask-of-wisdom', own: { title: 'Mask of Wisdom', line: 'Found by Joe Diamond' } },
    ]);
    expect(findMoments(PHARAOH, { type: 'received', seat: 0, card: 'mask-of-wisdom' })).toEqual([]);
    expect(findMoments(PHARAOH, { ...found, card: '38-revolver' })).toEqual([]);
  });
});
