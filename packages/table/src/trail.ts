import { CORRECTION, type Play, type SavedPlay } from '@vigil/engine';
import type { Event, HauntOutcome, Outcome, TypedDecision } from '@vigil/rules';
import type { AnyState } from './opened.js';
import type { TableView } from './view.js';

export type Playing = Play<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

/** After so many answers the game is kept as it stood there: nothing is played again from further back. */
const STRIDE = 40;

/**
 * A second play of a game that goes along its journal, for whoever wants to see what lies between two answers. It goes
 * forwards; for what lies behind it begins at the nearest place it has kept.
 */
export class Trail {
  private readonly play: Playing;
  private readonly show: (state: AnyState) => TableView;
  /** How many answers and undos there had been: a trail is that of one journal. */
  private readonly moves: number;
  private readonly kept = new Map<number, Playing>();
  private here: Playing | undefined;
  private last: { readonly at: number; readonly views: readonly TableView[] } | undefined;

  /** `show`: what of a position everybody may see. */
  constructor(play: Playing, show: (state: AnyState) => TableView) {
    this.play = play;
    this.show = show;
    this.moves = play.moves;
  }

  /** Whether it is still that of its game, which may have gone on or back. */
  get stands(): boolean {
    return this.play.moves === this.moves;
  }

  /** The table after each event of the answer of that number, in their order; none where that cannot be told. */
  viewsOf(at: number): readonly TableView[] {
    if (this.last?.at === at) return this.last.views;
    const views: TableView[] = [];
    const [decision, option] = this.play.answers[at - 1] ?? [];
    if (decision === undefined || option === undefined) return views;
    const here = this.goTo(at - 1);
    if (!here) return views;
    here.listen(() => views.push(this.show(here.state)));
    try {
      take(here, decision, option);
    } finally {
      here.listen(undefined);
    }
    this.last = { at, views };
    return views;
  }

  private goTo(answers: number): Playing | undefined {
    let here = this.here;
    if (!here || here.answerCount > answers || answers - here.answerCount > STRIDE) {
      const from = Math.max(-1, ...[...this.kept.keys()].filter((one) => one <= answers));
      const near = this.kept.get(from);
      if (near) {
        if (!here || here.answerCount > answers || here.answerCount < from) here = near.fork();
      } else if (!here || here.answerCount > answers) {
        here = cutBack(this.play, Math.min(answers, this.play.retold?.from ?? 0));
      }
    }
    if (!here || here.answerCount > answers) return undefined;
    while (here.answerCount < answers) {
      const done = here.answerCount;
      if (done % STRIDE === 0 && !this.kept.has(done)) this.kept.set(done, here.fork());
      const [decision, option] = this.play.answers[done] ?? [0, ''];
      take(here, decision, option);
    }
    this.here = here;
    return here;
  }
}

/**
 * A game as it stood after so many answers, as one of its own: the same dice lie ahead of it. Undefined where what came
 * before was given to another version and cannot be told again.
 */
export function cutBack(play: Playing, answers: number): Playing | undefined {
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
export interface Cut {
  readonly saved: SavedPlay<unknown, unknown>;
  readonly packed: unknown;
}

function take(play: Playing, decision: number, option: string): void {
  if (decision === CORRECTION) play.amend(JSON.parse(option));
  else play.answer(String(decision), option);
}
