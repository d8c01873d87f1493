import { carefulMove, LoopGuard } from '@vigil/bots';
import type { Message } from '@vigil/engine';
import type { Content, TypedDecision } from '@vigil/rules';
import type { AnswerOptions, GameUpdate, Host } from '@vigil/table';
import type { TerminalHost } from './host.js';
import type { SearchingPlayer } from './searching-player.js';

/** An update with the reasons of the bots. */
type BotUpdate = GameUpdate & { readonly reasons?: readonly Message[] };

/** A local game in which bots play some seats. They answer immediately every decision that is theirs alone. */
export class BotHost implements TerminalHost {
  private readonly host: Host;
  private readonly content: Content;
  private readonly bots: ReadonlySet<number>;
  private readonly options: AnswerOptions;
  private readonly guard = new LoopGuard();
  private readonly searcher: SearchingPlayer | undefined;
  private latest: BotUpdate;

  /**
   * `now`: the game as it stands. `bots`: their seats. `answerOptions`: treatment of their answers. `searcher`: the
   * player of these seats; by default careful bots.
   */
  constructor(
    host: Host,
    now: GameUpdate,
    content: Content,
    bots: readonly number[],
    answerOptions: AnswerOptions,
    searcher?: SearchingPlayer,
  ) {
    this.searcher = searcher;
    this.host = host;
    this.content = content;
    this.bots = new Set(bots);
    this.options = answerOptions;
    this.latest = this.playBots(now);
  }

  /** The seats that people play. */
  get seats(): readonly number[] {
    return this.latest.view.investigators.flatMap((_, seat) => (this.bots.has(seat) ? [] : [seat]));
  }

  update(): BotUpdate {
    const { latest } = this;
    this.latest = { ...latest, events: [], reasons: [] };
    return latest;
  }

  answer(decision: string, option: string, answerOptions: AnswerOptions): BotUpdate {
    return this.remember(this.playBots(this.host.answer(decision, option, answerOptions)));
  }

  /** Takes back the last answer of a person and the bots' replies to it. Changes nothing if that is impossible. */
  undo(pastBarrier: boolean): BotUpdate {
    this.guard.reset();
    this.searcher?.reset();
    const { answers } = this.latest;
    let update = this.host.undo(pastBarrier);
    while (update.answerIgnored === undefined && update.answers > 0 && this.nextBotDecision(update.decisions)) {
      update = this.host.undo(pastBarrier);
    }
    if (!this.nextBotDecision(update.decisions)) return this.remember(update);
    // Undo stopped among the bots' answers. They repeat them, without new events.
    const again = this.playBots(update);
    return this.remember(again.answers === answers ? { ...again, events: [], reasons: [] } : again);
  }

  private remember(update: BotUpdate): BotUpdate {
    this.latest = { ...update, events: [], reasons: [] };
    return update;
  }

  /** Lets the bots answer until people are asked. Combines the events of their answers. */
  private playBots(from: GameUpdate): BotUpdate {
    let update = from;
    const events = [...from.events];
    const reasons: Message[] = [];
    let last = '';
    for (;;) {
      const asked =
        update.outcome === undefined && update.fault === undefined && this.nextBotDecision(update.decisions);
      if (!asked) return { ...update, events, reasons };
      const { view, saved } = update;
      const { option, reason } =
        this.searcher?.move(saved, asked.id) ?? carefulMove(asked, view, this.content, asked.by[0], this.guard);
      // Every step of a movement has the same reason.
      const reasonKey = JSON.stringify(reason);
      if (reason && reasonKey !== last) {
        reasons.push(reason);
        last = reasonKey;
      }
      update = this.host.answer(asked.id, option, this.options);
      events.push(...update.events);
    }
  }

  /** Returns the next decision for bots only; decisions of an aside come first. */
  private nextBotDecision(decisions: readonly TypedDecision[]): TypedDecision | undefined {
    const theirs = decisions.filter(({ by }) => by.length > 0 && by.every((seat) => this.bots.has(seat)));
    return theirs.find(({ aside }) => aside) ?? theirs[0];
  }
}
