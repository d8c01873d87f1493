import type { PublicOption } from '@vigil/engine';
import { aboutOf, messageText, type TypedDecision, type Words } from '@vigil/rules';
import type { Host, Manner, Update } from '@vigil/table';
import { writeJson } from '../files.js';
import type { TerminalGame } from '../games/index.js';
import { Problem } from '../problem.js';
import { outcomeText } from '../story.js';
import { aheadLines, oddsInSight, subjectLines } from './about.js';
import { Chronicle } from './chronicle.js';
import { clausesOf, findClauses } from './clauses.js';
import { commandOf } from './commands.js';
import { optionLine } from './hints.js';
import { lookUp } from './look-up.js';
import { mapLines } from './map.js';
import { oddsLines } from './odds.js';
import { inReach, whatIsAt } from './places.js';
import { say } from './say.js';
import type { Scene } from './scene.js';
import type { Screen } from './screen.js';
import { type Entry, entriesOf } from './sheets.js';
import { boardLines, moreHint, personLines, statusLines } from './status.js';

/** Something that can be chosen now: an option or an aside of an open decision. */
interface Choice {
  readonly decision: TypedDecision;
  readonly id: string;
  readonly text: string;
}

/** How a table is played at. */
export interface TableManner extends Manner {
  /** Several people share the terminal: it is said to whom it passes. */
  readonly together: boolean;
}

/** So many sheets are shown at once at most, and so many lines of the chronicle unless more are asked for. */
const MOST_SHEETS = 3;
const LAST_LINES = 20;

/** A game being played at a terminal: understands lines, answers with lines. */
export class Table {
  private readonly host: Host;
  private readonly chronicle: Chronicle;
  private now: Update;
  private readonly game: TerminalGame;
  private readonly w: Words;
  private readonly screen: Screen;
  private readonly manner: TableManner;
  private shown = { moment: '', asked: '' };
  private whose = '';
  private told = '';

  /** `host`: holds the game. What it has told so far is written down. */
  constructor(host: Host, game: TerminalGame, w: Words, screen: Screen, manner: TableManner) {
    this.host = host;
    this.game = game;
    this.w = w;
    this.screen = screen;
    this.manner = manner;
    this.chronicle = new Chronicle(game.content, w, screen);
    this.now = inTurn(host.update(), undefined);
    this.chronicle.add(this.now.events);
  }

  /** The game as it stands. */
  get update(): Update {
    return this.now;
  }

  /** Tells the last so many things that happened; all if that is not said. */
  recall(last?: number): void {
    for (const line of this.chronicle.lines(last)) this.screen.line(line);
  }

  /** Shows the whole position and what is to be decided; once the game is over, how it ended. */
  show(): void {
    this.screen.line();
    this.screen.line(this.screen.rule(this.game.heading(this.w, this.now.view)));
    this.shown = { moment: '', asked: '' };
    this.told = '';
    this.goOn();
  }

  /** Does what a line of input says. Gives `quit` when the player wants to leave. */
  take(input: string): 'quit' | 'on' {
    const line = input.trim();
    try {
      const { command, argument } = commandOf(line);
      // The letters of choices are among the commands': where they can be chosen, they are meant.
      const isAnswer = command === undefined || this.options().some(({ id }) => id === line);
      if (isAnswer) this.choose(line, this.options());
      else if (command === 'quit') return 'quit';
      else this.perform(command, argument);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.screen.line(error.message);
    }
    return 'on';
  }

  /** What could be typed after this: ids of answers, names to look up, clauses. */
  completions(line: string): string[] {
    const { command } = commandOf(line);
    if (command === 'card') return this.entries().map(({ name }) => name);
    if (command === 'go')
      return inReach(this.scene, this.now.decisions).map(({ place }) => this.w.name('place', place));
    if (command === 'people' || command === 'map')
      return this.now.view.investigators.map(({ id }) => this.w.name('investigator', id));
    if (command === 'why') return this.now.decisions.map(({ why }) => why);
    return this.options().map(({ id }) => id);
  }

  private perform(
    command: Exclude<ReturnType<typeof commandOf>['command'], 'quit' | undefined>,
    argument: string,
  ): void {
    switch (command) {
      case 'view':
        return this.show();
      case 'help':
        return this.lines([say(this.w, 't.help')]);
      case 'asides':
        return this.asides(argument);
      case 'undo':
      case 'undo-all':
        return this.undo(command === 'undo-all');
      case 'save':
        return this.save(argument);
      case 'card':
        return this.look(argument);
      case 'board':
        return this.lines(boardLines(this.screen, this.game.board(this.w, this.now.view)));
      case 'people':
        return this.people(argument);
      case 'map':
        return this.lines(mapLines(this.scene, this.screen, this.seatOf(argument)));
      case 'go':
        return this.go(argument);
      case 'odds':
        return this.odds(argument);
      case 'why':
        return this.why(argument);
      case 'log':
        return this.log(argument);
      default:
        return command satisfies never;
    }
  }

