import { carefulAnswer, LoopGuard } from '@vigil/bots';
import type { Content, TypedDecision } from '@vigil/rules';
import type { Host, Manner, Update } from '@vigil/table';
import type { TerminalHost } from './host.js';

/** A game held here at which some seats are played by careful bots: they answer whatever is put to them alone, at once. */
export class WithBots implements TerminalHost {
  private readonly host: Host;
  private readonly content: Content;
  private readonly bots: ReadonlySet<number>;
  private readonly manner: Manner;
  private readonly guard = new LoopGuard();
  private latest: Update;

  /** `now`: the game as it stands. `bots`: their seats. `manner`: as their answers are given. */
  constructor(host: Host, now: Update, content: Content, bots: readonly number[], manner: Manner) {
    this.host = host;
    this.content = content;
    this.bots = new Set(bots);
    this.manner = manner;
    this.latest = this.on(now);
  }

  update(): Update {
    const { latest } = this;
    this.latest = { ...latest, events: [] };
    return latest;
  }

  answer(decision: string, option: string, manner: Manner): Update {
    return this.keep(this.on(this.host.answer(decision, option, manner)));
  }

  /** Takes the last answer of a person back, with what the bots answered to it; all stays where that cannot be. */
  undo(evenChance: boolean): Update {
    this.guard.reset();
    const { answers } = this.latest;
    let update = this.host.undo(evenChance);
    while (update.passedOver === undefined && update.answers > 0 && this.toBot(update.decisions)) {
      update = this.host.undo(evenChance);
    }
    if (!this.toBot(update.decisions)) return this.keep(update);
    // It stopped among their answers: they give them again, the same, and there is nothing new to tell.
    const again = this.on(update);
    return this.keep(again.answers === answers ? { ...again, events: [] } : again);
  }

  private keep(update: Update): Update {
    this.latest = { ...update, events: [] };
    return update;
  }

  /** Has the bots answer until people are asked. What was told meanwhile is told together. */
  private on(from: Update): Update {
    let update = from;
    const events = [...from.events];
    for (;;) {
      const asked = update.outcome === undefined && update.fault === undefined && this.toBot(update.decisions);
      if (!asked) return { ...update, events };
      const { view } = update;
      const option = carefulAnswer(asked, view, this.content, asked.by[0], this.guard);
      update = this.host.answer(asked.id, option, this.manner);
      events.push(...update.events);
    }
  }

  /** What is put to bots alone; what belongs to an aside comes first. */
  private toBot(decisions: readonly TypedDecision[]): TypedDecision | undefined {
    const theirs = decisions.filter(({ by }) => by.length > 0 && by.every((seat) => this.bots.has(seat)));
    return theirs.find(({ aside }) => aside) ?? theirs[0];
  }
}
