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

// All files of this box are in examples/harbour.
beforeAll(() => {
  BOXES.register(ENTRY);
  addToLab('harbour', LAB);
});

/** Starts a new game. */
async function startGame(packs: readonly string[]) {
  const boxes = await loadBoxes(packs);
  const setup = { investigators: ['amanda-sharpe', 'joe-diamond'], ancientOne: 'azathoth', packs };
  return Play.start(arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes)), setup, 'fog');
}

describe('a box outside the packages', () => {
  it('adds places, monsters, a deck of a new kind, a card that is always in play, and a slice of the state', async () => {
    const { state } = await startGame(['base', 'harbour']);
    expect(Reflect.get(state.decks, 'harbour-catch')).toHaveLength(5);
    expect(state.inPlay.map(({ card }) => card)).toContain('harbour-sea-fog');
    expect(state.clues).toHaveProperty('harbour-wreck');
    expect(TIDE.of({ s: state }).level).toBe(0);
  });

  it('does not change a game without it', async () => {
    const { state } = await startGame(['base']);
    expect(JSON.stringify(state)).not.toContain('harbour');
    expect(state.boxes).toBeUndefined();
    expect(() => TIDE.of({ s: state })).toThrow('this table does not use the box "harbour"');
  });

  it('keeps its invariants in random games, in which every save loads to the same position', async () => {
    const report = await fuzz({ game: 'arkham', packs: ['base', 'harbour'], games: 6, seed: 'harbour', threads: 1 });
    expect(report.faults.map(({ error, index, answers }) => ({ error, index, answers }))).toEqual([]);
    expect(report.answers).toBeGreaterThan(300);
  });
});

describe('a new question of a box', () => {
  it('is in the vocabulary of games with the box, and of no others', async () => {
    const play = await startGame(['base', 'harbour']);
    // The first seat answers first until the order changes.
    const decision = () => play.decisions[0];
    for (let i = 0; i < 200 && decision()?.key !== 'q.harbour-tide'; i++) {
      play.answer(decision()?.id ?? '', decision()?.options[0]?.id ?? '');
    }
    const question = decision();
    if (!question || !isDecisionOf(question, 'q.harbour-tide')) throw new Error('the tide never turns');
    expect(question.options.map(({ id }) => id)).toEqual(['terror', 'wash:harbour-wreck']);
    expect(validateDecision(question, vocabularyOf([ARKHAM]))).toBeUndefined();
    expect(validateDecision(question, VOCABULARY)).toBe('q.harbour-tide is not a question of the vocabulary');
    const other = { ...question, options: [{ id: 'drown:harbour-wreck', key: 'o.harbour-wash' }] };
    expect(validateDecision(other, vocabularyOf([ARKHAM]))).toBe(
      'drown:harbour-wreck of q.harbour-tide is not wash:{place}',
    );
  });

  it('is refused if the vocabulary has it already', () => {
    expect(() => vocabularyOf([ARKHAM, ARKHAM])).toThrow('"q.harbour-tide" is already in the vocabulary');
  });

  it('has answer ids that are parsed as they are built', () => {
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
