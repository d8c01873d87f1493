/** The part of the analysis that runs in a worker of its own, one game at a time. */
import type {
  ChancePoint,
  chancesOver,
  Judgement,
  judgeDecisions,
  judgeRolls,
  Luck,
  ReplayablePlay,
} from '@vigil/bots';
import type { Content } from '@vigil/rules';
import type { OpenableGame } from '../advice/adviser.js';

/** A game to analyze. `id`: of the request; a later one replaces it. */
export interface AnalysisRequest extends OpenableGame {
  readonly do: 'analyze';
  readonly id: number;
  /** Points that need not be computed again, as far as the game is the same. */
  readonly known: readonly ChancePoint[];
  /** True if decisions and rolls are judged as well, after the end of a game. */
  readonly judge: boolean;
}

export type AnalysisMessage = AnalysisRequest | { readonly do: 'rest' };

/** The analysis so far. */
export interface AnalysisReply {
  readonly say: 'analysis';
  readonly id: number;
  readonly points: readonly ChancePoint[];
  readonly judgement?: Judgement;
  readonly luck?: Luck;
  /** True at the end of the work. */
  readonly done: boolean;
  /** The error, if it could not be computed. */
  readonly fault?: string;
}

/** The surroundings of an analyst. */
export interface AnalystEnvironment {
  readonly chances: typeof chancesOver;
  readonly judge: typeof judgeDecisions;
  readonly luck: typeof judgeRolls;
  /** Opens a copy of a game. */
  readonly open: (request: AnalysisRequest) => Promise<{ readonly play: ReplayablePlay; readonly content: Content }>;
  /** Time in milliseconds. */
  readonly now: () => number;
  /** Lets other messages in. */
  readonly pause: () => Promise<void>;
}

/** Time between two replies, in milliseconds. */
const REPLY_INTERVAL = 500;
/** The same in every browser, so that a game has one analysis. */
const SEED = 'analysis';

/** Analyzes one game at a time, until it is done, another comes, or it is told to stop. */
export class Analyst {
  private readonly environment: AnalystEnvironment;
  private current: number | undefined;

  constructor(environment: AnalystEnvironment) {
    this.environment = environment;
  }

  /** Stops the work. */
  stop(): void {
    this.current = undefined;
  }

  /** Reports more and more of the analysis. */
  async analyze(request: AnalysisRequest, report: (reply: AnalysisReply) => void): Promise<void> {
    const { id, known, judge } = request;
    const { now, pause, open, chances, judge: judgeAll, luck } = this.environment;
    this.current = id;
    const { play, content } = await open(request);
    let reply: AnalysisReply = { say: 'analysis', id, points: [], done: false };
    let reported = now();
    /** Reports now and then. Returns false if the work was stopped. */
    const goOn = async () => {
      await pause();
      if (this.current !== id) return false;
      if (now() - reported >= REPLY_INTERVAL) {
        reported = now();
        report(reply);
      }
      return true;
    };
    for (const { points } of chances(play, { content, seed: SEED, known })) {
      reply = { ...reply, points: points.slice() };
      if (!(await goOn())) return;
    }
    if (judge) {
      reply = { ...reply, luck: luck(play, content) };
      for (const judgement of judgeAll(play, { content, seed: SEED })) {
        reply = { ...reply, judgement };
        if (!(await goOn())) return;
      }
    }
    if (this.current === id) report({ ...reply, done: true });
  }
}
