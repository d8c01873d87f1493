/** The part of advice that runs in a worker of its own: estimates of the answers to one question at a time. */
import type { AnswerEstimate, estimateAnswers, ThinkablePlay } from '@vigil/bots';
import { Play } from '@vigil/engine';
import type { Content, Pack } from '@vigil/rules';
import { boxesOfSave, gameOfSave, type LoadBoxes, openGame } from '@vigil/table';

/** A question to advise on. `id`: of the request; a later one replaces it. */
export interface AdviceRequest {
  readonly do: 'advise';
  readonly id: number;
  readonly saved: unknown;
  readonly packFiles: readonly Pack[];
  readonly seat: number;
  readonly decision: string;
}

/** `prepare`: opens a game on which advice may be wanted. */
export type AdviceMessage = AdviceRequest | ({ readonly do: 'prepare' } & OpenableGame) | { readonly do: 'hush' };

/** The best answers so far. `done`: they get no better. */
export interface AdviceReply {
  readonly say: 'advice';
  readonly id: number;
  readonly best: readonly AnswerEstimate[];
  /** Number of games played on so far; 0: a first guess. */
  readonly playouts: number;
  readonly done: boolean;
  /** The error, if it could not be computed. */
  readonly fault?: string;
}

/** A game as a request names it. */
export type OpenableGame = Pick<AdviceRequest, 'saved' | 'packFiles'>;

/** The surroundings of an adviser. */
export interface AdviserEnvironment {
  readonly estimate: typeof estimateAnswers;
  /** Opens a copy of a game. */
  readonly open: (request: OpenableGame) => Promise<{ readonly play: ThinkablePlay; readonly content: Content }>;
  /** Time in milliseconds. */
  readonly now: () => number;
  /** Lets other messages in. */
  readonly pause: () => Promise<void>;
}

/** Errands for which one sets out the same way take several candidates of one answer. */
const ADVICE_OPTIONS = { candidates: 16, forAllSeats: true, playouts: 20_000 } as const;
/** Number of answers that are shown. */
const BEST_ANSWERS = 3;
/** Time for one question, and between two replies, in milliseconds. */
const THINKING_TIME = 8000;
const REPLY_INTERVAL = 250;

/** Thinks about one question at a time, until the time is over, another comes, or it is told to stop. */
export class Adviser {
  private readonly environment: AdviserEnvironment;
  private current: number | undefined;

  constructor(environment: AdviserEnvironment) {
    this.environment = environment;
  }

  /** Stops thinking. */
  stop(): void {
    this.current = undefined;
  }

  /** Reports better and better estimates. */
  async advise(request: AdviceRequest, report: (reply: AdviceReply) => void): Promise<void> {
    const { id, seat, decision } = request;
    const { now, pause, open, estimate } = this.environment;
    this.current = id;
    const { play, content } = await open(request);
    const until = now() + THINKING_TIME;
    let last: Pick<AdviceReply, 'best' | 'playouts'> = { best: [], playouts: 0 };
    let reported = Number.NEGATIVE_INFINITY;
    const options = { content, seed: `advice ${decision}`, decision, ...ADVICE_OPTIONS };
    for (const { candidates, playouts } of estimate(play, seat, options)) {
      // The first guess is shown before anything else is done.
      if (playouts > 0) await pause();
      if (this.current !== id) return;
      last = { best: candidates.slice(0, BEST_ANSWERS), playouts };
      if (now() >= until) break;
      if (now() - reported < REPLY_INTERVAL) continue;
      reported = now();
      report({ say: 'advice', id, ...last, done: false });
    }
    if (this.current === id) report({ say: 'advice', id, ...last, done: true });
  }
}

/** Returns the function that opens copies of games. The rules of the last game are kept for its next question. */
export function createOpener(load: LoadBoxes) {
  let last: { readonly key: string; readonly game: ReturnType<typeof openGame> } | undefined;
  return async ({ saved, packFiles }: OpenableGame) => {
    const boxes = boxesOfSave(saved);
    const id = gameOfSave(saved);
    const key = [id, ...boxes].join(' ');
    if (last?.key !== key) last = { key, game: load(boxes, packFiles).then((loaded) => openGame(id, loaded)) };
    const { game } = last;
    // Fetched anew the next time.
    game.catch(() => {
      last = undefined;
    });
    const { definition, content } = await game;
    return { play: Play.load(definition, saved), content };
  };
}
