/** A table with two towns at a terminal. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/games/index.js';
import { englishWords } from '../src/terminal/language.js';

const game = gameAt('arkham', await loadBoxes(['base', 'dunwich']));
const words = englishWords(game.content);
const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', packs: ['base', 'dunwich'] };
const begun = Play.start(game.definition, setup, 'two towns').view() as View;

/** Returns the content of the row with that head. */
const rowOf = (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what;

describe('a table with two towns at a terminal', () => {
  it('shows the track of the Dunwich Horror and where trains stop [D-HORROR-01, D-TRAIN-01]', () => {
    expect(rowOf(begun, 'The Dunwich Horror')).toBe('0/3');
    expect(rowOf(begun, 'Trains')).toBe('Train Station – Bishop’s Brook Bridge');
  });

  it('says who is one arrow away from a vortex, and that the Horror is loose [D-VORTEX-01, D-HORROR-01]', () => {
    const monsters = [
      { token: 'zombie-1', at: 'backwoods-country' },
      { token: 'ghoul-1', at: 'sentinel-hill' },
      { token: 'the-dunwich-horror-1', at: 'sentinel-hill' },
    ];
    const row = rowOf(
      { ...begun, monsters, boxes: { ...begun.boxes, dunwich: { horror: 3, rubble: [] } } },
      'The Dunwich Horror',
    );
    expect(row).toMatch(/^3\/3 · on the board .*Sentinel Hill · Zombie is 1 arrow away from a Vortex$/);
  });

  it('names a Condition that lies face up, and says when it is exhausted [D-COND-01, D-COND-02]', () => {
    const inPlay = [
      { card: 'darkes-blessing', as: 'condition', exhausted: true as const },
      { card: 'coded-messages', as: 'condition' },
    ];
    expect(rowOf({ ...begun, inPlay }, 'in play')).toBe('Darke’s Blessing (exhausted), Coded Messages');
    expect(rowOf(begun, 'in play')).toBeUndefined();
  });

  it('says who owes the dark man', () => {
    const boxes = { ...begun.boxes, dunwich: { horror: 0, rubble: [], debtors: ['joe-diamond'] } };
    const linesOf = (view: View) => game.people(words, view).flatMap(({ lines }) => lines);
    expect(linesOf({ ...begun, boxes })).toContain('owes the dark man a debt');
    expect(linesOf(begun)).not.toContain('owes the dark man a debt');
  });

  it("says how much of an Ancient One's rubble is left, and where it has fallen [D-AO-01]", () => {
    expect(rowOf(begun, 'Rubble')).toBeUndefined();
    const all = game.content.ancientOnes.get('shudde-mell')?.rubble ?? [];
    const [at = '', unseen, ...left] = all;
    const buried = {
      ...begun,
      ancientOne: 'shudde-mell',
      closed: [{ at, until: 'for-good' as const }],
      boxes: { dunwich: { horror: 0, rubble: left } },
    };
    expect(rowOf(buried, 'Rubble')).toBe(`${left.length} markers face down · ${words.name('place', at)}`);
    expect(rowOf(buried, 'Rubble')).not.toContain(words.name('place', unseen ?? ''));
  });
});
