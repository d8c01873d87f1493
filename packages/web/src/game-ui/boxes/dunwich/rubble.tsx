import { rubbleOf } from '@vigil/rules/dunwich';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../../../board/boards.js';
import type { LoadedContent } from '../../../text/loaded-content.js';
import { useLoadedContent } from '../../../text/use-content.js';

/** The number of face-down rubble markers of an Ancient One (D-AO-01). */
export function RubbleCount({ view }: { readonly view: TableView }) {
  const { content, words } = useLoadedContent();
  const rubble = rubbleOf(content, view);
  if (!rubble) return null;
  const fallen = rubble.places.map((place) => words.name('place', place));
  return (
    <section className="rubble-left">
      <h3>
        {words.say('dunwich.rubble')} <small>{words.say('dunwich.rubble-left', { n: rubble.faceDown })}</small>
      </h3>
      {fallen.length > 0 && <p>{words.list(fallen)}</p>}
    </section>
  );
}

/** Broken stones over every location with rubble. */
export function rubbleMarkers({ content }: LoadedContent, view: TableView, { spots }: BoardPlan): readonly ReactNode[] {
  return (rubbleOf(content, view)?.places ?? []).flatMap((at) => {
    const spot = spots.get(at);
    if (!spot) return [];
    return [
      <g key={at} className="rubble" transform={`translate(${spot.x} ${spot.y + 17})`}>
        <path className="under" d="M-34 14L-28 -3L-17 -9L-9 -20L6 -15L13 -24L25 -10L33 -1L37 14Z" />
        <path d="M-34 14L-28 -3L-17 -9L-13 4L-18 14Z" />
        <path d="M-17 -9L-9 -20L6 -15L4 -2L-13 4Z" />
        <path d="M6 -15L13 -24L25 -10L19 0L4 -2Z" />
        <path d="M-18 14L-13 4L4 -2L19 0L15 14Z" />
        <path d="M15 14L19 0L25 -10L33 -1L37 14Z" />
      </g>,
    ];
  });
}
