import { CORRECTION, type Play, type SavedPlay } from '@vigil/engine';
import type { Event, HauntOutcome, Outcome, TypedDecision } from '@vigil/rules';
import type { AnyState } from './open-game.js';
import type { TableView } from './view.js';

export type GamePlay = Play<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

/** After so many answers the game is kept as it stood there: nothing is played again from further back. */
const FORK_INTERVAL = 40;

/**
 * A second play of a game that goes along its journal, for whoever wants to see what lies between two answers. It goes
 * forwards; for what lies behind it begins at the nearest place it has kept.
 */
export class ReplayCursor {
  private readonly play: GamePlay;
  private readonly toView: (state: AnyState) => TableView;
  /** How many answers and undos there had been: a trail is that of one journal. */
  private readonly moves: number;
  private readonly forks = new Map<number, GamePlay>();
  private current: GamePlay | undefined;
  private lastViews: { readonly at: number; readonly views: readonly TableView[] } | undefined;

  /** `show`: what of a position everybody may see. */
  constructor(play: GamePlay, show: (state: AnyState) => TableView) {
    this.play = play;
    this.toView = show;
    this.moves = play.moves;
  }

  /** Whether it is still that of its game, which may have gone on or back. */
  get isCurrent(): boolean {
    return this.play.moves === this.moves;
  }

  /** The table after each event of the answer of that number, in their order; none where that cannot be told. */
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
 * A game as it stood after so many answers, as one of its own: the same dice lie ahead of it. Undefined where what came
 * before was given to another version and cannot be told again.
 */
export function forkAt(play: GamePlay, answers: number): GamePlay | undefined {
  const back = play.answerCount - answers;
  const cut = play.fork();
  cut.listen(undefined);
  if (back <= 0) return cut;
  try {
    cut.undo(back, true);
    return cut;
  } catch {
    return undefined;
  }
}

/** A game cut off at a moment: as it is kept, and packed into little room. */
export interface GameCopy {
  readonly saved: SavedPlay<unknown, unknown>;
  readonly packed: unknown;
}

function applyEntry(play: GamePlay, decision: number, option: string): void {
  if (decision === CORRECTION) play.amend(JSON.parse(option));
  else play.answer(String(decision), option);
}
