import { useCallback, useEffect, useMemo, useState } from 'react';
import { lineByLine, settings, useSettings } from '../../motion/settings.js';
import { NOTHING_FORESEEN, type Session, type Snapshot } from '../../play/session.js';
import type { Line } from '../../say/chronicle.js';

/** So many lines or fewer are no tale: they stand above the next question. */
const SHORT = 2;
/** About so many letters has the atmosphere of a card. */
const ATMOSPHERE = 90;

/** What is still to be told before the next question, and how to go on with it. */
export interface Telling {
  /** Everything to be told, and how much of it has been. */
  readonly lines: readonly Line[];
  readonly shown: number;
  /** It goes on by itself, unless it is held. */
  readonly byItself: boolean;
  readonly held: boolean;
  /** The next line, or after the last one the question. */
  readonly next: () => void;
  /** The line before once more; it is held then. */
  readonly back: () => void;
  /** What is left, all at once: step by step the rest of the lines, else the question. */
  readonly skip: () => void;
  readonly hold: (held: boolean) => void;
}

interface Place {
  /** The answer that is told about. */
  readonly answers: number;
  readonly shown: number;
  readonly held: boolean;
}

/** At the paces that tell before they ask: what the last answer brought about, line by line, until all of it was told. */
export function useTelling(session: Session, snapshot: Snapshot): Telling | undefined {
  const { answers, news, lookingAt, fault } = snapshot;
  const { pace } = useSettings();
  useEffect(() => session.follow({ settle: pace !== 'steps', views: lineByLine(pace) }), [session, pace]);
  // Up to which answer everything was read. A game that is resumed begins at its question.
  const [read, setRead] = useState(answers);
  const [place, setPlace] = useState<Place>({ answers, shown: 1, held: false });
  if (read > answers || (!lineByLine(pace) && read !== answers)) setRead(answers);
  const lines = useMemo(() => news.filter(({ kind }) => kind !== 'phase'), [news]);
  const waiting = lineByLine(pace) && read < answers && lookingAt === undefined && fault === undefined;
  const tells = waiting && lines.length > (pace === 'steps' ? 0 : SHORT);
  const { shown, held } = place.answers === answers ? place : { shown: 1, held: false };
  const byItself = pace !== 'steps';
  const line = lines[Math.min(shown, lines.length) - 1];

  const next = useCallback(
    () => (shown >= lines.length ? setRead(answers) : setPlace({ answers, shown: shown + 1, held })),
    [answers, held, lines.length, shown],
  );
  const skip = useCallback(
    () =>
      byItself || shown >= lines.length ? setRead(answers) : setPlace({ answers, shown: lines.length, held: false }),
    [answers, byItself, lines.length, shown],
  );
  const back = useCallback(() => setPlace({ answers, shown: Math.max(1, shown - 1), held: true }), [answers, shown]);
  const hold = useCallback((now: boolean) => setPlace({ answers, shown, held: now }), [answers, shown]);

  useEffect(() => {
    if (!tells || !byItself || held || !line) return;
    const go = () => {
      // Nobody follows the game while a dialog or another window lies over it.
      if (document.hidden || document.querySelector('dialog[open]')) timer = setTimeout(go, 400);
      else next();
    };
    let timer = setTimeout(go, timeFor(line));
    return () => clearTimeout(timer);
  }, [tells, byItself, held, line, next]);

  return useMemo(
    () => (tells ? { lines, shown: Math.min(shown, lines.length), byItself, held, next, back, skip, hold } : undefined),
    [tells, lines, shown, byItself, held, next, back, skip, hold],
  );
}

/** How long a line stands before the next one comes, in milliseconds: as long as it takes to read it. */
function timeFor({ parts, details, card }: Line): number {
  const beside = card !== undefined && settings().atmosphere ? ATMOSPHERE : 0;
  const length = [...parts, ...details].reduce(
    (sum, part) => sum + (typeof part === 'string' ? part.length : 12),
    beside,
  );
  return Math.min(7000, 1000 + length * 32);
}

/** The game as it is told so far: the table at that moment, and no line that is still to come. */
export function asTold(snapshot: Snapshot, telling: Telling): Snapshot {
  const line = telling.lines[telling.shown - 1];
  if (!line) return snapshot;
  const moment = snapshot.moments.get(line.id);
  return {
    ...snapshot,
    view: moment?.view ?? snapshot.view,
    foresight: moment ? NOTHING_FORESEEN : snapshot.foresight,
    told: moment?.told ?? [],
    decisions: [],
    outcome: undefined,
    lines: snapshot.lines.filter(({ id }) => id <= line.id),
    telling: line.id,
  };
}
