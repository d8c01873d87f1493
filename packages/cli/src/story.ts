import type { Decision, Retold, Seat } from '@vigil/engine';
import { type Content, type Event, entryText, eventText, messageText, type Told, type Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { AnyOutcome, TerminalGame } from './games/index.js';
import { rule } from './output.js';

/** Tells a game in words, line by line: what happens and what is decided. */
export class Story {
  private readonly content: Content;
  private readonly w: Words;
  private readonly seated: (seat: Seat) => string;
  private readonly line: (text: string) => void;

  /** `seated`: whose sheet a seat has at the moment. */
  constructor(content: Content, w: Words, seated: (seat: Seat) => string, line: (text: string) => void) {
    this.content = content;
    this.w = w;
    this.line = line;
    this.seated = seated;
  }

  /** Something happens. `sheets`: who sat where just then, where that is known. */
  event(event: Event, sheets?: readonly string[]): void {
    const told: Told = { sheet: sheets ? (seat) => sheets[seat] ?? '' : this.seated };
    const text = eventText(this.w, event, told);
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
export function outcomeText(game: TerminalGame, w: Words, outcome: AnyOutcome, view: TableView): string {
  const { won, how } = outcome;
  const over = w.say('e.over', { won: won ? 'yes' : 'no', ending: w.say(`ending.${how}`) });
  return [over, ...game.outcome(w, outcome, view)].join(' ');
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