  private get scene(): Scene {
    const { view, foresight, game } = this.now;
    return { w: this.w, content: this.game.content, game, view, foresight };
  }

  private lines(lines: readonly string[]): void {
    for (const line of lines) this.screen.line(line);
  }

  /** Shows of the position what is new since it was shown last, and what is to be decided. */
  private goOn(): void {
    const { game, w, screen, now } = this;
    const { view, decisions, outcome, fault } = now;
    const question = outcome || fault !== undefined ? [] : this.question();
    const moment = game.moment(view);
    const seats = new Set(decisions.flatMap(({ by }) => by));
    const asked = [...seats].sort().join();
    if (this.manner.together && !outcome) this.handOver(asked, [...seats]);
    if (moment !== this.shown.moment) {
      const taken = question.reduce((sum, line) => sum + screen.broken(line).length, 3);
      const { lines, missing } = statusLines(screen, game, w, view, decisions, taken);
      this.lines(lines);
      if (missing) screen.line(moreHint(screen, w));
    } else if (asked !== this.shown.asked) {
      for (const person of game.people(w, view)) {
        if (seats.has(person.seat)) this.lines(personLines(screen, w, view, person, true));
      }
    }
    this.shown = { moment, asked };
    if (outcome) this.lines(['', screen.paint('strong', outcomeText(game, w, outcome, view)), say(w, 't.over.what')]);
    else if (fault !== undefined) screen.line(say(w, 't.fault', { fault }));
    else this.lines(question);
  }

  /** Where several people share the terminal: to whom it passes. */
  private handOver(asked: string, seats: readonly number[]): void {
    if (asked === this.whose) return;
    this.whose = asked;
    if (seats.length === 1)
      this.lines(['', this.screen.paint('strong', say(this.w, 't.hand-over', { names: this.names(seats) }))]);
  }

  /** What is to be decided, with all that can be answered. */
  private question(): string[] {
    const { screen, w, scene, now } = this;
    const lines: string[] = [];
    let number = 0;
    for (const decision of now.decisions) {
      const text = messageText(w, decision);
      const names = this.names(decision.by);
      const whose = now.decisions.length > 1 && !text.includes(names) ? `${names}: ` : '';
      const about = [...this.subject(decision), ...aheadLines(scene, decision)].map((line) => `  ${line}`);
      const asked = screen.paint('strong', `${whose}${text}`);
      lines.push('', ...about, `${asked} ${screen.paint('faint', `[${decision.why}]`)}`);
      for (const option of this.listed(decision)) {
        const { text: answer, chance, hint } = optionLine(scene, decision, option);
        const other = option.by !== undefined && !(decision.by.length === 1 && decision.by[0] === option.by);
        const by = other && option.by !== undefined ? this.names([option.by]) : undefined;
        const said = by === undefined || `${answer} ${text}`.includes(by) ? answer : `${by}: ${answer}`;
        const likely = chance === undefined ? '' : `  ${this.likely(chance)}`;
        const more = hint === undefined ? '' : `  ${screen.paint('faint', hint)}`;
        lines.push(`${screen.paint('number', String(++number).padStart(3))}  ${said}${likely}${more}`);
      }
    }
    const asides = this.allAsides().length;
    if (asides > 0) lines.push(`${screen.paint('number', '  m')}  ${say(w, 't.asides.there', { n: asides })}`);
    return lines;
  }

  /** What a question is about; of what was told before the last one, only the first line. */
  private subject(decision: TypedDecision): string[] {
    const lines = subjectLines(this.scene, decision);
    const told = lines.join('\n');
    const again = told === this.told;
    this.told = told;
    return again ? lines.slice(0, 1) : lines;
  }

  /** A chance in the colour of its size. */
  private likely(chance: string): string {
    const of = Number.parseInt(chance, 10);
    return this.screen.paint(of >= 67 ? 'good' : of >= 34 ? 'fair' : 'bad', chance);
  }

  /** The answers that are listed. Anybody may want to end a day of Haunt; to who plays alone it is all the same. */
  private listed(decision: TypedDecision): readonly PublicOption[] {
    const options: readonly PublicOption[] = decision.options;
    const end = options.find(({ key }) => key === 'o.end-day');
    if (!this.manner.alone || !end) return options;
    return [...options.filter(({ key }) => key !== 'o.end-day'), { id: end.id, key: 't.haunt.end' }];
  }

