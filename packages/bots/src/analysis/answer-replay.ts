import { type Answer, CORRECTION } from '@vigil/engine';
import type { Event } from '@vigil/rules';
import type { ThinkablePlay } from '../search/thinkable.js';

/** A play whose answers can be given once more. The engine's `Play` of either game fits. */
export interface ReplayablePlay extends ThinkablePlay {
  readonly answers: readonly Answer[];
  /** The part that cannot be replayed, of a game by another version. */
  readonly replayNotice: { readonly from: number } | undefined;
  fork(): ReplayablePlay;
  undo(answers: number, pastBarrier: boolean): void;
  amend(correction: unknown): void;
  listen(listener: ((event: Event) => void) | undefined): void;
}

/** A game that is played once more, answer by answer. The play that it is made from is not changed. */
export class AnswerReplay {
  readonly play: ReplayablePlay;
  private readonly answers: readonly Answer[];
  private given: number;
  private hash = FIRST_MARK;

  constructor(play: ReplayablePlay) {
    this.answers = play.answers.slice();
    this.given = play.replayNotice?.from ?? 0;
    this.play = play.fork();
    this.play.undo(this.answers.length - this.given, true);
    for (const answer of this.answers.slice(0, this.given)) this.hash = extendMark(this.hash, answer);
  }

  /** Number of answers given so far. */
  get at(): number {
    return this.given;
  }

  /** Number of answers of the whole game. */
  get length(): number {
    return this.answers.length;
  }

  /** A fingerprint of the answers so far. */
  get mark(): string {
    return this.hash.toString(36);
  }

  /** The decision that is answered next, and the option given; undefined at the end and before a correction. */
  get next(): { readonly decision: string; readonly option: string } | undefined {
    const answer = this.answers[this.given];
    return answer && answer[0] !== CORRECTION ? { decision: String(answer[0]), option: answer[1] } : undefined;
  }

  /** Gives the next answer. Returns false at the end. */
  step(): boolean {
    const answer = this.answers[this.given];
    if (!answer) return false;
    const [decision, option] = answer;
    if (decision === CORRECTION) this.play.amend(JSON.parse(option));
    else this.play.answer(String(decision), option);
    this.hash = extendMark(this.hash, answer);
    this.given++;
    return true;
  }
}

const FIRST_MARK = 0x811c9dc5;

/** Adds an answer to a fingerprint (FNV-1a). */
function extendMark(mark: number, [decision, option]: Answer): number {
  let hash = mark;
  for (const letter of `${decision} ${option};`) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
}
