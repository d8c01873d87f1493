import type { ConnectionEnvironment, KeyedMessage, Socket } from './table-connection.js';

/** The line of a browser: a socket to the server the page came from. `table`: under what unsent messages are kept. */
export function createBrowserEnvironment(table: string): ConnectionEnvironment {
  const place = `vigil.unsent.${table}`;
  return {
    openSocket() {
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
    delay(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    saveUnsent(unsent) {
      // Of a page that is thrown away by a phone the next one sends it, in the same window.
      try {
        if (unsent.length === 0) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(unsent));
      } catch {
        // Storage may be forbidden: then it is sent as long as this page is there.
      }
    },
    loadUnsent() {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
        return Array.isArray(stored) ? (stored as KeyedMessage[]) : [];
      } catch {
        return [];
      }
    },
  };
}

/** Wakes something when the machine wakes, a window is turned to, or the network comes back. */
export function onWake(wake: () => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const onVisible = () => document.visibilityState === 'visible' && wake();
  document.addEventListener('visibilitychange', onVisible, on);
  for (const event of ['online', 'pageshow', 'focus']) window.addEventListener(event, wake, on);
  return () => stop.abort();
}
