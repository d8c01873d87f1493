import { type Atmosphere, NO_ATMOSPHERE } from '@vigil/content/atmosphere';
import { aboutOf, messageText, type TypedDecision, type Words } from '@vigil/rules';
import type { AnswerOptions } from '@vigil/table';
import { writeJson } from '../files.js';
import type { TerminalGame } from '../games/index.js';
import { errorTextIn } from '../localized-error.js';
import { outcomeText } from '../story.js';
import { UserError } from '../user-error.js';
import { adviceLines } from './advice.js';
import { allChoices, asidesOf, type Choice, choicesOf, findChoice, namesOf, prioritize } from './choices.js';
import { TerminalChronicle } from './chronicle.js';
import { clausesOf, findClauses } from './clauses.js';
import { commandOf } from './commands.js';
import { endsLines } from './game-ends.js';
import type { TerminalHost, TerminalUpdate } from './host.js';
import { lookUp } from './look-up.js';
import { mapLines } from './map.js';
import { oddsLines } from './odds.js';
import { inReach, whatIsAt } from './places.js';
import { parseMove, planLines, planLinesAfterMove } from './plan-preview.js';
import { QuestionView } from './question.js';
import { previewOddsLines } from './question-subject.js';
import type { TerminalScene } from './scene.js';
import type { Screen } from './screen.js';
import { type Entry, entriesOf } from './sheets.js';
import { boardLines, hiddenHint, personLines, statusLines } from './status.js';
import { findWalk, stopPreview } from './stop-preview.js';
import { say } from './text.js';

/** Options for a game at the terminal. */
export interface TerminalOptions extends AnswerOptions {
  /** Several people share the terminal: hand-overs are announced. */
  readonly together: boolean;
}

/** Rows around situation and question: a blank line, the heading, the hint on hidden rows, the prompt. */
const EXTRA_ROWS = 4;
/** Maximum number of sheets shown at once, and default number of log lines. */
const MAX_SHEETS = 3;
const LAST_LINES = 20;

/** A game played at a terminal: reads lines of input, writes lines. */
export class TerminalTable {
  private readonly host: TerminalHost;
  private readonly chronicle: TerminalChronicle;
  private current: TerminalUpdate;
  private readonly game: TerminalGame;
  private readonly w: Words;
  private readonly screen: Screen;
  private readonly options: TerminalOptions;
  private readonly atmosphere: Atmosphere;
  private shown = { moment: '', asked: '' };
  private announcedSeats = '';
  private readonly question: QuestionView;
  /** The decisions whose answers are numbered. */
  private numberedDecisions: readonly TypedDecision[];

  /** `host`: holds the game; its earlier events go to the log. `atmosphere`: texts beside the effects of cards. */
  constructor(
    host: TerminalHost,
    game: TerminalGame,
    w: Words,
    screen: Screen,
    options: TerminalOptions,
    atmosphere: Atmosphere = NO_ATMOSPHERE,
  ) {
    this.host = host;
    this.game = game;
    this.w = w;
    this.screen = screen;
    this.options = options;
    this.atmosphere = atmosphere;
    this.chronicle = new TerminalChronicle(game.content, w, screen, atmosphere);
    this.current = host.update();
    this.numberedDecisions = this.current.decisions;
    this.question = new QuestionView(screen, this.alone, host.seats);
    this.chronicle.add(this.current.events);
  }

  private get alone(): boolean {
    return this.options.alone === true;
  }

  /** The current state of the game. */
  get update(): TerminalUpdate {
    return this.current;
  }

  /** Prints the last events; without a number, all. */
  recall(last?: number): void {
    for (const line of this.chronicle.lines(last)) this.screen.line(line);
  }

  /** Prints the conditions for winning and losing, for new players. */
  printEnds(): void {
    for (const line of endsLines(this.w, this.current.view)) this.screen.line(line);
  }

  /** Prints the whole position and the open questions; after the end, the outcome. */
  show(): void {
    this.screen.line();
    this.screen.line(this.screen.rule(this.game.heading(this.w, this.current.view)));
    this.shown = { moment: '', asked: '' };
    this.question.reset();
    this.continueGame();
  }

  /** Handles a line of input. Returns `quit` when the player wants to leave. */
  handleLine(input: string): 'quit' | 'on' {
    const line = input.trim();
    try {
      if (this.host.others?.handleLine(line)) return 'on';
      const { command, argument } = commandOf(line);
      // Letters of choices may equal commands. Choices take precedence while they are open.
      const isAnswer = command === undefined || this.listChoices().some(({ id }) => id === line);
      if (isAnswer) this.choose(line, this.listChoices());
      else if (command === 'quit') return 'quit';
      else this.perform(command, argument);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.screen.line(errorTextIn(this.w, error));
    }
    return 'on';
  }

