import { Store, useStoreValue } from '../ui/store.js';

/** How the table behaves for whoever sits at it: kept in this browser, the same for every game. */
export interface Settings {
  /** Tokens travel, gates turn. Without it everything changes at once. */
  readonly motion: boolean;
  readonly sound: boolean;
  /** How loud sounds are, in per cent. */
  readonly volume: number;
  /** The size of the text around the board, in per cent. */
  readonly text: number;
  readonly pace: Pace;
  /** A sentence or two of atmosphere stands beside what cards do. */
  readonly atmosphere: boolean;
  /** Who plays, against whom and what wins is shown before the first question. */
  readonly opening: boolean;
  /** It was chosen: until then the first game asks. */
  readonly chosen: boolean;
  /** How long a question stands before it is answered: whoever answers sooner has not seen it. In milliseconds. */
  readonly unseen: AnswerDelay;
}

/**
 * How what an answer brought about is told: all at once; as moments, in half their time or in full, above the next
 * question; or before it, line by line by itself or each line when it is asked for.
 */
export const PACES = ['at-once', 'quick', 'directed', 'unhurried', 'steps'] as const;
export type Pace = (typeof PACES)[number];

/** Those that are always in sight: the others are for whoever wants to read along, and are found in the settings. */
export const VISIBLE_PACES = ['at-once', 'quick', 'directed'] as const satisfies readonly Pace[];

/** How fast moments are played at a pace: 1 as they are written, 0 not at all. */
export function paceSpeed(pace: Pace): number {
  return pace === 'at-once' ? 0 : pace === 'quick' ? 2 : 1;
}

/** Whether the next question comes only when everything has been told, line by line. */
export function isLineByLine(pace: Pace): boolean {
  return pace === 'unhurried' || pace === 'steps';
}

/** Nothing for a steady hand, a moment against second clicks, a second for hands that shake or drum. */
export const ANSWER_DELAYS = [0, 350, 1000] as const;
export type AnswerDelay = (typeof ANSWER_DELAYS)[number];

/** The smallest, the largest, and from one size of text to the next. */
export const TEXT_SIZES = { least: 90, most: 130, step: 10 } as const;

const STORAGE_KEY = 'vigil.table';
const DEFAULT_SETTINGS: Settings = {
  motion: true,
  sound: false,
  volume: 60,
  text: 100,
  pace: 'directed',
  chosen: false,
  atmosphere: true,
  opening: true,
  unseen: 350,
};

const store = new Store(readSettings());

/** The settings as they are. */
export const getSettings: () => Settings = store.get;

/** Changes some settings and keeps them. */
export function updateSettings(change: Partial<Settings>): void {
  const next = { ...getSettings(), ...change, ...(change.pace && { chosen: true }) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still has them for this visit.
  }
  applySettings(next);
  store.set(next);
}

/** The settings, for a component that follows them. */
export function useSettings(): Settings {
  return useStoreValue(store, (now) => now);
}

/** Whether anything may move: neither the system nor the table says no. */
export function canAnimate(): boolean {
  return getSettings().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Hands the settings to the style sheets. */
export function applySettings({ motion, text }: Settings = getSettings()): void {
  const { dataset, style } = document.documentElement;
  dataset.motion = motion ? 'on' : 'off';
  style.setProperty('--text-wanted', String(text / 100));
}

function readSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** What of kept settings makes sense: an older page or a hand may have written them. */
export function parseSettings(stored: unknown): Settings {
  const { motion, sound, volume, text, pace, chosen, atmosphere, opening, unseen } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Partial<Settings>;
  const size = typeof text === 'number' && Number.isFinite(text) ? text : DEFAULT_SETTINGS.text;
  const loud = typeof volume === 'number' && Number.isFinite(volume) ? volume : DEFAULT_SETTINGS.volume;
  return {
    motion: typeof motion === 'boolean' ? motion : DEFAULT_SETTINGS.motion,
    sound: typeof sound === 'boolean' ? sound : DEFAULT_SETTINGS.sound,
    volume: Math.min(100, Math.max(0, loud)),
    text: Math.min(TEXT_SIZES.most, Math.max(TEXT_SIZES.least, size)),
    pace: PACES.find((one) => one === pace) ?? DEFAULT_SETTINGS.pace,
    chosen: chosen === true,
    opening: typeof opening === 'boolean' ? opening : DEFAULT_SETTINGS.opening,
    atmosphere: typeof atmosphere === 'boolean' ? atmosphere : DEFAULT_SETTINGS.atmosphere,
    unseen: ANSWER_DELAYS.find((one) => one === unseen) ?? DEFAULT_SETTINGS.unseen,
  };
}
