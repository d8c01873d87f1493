import { lazy, Suspense } from 'react';
import { useSettings } from '../motion/settings.js';

// The texts are data and many: whoever wants none fetches none.
const Text = lazy(() => import('./text.js'));

/**
 * A sentence or two of atmosphere beside what the rules say. `of`: a component, or an encounter as `<card>/<place>`. Nothing
 * where nobody wrote one, or for who wants none.
 */
export function Atmosphere({ of }: { of: string | undefined }) {
  const { atmosphere } = useSettings();
  if (!atmosphere || of === undefined) return null;
  return (
    <Suspense>
      <Text of={of} />
    </Suspense>
  );
}
