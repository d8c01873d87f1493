import type { Puzzle } from '@vigil/bots';
import type { SavedGame } from '@vigil/table';
import puzzles from './puzzles.json' with { type: 'json' };

/** A puzzle with the game in which it came up. */
export interface StoredPuzzle extends Puzzle {
  readonly saved: unknown;
}

const ALL = puzzles as readonly StoredPuzzle[];

/** Returns the puzzle of a day. `further`: number of puzzles after it. */
export function puzzleOf(day: number, further: number): StoredPuzzle {
  return ALL[(day + further) % ALL.length] as StoredPuzzle;
}

/** Returns the option that answered a puzzle in a game; undefined: not yet. Asides do not answer it. */
export function answerTo(
  { decision, answers }: Puzzle,
  { answers: journal }: Pick<SavedGame, 'answers'>,
): string | undefined {
  const given = journal.find(
    ([number, option]) => String(number) === decision && answers.some((answer) => answer.option === option),
  );
  return given?.[1];
}
