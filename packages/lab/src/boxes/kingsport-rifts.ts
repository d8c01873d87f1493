import type { Content, State } from '@vigil/rules';
import { KINGSPORT_SLICE, MARKER_PLACES, RIFTS, SPACES_PER_HALF } from '@vigil/rules/kingsport';
import type { Invariant } from '../games/game.js';

/** Invariants of rifts and of their progress markers. */
export function riftInvariants(content: Content): Invariant<State>[] {
  return [
    {
      name: 'the three rifts have three tracks, and the twelve progress markers are on them or in the supply',
      clauses: ['K-RIFT-01', 'K-RIFT-13', 'K-RIFT-14'],
      countsComponents: true,
      findViolation(state) {
        const { tracks, supply } = KINGSPORT_SLICE.of({ s: state });
        const rifts = tracks.map(({ rift }) => rift).sort();
        if (String(rifts) !== String(RIFTS.map(({ symbol }) => symbol).sort())) return `the rifts are ${rifts}`;
        const markers = [...supply, ...tracks.flatMap(({ halves }) => halves.flat().map(({ place }) => place))];
        return String(markers.sort()) === String([...MARKER_PLACES].sort()) ? undefined : `the markers are ${markers}`;
      },
    },
    {
      name: 'the track of an open rift is full; the tracks of a closed rift are face up and not full',
      clauses: ['K-RIFT-04', 'K-RIFT-13', 'K-RIFT-14'],
      findViolation(state) {
        for (const { rift, at, halves } of KINGSPORT_SLICE.of({ s: state }).tracks) {
          const markers = halves.flat();
          if (halves.some((half) => half.length > SPACES_PER_HALF)) return `${rift} has ${markers.length} markers`;
          const full = markers.length === 2 * SPACES_PER_HALF;
          if ((at !== undefined) !== full)
            return `${rift} is ${at === undefined ? 'closed' : 'open'} with ${markers.length}`;
          const faceDownCount = markers.filter((marker) => marker.faceDown).length;
          if (faceDownCount > 0 && (at === undefined || faceDownCount === markers.length))
            return `${rift} has ${faceDownCount} face down`;
        }
        return undefined;
      },
    },
    {
      name: 'open rifts are at places of the boards',
      clauses: ['K-RIFT-04', 'K-RIFT-08'],
      findViolation(state) {
        const astray = KINGSPORT_SLICE.of({ s: state }).tracks.find(
          ({ at }) => at !== undefined && !content.places.has(at),
        );
        return astray && `${astray.rift} is at ${astray.at}`;
      },
    },
  ];
}
