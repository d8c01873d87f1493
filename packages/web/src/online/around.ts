import type { Around, Keyed, Socket } from './line.js';

/** The line of a browser: a socket to the server the page came from. `table`: under what unsent messages are kept. */
export function aroundHere(table: string): Around {
  const place = `vigil.unsent.${table}`;
  return {
    socket() {
      const address = new URL('api/v1/live', location.href.replace(/[#?].*$/, ''));
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const wire = new WebSocket(address);
      const socket: Socket = {
        send: (text) => wire.send(text),
        close: () => wire.close(),
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      wire.onopen = () => socket.onopen?.();
      wire.onmessage = ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data });
      wire.onclose = () => socket.onclose?.();
      return socket;
    },
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    keep(unsent) {
      // Of a page that is thrown away by a phone the next one sends it, in the same window.
      try {
        if (unsent.length === 0) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(unsent));
      } catch {
        // Storage may be forbidden: then it is sent as long as this page is there.
      }
    },
    kept() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
        return Array.isArray(kept) ? (kept as Keyed[]) : [];
      } catch {
        return [];
      }
    },
  };
}

/** Wakes something when the machine wakes, a window is turned to, or the network comes back. */
export function onWaking(wake: () => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const seen = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', seen, on);
  for (const event of ['online', 'pageshow', 'focus']) window.addEventListener(event, wake, on);
  return () => stop.abort();
}
