import type { Decision } from '@vigil/engine';
import { messageText, type Words } from '@vigil/rules';
import type { Host, Update } from '@vigil/table';
import type { Component } from './components.js';
import { writeJson } from './files.js';
import type { TerminalGame } from './games/index.js';
import { rule } from './output.js';
import { Problem } from './problem.js';
import { outcomeText, type Story } from './story.js';

export const HELP = `A number or an option's id answers. Besides:
  m        list what may be done at any time (trade, use cards); m NUMBER does it
  u        take the last answer back; u! even if a die was rolled or a card shown since
  v        view the whole situation again
  c NAME   read a card, monster, place or other component
  s FILE   save the game
  q        quit
  ?        this help`;

/** Something that can be chosen now: an option or an aside of an open decision. */
interface Choice {
  readonly decision: Decision;
  readonly id: string;
  readonly text: string;
}

/** A game being played at a terminal: understands lines, answers with lines. */
export class Table {
  private readonly host: Host;
  private readonly story: Story;
  private now: Update;
  private readonly game: TerminalGame;
  private readonly w: Words;
  private readonly components: () => readonly Component[];
  private readonly line: (text?: string) => void;
  private shown = { moment: '', asked: '' };

  /** `host`: holds the game; what was told before this table came is not told again. */
  constructor(
    host: Host,
    story: Story,
    game: TerminalGame,
    w: Words,
    components: () => readonly Component[],
    line: (text?: string) => void,
  ) {
    this.host = host;
    this.story = story;
    this.now = host.update();
    this.game = game;
    this.w = w;
    this.components = components;
    this.line = line;
  }

  /** Shows the whole position and what is to be decided; once the game is over, how it ended. */
  show(): void {
    this.line();
    this.line(rule(this.game.heading(this.w, this.now.view)));
    this.shown = { moment: '', asked: '' };
    this.goOn();
  }

  /** Shows of the position what is new since it was shown last, and what is to be decided. */
  private goOn(): void {
    const { game, w } = this;
    const { view, decisions, outcome, fault } = this.now;
    const seats = new Set(decisions.flatMap(({ by }) => by));
    const moment = game.moment(view);
    const asked = [...seats].sort().join();
    const whole = moment !== this.shown.moment;
    if (whole) for (const line of game.board(w, view)) this.line(line);
    if (whole || asked !== this.shown.asked) {
      for (const line of game.people(w, view, seats, whole ? undefined : seats)) this.line(line);
    }
    this.shown = { moment, asked };
    if (outcome) {
      this.line();
      this.line(outcomeText(game, w, outcome, view));
      return;
    }
    if (fault !== undefined) {
      this.line(`The rules broke: ${fault}. u takes the answer back; s FILE keeps the game for a report.`);
      return;
    }
    this.ask();
  }

  /** The game as it stands. */
  get update(): Update {
    return this.now;
  }

  /** Does what a line of input says. Gives `quit` when the player wants to leave. */
  take(input: string): 'quit' | 'on' {
    const line = input.trim();
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    try {
      if (word === 'q') return 'quit';
      if (line === '' || word === 'v') this.show();
      else if (word === '?') this.line(HELP);
      else if (word === 'm') this.asides(argument);
      else if (word === 'u' || word === 'u!') this.undo(word === 'u!');
      else if (word === 's') this.save(argument);
      else if (word === 'c') this.look(argument);
      else this.choose(line, this.options());
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.line(error.message);
    }
    return 'on';
  }

  private ask(): void {
    let number = 0;
    const { decisions } = this.now;
    for (const decision of decisions) {
      const whose = decisions.length > 1 ? `${this.names(decision.by)}: ` : '';
      this.line();
      this.line(`${whose}${messageText(this.w, decision)} [${decision.why}]`);
      for (const option of decision.options)
        this.line(`${String(++number).padStart(3)}  ${messageText(this.w, option)}`);
    }
    const asides = this.allAsides().length;
    if (asides > 0) this.line(`  m  something else (${asides})`);
  }

  private options(): Choice[] {
    return this.now.decisions.flatMap((decision) =>
      decision.options.map((option) => ({ decision, id: option.id, text: messageText(this.w, option) })),
    );
  }

  private allAsides(): Choice[] {
    return this.now.decisions.flatMap((decision) =>
      decision.asides.map((aside) => ({
        decision,
        id: aside.id,
        text: `${this.names([aside.by])}: ${messageText(this.w, aside)}`,
      })),
    );
  }

  private names(seats: readonly number[]): string {
    const { investigators } = this.now.view;
    return this.w.list(
      seats.map((seat) => this.w.name('investigator', investigators[seat]?.id ?? '')),
      'or',
    );
  }

  private asides(argument: string): void {
    const asides = this.allAsides();
    if (argument !== '') this.choose(argument, asides);
    else if (asides.length === 0) this.line('There is nothing else to do now.');
    for (const [i, { text }] of argument === '' ? asides.entries() : []) this.line(`  m ${i + 1}  ${text}`);
  }

  /** A choice by its number, its id, or decision and id as `12/id` where several decisions have it. */
  private choose(text: string, choices: readonly Choice[]): void {
    if (this.now.outcome) throw new Problem('The game is over: q quits, s FILE saves it, u! takes an answer back.');
    const named = choices.filter(({ decision, id }) => id === text || `${decision.id}/${id}` === text);
    const chosen = /^\d+$/.test(text) ? choices[Number(text) - 1] : named[0];
    if (!chosen) throw new Problem(`There is no "${text}" to choose; ? tells what can be typed.`);
    this.follow(this.host.answer(chosen.decision.id, chosen.id));
    this.goOn();
  }

  private undo(evenChance: boolean): void {
    const { noUndo, answers } = this.now;
    if (noUndo === 'nothing') throw new Problem('There is no answer to take back yet.');
    if (noUndo === 'revealed' && !evenChance) {
      throw new Problem(
        'a die was rolled or something hidden was shown since then; u! takes the answer back all the same.',
      );
    }
    this.now = this.host.undo(evenChance);
    if (this.now.answers === answers) throw new Problem('The answer cannot be taken back.');
    this.show();
  }

  /** Tells what has happened. */
  private follow(update: Update): void {
    this.now = update;
    for (const { event, sheets } of update.events) this.story.event(event, sheets);
  }

  private save(file: string): void {
    if (file === '') throw new Problem('Save to which file? For example: s game.json');
    writeJson(file, this.now.saved);
    this.line(`Saved to ${file}.`);
  }

  private look(name: string): void {
    const wanted = name.toLowerCase();
    if (wanted === '') throw new Problem('Read what? For example: c Elder Sign');
    const all = this.components();
    const exact = all.filter((one) => one.id === wanted || one.name.toLowerCase() === wanted);
    const found = exact.length > 0 ? exact : all.filter((one) => one.name.toLowerCase().includes(wanted));
    if (found.length === 0) throw new Problem(`There is nothing called "${name}".`);
    for (const { name: title, kind, text } of found.slice(0, 5)) {
      this.line(`${title} (${kind})`);
      for (const line of text === '' ? [] : text.split('\n')) this.line(`  ${line}`);
    }
    if (found.length > 5)
      this.line(
        `and ${found.length - 5} more: ${found
          .slice(5)
          .map((one) => one.name)
          .join(', ')}`,
      );
  }
}
