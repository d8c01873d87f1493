import { CORRECTION, type Play, type SavedPlay } from '@vigil/engine';
import type { Event, HauntOutcome, Outcome, TypedDecision } from '@vigil/rules';
import type { AnyState } from './open-game.js';
import type { TableView } from './view.js';

export type GamePlay = Play<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

/** A fork is kept after every so many answers, so that no replay is longer. */
const FORK_INTERVAL = 40;

/**
 * A second play of a game that moves along its journal, for views between two answers. It moves forward; to go back it
 * starts at the nearest kept fork.
 */
export class ReplayCursor {
  private readonly play: GamePlay;
  private readonly toView: (state: AnyState) => TableView;
  /** Number of moves of the game when created; a cursor is valid for that journal only. */
  private readonly moves: number;
  private readonly forks = new Map<number, GamePlay>();
  private current: GamePlay | undefined;
  private lastViews: { readonly at: number; readonly views: readonly TableView[] } | undefined;

  /** `toView`: returns the public view of a state. */
  constructor(play: GamePlay, toView: (state: AnyState) => TableView) {
    this.play = play;
    this.toView = toView;
    this.moves = play.moves;
  }

  /** True if the game has not moved on or back since. */
  get isCurrent(): boolean {
    return this.play.moves === this.moves;
  }

  /** Returns the view after each event of an answer, in order; empty if it cannot be replayed. */
  viewsOfAnswer(at: number): readonly TableView[] {
    if (this.lastViews?.at === at) return this.lastViews.views;
    const views: TableView[] = [];
    const [decision, option] = this.play.answers[at - 1] ?? [];
    if (decision === undefined || option === undefined) return views;
    const current = this.seek(at - 1);
    if (!current) return views;
    current.listen(() => views.push(this.toView(current.state)));
    try {
      applyEntry(current, decision, option);
    } finally {
      current.listen(undefined);
    }
    this.lastViews = { at, views };
    return views;
  }

  private seek(answers: number): GamePlay | undefined {
    let current = this.current;
    if (!current || current.answerCount > answers || answers - current.answerCount > FORK_INTERVAL) {
      const from = Math.max(-1, ...[...this.forks.keys()].filter((one) => one <= answers));
      const near = this.forks.get(from);
      if (near) {
        if (!current || current.answerCount > answers || current.answerCount < from) current = near.fork();
      } else if (!current || current.answerCount > answers) {
        current = forkAt(this.play, Math.min(answers, this.play.replayNotice?.from ?? 0));
      }
    }
    if (!current || current.answerCount > answers) return undefined;
    while (current.answerCount < answers) {
      const done = current.answerCount;
      if (done % FORK_INTERVAL === 0 && !this.forks.has(done)) this.forks.set(done, current.fork());
      const [decision, option] = this.play.answers[done] ?? [0, ''];
      applyEntry(current, decision, option);
    }
    this.current = current;
    return current;
  }
}

/**
 * Returns an independent copy of a game after a number of answers, with the same future dice. Undefined if earlier
 * answers belong to another version and cannot be replayed.
 */
export function forkAt(play: GamePlay, answers: number): GamePlay | undefined {
  const back = play.answerCount - answers;
  const fork = play.fork();
  fork.listen(undefined);
  if (back <= 0) return fork;
  try {
    fork.undo(back, true);
    return fork;
  } catch {
    return undefined;
  }
}

/** A copy of a game at a moment: as a save, and packed. */
export interface GameCopy {
  readonly saved: SavedPlay<unknown, unknown>;
  readonly packed: unknown;
}

function applyEntry(play: GamePlay, decision: number, option: string): void {
  if (decision === CORRECTION) play.amend(JSON.parse(option));
  else play.answer(String(decision), option);
}
