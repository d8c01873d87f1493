import { patrolledStreets, whispersOf } from '@vigil/rules/dark-pharaoh-revised';
import type { ReactNode } from 'react';
import { createMarkerPlacer } from '../../../board/marker-placement.js';
import type { BoxUi } from '../../box-ui.js';
import './dark-pharaoh-revised.css';
import { say } from './words.js';

/** The user interface of the 2011 edition of Curse of the Dark Pharaoh. It adds patrols and the Ancient Whispers. */
export const BOX_UI: BoxUi = {
  useBoardLayers(view, { spots, def }) {
    const free = createMarkerPlacer(spots, def.land, 20);
    const above: ReactNode[] = patrolledStreets(view).flatMap((street) => {
      const spot = spots.get(street);
      return spot ? [<Patrol key={street} at={free(spot)} street={street} />] : [];
    });
    const whispers = whispersOf(view);
    const spot = whispers && spots.get(whispers.at);
    if (spot) above.push(<Whispers key="whispers" at={free(spot)} street={whispers.at} isUsed={whispers.isUsed} />);
    return above.length > 0 ? { below: undefined, above } : undefined;
  },
  explanationLines: (_edition, target, view) => {
    const whispers = whispersOf(view);
    return [
      ...(patrolledStreets(view).includes(target) ? [say('patrol-about')] : []),
      ...(whispers?.at === target ? [say(whispers.isUsed ? 'used' : 'waits')] : []),
    ];
  },
};

interface MarkerProps {
  readonly at: readonly [x: number, y: number];
  readonly street: string;
}

/** A constable's helmet and lantern. */
function Patrol({ at: [x, y], street }: MarkerProps) {
  return (
    <g className="patrol" transform={`translate(${x} ${y})`} data-about={street}>
      <title>{say('patrol')}</title>
      <circle className="under" r="19" />
      <path className="beam" d="M-3 8L-17 -1V17Z" />
      <path className="helmet" d="M-9 5Q-10 -9 0 -13Q10 -9 9 5Z" />
      <path className="brim" d="M-13 5H13L11 9H-11Z" />
      <path
        className="badge"
        d="M0 -7L1.800 -3.200L6 -2.700L3 0.200L3.700 4.300L0 2.300L-3.700 4.300L-3 0.200L-6 -2.700L-1.800 -3.200Z"
      />
    </g>
  );
}

/** The marker of the Whispers: an eye in a swirl of sand. */
function Whispers({ at: [x, y], street, isUsed }: MarkerProps & { readonly isUsed: boolean }) {
  return (
    <g className={isUsed ? 'whispers used' : 'whispers'} transform={`translate(${x} ${y})`} data-about={street}>
      <title>{say(isUsed ? 'used' : 'waits')}</title>
      <circle className="under" r="22" />
      <path className="sand" d="M0 -20A20 20 0 0 1 20 0M17 10A20 20 0 0 1 -4 19.600M-14 14A20 20 0 0 1 -19 -6" />
      <path className="sand" d="M8 -13A15 15 0 0 1 13 8M-6 14A15 15 0 0 1 -15 1M-13 -9A15 15 0 0 1 -2 -15" />
      <path className="eye" d="M-13 0Q0 -11 13 -1Q4 7 -3 6Q-9 5 -13 0Z" />
      <path className="brow" d="M-14 -6Q0 -16 14 -5M-3 6Q-4 11 -8 13M3 6Q6 12 13 12Q14 9 11 8" />
      <circle className="pupil" cx="0" cy="-1" r="3.600" />
    </g>
  );
}
