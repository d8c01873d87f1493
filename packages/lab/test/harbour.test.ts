import { fileURLToPath } from 'node:url';
import { BOXES, loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { ENTRY } from '@vigil/harbour/entry';
import { LAB } from '@vigil/harbour/lab';
import { WASHED } from '@vigil/harbour/questions';
import { ARKHAM, TIDE } from '@vigil/harbour/rules';
import {
  arkham,
  arkhamRulesOf,
  contentOfBoxes,
  isDecisionOf,
  VOCABULARY,
  validateDecision,
  vocabularyOf,
} from '@vigil/rules';
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
  return Play.start(arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes)), setup, 'fog');
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

describe('what a box asks that nobody asked before', () => {
  it('is in the vocabulary of the games with it, and of no others', async () => {
    const play = await newTable(['base', 'harbour']);
    // The first seat answers first until the order changes.
    const decision = () => play.decisions[0];
    for (let i = 0; i < 200 && decision()?.key !== 'q.harbour-tide'; i++) {
      play.answer(decision()?.id ?? '', decision()?.options[0]?.id ?? '');
    }
    const asked = decision();
    if (!asked || !isDecisionOf(asked, 'q.harbour-tide')) throw new Error('the tide never turns');
    expect(asked.options.map(({ id }) => id)).toEqual(['terror', 'wash:harbour-wreck']);
    expect(validateDecision(asked, vocabularyOf([ARKHAM]))).toBeUndefined();
    expect(validateDecision(asked, VOCABULARY)).toBe('q.harbour-tide is no question of the vocabulary');
    const other = { ...asked, options: [{ id: 'drown:harbour-wreck', key: 'o.harbour-wash' }] };
    expect(validateDecision(other, vocabularyOf([ARKHAM]))).toBe(
      'drown:harbour-wreck of q.harbour-tide is not wash:{place}',
    );
  });

  it('cannot be what is asked already', () => {
    expect(() => vocabularyOf([ARKHAM, ARKHAM])).toThrow('"q.harbour-tide" is in the vocabulary already');
  });

  it('is answered by ids that are read as they are made', () => {
    expect(WASHED.make('harbour-wreck')).toBe('wash:harbour-wreck');
    expect(WASHED.read('wash:harbour-wreck')).toEqual({ place: 'harbour-wreck' });
    expect(WASHED.read('go:harbour-wreck')).toBeUndefined();
  });
});

describe('the scenario runner with a box', () => {
  const file = fileURLToPath(new URL('../../../examples/harbour/scenarios/harbour.yaml', import.meta.url));
  it.each(readScenarios(file))('$name', async (source) => {
    expect((await runScenario(source)).failures).toEqual([]);
  });
});
