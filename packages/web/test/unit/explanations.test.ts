import { Content, ENGLISH, packOf, wordsOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { describe as explain } from '../../src/say/describe.js';
import { loadEdition } from '../../src/say/edition.js';
import { freeCorner } from '../../src/table/pointing/free-corner.js';

const edition = await loadEdition();

const FRAME = { left: 200, top: 50, right: 1000, bottom: 650 };
const SIZE = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

describe('the corner for an explanation', () => {
  it('is the lower right one, unless that hides something to be kept in sight', () => {
    expect(freeCorner(FRAME, SIZE, [])).toBe('bottom-right');
    expect(freeCorner(FRAME, SIZE, [at(300, 100)])).toBe('bottom-right');
    expect(freeCorner(FRAME, SIZE, [at(900, 600)])).toBe('bottom-left');
    expect(freeCorner(FRAME, SIZE, [at(900, 600), at(250, 600)])).toBe('top-right');
    expect(freeCorner(FRAME, SIZE, [at(900, 600), at(250, 600), at(950, 60)])).toBe('top-left');
  });

  it('is where least is hidden, if something is hidden everywhere', () => {
    const narrow = { left: 0, top: 0, right: 320, bottom: 300 };
    const lowerHalf = { left: 0, top: 150, right: 320, bottom: 300 };
    expect(freeCorner(narrow, SIZE, [lowerHalf])).toBe('top-right');
  });

  it('leaves some room around what is kept in sight', () => {
    expect(freeCorner(FRAME, SIZE, [at(645, 600)])).toBe('bottom-left');
    expect(freeCorner(FRAME, SIZE, [at(635, 600)])).toBe('bottom-right');
  });
});

describe('what is said of a thing', () => {
  it('is known of a card that a box has on the table, by a kind of its own', async () => {
    const lamp = {
      id: 'lamp',
      name: 'Lamp',
      kind: 'keeper',
      modifiers: [{ mod: 'skill', skill: 'luck', by: -1 }],
    } as const;
    const content = new Content([
      ...edition.content.packs,
      packOf({ id: 'lantern', name: 'Lantern', version: '1', tableCards: [lamp] }),
    ]);
    const plain = explain({ ...edition, content, words: wordsOf('en', ENGLISH, content) }, 'lamp');
    expect(plain).toEqual({ kind: 'Keeper', name: 'Lamp', figures: [], lines: ['−1 Luck.'] });
    const words = wordsOf('en', { ...ENGLISH, 'kind.keeper': 'keeper of the light' }, content);
    expect(explain({ ...edition, content, words }, 'lamp')?.kind).toBe('Keeper of the light');
  });

  const said = (id: string, game: 'arkham' | 'haunt') => explain(edition, id, game)?.lines.join(' ') ?? '';

  it('holds in the game that is played: shops need not be bought from and never close in Haunt (H-SHOP-01, H-BASE-02)', () => {
    expect(said('general-store', 'arkham')).toContain('You must buy 1 of them');
    expect(said('general-store', 'arkham')).toContain('Closes for good');
    expect(said('general-store', 'haunt')).toContain('You may buy 1 of them');
    expect(said('general-store', 'haunt')).not.toContain('Closes for good');
  });

  it('gives keywords of monsters the meaning they have in the game that is played (H-ENC-INIT-03, H-ENC-ATK-06, H-ENC-ATK-16)', () => {
    expect(said('ghoul', 'arkham')).toContain('Ambush: Once combat has begun');
    expect(said('ghoul', 'haunt')).toContain('Ambush: The Evade check for the initiative needs 2 successes');
    expect(said('zombie', 'haunt')).not.toContain('goes back to the cup and is no trophy');
    expect(said('gug', 'haunt')).toContain('Even if you pass the Fight check');
  });

  it('tells how a monster goes: along arrows in Arkham, by its goal in Haunt (H-MONSTER-MOVE-20, H-MONSTER-MOVE-27)', () => {
    expect(said('zombie', 'arkham')).toContain('along the arrow');
    expect(said('zombie', 'haunt')).toContain('toward its goal');
    expect(said('dark-young', 'arkham')).toContain('Never moves');
    expect(said('dark-young', 'haunt')).toContain('gives up one');
  });

  it('knows every place, world and sign in both games', () => {
    for (const game of ['arkham', 'haunt'] as const) {
      for (const id of ['newspaper', 'northside', 'abyss-1', 'sky', 'outskirts', 'lost', 'doom', 'terror', 'clue']) {
        expect(said(id, game) || explain(edition, id, game)?.figures.length, `${id} in ${game}`).toBeTruthy();
      }
    }
  });
});
