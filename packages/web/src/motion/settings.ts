import { Store, useStoreValue } from '../ui/store.js';

/** The player's settings of the table: stored in this browser, the same for every game. */
export interface Settings {
  /** Animations of tokens and gates. Without it everything changes at once. */
  readonly motion: boolean;
  readonly sound: boolean;
  /** Volume of sounds, in per cent. */
  readonly volume: number;
  /** The size of the text around the board, in per cent. */
  readonly text: number;
  readonly pace: Pace;
  /** Shows a sentence or two of atmosphere beside card text. */
  readonly atmosphere: boolean;
  /** Shows the investigators, the Ancient One and the goal before the first question. */
  readonly opening: boolean;
  /** Computes the chances of winning over the game while no answer is given. */
  readonly analysis: boolean;
  /** True once the pace was chosen: until then the first game offers the choice. */
  readonly paceChosen: boolean;
  /** Minimum time a question is visible before it can be answered; earlier answers are ignored. In milliseconds. */
  readonly answerDelay: AnswerDelay;
}

/**
 * The way results of an answer are told. `at-once`: without moments. `quick` and `directed`: as moments above the next
 * question, at double or normal speed. `unhurried` and `steps`: line by line before the next question, automatically or
 * on request.
 */
export const PACES = ['at-once', 'quick', 'directed', 'unhurried', 'steps'] as const;
export type Pace = (typeof PACES)[number];

/** Paces shown at the top; the others, for reading along, are in the settings only. */
export const VISIBLE_PACES = ['at-once', 'quick', 'directed'] as const satisfies readonly Pace[];

/** Returns the speed of moments at a pace: a factor, 1 is the directed pace; 0 without moments. */
export function paceSpeed(pace: Pace): number {
  return pace === 'at-once' ? 0 : pace === 'quick' ? 2 : 1;
}

/** True if everything is told line by line before the next question comes. */
export function isLineByLine(pace: Pace): boolean {
  return pace === 'unhurried' || pace === 'steps';
}

/** Allowed values: none, enough against double clicks, and one second for players with tremor. */
export const ANSWER_DELAYS = [0, 350, 1000] as const;
export type AnswerDelay = (typeof ANSWER_DELAYS)[number];

/** Minimum, maximum and step. */
export const TEXT_SIZES = { least: 90, most: 130, step: 10 } as const;

const STORAGE_KEY = 'vigil.settings';
/** The key of pages up to version 0.2, whose settings had two other names. */
const FORMER_KEY = 'vigil.table';
const DEFAULT_SETTINGS: Settings = {
  motion: true,
  sound: false,
  volume: 60,
  text: 100,
  pace: 'directed',
  paceChosen: false,
  atmosphere: true,
  opening: true,
  analysis: true,
  answerDelay: 350,
};

const store = new Store(readSettings());

/** Returns the current settings. */
export const getSettings: () => Settings = store.get;

/** Changes and stores some settings. */
export function updateSettings(change: Partial<Settings>): void {
  const next = { ...getSettings(), ...change, ...(change.pace && { paceChosen: true }) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    localStorage.removeItem(FORMER_KEY);
  } catch {
    // Without storage the settings last for this visit.
  }
  applySettings(next);
  store.set(next);
}

/** Subscribes a component to the settings. */
export function useSettings(): Settings {
  return useStoreValue(store, (now) => now);
}

/** True if animations are allowed by both the system and the settings. */
export function canAnimate(): boolean {
  return getSettings().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Applies the settings to the style sheets. */
export function applySettings({ motion, text }: Settings = getSettings()): void {
  const { dataset, style } = document.documentElement;
  dataset.motion = motion ? 'on' : 'off';
  style.setProperty('--text-wanted', String(text / 100));
}

function readSettings(): Settings {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored !== null) return parseSettings(JSON.parse(stored));
    return parseSettings(upgradeSettings(JSON.parse(localStorage.getItem(FORMER_KEY) ?? '{}')));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

/** Gives settings of pages up to version 0.2 their present names. */
export function upgradeSettings(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const { chosen, unseen, ...rest } = stored as Readonly<Record<string, unknown>>;
  return { ...rest, paceChosen: chosen, answerDelay: unseen };
}

/** Validates stored settings: an older page or the user may have written them. */
export function parseSettings(stored: unknown): Settings {
  const { motion, sound, volume, text, pace, paceChosen, atmosphere, opening, analysis, answerDelay } = (
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
    paceChosen: paceChosen === true,
    opening: typeof opening === 'boolean' ? opening : DEFAULT_SETTINGS.opening,
    analysis: typeof analysis === 'boolean' ? analysis : DEFAULT_SETTINGS.analysis,
    atmosphere: typeof atmosphere === 'boolean' ? atmosphere : DEFAULT_SETTINGS.atmosphere,
    answerDelay: ANSWER_DELAYS.find((one) => one === answerDelay) ?? DEFAULT_SETTINGS.answerDelay,
  };
}
