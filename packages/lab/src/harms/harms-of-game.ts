/** Harms that answers cause: random games, whose answers are played out on forks with fresh dice. */
import { RandomSource, randomBot } from '@vigil/bots';
import { Dice, Play, type Seat } from '@vigil/engine';
import type { Event, TableState, TypedDecision, TypedOption, Vocabulary } from '@vigil/rules';
import { harmlessOption, type TableView } from '@vigil/table';
import type { ContentGame } from '../games/game.js';
import { seedOf } from '../many/play-out.js';
import { enrich } from '../odds/enrich.js';
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
const MOST_ANSWERS = 600;
const MOST_OPTIONS = 6;
const MOST_FOLLOWING = 10;
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
  while (play.result === undefined && positions < perGame && play.answerCount < MOST_ANSWERS) {
    if (play.answerCount % ENRICH_EVERY === ENRICH_AFTER) enrich(play as never, content, chance);
    for (const decision of play.decisions as readonly TypedDecision[]) {
      const count = seen.get(decision.key) ?? 0;
      // Common questions are sampled later in the game, too.
      if (decision.options.length < 2 || count >= OF_A_KIND || chance.below(4) !== 0) continue;
      seen.set(decision.key, count + 1);
      positions++;
      const seat = decision.by[0] ?? 0;
      const view = play.view(seat) as TableView;
      const tried = sample(decision.options as readonly TypedOption[], chance);
      const found = tried.map((option) => {
        const counts = new Map<HarmKind, number>();
        for (let n = 0; n < forks; n++) {
          const forkSeed = `${seed} ${play.answerCount} ${option.id} ${n}`;
          for (const harm of playAnswer(trials, vocabulary, play, decision, option, forkSeed)) {
            counts.set(harm, (counts.get(harm) ?? 0) + 1);
          }
        }
        return { option, counts };
      });
      for (const { option, counts } of found) {
        const harms = HARM_KINDS.flatMap((harm): CausedHarm[] => {
          const share = (counts.get(harm) ?? 0) / forks;
          const least = Math.min(...found.map((one) => one.counts.get(harm) ?? 0)) / forks;
          return share - least > CAUSED ? [{ harm, share, least }] : [];
        });
        yield { index, answers: play.answerCount, view, decision, option, harms };
      }
    }
    bot.move(play);
  }
}

function sample<T>(all: readonly T[], chance: RandomSource): readonly T[] {
  const left = [...all];
  const chosen: T[] = [];
  while (chosen.length < MOST_OPTIONS && left.length > 0) chosen.push(...left.splice(chance.below(left.length), 1));
  return chosen;
}

/** Returns the harms between an answer and the next question that does not follow from it. */
function playAnswer<Setup, S extends TableState, R>(
  trials: Trials<Setup, S, R>,
  vocabulary: Vocabulary,
  play: Play<Setup, S, Event, R>,
  decision: TypedDecision,
  option: TypedOption,
  seed: string,
): ReadonlySet<HarmKind> {
  const harms = new Set<HarmKind>();
  const dice = Dice.seeded(seed);
  const chance = new RandomSource(seed);
  const seat = option.by ?? decision.by[0] ?? 0;
  const fork = trials.fork(play, seed, () => dice.d6());
  const step = stepOf(fork.state);
  let isOver = false;
  fork.listen((event) => {
    // The part of the turn that this question belongs to has ended.
    if (event.type === 'phase' || event.type === 'encounter' || stepOf(fork.state) !== step) isOver = true;
    if (isOver) return;
    const harm = harmOf(event);
    if (harm) harms.add(harm);
  });
  fork.answer(decision.id, option.id);
  for (let n = 0; n < MOST_FOLLOWING && !isOver && fork.result === undefined; n++) {
    const next = followingDecision(fork.decisions as readonly TypedDecision[], decision, seat);
    if (!next) break;
    const free = next.options.filter((one) => one.by === undefined || one.by === next.by[0]);
    const chosen =
      harmlessOption(next, vocabulary, next.by[0] ?? 0) ?? free[chance.below(free.length)] ?? next.options[0];
    if (!chosen) break;
    fork.answer(next.id, chosen.id);
  }
  return harms;
}

/** Returns the part of a turn in which a table is. */
function stepOf(state: unknown): string {
  return JSON.stringify((state as { readonly step: unknown }).step);
}

/** Returns the newest question of the seat, unless the same question is asked again. */
function followingDecision(
  open: readonly TypedDecision[],
  asked: TypedDecision,
  seat: Seat,
): TypedDecision | undefined {
  const last = open.findLast(({ by }) => by.includes(seat)) ?? open.at(-1);
  return last && last.key !== asked.key && last.id !== asked.id ? last : undefined;
}
