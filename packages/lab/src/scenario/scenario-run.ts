import { Play, PlayError, type Seat } from '@vigil/engine';
import { causeName, clonePlain, type Event, type Words } from '@vigil/rules';
import { copyPiles, findRevealed, listHiddenPiles } from '../invariants/hidden-piles.js';
import { findDifference } from '../many/compare.js';
import { type Path, pathIn, ScenarioError } from './fault.js';
import type { ScenarioDocument, Target } from './format.js';
import type { AnyState, Position, Scene } from './game.js';
import { findMatches, parsePattern } from './pattern.js';
import { englishOf, listDecisions, type WordedChoice, type WordedDecision, wordDecision } from './words.js';

/** Dice of a check without a source component. */
const SKILLS: readonly string[] = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'];

/** Enough extra dice to identify a roll that lacked some. */
const SPARE_DICE = 200;

/** A roll with too few scripted dice, and the number left for it. */
interface PendingRoll {
  readonly event: Event & { type: 'rolled' };
  readonly left: number;
}

/** The position at the start of a phase. */
export interface StateAtEvent {
  readonly event: Event & { type: 'phase' };
  readonly state: AnyState;
}

/** A running scenario: the play, and the events since the last action. */
export class ScenarioRun {
  readonly position: Position;
  readonly words: Words;
  /** Events and phase starts since the last answer. */
  events: Event[] = [];
  moments: StateAtEvent[] = [];
  private readonly play: Play<unknown, AnyState, Event, unknown>;
  private readonly script: readonly number[];
  private readonly saves: boolean;
  private readonly seed: string;
  private readonly answers: (readonly [decision: string, option: string])[] = [];
  /** The initial position. */
  private readonly origin: AnyState;
  /** Paths of the piles that views only count. */
  private readonly hiddenPiles: readonly (readonly string[])[];
  /** Events before the last action. */
  private past: readonly Event[] = [];

  /** `saves`: rebuilds a second play from the save after every answer and compares positions. */
  constructor(document: ScenarioDocument, position: Position, script: readonly number[], saves: boolean) {
    this.position = position;
    this.script = script;
    this.saves = saves;
    this.words = englishOf(position.content);
    this.origin = clonePlain(position.state);
    const rules = position.game.definition(position.content, position.boxes);
    // Events may precede the play, so its state is not available yet.
    let live = position.state;
    const open: typeof rules.open = (table) => {
      live = table.state;
      return rules.open(table);
    };
    const listen = (event: Event) => {
      this.events.push(event);
      if (event.type === 'phase') this.moments.push({ event, state: clonePlain(live) });
    };
    this.seed = document.seed ?? document.name;
    this.play = runGuarded(
      beforeSteps(document),
      () => Play.from({ ...rules, open }, position.state, this.seed, script, listen),
      { dice: () => this.missingDice() },
    );
    this.hiddenPiles = listHiddenPiles(this.play.state, this.play.view());
  }

  get scene(): Scene {
    const { state, result, decisions } = this.play;
    return { ...this.position, state, result, open: decisions };
  }

  /** Returns every open decision with its words. */
  get open(): readonly WordedDecision[] {
    return this.play.decisions.map((decision) => wordDecision(decision, this.words, this.position.content));
  }

  get over(): boolean {
    return this.play.result !== undefined;
  }

  /** Number of scripted dice not rolled yet. */
  get unrolled(): number {
    return this.play.unrolledDice ?? 0;
  }

  /** Scripted dice not rolled yet. */
  get leftDice(): readonly number[] {
    return this.unrolled === 0 ? [] : this.script.slice(-this.unrolled);
  }

  /** Formats the open decisions and their options, for reports. */
  get situation(): string {
    if (this.over) return `the game is over: ${JSON.stringify(this.play.result)}`;
    return listDecisions(this.open, this.position.cast).join('\n');
  }

  /** Clears the events before a new action. */
  begin(): void {
    this.past = [...this.past, ...this.events];
    this.events = [];
    this.moments = [];
  }

  private seatOf({ by }: Target, path: Path): Seat | undefined {
    return by === undefined ? undefined : this.position.cast.seatOf(by, [...path, 'by']);
  }

