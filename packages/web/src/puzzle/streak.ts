/** The daily puzzle and the streak of the player, kept in this browser. */

const STORAGE_KEY = 'vigil.puzzle';
const DAY = 86_400_000;

/** The last daily puzzle that was answered. */
export interface PuzzleRecord {
  /** The number of its day. */
  readonly day: number;
  /** Daily puzzles solved on consecutive days, up to that day. */
  readonly streak: number;
}

/** Returns the number of a day of the player's calendar. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** Returns the record after today's answer. Only the first answer of a day counts. */
export function recordAnswer(before: PuzzleRecord | undefined, day: number, solved: boolean): PuzzleRecord {
  if (before?.day === day) return before;
  const streak = before?.day === day - 1 ? before.streak : 0;
  return { day, streak: solved ? streak + 1 : 0 };
}

/** Returns the streak that still stands on a day. */
export function streakOn(record: PuzzleRecord | undefined, day: number): number {
  return record && record.day >= day - 1 ? record.streak : 0;
}

/** Loads the record; undefined if there is none. */
export function loadRecord(): PuzzleRecord | undefined {
  try {
    return parseRecord(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Validates a stored record: the user may have written it. */
export function parseRecord(stored: unknown): PuzzleRecord | undefined {
  const { day, streak } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<PuzzleRecord>;
  const isNumber = (n: unknown) => typeof n === 'number' && Number.isInteger(n) && n >= 0;
  return isNumber(day) && isNumber(streak) ? { day: day as number, streak: streak as number } : undefined;
}

/** Stores the record. Without storage it lasts for this visit. */
export function saveRecord(record: PuzzleRecord): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
  } catch {
    // Nothing else depends on it.
  }
}
