import { lazy, Suspense, useEffect, useState } from 'react';

const Animations = lazy(() => import('./animations.js'));

/** Animates the results of answers. Its code is fetched at the first interaction with the table. */
export function Motion() {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake) return;
    const wake = () => setAwake(true);
    const eventTypes = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const eventType of eventTypes) window.addEventListener(eventType, wake, { capture: true, once: true });
    return () => {
      for (const eventType of eventTypes) window.removeEventListener(eventType, wake, true);
    };
  }, [awake]);
  return awake ? (
    <Suspense>
      <Animations />
    </Suspense>
  ) : null;
}
