import { useCallback, useEffect, useMemo, useState } from 'react';
import { getSettings, isLineByLine, useSettings } from '../../motion/settings.js';
import { NO_FORESIGHT, type Session, type Snapshot } from '../../play/session.js';
import type { LogLine } from '../../text/chronicle.js';

/** So many lines or fewer are no tale: they stand above the next question. */
const SHORT_NEWS = 2;
/** About so many letters has the atmosphere of a card. */
const ATMOSPHERE_LENGTH = 90;

/** What is still to be told before the next question, and how to go on with it. */
export interface Narration {
  /** Everything to be told, and how much of it has been. */
  readonly lines: readonly LogLine[];
  readonly shown: number;
  /** It goes on by itself, unless it is held. */
  readonly automatic: boolean;
  readonly paused: boolean;
  /** The next line, or after the last one the question. */
  readonly next: () => void;
  /** The line before once more; it is held then. */
  readonly back: () => void;
  /** What is left, all at once: step by step the rest of the lines, else the question. */
  readonly skip: () => void;
  readonly setPaused: (paused: boolean) => void;
}

interface NarrationPosition {
  /** The answer that is told about. */
  readonly answers: number;
  readonly shown: number;
  readonly paused: boolean;
}

/** At the paces that tell before they ask: what the last answer brought about, line by line, until all of it was told. */
export function useNarration(session: Session, snapshot: Snapshot): Narration | undefined {
  const { answers, news, lookingAt, fault } = snapshot;
  const { pace } = useSettings();
  useEffect(
    () => session.setAnswerOptions({ answerForced: pace !== 'steps', viewsLeft: isLineByLine(pace) }),
    [session, pace],
  );
  // Up to which answer everything was read. A game that is resumed begins at its question.
  const [read, setRead] = useState(answers);
  const [place, setPlace] = useState<NarrationPosition>({ answers, shown: 1, paused: false });
  if (read > answers || (!isLineByLine(pace) && read !== answers)) setRead(answers);
  const lines = useMemo(() => news.filter(({ kind }) => kind !== 'phase'), [news]);
  const waiting = isLineByLine(pace) && read < answers && lookingAt === undefined && fault === undefined;
  const narrates = waiting && lines.length > (pace === 'steps' ? 0 : SHORT_NEWS);
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
      // Nobody follows the game while a dialog or another window lies over it.
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

/** How long a line stands before the next one comes, in milliseconds: as long as it takes to read it. */
function readingTime({ parts, details, card }: LogLine): number {
  const beside = card !== undefined && getSettings().atmosphere ? ATMOSPHERE_LENGTH : 0;
  const length = [...parts, ...details].reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 12),
    beside,
  );
  return Math.min(7000, 1000 + length * 32);
}

/** The game as it is told so far: the table at that moment, and no line that is still to come. */
export function snapshotAtLine(snapshot: Snapshot, telling: Narration): Snapshot {
  const line = telling.lines[telling.shown - 1];
  if (!line) return snapshot;
  const moment = snapshot.moments.get(line.id);
  return {
    ...snapshot,
    view: moment?.view ?? snapshot.view,
    foresight: moment ? NO_FORESIGHT : snapshot.foresight,
    events: moment?.events ?? [],
    decisions: [],
    outcome: undefined,
    lines: snapshot.lines.filter(({ id }) => id <= line.id),
    telledLine: line.id,
  };
}
