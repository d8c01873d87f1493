import { Content, createWords, ENGLISH, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { placeExplanation } from '../../src/table/pointing/explanation-position.js';
import { describe as explain } from '../../src/text/describe.js';
import { loadContent } from '../../src/text/loaded-content.js';

const loaded = await loadContent();

const FRAME = { left: 200, top: 50, right: 1000, bottom: 650 };
const SIZE = { width: 300, height: 200 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

const covers = ({ left, top }: { left: number; top: number }, one: ReturnType<typeof at>) =>
  left < one.right && left + SIZE.width > one.left && top < one.bottom && top + SIZE.height > one.top;

describe('an explanation', () => {
  it('stands beside what it is about, on the side where there is room', () => {
    expect(placeExplanation(FRAME, SIZE, [at(300, 300)])).toEqual({ left: 352, top: 220 });
    expect(placeExplanation(FRAME, SIZE, [at(900, 300)])).toEqual({ left: 588, top: 220 });
    // As low as its frame goes.
    expect(placeExplanation(FRAME, SIZE, [at(300, 600)])).toEqual({ left: 352, top: 438 });
  });

  it('covers neither what it is about nor, where that can be, what can be chosen', () => {
    const thing = at(300, 300);
    const others = [at(420, 300), at(420, 200), at(420, 390)];
    const place = placeExplanation(FRAME, SIZE, [thing], others);
    for (const one of [thing, ...others]) expect(covers(place, one)).toBe(false);
    const name = { left: 280, top: 345, right: 360, bottom: 370 };
    expect(covers(placeExplanation(FRAME, SIZE, [thing, name], others), name)).toBe(false);
  });

  it('of something outside of its frame stands at the edge next to it', () => {
    expect(placeExplanation(FRAME, SIZE, [at(20, 200)])).toEqual({ left: 212, top: 120 });
    expect(placeExplanation(FRAME, SIZE, [at(1100, 200)])).toEqual({ left: 688, top: 120 });
    expect(placeExplanation(FRAME, SIZE, [at(500, 700)]).top).toBe(438);
  });

  it('is at its corner where what it is about is not seen', () => {
    expect(placeExplanation(FRAME, SIZE, [])).toEqual({ left: 688, top: 438 });
  });

  it('keeps to a frame that it hardly fits', () => {
    const narrow = { left: 0, top: 0, right: 320, bottom: 300 };
    const place = placeExplanation(narrow, SIZE, [{ left: 0, top: 150, right: 320, bottom: 300 }]);
    expect(place.top).toBe(12);
    expect(place.left).toBe(12);
  });
});

describe('what is said of a thing', () => {
  it('says of a street whose arrows are ours, and of a gate whose modifier is, that they are', async () => {
    const kingsport = await loadContent(['base', 'kingsport']);
    const own = (id: string) => explain(kingsport, id)?.lines.some((line) => line.includes('Vigil’s own'));
    expect([own('harborside'), own('northside')]).toEqual([true, false]);
    expect([own('gate-unknown-kadath-1'), own('gate-abyss-1')]).toEqual([true, false]);
  });

  it('is known of a card that a box has on the table, by a kind of its own', async () => {
    const lamp = {
      id: 'lamp',
      name: 'Lamp',
      kind: 'keeper',
      modifiers: [{ mod: 'skill', skill: 'luck', by: -1 }],
    } as const;
    const content = new Content([
      ...loaded.content.packs,
      packOf({ id: 'lantern', name: 'Lantern', version: '1', tableCards: [lamp] }),
    ]);
    const plain = explain({ ...loaded, content, words: createWords('en', ENGLISH, content) }, 'lamp');
    expect(plain).toEqual({ kind: 'Keeper', name: 'Lamp', figures: [], lines: ['−1 Luck.'] });
    const words = createWords('en', { ...ENGLISH, 'kind.keeper': 'keeper of the light' }, content);
    expect(explain({ ...loaded, content, words }, 'lamp')?.kind).toBe('Keeper of the light');
  });

  const said = (id: string, game: 'arkham' | 'haunt') => explain(loaded, id, game)?.lines.join(' ') ?? '';

  it('holds in the game that is played: shops need not be bought from and never close in Haunt (H-SHOP-01, H-BASE-02)', () => {
    expect(said('general-store', 'arkham')).toContain('You must buy 1 of them');
    expect(said('general-store', 'arkham')).toContain('Closes for good');
    expect(said('general-store', 'haunt')).toContain('You may buy 1 of them');
    expect(said('general-store', 'haunt')).not.toContain('Closes for good');
  });

  it('gives keywords of monsters the meaning they have in the game that is played (H-ENC-INIT-03, H-ENC-ATK-06, H-ENC-ATK-16)', () => {
    expect(said('ghoul', 'arkham')).toContain('Ambush: You cannot flee once combat has begun');
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

  it('tells of each location what it offers and what is found there, surely or often [PBP-18, PBP-19, A-MISC-26]', () => {
    expect(said('st-marys-hospital', 'arkham')).toContain('Always found here: Stamina. Often found here: Clues.');
    expect(said('south-church', 'arkham')).toContain('a Blessing');
    expect(said('mas-boarding-house', 'arkham')).toContain('Always found here: Allies.');
    expect(said('newspaper', 'haunt')).toContain('Often found here: money and Clues.');
    for (const { id, stable, abilities = [] } of loaded.content.locations.values()) {
      expect(said(id, 'arkham'), id).toContain('found here');
      for (const { name } of abilities) expect(said(id, 'arkham'), id).toContain(name.replace("'", '’'));
      const kind = explain(loaded, id, 'arkham')?.kind ?? '';
      expect([id, kind.includes('unstable')]).toEqual([id, !stable]);
    }
  });

  it('knows every place, world and sign in both games', () => {
    for (const game of ['arkham', 'haunt'] as const) {
      for (const id of ['newspaper', 'northside', 'abyss-1', 'sky', 'outskirts', 'lost', 'doom', 'terror', 'clue']) {
        expect(said(id, game) || explain(loaded, id, game)?.figures.length, `${id} in ${game}`).toBeTruthy();
      }
    }
  });
});
