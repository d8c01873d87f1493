import { fileURLToPath } from 'node:url';
import { BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { ENTRY } from '@vigil/harbour/entry';
import { LAB } from '@vigil/harbour/lab';
import { TIDE } from '@vigil/harbour/rules';
import { arkham, arkhamRules, contentOf } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToLab, fuzz } from '../src/index.js';
import { readScenarios, runScenario } from '../src/scenario/index.js';

// A box that stands outside this house: everything of it lies in examples/harbour.
beforeAll(() => {
  BOXES.register(ENTRY);
  addToLab('harbour', LAB);
});

/** The table of a new game, as the first question finds it. */
async function newTable(packs: readonly string[]) {
  const boxes = await loadBoxes(packs);
  const setup = { investigators: ['amanda-sharpe', 'joe-diamond'], ancientOne: 'azathoth', packs };
  return Play.start(arkham(contentOf(boxes), arkhamRules(boxes)), setup, 'fog');
}

describe('a box from a folder of its own', () => {
  it('brings places, monsters, a deck of a new kind, a card that is always in play, and a part of the state', async () => {
    const { state } = await newTable(['base', 'harbour']);
    expect(Reflect.get(state.decks, 'harbour-catch')).toHaveLength(5);
    expect(state.inPlay.map(({ card }) => card)).toContain('harbour-sea-fog');
    expect(state.clues).toHaveProperty('harbour-wreck');
    expect(TIDE.of({ s: state }).level).toBe(0);
  });

  it('leaves the game without it as it was', async () => {
    const { state } = await newTable(['base']);
    expect(JSON.stringify(state)).not.toContain('harbour');
    expect(state.boxes).toBeUndefined();
    expect(() => TIDE.of({ s: state })).toThrow('this table was laid without the box "harbour"');
  });

  it('plays random games in which every save opens to the same position, and what it says always holds', async () => {
    const report = await fuzz({ game: 'arkham', packs: ['base', 'harbour'], games: 6, seed: 'harbour', threads: 1 });
    expect(report.faults.map(({ error, index, answers }) => ({ error, index, answers }))).toEqual([]);
    expect(report.answers).toBeGreaterThan(300);
  });
});

describe('the scenario runner with a box', () => {
  const file = fileURLToPath(new URL('../../../examples/harbour/scenarios/harbour.yaml', import.meta.url));
  it.each(readScenarios(file))('$name', async (source) => {
    expect((await runScenario(source)).failures).toEqual([]);
  });
});
