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
const firstView = Play.start(game.definition, setup, 'two towns').view() as View;

/** Returns the text of the row with this head. */
const rowOf = (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what;

describe('a table with two towns at a terminal', () => {
  it('shows the track of the Dunwich Horror and the stops of trains [D-HORROR-01, D-TRAIN-01]', () => {
    expect(rowOf(firstView, 'The Dunwich Horror')).toBe('0/3');
    expect(rowOf(firstView, 'Trains')).toBe('Train Station – Bishop’s Brook Bridge');
  });

  it('warns of monsters one arrow away from a vortex, and of the Horror on the board [D-VORTEX-01, D-HORROR-01]', () => {
    const monsters = [
      { token: 'zombie-1', at: 'backwoods-country' },
      { token: 'ghoul-1', at: 'sentinel-hill' },
      { token: 'the-dunwich-horror-1', at: 'sentinel-hill' },
    ];
    const row = rowOf(
      { ...firstView, monsters, boxes: { ...firstView.boxes, dunwich: { horror: 3, rubble: [] } } },
      'The Dunwich Horror',
    );
    expect(row).toMatch(/^3\/3 · on the board .*Sentinel Hill · Zombie is 1 arrow away from a Vortex$/);
  });

  it('names face-up Conditions, and marks exhausted ones [D-COND-01, D-COND-02]', () => {
    const inPlay = [
      { card: 'darkes-blessing', as: 'condition', exhausted: true as const },
      { card: 'coded-messages', as: 'condition' },
    ];
    expect(rowOf({ ...firstView, inPlay }, 'in play')).toBe('Darke’s Blessing (exhausted), Coded Messages');
    expect(rowOf(firstView, 'in play')).toBeUndefined();
  });

  it('marks an investigator who owes the dark man a debt', () => {
    const boxes = { ...firstView.boxes, dunwich: { horror: 0, rubble: [], debtors: ['joe-diamond'] } };
    const linesOf = (view: View) => game.people(words, view).flatMap(({ lines }) => lines);
    expect(linesOf({ ...firstView, boxes })).toContain('owes the dark man a debt');
    expect(linesOf(firstView)).not.toContain('owes the dark man a debt');
  });

  it('counts the face-down rubble of an Ancient One, and names the places under rubble [D-AO-01]', () => {
    expect(rowOf(firstView, 'Rubble')).toBeUndefined();
    const all = game.content.ancientOnes.get('shudde-mell')?.rubble ?? [];
    const [at = '', unseen, ...rest] = all;
    const buried = {
      ...firstView,
      ancientOne: 'shudde-mell',
      closed: [{ at, until: 'for-good' as const }],
      boxes: { dunwich: { horror: 0, rubble: rest } },
    };
    expect(rowOf(buried, 'Rubble')).toBe(`${rest.length} markers face down · ${words.name('place', at)}`);
    expect(rowOf(buried, 'Rubble')).not.toContain(words.name('place', unseen ?? ''));
  });
});
