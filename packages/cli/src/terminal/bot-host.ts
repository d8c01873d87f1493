import { carefulAnswer, LoopGuard } from '@vigil/bots';
import type { Content, TypedDecision } from '@vigil/rules';
import type { AnswerOptions, GameUpdate, Host } from '@vigil/table';
import type { TerminalHost } from './host.js';

/** A local game in which careful bots play some seats. They answer at once whatever is asked of them alone. */
export class BotHost implements TerminalHost {
  private readonly host: Host;
  private readonly content: Content;
  private readonly bots: ReadonlySet<number>;
  private readonly options: AnswerOptions;
  private readonly guard = new LoopGuard();
  private latest: GameUpdate;

  /** `now`: the game as it stands. `bots`: their seats. `manner`: as their answers are given. */
  constructor(host: Host, now: GameUpdate, content: Content, bots: readonly number[], answerOptions: AnswerOptions) {
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

  update(): GameUpdate {
    const { latest } = this;
    this.latest = { ...latest, events: [] };
    return latest;
  }

  answer(decision: string, option: string, answerOptions: AnswerOptions): GameUpdate {
    return this.remember(this.playBots(this.host.answer(decision, option, answerOptions)));
  }

  /** Takes the last answer of a person back, with what the bots answered to it; all stays where that cannot be. */
  undo(evenChance: boolean): GameUpdate {
    this.guard.reset();
    const { answers } = this.latest;
    let update = this.host.undo(evenChance);
    while (update.answerIgnored === undefined && update.answers > 0 && this.nextBotDecision(update.decisions)) {
      update = this.host.undo(evenChance);
    }
    if (!this.nextBotDecision(update.decisions)) return this.remember(update);
    // It stopped among their answers: they give them again, the same, and there is nothing new to tell.
    const again = this.playBots(update);
    return this.remember(again.answers === answers ? { ...again, events: [] } : again);
  }

  private remember(update: GameUpdate): GameUpdate {
    this.latest = { ...update, events: [] };
    return update;
  }

  /** Has the bots answer until people are asked. What was told meanwhile is told together. */
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
