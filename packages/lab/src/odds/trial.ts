/** One trial of a chance: a fork of a game, continued by a plan with its own dice. */
import { Dice, type GameDefinition, type OpenQuestion, type Play, type Table } from '@vigil/engine';
import {
  asDecisionOf,
  type CheckDetails,
  type Content,
  chanceOfLoadout,
  type Effect,
  type Event,
  type Loadout,
  type TableState,
  type TypedDecision,
  type Vocabulary,
} from '@vigil/rules';
import { harmlessOption } from '@vigil/table';
import type { Aim, Plan } from './predictions.js';

/** The dice of a trial, one by one. */
export type DiceRoll = () => number;

/** Result of a trial. `passed`: undefined if no such check was made. */
export interface TrialOutcome {
  readonly passed: boolean | undefined;
  readonly successes: number;
  /** Number of successful castings. */
  readonly cast: number;
  /** Number of checks of that kind passed before the first failure. */
  readonly checks: number;
  /** Points lost by failures, and the number of failures when the last point was lost. */
  readonly lost: Readonly<Record<Health, number>>;
  readonly ended: Readonly<Partial<Record<Health, number>>>;
  readonly misses: number;
  /** True if the expected event has occurred, false if it cannot; undefined: undecided. */
  readonly awaited: boolean | undefined;
}

/** Ids of choices, in their order in the text. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const HEALTH = ['sanity', 'stamina'] as const;
type Health = (typeof HEALTH)[number];

/** Maximum number of answers of a trial; waiting for a day takes many. */
const MAX_ANSWERS = 60;
const MAX_ANSWERS_OF_A_DAY = 400;
/** A die that is always a failure. */
const MISS = 1;

