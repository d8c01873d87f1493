import { listBarredNeighbourhoods } from '@vigil/rules/dark-pharaoh';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../../../board/boards.js';
import { createMarkerPlacer } from '../../../board/marker-placement.js';
import type { LoadedContent } from '../../../text/loaded-content.js';
import { say } from './words.js';

/**
 * Markers of the exhibition on the board. A barrier at every closed street (P-BAR-01), with a lamp for each barred
 * investigator, and a pentagram with its tokens.
 */
export function exhibitionMarkers(
  { content, words }: LoadedContent,
  view: TableView,
  { spots, def }: BoardPlan,
): readonly ReactNode[] {
  const placeMarker = createMarkerPlacer(spots, def.land, 20);
  const markers: ReactNode[] = [];
  for (const { street, seats } of listBarredNeighbourhoods(content, view)) {
    const spot = spots.get(street);
    if (!spot) continue;
    const [x, y] = placeMarker(spot);
    const people = words.list(seats.map((seat) => words.name('investigator', view.investigators[seat]?.id ?? '')));
    markers.push(
      <g key={`barred ${street}`} className="barrier" transform={`translate(${x} ${y})`} data-about={street}>
        <title>{say('barred-here', { people })}</title>
        <path className="under" d="M-20 -6H20V7H-20ZM-15 7V15M15 7V15" />
        <path className="leg" d="M-15 6V15M15 6V15" />
        <rect className="bar" x="-20" y="-6" width="40" height="12" rx="1.5" />
        <path className="stripe" d="M-16 6L-8 -6H-1L-9 6ZM0 6L8 -6H15L7 6ZM16 6L20 0V6Z" />
        {seats.map((seat, i) => (
          <circle key={seat} className="lamp" cx={(i - (seats.length - 1) / 2) * 10} cy="-10" r="4" />
        ))}
      </g>,
    );
  }
  for (const { as, at, tokens = 0 } of view.inPlay) {
    const spot = as === 'pentagram' && at !== undefined ? spots.get(at) : undefined;
    if (!spot || at === undefined) continue;
    const [x, y] = placeMarker(spot);
    markers.push(
      <g key={`pentagram ${at}`} className="pentagram" transform={`translate(${x} ${y})`} data-about={at}>
        <circle className="under" r="19" />
        <circle className="ring" r="17" />
        <path d="M0 -16L9.400 12.900L-15.200 -4.900H15.200L-9.400 12.900Z" />
        <text y="5">{tokens}</text>
      </g>,
    );
  }
  return markers;
}
