import type { Content } from '@vigil/rules';
import { KINGSPORT_SLICE, riftOf, type Track } from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../../../board/boards.js';
import { coveredAreas, DISC_RADIUS, PLATE_HEIGHT, type Spot } from '../../../board/layout.js';
import { SymbolMark } from '../../../board/symbols.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { overlapArea, type Rect } from '../../../ui/rect.js';
import type { BoardLayers } from '../../game-ui.js';

/** Radius of a crack: at a street, and at a location, where there is less room. */
const CRACK_RADIUS = 20;
const LOCATION_CRACK_RADIUS = 15;
const CRACKED = 'M0 -19L5 -8L16 -11L9 0L17 8L6 9L1 20L-4 9L-16 12L-9 2L-17 -7L-6 -8Z';
/** Corners of a disc that are clear of its name, its tray and its stability mark. */
const FREE_CORNERS = [
  [-22, -19],
  [22, -19],
  [26, 13],
] as const;

/** Drawings of Kingsport on a board: open rifts, the places on their markers, the water, and the way up the Head. */
export function useKingsportLayers(view: TableView, board: BoardPlan): BoardLayers | undefined {
  const { content } = useLoadedContent();
  const { tracks } = KINGSPORT_SLICE.of({ s: view });
  return {
    below: stepMarkers(content, board),
    above: [...waterMarkers(content, board), ...progressMarkers(tracks, board), ...riftMarkers(tracks, board)],
  };
}

/** A crack in the ground at each open rift, with its symbol. */
function riftMarkers(tracks: readonly Track[], { spots, def }: BoardPlan): readonly ReactNode[] {
  const taken = [...spots.values()].flatMap((spot) => [...coveredAreas(spot), spot.tray, ...modifierArea(spot)]);
  return tracks.flatMap((track) => {
    const rift = riftOf(track);
    const spot = track.at === undefined ? undefined : spots.get(track.at);
    if (!rift || !spot || track.at === undefined) return [];
    const [x, y] = findFreePosition(spot, taken, def.land);
    const reach = crackRadius(spot);
    taken.push(squareAround(x, y, reach));
    return [
      <g
        key={rift.symbol}
        className={`rift ${rift.colour}`}
        transform={`translate(${x} ${y}) scale(${reach / CRACK_RADIUS})`}
        data-about={track.at}
      >
        <path className="crack" d={CRACKED} />
        <SymbolMark symbol={rift.symbol} />
      </g>,
    ];
  });
}

const crackRadius = ({ kind }: Spot): number => (kind === 'street' ? CRACK_RADIUS : LOCATION_CRACK_RADIUS);

/** Returns the area of a gate's modifier at a location. */
function modifierArea({ kind, x, y }: Spot): readonly Rect[] {
  return kind === 'location' ? [{ x: x - 40, y: y - 31, w: 30, h: 17 }] : [];
}

/** Returns the position beside a place where a crack hides least. */
function findFreePosition(spot: Spot, taken: readonly Rect[], land: Rect): readonly [number, number] {
  const reach = crackRadius(spot);
  const street = spot.kind === 'street';
  const [w, h] = street ? [spot.width / 2, PLATE_HEIGHT / 2] : [DISC_RADIUS, DISC_RADIUS];
  const [aside, up, down] = [w + reach - 2, h + reach - 4, street ? 0 : 6];
  const places: readonly (readonly [number, number])[] = [
    [-aside, down],
    [aside, down],
    [-w * 0.7, up],
    [w * 0.7, up],
    [-w * 0.7, -up],
    [w * 0.7, -up],
    [0, up],
  ];
  let best: readonly [number, number] = [spot.x - aside, spot.y + down];
  let least = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of places) {
    const box = squareAround(spot.x + dx, spot.y + dy, reach);
    const beyond = box.w * box.h - overlapArea(box, land);
    const hidden = taken.reduce((sum, one) => sum + overlapArea(box, one), beyond);
    if (hidden >= least - 1) continue;
    best = [spot.x + dx, spot.y + dy];
    least = hidden;
  }
  return best;
}

function squareAround(x: number, y: number, reach: number): Rect {
  return { x: x - reach, y: y - reach, w: reach * 2, h: reach * 2 };
}

/** A small crack at each location on a progress marker (K-RIFT-12): an encounter there removes the marker. */
function progressMarkers(tracks: readonly Track[], { spots }: BoardPlan): readonly ReactNode[] {
  const seen = new Map<string, number>();
  return tracks.flatMap((track, nth) =>
    [...new Set(track.halves.flat().flatMap(({ place, faceDown }) => (faceDown ? [] : [place])))].flatMap((place) => {
      const spot = spots.get(place);
      const before = seen.get(place) ?? 0;
      seen.set(place, before + 1);
      const [dx, dy] = FREE_CORNERS[before] ?? FREE_CORNERS[0];
      if (!spot) return [];
      return [
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the three tracks never change
          key={`${place} ${nth}`}
          className={track.at === undefined ? 'rift-marker' : 'rift-marker open'}
          transform={`translate(${spot.x + dx} ${spot.y + dy})`}
        >
          <path className="crack" d={CRACKED} transform="scale(.62)" />
          <text textAnchor="middle" y={4}>
            {nth + 1}
          </text>
        </g>,
      ];
    }),
  );
}

/** Waves at each place by the water (K-AQUA-04): aquatic monsters move between them. */
function waterMarkers({ byWater }: Content, { spots }: BoardPlan): readonly ReactNode[] {
  return [...byWater].flatMap((place) => {
    const spot = spots.get(place);
    if (!spot) return [];
    const [dx, dy] = spot.kind === 'street' ? [spot.width / 2 - 3, PLATE_HEIGHT / 2 + 1] : [-25, 15];
    return [
      <g key={place} className="by-water" transform={`translate(${spot.x + dx} ${spot.y + dy})`}>
        <circle r={9} />
        <path d="M-5.6 -2Q-2.8 -5 0 -2T5.6 -2M-5.6 3Q-2.8 0 0 3T5.6 3" />
      </g>,
    ];
  });
}

/** Steps where investigators can only walk on (K-BOARD-07). */
function stepMarkers({ locations }: Content, { spots }: BoardPlan): readonly ReactNode[] {
  return [...locations.values()].flatMap(({ id, onFootOnly, black, street }) => {
    const [from, to] = [spots.get(id), spots.get(black ?? street)];
    if (!onFootOnly || !from || !to) return [];
    return [<path key={id} className="steps" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />];
  });
}
