import { lazy, Suspense } from 'react';
import { useSettings } from '../motion/settings.js';

// The texts are large: they are not fetched while the setting is off.
const Text = lazy(() => import('./text.js'));

/**
 * A sentence or two of atmosphere beside the rules text. `of`: a component, or an encounter as `<card>/<place>`. Null
 * without a text, or if the setting is off.
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