/** A game whose tables accept other dice, so that the lab runs the real rules. */
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

  /** Plays a plan on a fork. `falls`: its dice. `seed`: of all other random draws. */
  play(from: Play<Setup, S, Event, R>, decision: string, plan: Plan, falls: DiceRoll, seed: string): TrialOutcome {
    const listener = new TrialListener(plan, from.state.investigators[plan.seat], (id) => this.content.cards.has(id));
    const rolled: number[] = [];
    const fork = this.fork(from, seed, () => {
      // Later dice do not matter.
      const die = listener.isOver || plan.misses !== undefined ? MISS : falls();
      rolled.push(die);
      return die;
    });
    fork.listen((event) => listener.handleEvent(event));
    const choices: (readonly [question: number, option: number])[] = [];
    const again: Again<Setup, S, R> = () => {
      const dice = [...rolled];
      const copy = this.fork(from, seed, () => dice.shift() ?? MISS);
      copy.answer(decision, plan.answers[0] ?? '');
      for (const [question, option] of choices) copy.choose(question, option);
      return copy;
    };
    let left = [...plan.answers];
    const [first, ...rest] = left;
    fork.answer(decision, first ?? '');
    left = rest;
    let clues = plan.steps;
    const max = plan.awaits === 'return' ? MAX_ANSWERS_OF_A_DAY : MAX_ANSWERS;
    for (let n = 0; n < max && !listener.isOver && fork.result === undefined; n++) {
      // Questions are read only as far as needed, since their `about` is expensive.
      const open = fork.questions;
      const at = this.nextQuestion(open, plan);
      const asked = open[at];
      if (!asked || this.isOfAnother(asked, plan) || this.isSettled(asked, fork.state, plan, listener)) break;
      const [next] = left;
      // A planned roll is that of the weapons in hand, not of a casting before it.
      const isPlanned = next !== 'roll' || asked.key === 'q.hands';
      const wanted = isPlanned && asked.options.some(({ id }) => id === next) ? next : undefined;
      if (plan.walks && asked.key === 'q.movement' && wanted === undefined) break;
      if (wanted !== undefined) left = left.slice(1);
      const option =
        wanted ?? (asked.key === 'q.pay-card' ? bestPayment(again, asked, at) : this.answerTo(asked, plan, clues > 0));
      if (option === 'clue') clues--;
      const chosen = asked.options.findIndex(({ id }) => id === option);
      choices.push([at, chosen]);
      fork.choose(at, chosen);
    }
    const { passed, successes, cast, checks, lost, ended, misses, awaited } = listener;
    return { passed, successes, cast, checks, lost, ended, misses, awaited };
  }

  /** Returns a fork with dice of its own from here on. `seed`: of its draws. */
  fork(from: Play<Setup, S, Event, R>, seed: string, d6: DiceRoll): Play<Setup, S, Event, R> {
    const fork = from.fork();
    // Reading it completes the fork.
    const dice = fork.questions.length > 0 ? this.opened?.dice : undefined;
    if (!dice) throw new Error('the fork has no table');
    const drawn = Dice.seeded(seed);
    dice.below = (n) => drawn.below(n);
    dice.shuffle = (list) => drawn.shuffle(list);
    dice.d6 = d6;
    return fork;
  }

  /**
   * Returns the index of the question to answer next: the newest of the seat, since a check may be an aside of another
   * question. A newer one in which others react to the seat's roll or loss comes first.
   */
  private nextQuestion(open: readonly OpenQuestion[], { seat }: Plan): number {
    const own = open.findLastIndex(({ by }) => by.includes(seat));
    const reaction = open.findLastIndex(
      ({ key, args }) => (key === 'q.loss' || key === 'q.after-roll') && args?.investigator === this.idOf(seat),
    );
    return Math.max(0, reaction, own);
  }

  /** Returns true if a question shows that the expected event has occurred, or false if it cannot. */
  private isSettled({ key, args }: OpenQuestion, state: S, { awaits, seat }: Plan, listener: TrialListener): boolean {
    // Several may be Lost, each with a roll and a question of their own.
    const isOwn = args?.investigator === this.idOf(seat);
    if (awaits === 'return' && key === 'q.give-up' && isOwn) listener.awaited ??= false;
    if (awaits === 'curse-ends' && key !== 'q.anoint') listener.awaited ??= false;
    if (awaits === 'escape' && key !== 'q.focus-die') listener.awaited ??= !participantsOf(state).includes(seat);
    if (awaits === 'drawn-in' && key === 'q.ritual') listener.awaited ??= false;
    return listener.awaited !== undefined;
  }

  /** Answers by the plan: goes on to its check, rolls, and declines everything else. */
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
        return first(bestWeapons(question, plan.steps)) ?? 'roll';
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
      case 'q.anoint':
        return first('no') ?? (ids[0] as string);
      case 'q.focus-die':
        return options.find(({ args }) => args?.reach === 'no')?.id ?? (ids[0] as string);
      case 'q.tokens': {
        const doom = options.map(({ args }) => Number(args?.doom ?? 0));
        return ids[doom.indexOf(plan.pays === 'doom' ? Math.max(...doom) : Math.min(...doom))] as string;
      }
      case 'q.choose':
        return this.choiceWithoutDefeat(question, plan) ?? (ids[0] as string);
      case 'q.may-pay':
        return first('yes') ?? (ids[0] as string);
      default: {
        const plain = first('roll', 'pay', 'take', 'continue', 'attack', 'check');
        return plain ?? harmlessOption(decision, this.vocabulary, decision.by[0] ?? 0)?.id ?? (ids[0] as string);
      }
    }
  }

  /** Returns the first choice whose price does not take the last point. */
  private choiceWithoutDefeat({ options, about }: OpenQuestion, { seat }: Plan): string | undefined {
    const { effects: [choice] = [] } = (about?.() ?? {}) as { readonly effects?: readonly Effect[] };
    const who = this.opened?.state.investigators[seat];
    if (choice?.do !== 'choose' || !who) return undefined;
    const isFatal = (effect: Effect) =>
      effect.do === 'pay' && HEALTH.some((what) => effect.cost[what] === who[what] && who[what] > 0);
    return options.find(({ id }) => !choice.options[LETTERS.indexOf(id)]?.some(isFatal))?.id;
  }

  /** True if another monster is met than the one concerned. */
  private isOfAnother({ key, args }: OpenQuestion, { monster }: Plan): boolean {
    if (monster === undefined || !/^q\.fight-or-(evade|flee)$/.test(key)) return false;
    return this.content.tokens.get(monster)?.id !== args?.monster;
  }

  private idOf(seat: number): string | undefined {
    return this.opened?.state.investigators[seat]?.id;
  }
}

/** Returns a question as a decision, without its `about`. */
function questionShape({ key, args, by, why, options }: OpenQuestion): TypedDecision {
  return { id: '', key, args, by, why, options, asides: [] } as unknown as TypedDecision;
}

/** The investigators who fight the Ancient One in Haunt. */
function participantsOf(state: TableState): readonly number[] {
  const { ancient } = state as { readonly ancient?: { readonly participants: readonly number[] } };
  return ancient?.participants ?? [];
}

/** Replays a trial up to its current question. */
type Again<Setup, S, R> = () => Play<Setup, S, Event, R>;

