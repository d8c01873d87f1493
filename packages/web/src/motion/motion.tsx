import { lazy, Suspense, useEffect, useState } from 'react';

const Animations = lazy(() => import('./animations.js'));

/**
 * Lets what an answer brought about be seen to happen. What does so is fetched when somebody first stirs at the table:
 * before that nothing was answered.
 */
export function Motion() {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (awake) return;
    const wake = () => setAwake(true);
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, once: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, wake, true);
    };
  }, [awake]);
  return awake ? (
    <Suspense>
      <Animations />
    </Suspense>
  ) : null;
}