  /**
   * Prints events from other clients, and the open questions. `stands`: number of earlier answers that remain; later
   * events were undone.
   */
  onUpdate(update: TerminalUpdate, stands: number): void {
    const { answers } = this.current;
    if (stands < answers) {
      this.chronicle.removeAfter(stands);
      this.screen.line(say(this.w, 't.undo.done', { n: answers - stands }));
    }
    const lines = this.chronicle.add(update.events);
    this.applyUpdate(update);
    this.recall(lines);
    this.continueGame();
  }

  /** Returns completions of a line: ids of answers, names to look up, clauses. */
  completions(line: string): string[] {
    const { command } = commandOf(line);
    if (command === 'card') return this.entries().map(({ name }) => name);
    if (command === 'go')
      return inReach(this.scene, this.current.decisions).map(({ place }) => this.w.name('place', place));
    if (command === 'people' || command === 'map')
      return this.current.view.investigators.map(({ id }) => this.w.name('investigator', id));
    if (command === 'why') return this.current.decisions.map(({ why }) => why);
    return this.listChoices().map(({ id }) => id);
  }

  private perform(
    command: Exclude<ReturnType<typeof commandOf>['command'], 'quit' | undefined>,
    argument: string,
  ): void {
    switch (command) {
      case 'view':
        return this.show();
      case 'help':
        return this.lines([say(this.w, 't.help'), ...(this.host.others ? [say(this.w, 't.post.help')] : [])]);
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
        return this.lines(boardLines(this.screen, this.game.board(this.w, this.current.view)));
      case 'people':
        return this.people(argument);
      case 'map':
        return this.lines(mapLines(this.scene, this.screen, this.seatOf(argument)));
      case 'go':
        return this.go(argument);
      case 'if':
        return this.previewStop(argument);
      case 'odds':
        return this.odds(argument);
      case 'advice':
        return this.advise();
      case 'why':
        return this.why(argument);
      case 'log':
        return this.log(argument);
      case 'say':
        return this.speak(argument);
      default:
        return command satisfies never;
    }
  }

  private get scene(): TerminalScene {
    const { view, monsterPreview, game } = this.current;
    return {
      w: this.w,
      content: this.game.content,
      game,
      view,
      monsterPreview,
      atmosphere: this.atmosphere,
    };
  }

  private lines(lines: readonly string[]): void {
    for (const line of lines) this.screen.line(line);
  }

  /** Prints changes of the position since the last display, and the open questions. */
  private continueGame(): void {
    const { game, w, screen, current } = this;
    const { view, decisions, outcome, fault } = current;
    const { lines: question, put } = this.question.put(this.scene, outcome || fault !== undefined ? [] : decisions);
    this.numberedDecisions = put;
    const moment = game.momentKey(view);
    const seats = new Set(decisions.flatMap(({ by }) => by));
    const asked = [...seats].sort().join();
    if (this.options.together && !outcome) this.announceHandOver(asked, [...seats]);
    if (moment !== this.shown.moment) {
      const taken = question.reduce((sum, line) => sum + screen.wrap(line).length, EXTRA_ROWS);
      const { lines, missing } = statusLines(screen, game, w, view, decisions, taken);
      this.lines(lines);
      if (missing) screen.line(hiddenHint(screen, w));
    } else if (asked !== this.shown.asked) {
      for (const person of game.people(w, view)) {
        if (seats.has(person.seat)) this.lines(personLines(screen, w, view, person, true));
      }
    }
    this.shown = { moment, asked };
    if (outcome) this.lines(['', screen.paint('strong', outcomeText(game, w, outcome, view)), say(w, 't.over.what')]);
    else if (fault !== undefined) screen.line(say(w, 't.fault', { fault }));
    else if (decisions.length === 0 && this.host.others) {
      const waited = namesOf(w, view, this.host.others.waitsFor());
      screen.line(screen.paint('faint', say(w, 't.online.waits', { names: waited })));
    } else this.lines(question);
  }

  /** On a shared terminal, announces the next player. */
  private announceHandOver(asked: string, seats: readonly number[]): void {
    if (asked === this.announcedSeats) return;
    this.announcedSeats = asked;
    if (seats.length === 1)
      this.lines([
        '',
        this.screen.paint('strong', say(this.w, 't.hand-over', { names: namesOf(this.w, this.current.view, seats) })),
      ]);
  }

  private asides(argument: string): void {
    const asides = asidesOf(this.scene, this.current.decisions);
    if (argument !== '') return this.choose(argument, asides);
    if (asides.length === 0) return this.screen.line(say(this.w, 't.asides.none'));
    this.lines(asides.map(({ text }, i) => `${this.screen.paint('number', `  m ${i + 1}`)}  ${text}`));
  }

