import { useEffect, useRef, useState } from 'react';

/** Lets what has changed be drawn first, or a short time pass where nothing is drawn; not when the window is left: then it is over at once. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const stop = new AbortController();
    const go = () => {
      stop.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', go, { signal: stop.signal });
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, 100);
  });
}

/** Whether something is on, from one picture later on than it is: what is much to draw comes after what it belongs to. */
export function useOncePainted(on: boolean): boolean {
  const times = useRef({ on: false, nth: 0 });
  if (on && !times.current.on) times.current.nth++;
  times.current.on = on;
  const { nth } = times.current;
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (!on) return;
    let open = true;
    painted().then(() => open && setDrawn(nth));
    return () => {
      open = false;
    };
  }, [on, nth]);
  return on && drawn === nth;
}