/** Pays with the card whose loss leaves the best loadout. */
function bestPayment<Setup, S extends TableState, R>(
  again: Again<Setup, S, R>,
  { options }: OpenQuestion,
  at: number,
): string {
  const chances = options.map((_, n) => {
    const paid = again();
    paid.choose(at, n);
    const hands = paid.questions.findLast(({ key }) => key === 'q.hands');
    const { loadouts = [] } = (hands?.about?.() ?? {}) as { readonly loadouts?: readonly Loadout[] };
    const plain = loadouts.filter(({ casts }) => casts.length === 0);
    return Math.max(0, ...plain.map((one) => chanceOfLoadout(one)));
  });
  return options[chances.indexOf(Math.max(...chances))]?.id ?? '';
}

/** The next answer towards what serves best in hand, without a casting. Of equal chances, the one with Clues counts. */
function bestWeapons({ about }: OpenQuestion, steps: number): string {
  const { loadouts = [] } = (about?.() ?? {}) as { readonly loadouts?: readonly Loadout[] };
  const plain = loadouts.filter(({ casts }) => casts.length === 0);
  const best = plain.sort(
    (one, other) =>
      chanceOfLoadout(other) - chanceOfLoadout(one) || chanceOfLoadout(other, steps) - chanceOfLoadout(one, steps),
  )[0];
  return best?.answers[0] ?? 'roll';
}

/** Events that end a round or a fight. */
const ENDS: ReadonlySet<string> = new Set(['lost-round', 'won', 'fled', 'over']);

/** Fates that do not interrupt the investigator. */
const STAYS: ReadonlySet<string> = new Set(['halted', 'undelayed', 'free', 'delayed']);

/** Records the events of a trial that concern its check. */
class TrialListener {
  passed: boolean | undefined;
  successes = 0;
  cast = 0;
  checks = 0;
  isOver = false;
  readonly lost: Record<Health, number> = { sanity: 0, stamina: 0 };
  readonly ended: Partial<Record<Health, number>> = {};
  misses = 0;
  awaited: boolean | undefined;
  private readonly plan: Plan;
  private readonly health: Readonly<Record<Health, number>>;
  private readonly isCard: (id: string) => boolean;
  private readonly paidForCards: Record<Health, number> = { sanity: 0, stamina: 0 };
  /** The Spell cast last. */
  private castCard: string | undefined;
  /** Rounds lost after the planned number of failures. */
  private lostRounds = 0;
  private rolls = 0;
  private skipped = 0;

  /** `isCard`: the cost of a used card is no price of failure, unless it takes the last point. */
  constructor(
    plan: Plan,
    { sanity = 0, stamina = 0 }: Partial<Record<Health, number>> = {},
    isCard: (id: string) => boolean = () => false,
  ) {
    this.plan = plan;
    this.health = { sanity, stamina };
    this.isCard = isCard;
  }

  handleEvent(event: Event): void {
    if (this.isOver) return;
    if (this.isOtherFight(event)) this.isOver = true;
    else if (this.plan.awaits !== undefined) this.await(event);
    else if (this.plan.misses !== undefined) this.hearMiss(event, this.plan.misses);
    else this.hearCheck(event);
  }

  /** True if the seat begins to fight another monster than the one concerned. */
  private isOtherFight(event: Event): boolean {
    const { monster, seat } = this.plan;
    if (monster === undefined || event.type !== 'combat' || event.outcome !== 'begins') return false;
    return event.seat === seat && event.monster !== monster;
  }

  /** Checks for the expected event. */
  private await(event: Event): void {
    const { awaits, seat } = this.plan;
    if (!('seat' in event) || event.seat !== seat) {
      const isDrawnIn = event.type === 'ancientOne' && event.outcome === 'stirs' && awaits === 'drawn-in';
      if (isDrawnIn) this.awaited = event.seats.includes(seat);
    } else if (awaits === 'return') {
      // A card can bring them back without a roll, which says nothing about the chance.
      if (event.type === 'moved' && event.from !== 'H-UPKEEP-37') this.isOver = true;
      else if (event.type === 'moved') this.awaited = true;
    } else if (awaits === 'curse-ends') {
      if (event.type === 'discarded' && event.card === 'curse') this.awaited = true;
    }
    if (this.awaited !== undefined) this.isOver = true;
  }

