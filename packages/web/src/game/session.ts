import { type Decision, Play, PlayError, type SavedPlay } from '@vigil/engine';
import type { ArkhamSetup, Event, Outcome, View } from '@vigil/rules';
import { type ArkhamPlay, openRules } from './arkham.js';
import { Chronicle, type Line } from './chronicle.js';

/** A saved game of Arkham Horror, as anybody may have handed it in. */
export type Saved = SavedPlay<unknown, unknown>;

/** All that the page shows of a game at one moment. It is replaced as a whole, never changed. */
export interface Snapshot {
  readonly id: string;
  readonly seed: string;
  /** Everything open on the table; hidden things are not in it. */
  readonly view: View;
  readonly decisions: readonly Decision[];
  readonly lines: readonly Line[];
  /** The lines told since the last answer. */
  readonly news: readonly Line[];
  readonly answers: number;
  /** Why the last answer cannot be taken back; undefined: it can. */
  readonly noUndo: string | undefined;
  readonly outcome: Outcome | undefined;
  /** What went wrong in the rules, if they broke. */
  readonly fault: string | undefined;
}

/**
 * A game at this page: the one place that holds a play. Everything else sees snapshots and sends answers, so that the
 * play can move elsewhere (a worker, a server) without anybody noticing.
 */
export class Session {
  readonly id: string;
  private readonly play: ArkhamPlay;
  private readonly chronicle: Chronicle;
  private fault: string | undefined;
  private shown: Snapshot;
  private readonly listeners = new Set<() => void>();

  private constructor(id: string, play: ArkhamPlay, chronicle: Chronicle) {
    this.id = id;
    this.play = play;
    this.chronicle = chronicle;
    play.listen((event) => chronicle.tell(event, play.answers.length));
    this.shown = this.look();
  }

  /** A new game. Throws what is impossible about the setup. */
  static start(id: string, setup: ArkhamSetup, seed: string): Session {
    const { rules, seated } = openRules();
    const chronicle = new Chronicle(seated);
    const play = Play.start(rules, setup, seed, {}, (event: Event) => chronicle.tell(event, 0));
    return new Session(id, play, chronicle);
  }

  /**
   * A saved game. It is played again from its beginning, to have its log; where that fails (it was played by earlier
   * rules) it goes on from its last beat, with an empty log. Throws PlayError for what is no save.
   */
  static resume(id: string, saved: unknown): Session {
    const { rules, seated } = openRules();
    const chronicle = new Chronicle(seated);
    try {
      let at = 0;
      const play = Play.replay(
        rules,
        saved,
        (event) => chronicle.tell(event, at),
        (_decision, _option, index) => {
          at = index + 1;
        },
      );
      return new Session(id, play, chronicle);
    } catch {
      return new Session(id, Play.load(rules, saved), new Chronicle(seated));
    }
  }

  /** The game as it stands. */
  readonly snapshot = (): Snapshot => this.shown;

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Gives an answer. One that is no longer possible (a second click) is passed over. */
  answer(decision: string, option: string): void {
    try {
      this.play.answer(decision, option);
    } catch (error) {
      if (error instanceof PlayError && LATE.has(error.code)) return;
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.show();
  }

  /** Takes the last answer back; a game that broke goes back in any case. */
  undo(): void {
    const left = this.play.answers.length - 1;
    try {
      this.play.undo(1, this.fault !== undefined);
    } catch (error) {
      if (error instanceof PlayError) return;
      throw error;
    }
    this.fault = undefined;
    this.chronicle.takeBackTo(left);
    this.show();
  }

  /** The game as JSON. */
  save(): Saved {
    return this.play.save();
  }

  private show(): void {
    this.shown = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { play, chronicle, fault } = this;
    const answers = play.answers.length;
    return {
      id: this.id,
      seed: play.origin.seed,
      view: play.view() as View,
      decisions: fault === undefined ? play.decisions : [],
      lines: chronicle.lines,
      news: chronicle.lines.filter(({ at }) => at === answers),
      answers,
      noUndo: this.whyNoUndo(),
      outcome: play.result,
      fault,
    };
  }

  private whyNoUndo(): string | undefined {
    if (this.play.answers.length === 0) return 'There is no answer to take back yet.';
    if (this.fault !== undefined || this.play.undoable > 0) return undefined;
    return 'Since the last answer dice were rolled or something hidden was shown: it stands.';
  }
}

const LATE: ReadonlySet<string> = new Set(['stale-decision', 'unknown-decision', 'unknown-option', 'over']);
