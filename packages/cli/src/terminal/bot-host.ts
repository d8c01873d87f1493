import { carefulAnswer, LoopGuard } from '@vigil/bots';
import type { Content, TypedDecision } from '@vigil/rules';
import type { AnswerOptions, GameUpdate, Host } from '@vigil/table';
import type { TerminalHost } from './host.js';

/** A local game in which careful bots play some seats. They answer immediately every decision that is theirs alone. */
export class BotHost implements TerminalHost {
  private readonly host: Host;
  private readonly content: Content;
  private readonly bots: ReadonlySet<number>;
  private readonly options: AnswerOptions;
  private readonly guard = new LoopGuard();
  private latest: GameUpdate;

  /** `now`: the current game. `bots`: their seats. `manner`: options for their answers. */
  constructor(host: Host, now: GameUpdate, content: Content, bots: readonly number[], answerOptions: AnswerOptions) {
    this.host = host;
    this.content = content;
    this.bots = new Set(bots);
    this.options = answerOptions;
    this.latest = this.playBots(now);
  }

  /** The seats of people. */
  get seats(): readonly number[] {
    return this.latest.view.investigators.flatMap((_, seat) => (this.bots.has(seat) ? [] : [seat]));
  }

  update(): GameUpdate {
    const { latest } = this;
    this.latest = { ...latest, events: [] };
    return latest;
  }

  answer(decision: string, option: string, answerOptions: AnswerOptions): GameUpdate {
    return this.remember(this.playBots(this.host.answer(decision, option, answerOptions)));
  }

  /** Takes back the last answer of a person and the bots' replies to it. Changes nothing if that is impossible. */
  undo(evenChance: boolean): GameUpdate {
    this.guard.reset();
    const { answers } = this.latest;
    let update = this.host.undo(evenChance);
    while (update.answerIgnored === undefined && update.answers > 0 && this.nextBotDecision(update.decisions)) {
      update = this.host.undo(evenChance);
    }
    if (!this.nextBotDecision(update.decisions)) return this.remember(update);
    // Undo stopped among the bots' answers. They repeat them, without new events.
    const again = this.playBots(update);
    return this.remember(again.answers === answers ? { ...again, events: [] } : again);
  }

  private remember(update: GameUpdate): GameUpdate {
    this.latest = { ...update, events: [] };
    return update;
  }

  /** Lets the bots answer until people are asked. Combines the events of their answers. */
  private playBots(from: GameUpdate): GameUpdate {
    let update = from;
    const events = [...from.events];
    for (;;) {
      const asked =
        update.outcome === undefined && update.fault === undefined && this.nextBotDecision(update.decisions);
      if (!asked) return { ...update, events };
      const { view } = update;
      const option = carefulAnswer(asked, view, this.content, asked.by[0], this.guard);
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