  private options(): Choice[] {
    const { scene } = this;
    return this.now.decisions.flatMap((decision) =>
      this.listed(decision).map((option) => ({
        decision,
        id: option.id,
        text: optionLine(scene, decision, option).text,
      })),
    );
  }

  /** Every answer by its id, also those that are not listed. */
  private unlisted(): Choice[] {
    return this.now.decisions.flatMap((decision) => decision.options.map(({ id }) => ({ decision, id, text: id })));
  }

  /** What may be done besides answering. A trade is between two, whoever proposes it: the one who decides does. */
  private allAsides(): Choice[] {
    return this.now.decisions.flatMap((decision) =>
      decision.asides
        .filter((aside) => {
          if (aside.key !== 'o.trade' || aside.by === decision.by[0]) return true;
          const mirror = ({ key, by, args }: (typeof decision.asides)[number]) =>
            key === 'o.trade' && by === decision.by[0] && args?.other === aside.args?.investigator;
          return !decision.asides.some(mirror);
        })
        .map((aside) => {
          const text = this.w.capital(messageText(this.w, aside));
          const who = this.names([aside.by]);
          return { decision, id: aside.id, text: text.includes(who) ? text : `${who}: ${text}` };
        }),
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
    if (argument !== '') return this.choose(argument, asides);
    if (asides.length === 0) return this.screen.line(say(this.w, 't.asides.none'));
    this.lines(asides.map(({ text }, i) => `${this.screen.paint('number', `  m ${i + 1}`)}  ${text}`));
  }

  /** A choice by its number, its id, or decision and id as `12/id` where several decisions have it. */
  private choose(text: string, choices: readonly Choice[]): void {
    if (this.now.outcome) throw new Problem(say(this.w, 't.over.what'));
    const named = [...choices, ...this.unlisted()].filter(
      ({ decision, id }) => id === text || `${decision.id}/${id}` === text,
    );
    const chosen = /^\d+$/.test(text) ? choices[Number(text) - 1] : (named[0] ?? this.byWords(text, choices));
    if (!chosen) throw new Problem(say(this.w, 't.unknown', { text }));
    const { id: decision, by } = chosen.decision;
    this.follow(inTurn(this.host.answer(decision, chosen.id, this.manner), by[0]));
    this.goOn();
  }

  /** The one answer that begins with what was typed. */
  private byWords(text: string, choices: readonly Choice[]): Choice | undefined {
    const wanted = text.toLowerCase();
    const found = choices.filter((choice) => choice.text.toLowerCase().startsWith(wanted));
    return found.length === 1 && wanted.length > 1 ? found[0] : undefined;
  }

  private undo(evenChance: boolean): void {
    const { noUndo, answers, fault } = this.now;
    if (noUndo === 'nothing') throw new Problem(say(this.w, 't.undo.nothing'));
    if (noUndo === 'revealed' && !evenChance && fault === undefined) throw new Problem(say(this.w, 't.undo.revealed'));
    const update = this.host.undo(evenChance);
    this.chronicle.takeBackTo(update.answers);
    this.now = update;
    this.screen.line(say(this.w, 't.undo.done', { n: answers - update.answers }));
    this.show();
  }

  /** Tells what an answer brought about. */
  private follow(update: Update): void {
    this.now = update;
    this.recall(update.events.length > 0 ? this.chronicle.add(update.events) : 0);
  }

  private save(file: string): void {
    if (file === '') throw new Problem(say(this.w, 't.save.where'));
    writeJson(file, this.now.saved);
    this.screen.line(say(this.w, 't.save.done', { file }));
  }

  private people(argument: string): void {
    const { screen, w, game, now } = this;
    const only = argument === '' ? undefined : this.seatOf(argument);
    const deciding = new Set(now.decisions.flatMap(({ by }) => by));
    for (const person of game.people(w, now.view)) {
      if (only !== undefined && person.seat !== only) continue;
      this.lines(personLines(screen, w, now.view, person, deciding.has(person.seat)));
    }
  }

  /** The seat of somebody named, else of whoever decides. */
  private seatOf(name: string): number {
    const { decisions, view } = this.now;
    if (name === '') return decisions[0]?.by[0] ?? view.investigators.findIndex(({ place }) => place !== 'out');
    const entries = view.investigators.map((who, seat) => ({ ...who, seat }));
    const wanted = name.toLowerCase();
    const found = entries.find(({ id }) => `${id} ${this.w.name('investigator', id)}`.toLowerCase().includes(wanted));
    if (!found) throw new Problem(say(this.w, 't.people.unknown', { name }));
    return found.seat;
  }

  private entries(): Entry[] {
    const seat = this.now.decisions[0]?.by[0] ?? 0;
    return entriesOf(this.scene, this.now.view.investigators[seat]?.place);
  }

  private look(name: string): void {
    if (name === '') throw new Problem(say(this.w, 't.look.what'));
    const { entries, instead } = lookUp(this.entries(), name);
    if (entries.length === 0) throw new Problem(say(this.w, 't.look.nothing', { name }));
    if (instead !== undefined) this.screen.line(say(this.w, 't.look.instead', { name, instead }));
    for (const entry of entries.slice(0, MOST_SHEETS)) {
      const { name: title, kind, lines } = entry.sheet();
      this.screen.line(`${this.screen.paint('strong', title)} (${kind})`);
      this.lines(lines.filter((line) => line !== '').map((line) => `  ${line}`));
    }
    const more = entries.slice(MOST_SHEETS).map((one) => one.name);
    if (more.length > 0) this.screen.line(say(this.w, 't.look.more', { names: more.join(', ') }));
  }

  /** Walks to a place some steps away, as long as each step is offered; without a place lists those in reach. */
  private go(argument: string): void {
    const { w, screen, scene, now } = this;
    const reach = inReach(scene, now.decisions);
    if (reach.length === 0) throw new Problem(say(w, 't.go.nowhere'));
    if (argument === '') {
      return this.lines(
        reach.map(({ place, answers }) => {
          const there = whatIsAt(scene, place);
          const name = `${screen.paint('number', String(answers.length).padStart(3))}  ${w.name('place', place)}`;
          return there === '' ? name : `${name}  ${screen.paint('faint', there)}`;
        }),
      );
    }
    const named = lookUp(
      reach.map((one) => ({ id: one.place, name: w.name('place', one.place), ...one })),
      argument,
    );
    const [to] = named.entries;
    if (!to) throw new Problem(say(w, 't.go.not-in-reach', { name: argument }));
    for (const id of to.answers) {
      const decision = this.now.decisions.find(({ options }) => options.some((option) => option.id === id));
      if (!decision) break;
      this.follow(inTurn(this.host.answer(decision.id, id, this.manner), decision.by[0]));
    }
    this.goOn();
  }

  private odds(argument: string): void {
    const [dice, successes] = argument.split(/\s+/).filter(Boolean).map(Number);
    if ([dice, successes].some((n) => n !== undefined && (!Number.isInteger(n) || n < 1 || n > 99))) {
      throw new Problem(say(this.w, 't.odds.what'));
    }
    const inSight = dice === undefined ? oddsInSight(this.scene, this.now.decisions) : [];
    this.lines(inSight.length > 0 ? inSight : oddsLines(this.w, this.screen, dice, successes));
  }

  /** The clauses behind what is to be decided, or those that are asked for. */
  private why(argument: string): void {
    const { found, more } =
      argument === ''
        ? {
            found: clausesOf(this.now.decisions.flatMap((decision) => [decision.why, ...clausesIn(decision)])),
            more: 0,
          }
        : findClauses(argument);
    if (found.length === 0) throw new Problem(say(this.w, 't.why.nothing', { text: argument }));
    for (const { id, section, text } of found) {
      this.screen.line(`${this.screen.paint('strong', id)} ${this.screen.paint('faint', section)}`);
      this.screen.line(`  ${text}`);
    }
    if (more > 0) this.screen.line(say(this.w, 't.why.more', { n: more }));
  }

  /** The chronicle: its last lines, more of them, all, or those that hold a word. */
  private log(argument: string): void {
    if (argument === '') return this.recall(LAST_LINES);
    if (argument === 'all') return this.recall();
    if (/^\d+$/.test(argument)) return this.recall(Number(argument));
    this.lines(this.chronicle.lines(undefined, argument));
  }
}

/** Where several have something to decide, whoever has just answered goes on first, so that each can finish. */
function inTurn(update: Update, seat: number | undefined): Update {
  const own = update.decisions.filter(({ by }) => by[0] === seat);
  return own.length === 0 ? update : { ...update, decisions: [...new Set([...own, ...update.decisions])] };
}

/** Clauses that what a question is about names. */
function clausesIn(decision: TypedDecision): string[] {
  return [...JSON.stringify(aboutOf(decision)).matchAll(/\b[AHD][A-Z]*-[A-Z-]+-?\d{2}\b/g)].map(([id]) => id);
}
