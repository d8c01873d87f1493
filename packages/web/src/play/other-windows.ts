/** Other windows of this page in this browser: what one keeps, the others hear of. */

const CHANNEL = 'vigil.kept';
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other windows that what is kept has changed: a game by its id, or something else. */
export function notifyOtherWindows(id?: string): void {
  channel?.postMessage({ id });
}

/**
 * Calls `listener` whenever another window has kept something, with the id of the game if it is one; and without an id
 * whenever this window comes back and may have missed it: from behind another, from sleep, from the browser's history.
 * Until the function it gives is called.
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
