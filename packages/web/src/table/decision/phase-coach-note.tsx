import { lazy, Suspense } from 'react';
import { useSettings } from '../../motion/settings.js';
import { useTable } from '../context.js';

const CoachNote = lazy(() => import('../coach-note.js'));

/** Step by step: the purpose of the current step of the turn, while this pace is chosen. */
export function PhaseCoachNote() {
  const { view } = useTable().snapshot;
  const { pace } = useSettings();
  if (pace !== 'steps') return null;
  return (
    <Suspense>
      <CoachNote about={`phase.${view.step.phase}`} />
    </Suspense>
  );
}
