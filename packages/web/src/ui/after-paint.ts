import { useEffect, useState } from 'react';

/** Resolves after the next paint, after 100 ms at the latest, or at once if the window is hidden. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const stop = new AbortController();
    const finish = () => {
      stop.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', finish, { signal: stop.signal });
    requestAnimationFrame(() => setTimeout(finish));
    setTimeout(finish, 100);
  });
}

/** Returns a value as it was until its table has been painted: expensive parts are rendered one frame later. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (shown === value) return;
    let open = true;
    afterPaint().then(() => open && setShown(value));
    return () => {
      open = false;
    };
  }, [shown, value]);
  return shown;
}
