/** Bots notice when only the number of answers has changed, and every game with them ends. */
import { loadChosenBoxes } from '@vigil/content';
import { type Decision, Play } from '@vigil/engine';
import { labFor } from '@vigil/lab';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOTS, carefulAnswer, LoopGuard, type Playable, STUBBORN_BOTS } from '../src/index.js';

/** Harvey has no Lore bonus left: only Clues give Flesh Ward any dice, and Strong Mind makes it free. */
const FLESH_WARD = `
name: a Flesh Ward for nothing
game: haunt
investigators:
  - { name: Harvey, sheet: harvey-walters, place: woods, stamina: 1, clues: CLUES, cards: [flesh-ward], slots: { covered: ['lore-luck:0', 'lore-luck:1', 'lore-luck:2', 'lore-luck:3', 'fight-will:0', 'fight-will:1', 'fight-will:2', 'fight-will:3'] } }
define: { monsters: [{ id: brute, symbol: star, awareness: -9, combat: { rating: 0, damage: 1 }, toughness: 3 }] }
phase: city
segment: 4
slot: 3/2
board: { monsters: { woods: [brute] } }
steps: []
`;

async function playFleshWard(clues: number) {
  const [source] = parseScenarios(FLESH_WARD.replace('CLUES', String(clues)), 'flesh-ward.yaml');
  const document = source?.document;
  if (!document) throw new Error(source?.problems.join());
  const boxes = await loadChosenBoxes({ packs: ['base'] });
  const { state, content, game } = gameOf(document).setUp(document, boxes);
  return { play: Play.from(game.definition(content, boxes), state, 'ward'), content };
}

/** Number of answers until Harvey has taken the loss; at most 200. */
function countAnswersToLoss(play: Playable, move: () => void): number {
  const isHarveyAsked = () => play.questions[0]?.key === 'q.loss' || play.questions[0]?.key === 'q.after-roll';
  let answers = 0;
  while (isHarveyAsked() && answers < 200) {
    move();
    answers++;
  }
  return answers;
}

describe('a Flesh Ward that costs nothing and cannot succeed without Clues [H-SPELL-03]', () => {
  it.each([1, 3, 5])('never ends for a player who always casts it and keeps %i Clues', async (clues) => {
    const { play } = await playFleshWard(clues);
    const casts = () => {
      const [decision] = play.decisions as readonly Decision[];
      const option = decision?.options.find(({ id }) => id === 'use:flesh-ward' || id === 'enough');
      play.answer(decision?.id ?? '', option?.id ?? '');
    };
    expect(countAnswersToLoss(play, casts)).toBe(200);
  });

  it.each(Object.keys(BOTS))('ends soon for the %s bot', async (name) => {
    for (const clues of [1, 2, 3, 4, 5]) {
      const { play, content } = await playFleshWard(clues);
      const bot = BOTS[name]?.(`ward ${clues}`, content);
      expect(countAnswersToLoss(play, () => bot?.move(play))).toBeLessThan(40);
    }
  });
});

const QUESTION = { key: 'q.test', by: [0], options: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

describe('the loop guard', () => {
  it('keeps an answer while the position changes', () => {
    const guard = new LoopGuard();
    for (let turn = 0; turn < 50; turn++) expect(guard.decide(QUESTION, 'a', () => ({ turn }))).toBe('a');
  });

  it('tries every other answer once before it repeats the answer without effect', () => {
    const guard = new LoopGuard();
    const answers = Array.from({ length: 8 }, () => guard.decide(QUESTION, 'b', () => ({ turn: 1 })));
    expect(answers).toEqual(['b', 'b', 'b', 'b', 'a', 'c', 'a', 'c']);
  });

  it('recognizes a position among others, and forgets all positions on reset', () => {
    const guard = new LoopGuard();
    const other = { ...QUESTION, key: 'q.other' };
    const answers = Array.from({ length: 12 }, (_, i) =>
      i % 2 === 0 ? guard.decide(QUESTION, 'a', () => 'one') : guard.decide(other, 'b', () => 'two'),
    );
    expect(answers.filter((_, i) => i % 2 === 0)).toEqual(['a', 'a', 'a', 'a', 'b', 'c']);
    guard.reset();
    expect(guard.decide(QUESTION, 'a', () => 'one')).toBe('a');
  });

  it('chooses only among the allowed options', () => {
    const guard = new LoopGuard();
    const answers = Array.from({ length: 6 }, () => guard.decide(QUESTION, 'a', () => 'one', ['a', 'c']));
    expect(answers).toEqual(['a', 'a', 'a', 'a', 'c', 'c']);
  });

  it('disallows an answer without effect until the position changes', () => {
    const guard = new LoopGuard();
    const answers = Array.from({ length: 6 }, () => guard.allows(QUESTION, 'a', () => 'one'));
    expect(answers).toEqual([true, true, true, true, false, false]);
    expect(guard.allows(QUESTION, 'a', () => 'two')).toBe(true);
  });

  it('makes the careful bot choose another answer', async () => {
    const { play, content } = await playFleshWard(1);
    const decision = play.decisions[0] as TypedDecision;
    const guard = new LoopGuard();
    const view = play.view(0) as never;
    const answers = Array.from({ length: 6 }, () => carefulAnswer(decision, view, content, 0, guard));
    expect(new Set(answers).size).toBeGreaterThan(1);
    expect(new Set(answers.slice(0, 4)).size).toBe(1);
  });
});

describe('stubborn bots', () => {
  // The full run: vigil simulate --bot first|last|miser --games 2000.
  it.each(STUBBORN_BOTS.flatMap((bot) => (['arkham', 'haunt'] as const).map((game) => [bot, game] as const)))(
    'of kind %s finish games of %s',
    async (bot, game) => {
      const lab = await labFor(game, { packs: ['base'] });
      for (let index = 0; index < 4; index++) {
        const { crash, outcome } = lab.playOut(bot, { investigators: [2, 3], seed: 'stubborn' }, index);
        expect([crash?.error, outcome]).toEqual([undefined, expect.any(String)]);
      }
    },
  );
});
