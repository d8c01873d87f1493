/** A table with two towns at a terminal. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { View } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { gameAt } from '../src/games/index.js';
import { english } from '../src/terminal/language.js';

const game = gameAt('arkham', await loadBoxes(['base', 'dunwich']));
const words = english(game.content);
const setup = { investigators: ['joe-diamond'], ancientOne: 'yig', packs: ['base', 'dunwich'] };
const begun = Play.start(game.definition, setup, 'two towns').view() as View;

/** What stands in the row of that head. */
const rowOf = (view: View, head: string) => game.board(words, view).find((row) => row.head === head)?.what;

describe('a table with two towns at a terminal', () => {
  it('shows the track of the Dunwich Horror and where trains stop [D-HORROR-01, D-TRAIN-01]', () => {
    expect(rowOf(begun, 'The Dunwich Horror')).toBe('0/3');
    expect(rowOf(begun, 'Trains')).toBe("Train Station – Bishop's Brook Bridge");
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
    expect(row).toBe('3/3 · loose at Sentinel Hill · Zombie is one arrow from a Vortex');
  });
});
