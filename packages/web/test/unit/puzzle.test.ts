/** Puzzles: their data, the answer that counts, and the streak. */
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { boxesOfSave, gameOfSave, openGame } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { answerTo, puzzleOf } from '../../src/puzzle/puzzles.js';
import puzzles from '../../src/puzzle/puzzles.json' with { type: 'json' };
import { dayNumber, parseRecord, recordAnswer, streakOn } from '../../src/puzzle/streak.js';

describe('every puzzle', () => {
  it('opens at its decision, and one answer leads by at least 5 points', async () => {
    for (const { saved, decision, seat, answers } of puzzles) {
      expect(boxesOfSave(saved)).toEqual(['base']);
      const { definition } = await openGame(gameOfSave(saved), [{ pack: BASE }]);
      const [asked] = Play.load(definition, saved).decisions;
      expect(asked?.id).toBe(decision);
      expect(asked?.by).toContain(seat);
      const options = answers.map(({ option }) => option);
      expect(asked?.options.map(({ id }) => id).sort()).toEqual([...options].sort());
      const [best = 0, second = 1] = answers.map(({ chance }) => chance);
      expect(best - second).toBeGreaterThanOrEqual(0.049);
    }
  });

  it('has its day, and days repeat only after all of them', () => {
    const days = puzzles.map((_, n) => puzzleOf(20_000 + n, 0));
    expect(new Set(days).size).toBe(puzzles.length);
    expect(puzzleOf(20_000, puzzles.length)).toBe(days[0]);
    expect(puzzleOf(20_000, 1)).toBe(puzzleOf(20_001, 0));
  });
});

it('a puzzle is answered by its own question, not by an aside or another question', () => {
  const puzzle = { decision: '7', seat: 0, answers: [{ option: 'fight', chance: 1 }] };
  const others: [number, string][] = [
    [6, 'fight'],
    [7, 'trade'],
  ];
  expect(answerTo(puzzle, { answers: others })).toBeUndefined();
  expect(answerTo(puzzle, { answers: [...others, [7, 'fight']] })).toBe('fight');
});

describe('the streak', () => {
  it('grows with puzzles solved on consecutive days, and only once a day', () => {
    const first = recordAnswer(undefined, 10, true);
    expect(first).toEqual({ day: 10, streak: 1 });
    expect(recordAnswer(first, 10, false)).toBe(first);
    const second = recordAnswer(first, 11, true);
    expect(second.streak).toBe(2);
    expect([streakOn(second, 11), streakOn(second, 12), streakOn(second, 13)]).toEqual([2, 2, 0]);
  });

  it('begins anew after a wrong answer or a missed day', () => {
    expect(recordAnswer({ day: 10, streak: 5 }, 11, false).streak).toBe(0);
    expect(recordAnswer({ day: 10, streak: 5 }, 12, true).streak).toBe(1);
  });

  it('is read only if it is sound', () => {
    expect(parseRecord({ day: 10, streak: 2, more: 1 })).toEqual({ day: 10, streak: 2 });
    for (const invalid of [null, 'x', {}, { day: 1.5, streak: 1 }, { day: 1, streak: -1 }])
      expect(parseRecord(invalid)).toBeUndefined();
  });

  it('counts days of the calendar', () => {
    const noon = new Date(2026, 2, 29, 12);
    expect(dayNumber(new Date(2026, 2, 30, 0, 30)) - dayNumber(noon)).toBe(1);
    expect(dayNumber(new Date(2026, 2, 29, 23, 59))).toBe(dayNumber(noon));
  });
});
