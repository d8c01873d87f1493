import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { words } from '../say/words.js';
import { useTable } from '../table/context.js';
import { t } from '../words/t.js';
import { Band, occupantsAt } from './band.js';
import { Fixtures, Ground } from './ground.js';
import { BAND_HEIGHT, CITY, DISC, PLATE_HEIGHT, type Spot } from './layout.js';
import { DiscPicture, PlaceMark } from './place.js';
import { Roads } from './roads.js';
import { SPOTS } from './spots.js';
import { jailBox } from './standing.js';
import { Tray } from './tokens.js';

const VIEW_BOX = `0 ${-BAND_HEIGHT} ${CITY.w} ${CITY.y + CITY.h + BAND_HEIGHT}`;

/** The board: the city with everything on it, and what lies beyond. */
export function Board() {
  const { snapshot, face, decision, point } = useTable();
  const { view } = snapshot;
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState('');
  const deciders = useMemo(() => new Set(decision?.by ?? []), [decision]);
  const at = occupantsAt(view, deciders);
  const spots = [...SPOTS.values()];
  const own = face.useOnBoard(view, at);
  const reachable = SPOTS.has(current) ? current : (spots[0]?.id ?? '');

  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) {
      const next = neighbour(SPOTS.get(reachable), spots, way);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      svg.current?.querySelector<SVGGElement>(`[data-place="${next.id}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      point(reachable);
    }
  };

  return (
    <div className="board">
      <Ground />
      {/* Below places and their names, so that no line crosses one. */}
      {own && (
        <svg className="board-aims" viewBox={VIEW_BOX} aria-hidden="true">
          {own.below}
        </svg>
      )}
      <Pictures />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of SVG */}
      <svg ref={svg} viewBox={VIEW_BOX} role="group" aria-label={t('ui.board.label')} onKeyDown={onKeyDown}>
        <Fixtures />
        <Band view={view} at={at} />
        {spots.map((spot) => (
          <PlaceMark key={spot.id} spot={spot} view={view} reachable={spot.id === reachable} onFocus={setCurrent} />
        ))}
      </svg>
      {/* What stands on the places moves most: drawn apart, it leaves the places as they were painted. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a group of SVG */}
      <svg className="board-tokens" viewBox={VIEW_BOX} role="group" aria-label={t('ui.board.tokens')}>
        {spots.map((spot) => (
          <Tray key={spot.id} box={spot.tray} side={spot.side} occupants={at(spot.id)} of={tie(spot)} />
        ))}
        <Jail at={at} />
        {own?.above}
        {/* What is seen to move only passes by here: see src/motion. */}
        <g className="passing" />
      </svg>
    </div>
  );
}

/** Roads and the pictures of the places, which no answer changes: painted once, below everything that does. */
const Pictures = memo(function Pictures() {
  return (
    <svg className="board-pictures" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      <Roads spots={SPOTS} />
      {[...SPOTS.values()]
        .filter(({ kind }) => kind === 'location')
        .map(({ id, x, y }) => (
          <g key={id} className="place-picture" transform={`translate(${x} ${y})`}>
            <DiscPicture id={id} />
          </g>
        ))}
    </svg>
  );
});

/** Where a tray's line meets its place: at the edge of a disc or plate. */
function tie({ x, y, tray, kind, width }: Spot): { x: number; y: number } {
  const [dx, dy] = [tray.x + tray.w / 2 - x, tray.y + tray.h / 2 - y];
  const far = Math.hypot(dx, dy);
  const by =
    kind === 'location'
      ? DISC / far
      : Math.min(width / 2 / Math.abs(dx || 0.1), PLATE_HEIGHT / 2 / Math.abs(dy || 0.1));
  return { x: x + dx * by, y: y + dy * by };
}

/** The jail is drawn only while somebody sits in it, to the right of the Police Station. */
function Jail({ at }: { at: ReturnType<typeof occupantsAt> }) {
  const station = SPOTS.get('police-station');
  const held = at('jail');
  if (!station || held.length === 0) return null;
  const { x, y } = jailBox(station);
  return (
    <g className="jail">
      <rect x={x} y={y} width={64} height={50} />
      <path
        d={`M${x + 13} ${y}V${y + 50}M${x + 26} ${y}V${y + 50}M${x + 39} ${y}V${y + 50}M${x + 52} ${y}V${y + 50}`}
      />
      <text className="place-name" x={x + 32} y={y + 65} textAnchor="middle">
        {words.name('place', 'jail').replace(/^the /i, '')}
      </text>
      <Tray box={{ x: x + 2, y: y + 3, w: 60, h: 44 }} side="middle" occupants={held} />
    </g>
  );
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction: far aside counts as twice as far. */
function neighbour(
  from: Spot | undefined,
  spots: readonly Spot[],
  [wx, wy]: readonly [number, number],
): Spot | undefined {
  if (!from) return spots[0];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * wx + (spot.y - from.y) * wy;
    const aside = Math.abs((spot.x - from.x) * wy) + Math.abs((spot.y - from.y) * wx);
    if (ahead <= 4 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
