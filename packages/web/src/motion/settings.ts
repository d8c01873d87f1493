import { Store, useStored } from '../frame/store.js';

/** How the table behaves for whoever sits at it: kept in this browser, the same for every game. */
export interface Settings {
  /** Tokens travel, gates turn. Without it everything changes at once. */
  readonly motion: boolean;
  readonly sound: boolean;
  /** The size of the text around the board, in per cent. */
  readonly text: number;
  readonly pace: Pace;
  /** How long a question stands before it is answered: whoever answers sooner has not seen it. In milliseconds. */
  readonly unseen: Unseen;
}

/** How what an answer brought about is told: all at once, line by line by itself, or each line when it is asked for. */
export const PACES = ['at-once', 'quick', 'unhurried', 'steps'] as const;
export type Pace = (typeof PACES)[number];

/** Nothing for a steady hand, a moment against second clicks, a second for hands that shake or drum. */
export const UNSEEN = [0, 350, 1000] as const;
export type Unseen = (typeof UNSEEN)[number];

/** The smallest, the largest, and from one size of text to the next. */
export const TEXT_SIZES = { least: 90, most: 130, step: 10 } as const;

const KEY = 'vigil.table';
const USUAL: Settings = { motion: true, sound: false, text: 100, pace: 'at-once', unseen: 350 };

const kept = new Store(read());

/** The settings as they are. */
export const settings: () => Settings = kept.get;

/** Changes some settings and keeps them. */
export function set(change: Partial<Settings>): void {
  const next = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still has them for this visit.
  }
  apply(next);
  kept.set(next);
}

/** The settings, for a component that follows them. */
export function useSettings(): Settings {
  return useStored(kept, (now) => now);
}

/** Whether anything may move: neither the system nor the table says no. */
export function moves(): boolean {
  return settings().motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Hands the settings to the style sheets. */
export function apply({ motion, text }: Settings = settings()): void {
  const { dataset, style } = document.documentElement;
  dataset.motion = motion ? 'on' : 'off';
  style.setProperty('--text', String(text / 100));
}

function read(): Settings {
  try {
    return sane(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return USUAL;
  }
}

/** What of kept settings makes sense: an older page or a hand may have written them. */
export function sane(kept: unknown): Settings {
  const { motion, sound, text, pace, unseen } = (
    typeof kept === 'object' && kept !== null ? kept : {}
  ) as Partial<Settings>;
  const size = typeof text === 'number' && Number.isFinite(text) ? text : USUAL.text;
  return {
    motion: typeof motion === 'boolean' ? motion : USUAL.motion,
    sound: typeof sound === 'boolean' ? sound : USUAL.sound,
    text: Math.min(TEXT_SIZES.most, Math.max(TEXT_SIZES.least, size)),
    pace: PACES.find((one) => one === pace) ?? USUAL.pace,
    unseen: UNSEEN.find((one) => one === unseen) ?? USUAL.unseen,
  };
}