  /** Returns the answers in numbered order. */
  private listChoices(): Choice[] {
    return choicesOf(this.scene, this.numberedDecisions, this.alone);
  }

  private choose(text: string, choices: readonly Choice[]): void {
    if (this.current.outcome) throw new UserError(say(this.w, 't.over.what'));
    const choice = findChoice(text, choices, allChoices(this.current.decisions));
    if (!choice) throw new UserError(say(this.w, 't.unknown', { text }));
    if (this.answer(choice.decision, choice.id)) this.continueGame();
  }

  /** Answers and prints the result. Returns false if the result will follow later. */
  private answer({ id, by }: TypedDecision, option: string): boolean {
    const update = this.host.answer(id, option, this.options);
    if (!update) return false;
    const lines = this.chronicle.add(update.events);
    this.applyUpdate(update, by[0]);
    for (const reason of update.reasons ?? []) this.screen.line(messageText(this.w, reason));
    this.recall(lines);
    return true;
  }

  private applyUpdate(update: TerminalUpdate, seat?: number): void {
    this.current = { ...update, decisions: prioritize(update.decisions, seat) };
    this.numberedDecisions = this.current.decisions;
  }

  private advise(): void {
    const { w, screen, game, current } = this;
    const [decision] = current.decisions;
    if (current.saved === undefined) throw new UserError(say(w, 't.advice.online'));
    if (!decision) throw new UserError(say(w, 'shared.advice.nothing'));
    const texts = new Map(this.listChoices().map(({ id, text }) => [id, text]));
    this.lines(adviceLines(w, screen, game, current.saved, decision, (option) => texts.get(option) ?? option));
  }

  private undo(pastBarrier: boolean): void {
    const { undoObstacle, answers, fault } = this.current;
    if (undoObstacle === 'nothing') throw new UserError(say(this.w, 'shared.undo.nothing'));
    if (undoObstacle === 'revealed' && !pastBarrier && fault === undefined)
      throw new UserError(say(this.w, 'shared.undo.revealed'));
    const update = this.host.undo(pastBarrier);
    if (!update) return;
    if (update.answers === answers) throw new UserError(say(this.w, 'shared.undo.revealed'));
    this.chronicle.removeAfter(update.answers);
    this.applyUpdate(update);
    this.screen.line(say(this.w, 't.undo.done', { n: answers - update.answers }));
    this.show();
  }

  private save(file: string): void {
    if (file === '') throw new UserError(say(this.w, 't.save.where'));
    if (this.current.saved === undefined) throw new UserError(say(this.w, 't.online.no-save'));
    writeJson(file, this.current.saved);
    this.screen.line(say(this.w, 't.save.done', { file }));
  }

  private people(argument: string): void {
    const { screen, w, game, current } = this;
    const only = argument === '' ? undefined : this.seatOf(argument);
    const deciding = new Set(current.decisions.flatMap(({ by }) => by));
    for (const person of game.people(w, current.view)) {
      if (only !== undefined && person.seat !== only) continue;
      this.lines(personLines(screen, w, current.view, person, deciding.has(person.seat)));
    }
  }

  /** Returns the seat of a named investigator, or else of the deciding one. */
  private seatOf(name: string): number {
    const { decisions, view } = this.current;
    if (name === '') return decisions[0]?.by[0] ?? view.investigators.findIndex(({ place }) => place !== 'out');
    const entries = view.investigators.map((who, seat) => ({ ...who, seat }));
    const wanted = name.toLowerCase();
    const found = entries.find(({ id }) => `${id} ${this.w.name('investigator', id)}`.toLowerCase().includes(wanted));
    if (!found) throw new UserError(say(this.w, 't.people.unknown', { name }));
    return found.seat;
  }

  private entries(): Entry[] {
    const seat = this.current.decisions[0]?.by[0] ?? 0;
    return entriesOf(this.scene, this.current.view.investigators[seat]?.place);
  }

  private look(name: string): void {
    if (name === '') throw new UserError(say(this.w, 't.look.what'));
    const { entries, instead } = lookUp(this.entries(), name);
    if (entries.length === 0) throw new UserError(say(this.w, 't.look.nothing', { name }));
    if (instead !== undefined) this.screen.line(say(this.w, 't.look.instead', { name, instead }));
    for (const entry of entries.slice(0, MAX_SHEETS)) {
      const { name: title, kind, lines } = entry.sheet();
      this.screen.line(`${this.screen.paint('strong', title)} (${kind})`);
      this.lines(lines.filter((line) => line !== '').map((line) => `  ${line}`));
    }
    const more = entries.slice(MAX_SHEETS).map((item) => item.name);
    if (more.length > 0) this.screen.line(say(this.w, 't.look.more', { names: more.join(', ') }));
  }

