/** Harms that answers cause: random games, whose answers are played out on forks with fresh dice. */
import { RandomSource, randomBot } from '@vigil/bots';
import { Dice, Play, type Seat } from '@vigil/engine';
import type { Event, TableState, TypedDecision, TypedOption, Vocabulary } from '@vigil/rules';
import { harmlessOption, type TableView } from '@vigil/table';
import { enrichPosition } from '../games/enrich.js';
import type { ContentGame } from '../games/game.js';
import { seedOf } from '../many/play-out.js';
import { Trials } from '../odds/trial.js';
import { HARM_KINDS, type HarmKind, harmOf } from './harms.js';

/** Amount of work for each game. */
export interface HarmEffort {
  /** Forks for each answer. */
  readonly forks: number;
  /** Positions of one game, at most. */
  readonly perGame: number;
}

export const HARM_EFFORT: HarmEffort = { forks: 60, perGame: 12 };

/** A harm that an answer causes more often than another answer to the same question. */
export interface CausedHarm {
  readonly harm: HarmKind;
  /** Shares of the forks with this harm: after this answer, and after the answer with the fewest. */
  readonly share: number;
  readonly least: number;
  /** Events of one fork, up to the harm. */
  readonly course: readonly Event[];
}

/** An answer that was played out. */
export interface PlayedAnswer {
  readonly index: number;
  readonly answers: number;
  readonly view: TableView;
  readonly decision: TypedDecision;
  readonly option: TypedOption;
  readonly harms: readonly CausedHarm[];
}

/** Differences of shares from here on count as caused. */
const CAUSED = 0.1;
/** Smaller differences are confirmed by several times as many forks. */
const DOUBTFUL = 0.25;
const CONFIRMING = 5;
const MAX_ANSWERS = 600;
const MAX_OPTIONS = 6;
const MAX_FOLLOWING = 10;
const ENRICH_EVERY = 40;
const ENRICH_AFTER = 12;
/** Positions of one kind of question in a game, at most. */
const OF_A_KIND = 1;

/** Plays one random game and the answers to some of its questions out. The same seed gives the same. */
export function* harmsOfGame<Setup, S extends TableState, R>(
  game: ContentGame<Setup, S, R>,
  batchSeed: string,
  index: number,
  setup: (seed: string) => Setup,
  { forks, perGame }: HarmEffort = HARM_EFFORT,
): Generator<PlayedAnswer> {
  const seed = seedOf(batchSeed, index);
  const { content, vocabulary } = game;
  const trials = new Trials(game.definition, vocabulary, content);
  const play = Play.start(trials.definition, setup(seed), seed);
  const bot = randomBot(seed);
  const chance = new RandomSource(`harms ${seed}`);
  const seen = new Map<string, number>();
  let positions = 0;
  while (play.result === undefined && positions < perGame && play.answerCount < MAX_ANSWERS) {
    if (play.answerCount % ENRICH_EVERY === ENRICH_AFTER) enrichPosition(play as never, content, chance);
    for (const decision of play.decisions as readonly TypedDecision[]) {
      const times = seen.get(decision.key) ?? 0;
      // An aside has no consequence before the question beneath it, which is asked again with its own text.
      if (decision.aside) continue;
      // Common questions are sampled later in the game, too.
      if (decision.options.length < 2 || times >= OF_A_KIND || chance.below(4) !== 0) continue;
      seen.set(decision.key, times + 1);
      positions++;
      const seat = decision.by[0] ?? 0;
      const view = play.view(seat) as TableView;
      const tried = sample(decision.options as readonly TypedOption[], chance);
      const played = tried.map((option): PlayedForks => ({ option, counts: new Map(), courses: new Map() }));
      let n = 0;
      const playForks = (until: number) => {
        for (; n < until; n++) {
          for (const one of played) {
            const fork = `${seed} ${play.answerCount} ${one.option.id} ${n}`;
            count(one, playAnswer(trials, vocabulary, play, decision, one.option, fork));
          }
        }
      };
      playForks(forks);
      // Of so many differences some exceed the limit by chance.
      if (played.some((one) => causedHarms(one, played, n).some(isDoubtful))) playForks(forks * CONFIRMING);
      for (const one of played) {
        const harms = causedHarms(one, played, n);
        yield { index, answers: play.answerCount, view, decision, option: one.option, harms };
      }
    }
    bot.move(play);
  }
}

/** The forks of one answer: how many have each harm, and the first course with it. */
interface PlayedForks {
  readonly option: TypedOption;
  readonly counts: Map<HarmKind, number>;
  readonly courses: Map<HarmKind, readonly Event[]>;
}