  /** Counts failures and their costs, until the planned number is reached and something else follows. */
  private hearMiss(event: Event, max: number): void {
    const { seat, check, second } = this.plan;
    const settled = this.misses >= max;
    // A fight after a failed evasion has its own prices.
    const isNext =
      event.type === 'rolled' ||
      (event.type === 'combat' && event.outcome === 'begins') ||
      // A round can be lost without a roll. The first is lost by the check, but no round by a Horror check.
      (event.type === 'combat' &&
        event.outcome === 'lost-round' &&
        settled &&
        (check === 'horror' || this.lostRounds++ > 0));
    if (event.type === 'phase' || (settled && isNext)) this.isOver = true;
    if (this.isOver || !('seat' in event) || event.seat !== seat) return;
    if (event.type === 'cast') this.castCard = event.card;
    if (event.type === 'checked' && event.check === check) {
      this.rolls++;
      if (event.passed) this.isOver = true;
      // If either roll suffices, both must fail.
      else if (second !== 'either' || this.rolls % 2 === 0) this.misses++;
    }
    if (event.type === 'checked' && event.check !== check && settled) this.isOver = true;
    const isTaken = event.type === 'lost' || event.type === 'paid';
    if (isTaken && (event.what === 'sanity' || event.what === 'stamina')) {
      const takesLast = this.lost[event.what] + event.amount >= this.health[event.what];
      const isFailedCasting = check === 'spell' && event.type === 'lost' && this.misses > 0;
      // The loss that the Spell was to prevent: the casting has cost nothing (H-SPELL-08).
      if (isFailedCasting && event.from !== this.castCard) {
        this.isOver = true;
        return;
      }
      // Its price is a loss by the Spell itself (H-SPELL-03), not a price for a card.
      if (event.from !== undefined && this.isCard(event.from) && !takesLast && !isFailedCasting) {
        this.paidForCards[event.what] += event.amount;
        return;
      }
      // Points paid for a card can no longer be lost, so the trial does not measure the price.
      const paid = this.paidForCards[event.what];
      if (paid > 0 && this.lost[event.what] + paid + event.amount >= this.health[event.what]) {
        this.misses = 0;
        this.isOver = true;
        return;
      }
      // A cost counts only where it takes the last point after a failure.
      if (event.type === 'paid' && !(takesLast && this.misses > 0)) return;
      if (this.misses > 0) this.lost[event.what] += event.amount;
      // Other earlier losses are no part of the price.
      else this.isOver = true;
      if (this.lost[event.what] >= this.health[event.what]) this.ended[event.what] ??= this.misses;
      // The loss that the Spell was to prevent comes next.
      if (isFailedCasting) this.isOver = true;
    }
    if (event.type === 'fateApplied' && !STAYS.has(event.fate)) this.isOver = true;
  }

  private hearCheck(event: Event): void {
    const { seat, check, second, skip = 0, priced, calm } = this.plan;
    if (event.type === 'cast' && event.passed && event.seat === seat) this.cast++;
    // A round without a check is not the predicted one.
    if (event.type === 'combat' && event.seat === seat && !this.plan.walks && ENDS.has(event.outcome)) {
      this.isOver = event.outcome !== 'lost-round' || check === 'combat';
      // Without payment the check fails without a roll.
      if (event.outcome === 'lost-round' && check === 'combat' && priced) this.passed = false;
    }
    if (event.type === 'lost' && event.seat === seat && event.what === 'sanity') {
      if (calm) this.isOver = true;
      else if (priced && check === 'horror') {
        this.passed = false;
        this.isOver = true;
      }
    }
    // A fate or a new phase ends the predicted case.
    if (event.type === 'phase' || (event.type === 'fateApplied' && event.seat === seat && !STAYS.has(event.fate))) {
      this.isOver = true;
    }
    if (event.type !== 'checked' || event.seat !== seat) return;
    // Guards on the way have the investigator sneak past them.
    if (event.check !== check && !(this.plan.walks && event.check === 'sneak')) return;
    if (this.skipped++ < skip) return;
    this.rolls++;
    this.successes = event.successes;
    this.passed = event.passed;
    if (event.passed) this.checks++;
    // A route may have as many checks as are passed.
    this.isOver = this.plan.walks ? !event.passed : !this.mayFollow(second);
  }

  /** True if a second roll follows. */
  private mayFollow(second: CheckDetails['second']): boolean {
    if (this.rolls > 1 || second === undefined) return false;
    return second === 'either' ? !this.passed : this.passed === true;
  }
}

/** Returns true if the plan succeeded, undefined if the trial does not show it. */
export function isAimMet(
  { passed, successes, cast, checks, lost, ended, misses, awaited }: TrialOutcome,
  aim: Aim,
  whole: boolean,
  planned = 1,
): boolean | undefined {
  if (aim.is === 'each') return checks >= aim.checks;
  if (aim.is === 'cast') return cast >= aim.spells;
  if (aim.is === 'awaited') return awaited;
  if (aim.is === 'loses') return misses === 0 ? undefined : lost.sanity === aim.sanity && lost.stamina === aim.stamina;
  if (aim.is === 'ends')
    return misses < planned ? (ended[aim.what] !== undefined ? false : undefined) : ended[aim.what] === planned;
  if (passed === undefined) return whole ? false : undefined;
  return aim.is === 'passed' ? passed : successes >= aim.from;
}