  /** Returns the open decisions that a target may refer to. */
  targets(target: Target, path: Path): readonly WordedDecision[] {
    const seat = this.seatOf(target, path);
    return this.open.filter(
      (asked) =>
        (seat === undefined || asked.decision.by.includes(seat) || asked.choices.some(({ by }) => by === seat)) &&
        (target.to === undefined || isAbout(asked, target.to)),
    );
  }

  /** Returns the only option that matches an answer. */
  find(text: string, target: Target, path: Path): { asked: WordedDecision; choice: WordedChoice } {
    const seat = this.seatOf(target, path);
    const found = this.targets(target, path).flatMap((asked) =>
      findMatches(this.position.cast.filled(text, path), optionsFor(asked, seat)).map((choice) => ({ asked, choice })),
    );
    const [only] = found;
    // An aside is available at every decision, with the same effect.
    if (only && found.every(({ choice }) => choice.id === only.choice.id && (choice.aside || found.length === 1))) {
      return only;
    }
    if (!only) {
      const isAsked = seat === undefined || this.targets({ by: seat }, path).length > 0;
      const who = isAsked || seat === undefined ? '' : `, as ${this.position.cast.nameOf(seat)} is asked nothing`;
      throw new ScenarioError(path, `no option fits "${text}"${who}\n${this.situation}`);
    }
    const ids = found.map(({ asked, choice }) => `${choice.id} (${asked.decision.key})`).join(', ');
    const isOneId = found.every(({ choice }) => choice.id === only.choice.id);
    const help = isOneId ? 'say whose with `by`, or which question with `to`' : 'name one by its id';
    throw new ScenarioError(path, `several options fit "${text}": ${ids}; ${help}\n${this.situation}`);
  }

  answer(text: string, target: Target, path: Path): void {
    const { asked, choice } = this.find(text, target, path);
    this.give(asked.decision.id, choice.id, path);
  }

  /** Gives an answer by its ids. */
  give(decision: string, option: string, path: Path): void {
    const { play } = this;
    const piles = copyPiles(play.state, this.hiddenPiles);
    const shown = [...this.past, ...this.events, ...play.decisions];
    const earlier = this.events.length;
    this.answers.push([decision, option]);
    runGuarded(path, () => play.answer(decision, option), { dice: () => this.missingDice() });
    if (play.undoable > 0) {
      const seen = [...this.events.slice(earlier), ...play.decisions, play.view()];
      this.checkRevealed(findRevealed(piles, copyPiles(play.state, this.hiddenPiles), shown, seen), path);
    }
    if (this.saves) this.checkSave(path);
  }

  /** Returns the roll that lacks scripted dice: replays everything with extra dice. */
  private missingDice(): string {
    const { position, script } = this;
    const rules = position.game.definition(position.content, position.boxes);
    let unrolled = () => script.length;
    const open: typeof rules.open = (table) => {
      unrolled = () => table.dice.unrolled ?? 0;
      return rules.open(table);
    };
    const enough = new Array<number>(SPARE_DICE).fill(1);
    let missing: PendingRoll | undefined;
    let before = 0;
    const listen = (event: Event) => {
      if (event.type !== 'rolled') return;
      const rolled = script.length + SPARE_DICE - unrolled();
      if (rolled > script.length) missing ??= { event, left: Math.max(0, script.length - before) };
      before = rolled;
    };
    try {
      const play = Play.from({ ...rules, open }, this.origin, this.seed, [...script, ...enough], listen);
      for (const [decision, option] of this.answers) if (!missing) play.answer(decision, option);
    } catch {
      // It fails at the same place or later.
    }
    return missing ? this.rollInWords(missing) : '';
  }

  /** Example: `Ann rolls 3 dice for the Combat check (Ghoul), 1 is left`. */
  private rollInWords({ event, left }: PendingRoll): string {
    const { seat, check, dice, sources = [], from, reroll } = event;
    const causes = [...(from === undefined ? [] : [from]), ...sources.map(({ source }) => source)];
    const cause = causes.filter((id) => !SKILLS.includes(id)).map((id) => causeName(this.words, id));
    const what = [
      ...(check ? [`for the ${this.words.say(`check.${check}`)}`] : []),
      ...cause.flatMap((one) => (one ? [`(${one})`] : [])).slice(0, 1),
    ];
    const rolls = `${reroll ? 'rolls again' : 'rolls'} ${dice.length} ${dice.length === 1 ? 'die' : 'dice'}`;
    const given = left === 0 ? 'none is left' : `${left} ${left === 1 ? 'is' : 'are'} left`;
    return `: ${[this.position.cast.nameOf(seat), rolls, ...what].join(' ')}, ${given}`;
  }