function count({ counts, courses }: PlayedForks, harms: ReadonlyMap<HarmKind, readonly Event[]>): void {
  for (const [harm, course] of harms) {
    counts.set(harm, (counts.get(harm) ?? 0) + 1);
    if (!courses.has(harm)) courses.set(harm, course);
  }
}

/** Returns the harms that an answer causes more often than one of the others, in a number of forks. */
function causedHarms(
  { counts, courses }: PlayedForks,
  all: readonly PlayedForks[],
  forks: number,
): readonly CausedHarm[] {
  return HARM_KINDS.flatMap((harm): CausedHarm[] => {
    const share = (counts.get(harm) ?? 0) / forks;
    const least = Math.min(...all.map((one) => one.counts.get(harm) ?? 0)) / forks;
    return share - least > CAUSED ? [{ harm, share, least, course: courses.get(harm) ?? [] }] : [];
  });
}

function isDoubtful({ share, least }: CausedHarm): boolean {
  return share - least < DOUBTFUL;
}

function sample<T>(all: readonly T[], chance: RandomSource): readonly T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < MAX_OPTIONS && left.length > 0) chosen.push(...left.splice(chance.below(left.length), 1));
  return chosen;
}

/** Returns the harms between an answer and the next question that does not follow from it, each with its course. */
function playAnswer<Setup, S extends TableState, R>(
  trials: Trials<Setup, S, R>,
  vocabulary: Vocabulary,
  play: Play<Setup, S, Event, R>,
  decision: TypedDecision,
  option: TypedOption,
  seed: string,
): ReadonlyMap<HarmKind, readonly Event[]> {
  const harms = new Map<HarmKind, readonly Event[]>();
  const events: Event[] = [];
  const dice = Dice.seeded(seed);
  const chance = new RandomSource(seed);
  const seat = option.by ?? decision.by[0] ?? 0;
  const fork = trials.fork(play, seed, () => dice.d6());
  const step = stepOf(fork.state);
  let isOver = false;
  let last = decision;
  fork.listen((event) => {
    // The part of the turn that this question belongs to has ended.
    if (
      event.type === 'phase' ||
      event.type === 'encounter' ||
      endsEncounter(event) ||
      endsFight(event, fork.state) ||
      stepOf(fork.state) !== step
    )
      isOver = true;
    if (isSettledAtOnce(decision) && event.type === 'rolled') isOver = true;
    if (isOver) return;
    events.push(event);
    const harm = harmOf(event);
    if (harm && !harms.has(harm)) harms.set(harm, [...events]);
  });
  fork.answer(decision.id, option.id);
  for (let n = 0; n < MAX_FOLLOWING && !isOver && fork.result === undefined; n++) {
    const next = followingDecision(fork.decisions as readonly TypedDecision[], last, seat, vocabulary);
    if (!next) break;
    const free = next.options.filter((one) => one.by === undefined || one.by === next.by[0]);
    const chosen =
      harmlessOption(next, vocabulary, next.by[0] ?? 0) ?? free[chance.below(free.length)] ?? next.options[0];
    if (!chosen) break;
    fork.answer(next.id, chosen.id);
    last = next;
  }
  return harms;
}

/** Returns the part of a turn in which a table is. */
function stepOf(state: unknown): string {
  return JSON.stringify((state as { readonly step: unknown }).step);
}

/** True if the answer is a loss or a price and nothing else: a later roll or loss has a question of its own. */
function isSettledAtOnce({ key }: TypedDecision): boolean {
  return /^q\.(loss|lose-card|forfeit|how-much)$/.test(key);
}

/** True if an encounter with monsters is over. Later events follow every answer before. */
function endsEncounter(event: Event): boolean {
  return event.type === 'monsterEncounter' && /^(escaped|over)$/.test(event.outcome);
}

/** True if a fight in an encounter's text of Arkham is over: the rest follows every answer before. */
function endsFight(event: Event, state: TableState): boolean {
  if (event.type !== 'combat' || 'placedToday' in state || stepOf(state).includes('movement')) return false;
  return /^(won|fled|over)$/.test(event.outcome);
}

/**
 * Returns the newest question of the seat. Undefined where only others decide: what follows is caused by their answers.
 * The same question counts again only with fewer options left (an order of monsters) or with a harmless answer.
 */
function followingDecision(
  open: readonly TypedDecision[],
  last: TypedDecision,
  seat: Seat,
  vocabulary: Vocabulary,
): TypedDecision | undefined {
  const next = open.findLast(({ by }) => by.includes(seat));
  if (!next || next.id === last.id) return undefined;
  if (next.key === last.key && isSettledAtOnce(last)) return undefined;
  const repeats = next.key === last.key && next.options.length >= last.options.length;
  return repeats && !harmlessOption(next, vocabulary, seat) ? undefined : next;
}
