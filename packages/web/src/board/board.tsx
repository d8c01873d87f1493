import { type KeyboardEvent, lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from '../words/t.js';
import { Band, occupantsByPlace } from './band.js';
import { type BoardPlan, bandsOf, type PlaceBand } from './boards.js';
import { BoardDefs, Ground } from './ground.js';
import { DISC_RADIUS, PLATE_HEIGHT, type Spot } from './layout.js';
import { OtherPlacePicture } from './other-place.js';
import { DiscPicture, PlaceMark } from './place.js';
import { Roads } from './roads.js';
import { Tray } from './tokens.js';
import './board.css';

// Only boards of several towns have trains.
const Trains = lazy(() => import('./trains.js'));

/** A board: its city with everything on it, and the areas beyond. */
export const Board = memo(function Board({ plan }: { plan: BoardPlan }) {
  const { snapshot, gameUi, decision, activate } = useTable();
  const { view } = snapshot;
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState('');
  const deciders = useMemo(() => new Set(decision?.by ?? []), [decision]);
  const at = occupantsByPlace(view, deciders);
  const { def, viewBox } = plan;
  const rides = decision?.options.some(({ key }) => key === 'o.ride');
  const spots = [...plan.spots.values()];
  const own = gameUi.useBoardLayers(view, at, plan);
  const reachable = plan.spots.has(current) ? current : (spots[0]?.id ?? '');

  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROW_KEYS[event.key];
    if (way) {
      const next = findNeighbour(plan.spots.get(reachable), spots, way);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      svg.current?.querySelector<SVGGElement>(`[data-place="${next.id}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      activate(reachable);
    }
  };

  return (
    <div className="board">
      <Ground of={plan} />
      {/* Below places and their names, so that no line crosses one. */}
      {own && (
        <svg className="board-aims" viewBox={viewBox} aria-hidden="true">
          {own.below}
        </svg>
      )}
      <StaticPictures plan={plan} />
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no semantic group */}
      <svg ref={svg} viewBox={viewBox} role="group" aria-label={t('ui.board.label')} onKeyDown={onKeyDown}>
        <BoardDefs of={def} />
        <Band plan={plan} view={view} at={at} />
        {spots.map((spot) => (
          <PlaceMark key={spot.id} spot={spot} view={view} inTabOrder={spot.id === reachable} onFocus={setCurrent} />
        ))}
      </svg>
      {/* Tokens change most often: drawn in their own layer, so that the places are not repainted. */}
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no semantic group */}
      <svg className="board-tokens" viewBox={viewBox} role="group" aria-label={t('ui.board.tokens')}>
        {spots.map((spot) => (
          <Tray key={spot.id} box={spot.tray} side={spot.side} occupants={at(spot.id)} anchor={trayLineEnd(spot)} />
        ))}
        {bandsOf(plan, 'cell').map((cell) => (
          <Cell key={cell.place} of={cell} at={at} />
        ))}
        {rides && (
          <Suspense>
            <Trains plan={plan} at={at} />
          </Suspense>
        )}
        {own?.above}
        {/* Container for tokens that only pass through: see src/motion. */}
        <g className="passing" />
      </svg>
    </div>
  );
});

/** Roads and the pictures of the places, which no answer changes: painted once, below everything that does. */
const StaticPictures = memo(function Pictures({ plan: { spots, viewBox } }: { plan: BoardPlan }) {
  return (
    <svg className="board-pictures" viewBox={viewBox} aria-hidden="true" focusable="false">
      <Roads spots={spots} />
      {[...spots.values()]
        .filter(({ kind }) => kind !== 'street')
        .map(({ id, x, y, kind }) => (
          <g key={id} className="place-picture" transform={`translate(${x} ${y})`}>
            {kind === 'location' ? <DiscPicture id={id} /> : <OtherPlacePicture id={id} />}
          </g>
        ))}
    </svg>
  );
});

/** Returns the point where a tray's line meets its place: at the edge of a disc or plate. */
function trayLineEnd({ x, y, tray, kind, width }: Spot): { x: number; y: number } {
  const [dx, dy] = [tray.x + tray.w / 2 - x, tray.y + tray.h / 2 - y];
  const far = Math.hypot(dx, dy);
  const by =
    kind !== 'street'
      ? DISC_RADIUS / far
      : Math.min(width / 2 / Math.abs(dx || 0.1), PLATE_HEIGHT / 2 / Math.abs(dy || 0.1));
  return { x: x + dx * by, y: y + dy * by };
}

/** Distance between the bars of a cell. */
const BAR_SPACING = 13;

/** A cell, such as the jail; drawn only while occupied. */
function Cell({ of, at }: { of: PlaceBand; at: ReturnType<typeof occupantsByPlace> }) {
  const { words } = useLoadedContent();
  const held = at(of.place);
  if (held.length === 0) return null;
  const { place, x, y, w, h } = of;
  const bars = Array.from(
    { length: Math.ceil(w / BAR_SPACING) - 1 },
    (_, i) => `M${x + BAR_SPACING * (i + 1)} ${y}V${y + h}`,
  );
  return (
    <g className="jail">
      <rect x={x} y={y} width={w} height={h} />
      <path d={bars.join('')} />
      <text className="place-name" x={x + w / 2} y={y + h + 15} textAnchor="middle">
        {words.name('place', place).replace(/^the /i, '')}
      </text>
      <Tray box={{ x: x + 2, y: y + 3, w: w - 4, h: h - 6 }} side="middle" occupants={held} />
    </g>
  );
}

const ARROW_KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest place in a direction; sideways distance counts twice. */
function findNeighbour(
  from: Spot | undefined,
  spots: readonly Spot[],
  [wx, wy]: readonly [number, number],
): Spot | undefined {
  if (!from) return spots[0];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const distance = (spot.x - from.x) * wx + (spot.y - from.y) * wy;
    const aside = Math.abs((spot.x - from.x) * wy) + Math.abs((spot.y - from.y) * wx);
    if (distance <= 4 || aside > distance * 2.5) continue;
    const cost = distance + aside * 2;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
