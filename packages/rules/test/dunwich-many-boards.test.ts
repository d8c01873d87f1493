import { loadBoxes } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { ARKHAM_RULES } from '../src/arkham/rule-table.js';
import { readOnlyTable } from '../src/common/figures/investigator-stats.js';
import { Game } from '../src/common/game.js';
import { applyLayers } from '../src/common/layers.js';
import { arkham, arkhamFiguresReader, arkhamRulesOf, type Box, contentOfBoxes, packOf } from '../src/index.js';

const dunwich = await loadBoxes(['dunwich']);

/** A box with only the board of another town. */
const EXTRA_TOWN: Box = {
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

/** Sets up a table and returns the figures that depend on boards, and the others. */
function startTable(boxes: readonly Box[], players: number, manyBoards?: string) {
  const content = contentOfBoxes(boxes);
  const rules = arkhamRulesOf(boxes);
  const state = arkham(content, rules).begin(
    {
      investigators: Array<string>(players).fill('random'),
      ancientOne: 'yig',
      ...(manyBoards !== undefined && { houseRules: { manyBoards } }),
    },
    Dice.seeded('boards'),
  );
  const ruleTable = applyLayers(ARKHAM_RULES, rules);
  const { monsterLimit, outskirtsLimit, gatesToAwaken } = arkhamFiguresReader(content, rules)(state);
  const g = new Game(readOnlyTable(state), content, ruleTable);
  const monstersOfGate = ruleTable.gates.monstersOfGate(g, 'mythos');
  return {
    board: [monsterLimit, outskirtsLimit, gatesToAwaken, monstersOfGate],
    others: [
      ruleTable.gates.trophiesToWin(g),
      ruleTable.gates.monstersOfSurge(g),
      ruleTable.turn.final.successesForDoom(g),
    ],
  };
}

describe('the number of investigators that count', () => {
  it('is the real number with Dunwich as the only other town [D-BOARD-08]', () => {
    expect(startTable(dunwich, 5)).toEqual({ board: [8, 3, 6, 2], others: [5, 5, 5] });
  });

  it('is one less with a second town, for limits, awakening and new gates only [D-BOARD-08]', () => {
    expect(startTable([...dunwich, EXTRA_TOWN], 5)).toEqual({ board: [7, 4, 7, 1], others: [5, 5, 5] });
  });

  it('is at least one [D-BOARD-08]', () => {
    expect(startTable([...dunwich, EXTRA_TOWN], 1)).toEqual(startTable(dunwich, 1));
  });

  it('is one less for everything by house rule [D-BOARD-08]', () => {
    expect(startTable([...dunwich, EXTRA_TOWN], 5, 'allEffects')).toEqual({ board: [7, 4, 7, 1], others: [4, 4, 4] });
  });
});

describe('the house rules of a box', () => {
  const begin = (boxes: readonly Box[], houseRules: Readonly<Record<string, string>>) =>
    Play.start(
      arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes)),
      { investigators: ['random'], ancientOne: 'yig', houseRules },
      'boxes',
    );

  it('have defaults if the box is in the game [D-TRAIN-02]', () => {
    expect(begin(dunwich, {}).state.houseRules).toMatchObject({ trainStep: 'costsPoint', manyBoards: 'fourUses' });
    expect(begin(dunwich, { trainStep: 'free' }).state.houseRules).toMatchObject({ trainStep: 'free' });
  });

  it('are refused without the box or with unknown values [D-TRAIN-02]', () => {
    const base = dunwich.slice(0, 1);
    expect(() => begin(base, { trainStep: 'free' })).toThrow('houseRules: there is no "trainStep"');
    expect(() => begin(dunwich, { trainStep: 'never' })).toThrow('houseRules.trainStep: "never"');
  });
});
