import { lineText } from '../text/chronicle.js';
import type { LogLine } from '../text/log-line.js';
import { Store, useStoreValue } from '../ui/store.js';

/** The pace of bots, the slowest first. `step`: a step at each press. */
export const BOT_PACES = ['slow', 'normal', 'fast', 'step'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** Time before a step, in milliseconds: at least, for each letter of what happened before, and at most. */
const DELAYS: Readonly<Record<Exclude<BotPace, 'step'>, readonly [least: number, perLetter: number, most: number]>> = {
  slow: [2400, 34, 14_000],
  normal: [1000, 15, 5000],
  fast: [160, 0, 160],
};

const STORAGE_KEY = 'vigil.bots';

/** The pace, and whether the bots are paused. The pace is kept in this browser. */
const store = new Store<{ readonly pace: BotPace; readonly paused: boolean }>({ pace: readPace(), paused: false });

/** Subscribes a component to the pace. */
export function useBotPace(): { readonly pace: BotPace; readonly paused: boolean } {
  return useStoreValue(store, (now) => now);
}

export function setBotPace(pace: BotPace): void {
  try {
    localStorage.setItem(STORAGE_KEY, pace);
  } catch {
    // Without storage the pace lasts for this visit.
  }
  store.set({ pace, paused: false });
}

export function pauseBots(paused: boolean): void {
  store.set({ ...store.get(), paused });
}

/** Returns the time before the next step, in milliseconds. `news`: the events of the last one. */
export function stepDelay(pace: Exclude<BotPace, 'step'>, news: readonly LogLine[]): number {
  const [least, perLetter, most] = DELAYS[pace];
  const letters = news.reduce((sum, line) => sum + lineText(line).length, 0);
  return Math.min(most, least + perLetter * letters);
}

function readPace(): BotPace {
  try {
    return BOT_PACES.find((one) => one === localStorage.getItem(STORAGE_KEY)) ?? 'normal';
  } catch {
    return 'normal';
  }
}