  /** Walks to a distant place, as long as each step is offered. Without a place, lists those in reach. */
  private go(argument: string): void {
    const { w, screen, scene, current } = this;
    const reach = inReach(scene, current.decisions);
    if (reach.length === 0) throw new UserError(say(w, 't.go.nowhere'));
    if (argument === '') {
      return this.lines(
        reach.map(({ place, answers }) => {
          const contents = whatIsAt(scene, place);
          const name = `${screen.paint('number', String(answers.length).padStart(3))}  ${w.name('place', place)}`;
          return contents === '' ? name : `${name}  ${screen.paint('faint', contents)}`;
        }),
      );
    }
    const named = lookUp(
      reach.map((item) => ({ id: item.place, name: w.name('place', item.place), ...item })),
      argument,
    );
    const [to] = named.entries;
    if (!to) throw new UserError(say(w, 't.go.not-in-reach', { name: argument }));
    // Online, each step is sent after the previous one was confirmed; the first leads to the rest.
    for (const id of this.host.others ? to.answers.slice(0, 1) : to.answers) {
      const decision = this.current.decisions.find(({ options }) => options.some((option) => option.id === id));
      if (!decision) break;
      if (!this.answer(decision, id)) return;
    }
    this.continueGame();
  }

  /** Prints the preview of stopping at a place in reach, or here. */
  private previewStop(argument: string): void {
    const { w, scene, current } = this;
    const walk = findWalk(scene, current.decisions);
    if (!walk) return this.previewPlan(argument);
    const { decision, places } = walk;
    const named = lookUp(
      places.map((to) => ({ id: to.place, name: w.name('place', to.place), to })),
      argument,
    );
    const to = argument === '' ? places[0] : named.entries[0]?.to;
    if (!to) throw new UserError(say(w, 't.go.not-in-reach', { name: argument }));
    this.lines(stopPreview(scene, decision, to));
  }

  /** At a question of who acts next, prints the plan, or the plan after a move of one investigator. */
  private previewPlan(argument: string): void {
    const { w, scene, current, game } = this;
    const plan = current.decisions.some(({ key }) => key === 'q.day') ? game.previewPlan?.(current.view) : undefined;
    if (!plan) throw new UserError(say(w, 't.go.nowhere'));
    if (argument === '') return this.lines(planLines(scene, plan));
    const move = parseMove(scene, argument);
    if (!move) throw new UserError(say(w, 't.weigh.unknown', { text: argument }));
    this.lines(planLinesAfterMove(scene, plan, move.seat, move.place));
  }

  private odds(argument: string): void {
    const [dice, successes] = argument.split(/\s+/).filter(Boolean).map(Number);
    if ([dice, successes].some((n) => n !== undefined && (!Number.isInteger(n) || n < 1 || n > 99))) {
      throw new UserError(say(this.w, 't.odds.what'));
    }
    const previews = dice === undefined ? previewOddsLines(this.scene, this.current.decisions) : [];
    this.lines(previews.length > 0 ? previews : oddsLines(this.w, this.screen, dice, successes));
  }

  /** Prints the clauses behind the open questions, or those requested. */
  private why(argument: string): void {
    const { locale } = this.w;
    const { found, more } =
      argument === ''
        ? {
            found: clausesOf(
              locale,
              this.current.decisions.flatMap((decision) => [decision.why, ...clausesIn(decision)]),
            ),
            more: 0,
          }
        : findClauses(locale, this.current.game, argument);
    if (found.length === 0) throw new UserError(say(this.w, 't.why.nothing', { text: argument }));
    for (const { id, section, text } of found) {
      this.screen.line(`${this.screen.paint('strong', id)} ${this.screen.paint('faint', section)}`);
      this.screen.line(`  ${text}`);
    }
    if (more > 0) this.screen.line(say(this.w, 't.why.more', { n: more }));
  }

  /** Sends a chat message. */
  private speak(text: string): void {
    if (!this.host.others) throw new UserError(say(this.w, 't.online.alone'));
    if (text !== '') this.host.others.say(text);
  }

  /** Prints the log: its last lines, more of them, all, or those that contain a word. */
  private log(argument: string): void {
    if (argument === '') return this.recall(LAST_LINES);
    if (argument === 'all' || argument === 'alle') return this.recall();
    if (/^\d+$/.test(argument)) return this.recall(Number(argument));
    this.lines(this.chronicle.lines(undefined, argument));
  }
}

/** Returns the clauses named in a question's `about`. */
function clausesIn(decision: TypedDecision): string[] {
  return [...JSON.stringify(aboutOf(decision)).matchAll(/\b(?:[AHDKPY]|DEC|PBP)(?:-[A-Z]+)*-\d{2}\b/g)].map(
    ([id]) => id,
  );
}
