/** Other windows of this page in this browser: each is notified of the others' writes. */

const CHANNEL = 'vigil.kept';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Notifies other windows of changed stored data: a game by id, or something else. */
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
