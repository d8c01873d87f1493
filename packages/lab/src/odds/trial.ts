/** One try of what a chance says: a fork of a game, played on by a plan with dice of its own. */
import { Dice, type GameDefinition, type OpenQuestion, type Play, type Table } from '@vigil/engine';
import {
  asDecisionOf,
  type CheckDetails,
  type Content,
  chanceOfLoadout,
  type Event,
  type Loadout,
  type TableState,
  type TypedDecision,
  type Vocabulary,
} from '@vigil/rules';
import { harmlessOption } from '@vigil/table';
import type { Aim, Plan } from './predictions.js';

/** Source of the dice of a trial, one by one. */
export type DiceRoll = () => number;

/** Result of a trial. `passed`: undefined if no such check was made. */
export interface TrialOutcome {
  readonly passed: boolean | undefined;
  readonly successes: number;
  /** Castings that succeeded. */
  readonly cast: number;
  /** Checks of that kind that were passed, none failed before them. */
  readonly checks: number;
}

/** No trial takes more answers. */
const MOST_ANSWERS = 60;

/** A game whose tables can be given other dice: what the lab tries out is played by the rules themselves. */
export class Trials<Setup, S extends TableState, R> {
  readonly definition: GameDefinition<Setup, S, Event, R>;
  private readonly vocabulary: Vocabulary;
  private readonly content: Content;
  private opened: Table<S, Event> | undefined;

  constructor(game: GameDefinition<Setup, S, Event, R>, vocabulary: Vocabulary, content: Content) {
    this.vocabulary = vocabulary;
    this.content = content;
    this.definition = {
      ...game,
      open: (table, like) => {
        this.opened = table;
        return game.open(table, like);
      },
    };
  }

  /** Plays a plan on a fork. `falls`: its dice; `seed`: of all else that is drawn. */
  play(from: Play<Setup, S, Event, R>, decision: string, plan: Plan, falls: DiceRoll, seed: string): TrialOutcome {
    const fork = from.fork();
    // Looked at, it is where it was forked; from here on its dice are its own.
    const dice = fork.questions.length > 0 ? this.opened?.dice : undefined;
    if (!dice) throw new Error('the fork has opened no table');
    const drawn = Dice.seeded(seed);
    dice.below = (n) => drawn.below(n);
    dice.shuffle = (list) => drawn.shuffle(list);
    const heard = new TrialListener(plan);
    // Later dice do not matter.
    dice.d6 = () => (heard.isOver ? 1 : falls());
    fork.listen((event) => heard.hear(event));
    let left = [...plan.answers];
    const [first, ...rest] = left;
    fork.answer(decision, first ?? '');
    left = rest;
    let clues = plan.steps;
    for (let n = 0; n < MOST_ANSWERS && !heard.isOver && fork.result === undefined; n++) {
      // Questions are looked at only as far as needed: what they are about is much to work out.
      const open = fork.questions;
      // Continue the newest question first: a check may be an aside of another question.
      const last = open.findLastIndex(({ by }) => by.includes(plan.seat));
      const at = Math.max(0, last);
      const asked = open[at];
      if (!asked || this.isOfAnother(asked, plan)) break;
      const [next] = left;
      // A roll that is planned is that of what is in hand, not of a casting before it.
      const isPlanned = next !== 'roll' || asked.key === 'q.hands';
      const wanted = isPlanned && asked.options.some(({ id }) => id === next) ? next : undefined;
      if (plan.walks && asked.key === 'q.movement' && wanted === undefined) break;
      if (wanted !== undefined) left = left.slice(1);
      const option = wanted ?? this.answerTo(asked, plan, clues > 0);
      if (option === 'clue') clues--;
      fork.choose(
        at,
        asked.options.findIndex(({ id }) => id === option),
      );
    }
    return { passed: heard.passed, successes: heard.successes, cast: heard.cast, checks: heard.checks };
  }

