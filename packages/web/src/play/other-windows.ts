/** Other windows of this page in this browser: what one keeps, the others hear of. */

const CHANNEL = 'vigil.kept';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other windows that what is kept has changed: a game by its id, or something else. */
export function notifyOtherWindows(id?: string): void {
  channel?.postMessage({ id });
}

/**
 * Calls `listener` when another window has saved, with the game's id if any. Calls it without an id when this window
 * becomes visible again. Returns the function that unsubscribes.
 */
export function onOtherWindowSaved(listener: (id?: string) => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  channel?.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => listener(data.id), on);
  document.addEventListener('visibilitychange', () => document.hidden || listener(), on);
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), on);
  window.addEventListener('focus', () => listener(), on);
  return () => stop.abort();
}
