import { Play } from '@vigil/engine';
import { type ArkhamSetup, arkham, type Content, type Event, type Outcome, type State } from '@vigil/rules';
import { type ArkhamPlay, type Purpose, seeker } from './seeker.js';

/** A way to look for an ending: how games begin, who plays them, and how many are tried. */
export interface Attempt {
  readonly purpose: Purpose;
  readonly games: number;
  /** In a few words, for the list of games. */
  readonly begins: string;
  readonly from: (content: Content, seed: string) => { readonly setup: ArkhamSetup } | { readonly position: State };
}

/** An ending that is looked for, in one way after another. `name`: of the file it is kept in. */
export interface Ending {
  readonly name: string;
  readonly fits: (outcome: Outcome) => boolean;
  readonly attempts: readonly Attempt[];
}

/** A game that ended as wanted. */
export interface Found {
  readonly name: string;
  readonly play: ArkhamPlay;
  readonly outcome: Outcome;
  readonly attempt: Attempt;
  /** How many games were played until this one. */
  readonly tried: number;
}

/** No game kept has more answers: it is to be small. Nor so few that nothing happens in it. */
const LONGEST = 800;
const SHORTEST = 20;

/** Looks for a game that ends so. `kept`: a seed that led to one before, tried first. */
export function find(content: Content, { name, fits, attempts }: Ending, kept?: string): Found | undefined {
  let tried = 0;
  const seeds = attempts.map(({ games }, i) =>
    Array.from({ length: games }, (_, n) => `${name}${i === 0 ? '' : ` (${i + 1})`}/${n}`),
  );
  const tries = attempts.flatMap((attempt, i) => (seeds[i] ?? []).map((seed) => ({ attempt, seed })));
  const first = tries.filter(({ seed }) => seed === kept);
  for (const { attempt, seed } of [...first, ...tries]) {
    tried++;
    const play = begin(content, attempt, seed);
    const player = seeker(content, attempt.purpose, seed);
    while (play.result === undefined && play.answers.length < LONGEST) player.move(play);
    if (play.result === undefined || play.answers.length < SHORTEST || !fits(play.result)) continue;
    // As anybody would export it, and proof that it replays.
    const replayed = Play.replay<ArkhamSetup, State, Event, Outcome>(arkham(content), play.save());
    return { name, play: replayed, outcome: play.result, attempt, tried };
  }
  return undefined;
}

function begin(content: Content, attempt: Attempt, seed: string): ArkhamPlay {
  const origin = attempt.from(content, seed);
  const game = arkham(content);
  if ('position' in origin) return Play.from(game, origin.position, seed);
  return Play.start(game, origin.setup, seed, { beats: false });
}