  /** Gives an answer that must be refused without any change. */
  refused(text: string, target: Target, path: Path): void {
    const { cast } = this.position;
    const id = cast.filled(text, path);
    const [asked, ...others] = this.targets(target, path);
    if (!asked) throw new ScenarioError(path, `no open question can be answered\n${this.situation}`);
    if (others.length > 0) throw new ScenarioError(path, `say with "by" or "to" which decision\n${this.situation}`);
    if (findMatches(id, asked.choices).length > 0)
      throw new ScenarioError(path, `"${text}" is offered\n${this.situation}`);
    const otherOffer = this.open.find(
      (one) =>
        one.decision.id !== asked.decision.id && findMatches(id, optionsFor(one, this.seatOf(target, path))).length > 0,
    );
    if (otherOffer) {
      const { key } = otherOffer.decision;
      throw new ScenarioError(path, `"${text}" is offered by another decision, ${key}\n${this.situation}`);
    }
    const before = JSON.stringify(this.play.save());
    try {
      this.play.answer(asked.decision.id, id);
    } catch (error) {
      if (!(error instanceof PlayError) || error.code !== 'unknown-option') throw error;
    }
    if (JSON.stringify(this.play.save()) !== before) {
      throw new ScenarioError(path, `"${text}" was refused, but changed the play`);
    }
  }

  /** Fails if an answer has shown something hidden and can be taken back all the same. */
  private checkRevealed(revealed: string | undefined, path: Path): void {
    if (revealed === undefined) return;
    throw new ScenarioError(path, `${revealed} was hidden until now, but the answer can be taken back`);
  }

  private checkSave(path: Path): void {
    const { play, position } = this;
    const saved = JSON.parse(JSON.stringify(play.save())) as unknown;
    const second = runGuarded(
      path,
      () => Play.load(position.game.definition(position.content, position.boxes), saved),
      {
        what: 'the save does not load',
      },
    );
    const differs =
      findDifference('state', second.state, play.state) ??
      findDifference('decisions', second.decisions, play.decisions) ??
      findDifference('dice', second.unrolledDice, play.unrolledDice);
    if (differs) throw new ScenarioError(path, `a play loaded from the save differs: ${differs}`);
  }
}

/** True if a text refers to a decision by its key, its clause or its words. */
export function isAbout({ decision, words }: WordedDecision, text: string): boolean {
  const fits = parsePattern(text);
  return fits(decision.key) || fits(decision.why) || fits(words) || decision.id === text;
}

/** Returns the options available to a seat. */
function optionsFor({ decision, choices }: WordedDecision, seat: Seat | undefined): readonly WordedChoice[] {
  if (seat === undefined) return choices;
  return choices.filter(({ by }) => (by === undefined ? decision.by.includes(seat) : by === seat));
}

/** Place of dice that are rolled before the first answer. */
function beforeSteps({ steps }: ScenarioDocument): Path {
  return steps && steps.length > 0 ? ['steps', 0] : [];
}

interface Guard {
  /** Current action, for messages. */
  readonly what?: string;
  /** Describes the roll that lacks dice. */
  readonly dice?: () => string;
}

/** Runs a part of a play. Errors get the place in the scenario. */
function runGuarded<T>(path: Path, run: () => T, { what = 'the rules broke', dice }: Guard = {}): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    if (error instanceof PlayError && error.code === 'no-dice') {
      throw new ScenarioError(path, `a die is rolled, but the scenario gives no more dice${dice?.() ?? ''}`);
    }
    if (error instanceof PlayError && error.code === 'bad-position') {
      throw new ScenarioError(
        pathIn(error.place ?? ''),
        `impossible position: ${error.message.replace(/^position\.?/, '')}`,
      );
    }
    // A deliberate error of the rules describes itself; an unexpected one needs its stack.
    if (error instanceof Error && error.constructor === Error)
      throw new ScenarioError(path, `${what}: ${error.message}`);
    const stack = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
    throw new ScenarioError(path, `${what}: ${stack.split('\n').slice(0, 8).join('\n')}`);
  }
}
