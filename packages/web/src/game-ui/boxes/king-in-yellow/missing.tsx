import type { Content } from '@vigil/rules';
import { blightsByPlace } from '@vigil/rules/king-in-yellow';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../../../board/boards.js';
import { SIGN_PATH } from './signs.js';

/** The sign at each location whose resident was removed by a Blight (Y-BLIGHT-01). */
export function missingMarkers(content: Content, view: TableView, { spots }: BoardPlan): readonly ReactNode[] {
  return [...blightsByPlace(content, view).keys()].flatMap((place) => {
    const spot = spots.get(place);
    if (!spot) return [];
    return [
      <g key={place} className="blight-marker" transform={`translate(${spot.x - 23} ${spot.y - 20})`}>
        <circle r={10.5} />
        <g transform="scale(.74) translate(-12 -12)">
          <path d={SIGN_PATH} />
          <circle className="eye" cx={12} cy={12} r={2} />
        </g>
      </g>,
    ];
  });
}
