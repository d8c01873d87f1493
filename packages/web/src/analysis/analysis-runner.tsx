import { useEffect } from 'react';
import { stopThinking, thinkingWorker } from '../advice/thinking-worker.js';
import { useSettings } from '../motion/settings.js';
import { loadAnalysis, saveAnalysis } from '../play/analysis-storage.js';
import type { Session } from '../play/session.js';
import { analysisStore, openAdvice } from './analysis-state.js';
import type { AnalysisMessage, AnalysisReply } from './analyst.js';

/** Time without an answer after which the analysis goes on, in milliseconds. */
const IDLE_TIME = 1500;

/** Analyzes the game on display while no answer is given. Renders nothing. */
export default function AnalysisRunner({ session }: { session: Session }) {
  const { analysis } = useSettings();
  const isWanted = analysis && canAnalyze(session);
  useEffect(() => {
    if (!isWanted) return;
    const run = new AnalysisRun(session);
    return () => run.end();
  }, [session, isWanted]);
  return null;
}

/** True for games held here, also those from a link. Lessons and puzzles have no chances. */
function canAnalyze(session: Session): boolean {
  return session.isOwnGame || (session.isReadOnly && 'setup' in session.save().origin);
}

let requests = 0;

/** The analysis of one game while it is on display. */
class AnalysisRun {
  private readonly session: Session;
  private worker: Worker | undefined;
  private readonly onMessage = ({ data }: MessageEvent<AnalysisReply>) => this.receive(data);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request = 0;
  /** Number of moves of the position being analyzed. */
  private moves = -1;
  /** Number of moves of the position that was analyzed last. */
  private analyzed = -1;
  private readonly stops: (() => void)[];

  constructor(session: Session) {
    this.session = session;
    const wait = () => this.wait();
    this.stops = [session.subscribe(wait), openAdvice.subscribe(wait)];
    document.addEventListener('visibilitychange', wait);
    this.stops.push(() => document.removeEventListener('visibilitychange', wait));
    const { id } = session;
    analysisStore.set({ id, points: [], isComplete: false });
    loadAnalysis(id)
      .then((stored) => {
        const now = analysisStore.get();
        if (stored && now?.id === id && now.points.length === 0) analysisStore.set(stored);
      })
      .catch(() => {})
      .finally(wait);
  }

  end(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
    this.worker?.removeEventListener('message', this.onMessage);
    stopThinking({ do: 'rest' });
    this.request = ++requests;
    analysisStore.set(undefined);
  }

  /** Stops the work, and begins anew after a while. */
  private wait(): void {
    const { moves, lookingAt } = this.session.snapshot();
    // Looking back changes nothing.
    if (lookingAt !== undefined || moves === this.analyzed) return;
    stopThinking({ do: 'rest' });
    this.request = ++requests;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), IDLE_TIME);
  }

  private begin(): void {
    const { session } = this;
    const { moves, fault } = session.snapshot();
    const before = analysisStore.get();
    if (openAdvice.get() > 0 || document.hidden || fault !== undefined || !before) return;
    const saved = session.save();
    if (session.isOver && before.isComplete && before.points.at(-1)?.at === saved.answers.length) return;
    const id = ++requests;
    this.request = id;
    this.moves = moves;
    const worker = thinkingWorker();
    if (worker !== this.worker) {
      this.worker = worker;
      worker.addEventListener('message', this.onMessage);
    }
    const { packFiles } = session;
    const request: AnalysisMessage = {
      do: 'analyze',
      id,
      saved,
      packFiles,
      known: before.points,
      judge: session.isOver,
    };
    worker.postMessage(request);
  }

  private receive({ id: request, points, judgement, luck, done, fault }: AnalysisReply): void {
    if (request !== this.request) return;
    // Keeps the worker.
    thinkingWorker();
    const { session } = this;
    const { id } = session;
    const isComplete = done && session.isOver && fault === undefined;
    const last = points.at(-1)?.at ?? -1;
    // Later points stay until theirs are computed again.
    const rest = done ? [] : (analysisStore.get()?.points.filter(({ at }) => at > last) ?? []);
    const analysis = {
      id,
      points: [...points, ...rest],
      isComplete,
      ...(judgement && { judgement }),
      ...(luck && { luck }),
      ...(fault !== undefined && { hasFailed: true as const }),
    };
    analysisStore.set(analysis);
    if (!done) return;
    this.analyzed = this.moves;
    if (fault === undefined && session.isOwnGame) saveAnalysis(analysis).catch(() => {});
  }
}