  /** Answers of a plan: go on to its check, roll, and decline everything else. */
  private answerTo(question: OpenQuestion, plan: Plan, withClue: boolean): string {
    const { key, options } = question;
    const decision = questionShape(question);
    const ids = options.map(({ id }) => id);
    const first = (...wanted: readonly string[]) => wanted.find((id) => ids.includes(id));
    switch (key) {
      case 'q.after-roll': {
        const { check, passed, successes = 0 } = asDecisionOf(decision, 'q.after-roll')?.args ?? {};
        const lacks = passed === 'no' || successes < (plan.aimed ?? 0);
        const spends = withClue && check === plan.check && lacks && decision.by.includes(plan.seat);
        return (spends ? first('clue') : undefined) ?? first('enough') ?? (ids[0] as string);
      }
      case 'q.hands':
        return first(bestWeapons(question)) ?? 'roll';
      case 'q.bonus': {
        const dice = options.map(({ args }) => Number(args?.dice ?? 0));
        return ids[dice.indexOf(Math.max(...dice))] as string;
      }
      case 'q.fight-or-evade':
        return plan.stance;
      case 'q.fight-or-flee':
        return plan.stance === 'evade' ? (first('flee') ?? 'fight') : 'fight';
      case 'q.initiative':
        return options.find(({ on }) => on === this.idOf(plan.seat))?.id ?? (ids[0] as string);
      case 'q.escape':
        return first('fight') ?? (ids[0] as string);
      case 'q.pay-card':
        return this.cheapest(question) ?? (ids[0] as string);
      case 'q.may-pay':
        return first('yes') ?? (ids[0] as string);
      default: {
        const plain = first('roll', 'pay', 'take', 'continue', 'attack', 'check');
        return plain ?? harmlessOption(decision, this.vocabulary, decision.by[0] ?? 0)?.id ?? (ids[0] as string);
      }
    }
  }

  /** True if another monster is met than was spoken of. */
  private isOfAnother({ key, args }: OpenQuestion, { monster }: Plan): boolean {
    if (monster === undefined || !/^q\.fight-or-(evade|flee)$/.test(key)) return false;
    return this.content.tokens.get(monster)?.id !== args?.monster;
  }

  /** Payment: the card that is worth least in a fight. */
  private cheapest({ options }: OpenQuestion): string | undefined {
    const worth = (card: unknown) => this.content.cards.get(String(card))?.weapon?.bonus ?? -1;
    return [...options].sort((one, other) => worth(one.args?.card) - worth(other.args?.card))[0]?.id;
  }

  private idOf(seat: number): string | undefined {
    return this.opened?.state.investigators[seat]?.id;
  }
}

/** A question as a decision, without what it is about. */
function questionShape({ key, args, by, why, options }: OpenQuestion): TypedDecision {
  return { id: '', key, args, by, why, options, asides: [] } as unknown as TypedDecision;
}

/** The next answer towards what serves best in hand, without a casting. */
function bestWeapons({ about }: OpenQuestion): string {
  const { loadouts = [] } = (about?.() ?? {}) as { readonly loadouts?: readonly Loadout[] };
  const plain = loadouts.filter(({ casts }) => casts.length === 0);
  const best = plain.sort((one, other) => chanceOfLoadout(other) - chanceOfLoadout(one))[0];
  return best?.answers[0] ?? 'roll';
}

/** Events that end a round or a fight. */
const ENDS: ReadonlySet<string> = new Set(['lost-round', 'won', 'fled', 'over']);

/** Fates that do not interrupt the investigator. */
const STAYS: ReadonlySet<string> = new Set(['halted', 'undelayed', 'free', 'delayed']);

/** Events of a trial that concern its check. */
class TrialListener {
  passed: boolean | undefined;
  successes = 0;
  cast = 0;
  checks = 0;
  isOver = false;
  private readonly plan: Plan;
  private rolls = 0;

  constructor(plan: Plan) {
    this.plan = plan;
  }

  hear(event: Event): void {
    const { seat, check, second } = this.plan;
    if (this.isOver) return;
    if (event.type === 'cast' && event.passed && event.seat === seat) this.cast++;
    // A round without a check is another than was spoken of.
    if (event.type === 'combat' && event.seat === seat && !this.plan.walks && ENDS.has(event.outcome)) {
      this.isOver = event.outcome !== 'lost-round' || check === 'combat';
    }
    // A fate or a new phase ends the case that was predicted.
    if (event.type === 'phase' || (event.type === 'fateApplied' && event.seat === seat && !STAYS.has(event.fate))) {
      this.isOver = true;
    }
    if (event.type !== 'checked' || event.seat !== seat || event.check !== check) return;
    this.rolls++;
    this.successes = event.successes;
    this.passed = event.passed;
    if (event.passed) this.checks++;
    // On a way as many may follow as are passed.
    this.isOver = this.plan.walks ? !event.passed : !this.mayFollow(second);
  }

  /** True if a second roll follows what has come so far. */
  private mayFollow(second: CheckDetails['second']): boolean {
    if (this.rolls > 1 || second === undefined) return false;
    return second === 'either' ? !this.passed : this.passed === true;
  }
}

/** True if what was aimed at came about; undefined: nothing was said of what came. */
export function isAimMet(
  { passed, successes, cast, checks }: TrialOutcome,
  aim: Aim,
  whole: boolean,
): boolean | undefined {
  if (aim.is === 'each') return checks >= aim.checks;
  if (aim.is === 'cast') return cast >= aim.spells;
  if (passed === undefined) return whole ? false : undefined;
  return aim.is === 'passed' ? passed : successes >= aim.from;
}
