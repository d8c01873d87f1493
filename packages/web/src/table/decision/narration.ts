import { useCallback, useEffect, useMemo, useState } from 'react';
import { getSettings, isLineByLine, useSettings } from '../../motion/settings.js';
import { NO_FORESIGHT, type Session, type Snapshot } from '../../play/session.js';
import type { LogLine } from '../../text/log-line.js';

/** Maximum number of lines shown above the next question instead of line by line. */
const SHORT_NEWS = 2;
/** Approximate number of letters in an atmosphere text. */
const ATMOSPHERE_LENGTH = 90;

/** The lines to tell before the next question, and the controls. */
export interface Narration {
  /** All lines, and the number of those shown. */
  readonly lines: readonly LogLine[];
  readonly shown: number;
  /** True if it advances automatically, unless paused. */
  readonly automatic: boolean;
  readonly paused: boolean;
  /** Shows the next line, or the question after the last one. */
  readonly next: () => void;
  /** Shows the previous line again, and pauses. */
  readonly back: () => void;
  /** Skips to the end: step by step the rest of the lines, else the question. */
  readonly skip: () => void;
  readonly setPaused: (paused: boolean) => void;
}

interface NarrationPosition {
  /** The number of answers it belongs to. */
  readonly answers: number;
  readonly shown: number;
  readonly paused: boolean;
}

/** At the line-by-line paces: tells the results of the last answer until all have been shown. */
export function useNarration(session: Session, snapshot: Snapshot): Narration | undefined {
  const { answers, news, lookingAt, fault } = snapshot;
  const { pace } = useSettings();
  useEffect(
    () => session.setAnswerOptions({ answerForced: pace !== 'steps', withViews: isLineByLine(pace) }),
    [session, pace],
  );
  // Number of answers already read. A resumed game begins at its question.
  const [read, setRead] = useState(answers);
  const [place, setPlace] = useState<NarrationPosition>({ answers, shown: 1, paused: false });
  if (read > answers || (!isLineByLine(pace) && read !== answers)) setRead(answers);
  const lines = useMemo(() => news.filter(({ kind, at }) => kind !== 'phase' && at > read), [news, read]);
  const waiting = isLineByLine(pace) && read < answers && lookingAt === undefined && fault === undefined;
  const narrates = waiting && lines.length > (pace === 'steps' ? 0 : SHORT_NEWS);
  // Short news are read above the question.
  if (waiting && !narrates) setRead(answers);
  const { shown, paused } = place.answers === answers ? place : { shown: 1, paused: false };
  const automatic = pace !== 'steps';
  const line = lines[Math.min(shown, lines.length) - 1];

  const next = useCallback(
    () => (shown >= lines.length ? setRead(answers) : setPlace({ answers, shown: shown + 1, paused })),
    [answers, paused, lines.length, shown],
  );
  const skip = useCallback(
    () =>
      automatic || shown >= lines.length ? setRead(answers) : setPlace({ answers, shown: lines.length, paused: false }),
    [answers, automatic, lines.length, shown],
  );
  const back = useCallback(() => setPlace({ answers, shown: Math.max(1, shown - 1), paused: true }), [answers, shown]);
  const setPaused = useCallback((now: boolean) => setPlace({ answers, shown, paused: now }), [answers, shown]);

  useEffect(() => {
    if (!narrates || !automatic || paused || !line) return;
    const advance = () => {
      // Pauses while a dialog or another window covers the game.
      if (document.hidden || document.querySelector('dialog[open]')) timer = setTimeout(advance, 400);
      else next();
    };
    let timer = setTimeout(advance, readingTime(line));
    return () => clearTimeout(timer);
  }, [narrates, automatic, paused, line, next]);

  return useMemo(
    () =>
      narrates
        ? { lines, shown: Math.min(shown, lines.length), automatic, paused, next, back, skip, setPaused }
        : undefined,
    [narrates, lines, shown, automatic, paused, next, back, skip, setPaused],
  );
}

/** Returns the reading time of a line, in milliseconds. */
function readingTime({ parts, details, card }: LogLine): number {
  const atmosphereLength = card !== undefined && getSettings().atmosphere ? ATMOSPHERE_LENGTH : 0;
  const length = [...parts, ...details].reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 12),
    atmosphereLength,
  );
  return Math.min(7000, 1000 + length * 32);
}

/** Returns the snapshot at the current line: that position, without the lines to come. */
export function snapshotAtLine(snapshot: Snapshot, telling: Narration): Snapshot {
  const line = telling.lines[telling.shown - 1];
  if (!line) return snapshot;
  const moment = snapshot.moments.get(line.id);
  return {
    ...snapshot,
    view: moment?.view ?? snapshot.view,
    monsterPreview: moment ? NO_FORESIGHT : snapshot.monsterPreview,
    events: moment?.events ?? [],
    decisions: [],
    outcome: undefined,
    lines: snapshot.lines.filter(({ id }) => id <= line.id),
    narratedLine: line.id,
  };
}
