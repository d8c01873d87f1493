import { type GameDefinition, Play } from '@vigil/engine';
import type { Content, Event, TableState } from '@vigil/rules';

/** An automatic player that sees everything and tries for one ending. */
export interface Seeker<Setup, S, R> {
  move(play: Play<Setup, S, Event, R>): void;
}

/** A game as searched for endings. `seeker`: creates a player with a purpose. */
export interface EndingSearchGame<Setup, S, R, P> {
  readonly content: Content;
  readonly definition: GameDefinition<Setup, S, Event, R>;
  readonly seeker: (purpose: P, seed: string) => Seeker<Setup, S, R>;
}

/** One way to search for an ending: start, player and number of games. */
export interface Attempt<Setup, S, P> {
  readonly purpose: P;
  readonly games: number;
  /** Short description for the list of games. */
  readonly begins: string;
  readonly from: (content: Content, seed: string) => { readonly setup: Setup } | { readonly position: S };
}

/** A wanted ending and the attempts to find it, in order. `name`: of its file. */
export interface Ending<Setup, S, R, P> {
  readonly name: string;
  readonly fits: (outcome: R) => boolean;
  readonly attempts: readonly Attempt<Setup, S, P>[];
}

/** A game with the wanted ending. */
export interface FoundEnding<Setup, S, R> {
  readonly name: string;
  readonly play: Play<Setup, S, Event, R>;
  readonly outcome: R;
  readonly begins: string;
  /** Number of games played, including this one. */
  readonly tried: number;
}

/** Limits of answers for saved games: small, but with some events. */
const MAX_ANSWERS = 800;
const MIN_ANSWERS = 8;

/** Finds a game with this ending. `savedSeed`: a seed that led to one before, tried first. */
export function findEnding<Setup, S extends TableState, R, P>(
  seeking: EndingSearchGame<Setup, S, R, P>,
  { name, fits, attempts }: Ending<Setup, S, R, P>,
  savedSeed?: string,
): FoundEnding<Setup, S, R> | undefined {
  let tried = 0;
  const seeds = attempts.map(({ games }, i) =>
    Array.from({ length: games }, (_, n) => `${name}${i === 0 ? '' : ` (${i + 1})`}/${n}`),
  );
  const tries = attempts.flatMap((attempt, i) => (seeds[i] ?? []).map((seed) => ({ attempt, seed })));
  const first = tries.filter(({ seed }) => seed === savedSeed);
  for (const { attempt, seed } of [...first, ...tries]) {
    tried++;
    const play = beginAttempt(seeking, attempt, seed);
    const player = seeking.seeker(attempt.purpose, seed);
    while (play.result === undefined && play.answerCount < MAX_ANSWERS) player.move(play);
    if (play.result === undefined || play.answerCount < MIN_ANSWERS || !fits(play.result)) continue;
    // As a player would export it; also proves that it replays.
    const replayed = Play.replay<Setup, S, Event, R>(seeking.definition, play.save());
    return { name, play: replayed, outcome: play.result, begins: attempt.begins, tried };
  }
  return undefined;
}

function beginAttempt<Setup, S, R, P>(
  { content, definition }: EndingSearchGame<Setup, S, R, P>,
  attempt: Attempt<Setup, S, P>,
  seed: string,
): Play<Setup, S, Event, R> {
  const origin = attempt.from(content, seed);
  if ('position' in origin) return Play.from(definition, origin.position, seed);
  return Play.start(definition, origin.setup, seed, { checkpoints: false });
}
