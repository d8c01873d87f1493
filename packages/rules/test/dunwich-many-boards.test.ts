import { loadBoxes } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { MEANINGS } from '../src/arkham/meanings.js';
import { unattended } from '../src/common/figures/seen.js';
import { Game } from '../src/common/game.js';
import { layered } from '../src/common/layers.js';
import { arkham, arkhamFiguresOf, arkhamRules, type Box, contentOf, packOf } from '../src/index.js';

const dunwich = await loadBoxes(['dunwich']);

/** A box with nothing but another town's board. */
const elsewhere: Box = {
  pack: packOf({
    id: 'elsewhere',
    name: 'Elsewhere',
    version: '1',
    boards: [
      {
        id: 'elsewhere',
        name: 'Elsewhere',
        plane: { x: 0, y: 0, w: 10, h: 10 },
        land: { x: 0, y: 0, w: 10, h: 10 },
        bands: [],
        ground: { picture: 'none.svg', lie: [0] },
      },
    ],
  }),
};

/** A table of so many people: its figures, and how many count for what is on no board. */
function table(boxes: readonly Box[], players: number, manyBoards?: string) {
  const content = contentOf(boxes);
  const rules = arkhamRules(boxes);
  const state = arkham(content, rules).begin(
    {
      investigators: Array<string>(players).fill('random'),
      ancientOne: 'yig',
      ...(manyBoards !== undefined && { houseRules: { manyBoards } }),
    },
    Dice.seeded('boards'),
  );
  const means = layered(MEANINGS, rules);
  const { monsterLimit, outskirtsLimit, gatesToAwaken } = arkhamFiguresOf(content, rules)(state);
  const g = new Game(unattended(state), content, means);
  const monstersOfGate = means.gates.monstersOf(g, 'mythos');
  return {
    board: [monsterLimit, outskirtsLimit, gatesToAwaken, monstersOfGate],
    others: [means.gates.trophiesToWin(g), means.gates.monstersOfSurge(g), means.turn.final.successesForDoom(g)],
  };
}

describe('how many investigators count', () => {
  it('all of them with Dunwich alone beside Arkham [D-BOARD-08]', () => {
    expect(table(dunwich, 5)).toEqual({ board: [8, 3, 6, 2], others: [5, 5, 5] });
  });

  it('one fewer with a second town, for limits, awakening and new gates and nothing else [D-BOARD-08]', () => {
    expect(table([...dunwich, elsewhere], 5)).toEqual({ board: [7, 4, 7, 1], others: [5, 5, 5] });
  });

  it('never fewer than one [D-BOARD-08]', () => {
    expect(table([...dunwich, elsewhere], 1)).toEqual(table(dunwich, 1));
  });

  it('by the house rule for everything [D-BOARD-08]', () => {
    expect(table([...dunwich, elsewhere], 5, 'allEffects')).toEqual({ board: [7, 4, 7, 1], others: [4, 4, 4] });
  });
});

describe('house rules of a box', () => {
  const begin = (boxes: readonly Box[], houseRules: Readonly<Record<string, string>>) =>
    Play.start(
      arkham(contentOf(boxes), arkhamRules(boxes)),
      { investigators: ['random'], ancientOne: 'yig', houseRules },
      'boxes',
    );

  it('are known where the box is, with their defaults [D-TRAIN-02]', () => {
    expect(begin(dunwich, {}).state.houseRules).toMatchObject({ trainStep: 'costsPoint', manyBoards: 'fourUses' });
    expect(begin(dunwich, { trainStep: 'free' }).state.houseRules).toMatchObject({ trainStep: 'free' });
  });

  it('are refused where it is not, and with values they have not [D-TRAIN-02]', () => {
    const base = dunwich.slice(0, 1);
    expect(() => begin(base, { trainStep: 'free' })).toThrow('houseRules: there is no "trainStep"');
    expect(() => begin(dunwich, { trainStep: 'never' })).toThrow('houseRules.trainStep: "never"');
  });
});
