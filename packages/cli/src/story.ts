import type { Decision, Retold, Seat } from '@vigil/engine';
import { type Content, type Event, entryText, eventText, messageText, type Told, type Words } from '@vigil/rules';
import type { AnyOutcome, AnyState, TerminalGame } from './games/index.js';
import { rule } from './output.js';

/** Tells a game in words, line by line: what happens and what is decided. */
export class Story {
  private readonly content: Content;
  private readonly w: Words;
  private readonly told: Told;
  private readonly line: (text: string) => void;

  /** `state`: the position at the moment, for who sits where. */
  constructor(content: Content, w: Words, state: () => AnyState | undefined, line: (text: string) => void) {
    this.content = content;
    this.w = w;
    this.line = line;
    this.told = {
      sheet: (seat: Seat) => state()?.investigators[seat]?.id ?? '',
    };
  }

  /** Something happens. */
  event(event: Event): void {
    const text = eventText(this.w, event, this.told);
    if (event.type === 'turnedUp') {
      this.line(`  ${text}`);
      for (const { at, effects } of this.content.locationCards.get(event.card)?.entries ?? []) {
        this.line(`    ${this.w.capital(this.w.theme(event.card, at) ?? at)}: ${entryText(this.w, { effects })}`);
      }
      return;
    }
    if (event.type !== 'phase') return this.line(`  ${text}`);
    this.line('');
    this.line(rule(text));
  }

  /** Somebody decides something. */
  answer(decision: Decision, option: string): void {
    const taken = [...decision.options, ...decision.asides].find(({ id }) => id === option);
    this.line(`» ${messageText(this.w, decision)} ${taken ? messageText(this.w, taken) : option}`);
  }
}

/** How a game ended, in a few sentences. */
export function outcomeText(game: TerminalGame, w: Words, outcome: AnyOutcome, state: AnyState): string {
  const { won, how } = outcome;
  const over = w.say('e.over', { won: won ? 'yes' : 'no', ending: w.say(`ending.${how}`) });
  return [over, ...game.outcome(w, outcome, state)].join(' ');
}

/** What of a game that another version began cannot be told or played on, in a sentence or two. */
export function retoldText({ version, from, dropped, gone }: Retold): string {
  return [
    from === 0 ? `written by version ${version}` : `retold from answer ${from + 1}: written by version ${version}`,
    ...(dropped === 0
      ? []
      : [`${dropped === 1 ? 'the last answer no longer fits' : `the last ${dropped} answers no longer fit`}`]),
    ...(gone.length === 0 ? [] : [`no longer there: ${gone.join(', ')}`]),
  ].join('; ');
}
