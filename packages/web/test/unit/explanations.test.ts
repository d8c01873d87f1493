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

describe('the position of an explanation', () => {
  it('is next to its subject, on the side with enough room', () => {
    expect(placeExplanation(FRAME, SIZE, [at(300, 300)])).toEqual({ left: 352, top: 220 });
    expect(placeExplanation(FRAME, SIZE, [at(900, 300)])).toEqual({ left: 588, top: 220 });
    // At the bottom of the frame.
    expect(placeExplanation(FRAME, SIZE, [at(300, 600)])).toEqual({ left: 352, top: 438 });
  });

  it('covers neither its subject nor, if possible, any option', () => {
    const subject = at(300, 300);
    const others = [at(420, 300), at(420, 200), at(420, 390)];
    const place = placeExplanation(FRAME, SIZE, [subject], others);
    for (const one of [subject, ...others]) expect(covers(place, one)).toBe(false);
    const name = { left: 280, top: 345, right: 360, bottom: 370 };
    expect(covers(placeExplanation(FRAME, SIZE, [subject, name], others), name)).toBe(false);
  });

  it('is at the nearest edge for a subject outside the frame', () => {
    expect(placeExplanation(FRAME, SIZE, [at(20, 200)])).toEqual({ left: 212, top: 120 });
    expect(placeExplanation(FRAME, SIZE, [at(1100, 200)])).toEqual({ left: 688, top: 120 });
    expect(placeExplanation(FRAME, SIZE, [at(500, 700)]).top).toBe(438);
  });

  it('is in the corner if its subject is not visible', () => {
    expect(placeExplanation(FRAME, SIZE, [])).toEqual({ left: 688, top: 438 });
  });

  it('stays within a frame that is hardly larger', () => {
    const narrow = { left: 0, top: 0, right: 320, bottom: 300 };
    const place = placeExplanation(narrow, SIZE, [{ left: 0, top: 150, right: 320, bottom: 300 }]);
    expect(place.top).toBe(12);
    expect(place.left).toBe(12);
  });
});

describe('the text of an explanation', () => {
  it('marks arrows of streets and modifiers of gates that are not from the published game', async () => {
    const kingsport = await loadContent(['base', 'kingsport']);
    const isMarked = (id: string) => explain(kingsport, id)?.lines.some((line) => line.includes('Vigil’s own'));
    expect([isMarked('harborside'), isMarked('northside')]).toEqual([true, false]);
    expect([isMarked('gate-unknown-kadath-1'), isMarked('gate-abyss-1')]).toEqual([true, false]);
  });

  it('exists for a table card of a box, with a kind that the box names', async () => {
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

  const textOf = (id: string, game: 'arkham' | 'haunt') => explain(loaded, id, game)?.lines.join(' ') ?? '';

  it('follows the rules of the game: in Haunt a purchase is optional, and shops never close (H-SHOP-01, H-BASE-02)', () => {
    expect(textOf('general-store', 'arkham')).toContain('You must buy 1 of them');
    expect(textOf('general-store', 'arkham')).toContain('Closes for good');
    expect(textOf('general-store', 'haunt')).toContain('You may buy 1 of them');
    expect(textOf('general-store', 'haunt')).not.toContain('Closes for good');
  });

  it('explains keywords of monsters by the rules of the game (H-ENC-INIT-03, H-ENC-ATK-06, H-ENC-ATK-16)', () => {
    expect(textOf('ghoul', 'arkham')).toContain('Ambush: You cannot flee once combat has begun');
    expect(textOf('ghoul', 'haunt')).toContain('Ambush: The Evade check for the initiative needs 2 successes');
    expect(textOf('zombie', 'haunt')).not.toContain('goes back to the cup and is no trophy');
    expect(textOf('gug', 'haunt')).toContain('Even if you pass the Fight check');
  });

  it('describes the movement of a monster: along arrows in Arkham, toward its goal in Haunt (H-MONSTER-MOVE-20, H-MONSTER-MOVE-27)', () => {
    expect(textOf('zombie', 'arkham')).toContain('along the white or the black arrow');
    expect(textOf('zombie', 'haunt')).toContain('toward its goal');
    expect(textOf('dark-young', 'arkham')).toContain('Never moves');
    expect(textOf('dark-young', 'haunt')).toContain('spends 1 instead');
  });

  it('lists the abilities of each location, and what is always or often found there [PBP-18, PBP-19, A-MISC-26]', () => {
    expect(textOf('st-marys-hospital', 'arkham')).toContain('Always found here: Stamina. Often found here: Clues.');
    expect(textOf('south-church', 'arkham')).toContain('a Blessing');
    expect(textOf('mas-boarding-house', 'arkham')).toContain('Always found here: Allies.');
    expect(textOf('newspaper', 'haunt')).toContain('Often found here: money and Clues.');
    for (const { id, stable, abilities = [] } of loaded.content.locations.values()) {
      expect(textOf(id, 'arkham'), id).toContain('found here');
      for (const { name } of abilities) expect(textOf(id, 'arkham'), id).toContain(name.replace("'", '’'));
      const kind = explain(loaded, id, 'arkham')?.kind ?? '';
      expect([id, kind.includes('unstable')]).toEqual([id, !stable]);
    }
  });

  it('exists for every kind of place, world and symbol in both games', () => {
    for (const game of ['arkham', 'haunt'] as const) {
      for (const id of ['newspaper', 'northside', 'abyss-1', 'sky', 'outskirts', 'lost', 'doom', 'terror', 'clue']) {
        expect(textOf(id, game) || explain(loaded, id, game)?.figures.length, `${id} in ${game}`).toBeTruthy();
      }
    }
  });
});
