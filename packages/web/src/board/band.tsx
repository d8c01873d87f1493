import { cluesOn, type TableView, visibleGates } from '@vigil/table';
import type { ReactNode } from 'react';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../art/worlds.js';
import { usePointer, useTable } from '../table/context.js';
import { capitalize } from '../text/capitalize.js';
import { useLoadedContent } from '../text/use-content.js';
import type { Rect } from '../ui/rect.js';
import { t } from '../words/t.js';
import type { BoardPlan, WorldsBand } from './boards.js';
import { cornerTray } from './layout.js';
import type { Occupant } from './occupant.js';
import { SymbolMark } from './symbols.js';
import { interactionClasses, MonsterToken, Tray } from './tokens.js';
import './band.css';

interface Props {
  readonly view: TableView;
  readonly at: (place: string) => readonly Occupant[];
}

/**
 * The areas beyond the city: the Sky, the Other Worlds with two areas each, the Outskirts, and Lost in Time and Space.
 */
export function Band({ plan, view, at }: Props & { plan: BoardPlan }) {
  const { words } = useLoadedContent();
  const { gameUi } = useTable();
  const titleOf = (place: string) => {
    if (place === 'outskirts') return gameUi.outskirtsLabel(view, at(place).length);
    return place === 'lost' ? t('ui.board.lost') : words.name('place', place).replace(/^the /i, '');
  };
  return (
    <g>
      {plan.column && <Column box={plan.column} />}
      {plan.bands.map((band) => {
        if (band.kind === 'worlds') return <Worlds key={band.worlds[0]} row={band} view={view} at={at} />;
        if (band.kind === 'cell') return null;
        return (
          <Corner key={band.place} box={band} id={band.place} occupants={at(band.place)}>
            {titleOf(band.place)}
          </Corner>
        );
      })}
    </g>
  );
}

/** The dark background beside a board's land. */
function Column({ box: { x, y, w, h } }: { box: Rect }) {
  return (
    <g className="column">
      <rect x={x} y={y} width={w} height={h} />
      <path d={`M${x + 1.5} ${y + 1.5}H${x + w - 1.5}V${y + h - 1.5}H${x + 1.5}Z`} />
    </g>
  );
}

/** Size of a world in a column, with its name beside it. */
const COLUMN_WORLD = { w: 92, h: 70 };

function Worlds({ row: { x, y, w, h, worlds, vertical }, view, at }: Props & { row: WorldsBand }) {
  const { words } = useLoadedContent();
  const share = (vertical ? h : w) / worlds.length;
  const scale = Math.min(1, share / COLUMN_WORLD.h);
  return worlds.map((id, i) => {
    const world = { id, name: words.name('world', id), view, at };
    if (!vertical) return <World key={id} {...world} x={x + i * share} top={y} width={share} />;
    const top = y + i * share + (share - COLUMN_WORLD.h * scale) / 2;
    const nameRoom = w - COLUMN_WORLD.w * scale - 4;
    return (
      <g key={id} transform={`translate(${x} ${top}) scale(${scale})`}>
        <World {...world} x={0} top={0} width={COLUMN_WORLD.w} nameRoom={nameRoom / scale} lettering={1 / scale} />
      </g>
    );
  });
}

interface CornerProps {
  readonly id: string;
  readonly box: Rect;
  readonly occupants: readonly Occupant[];
  readonly children: ReactNode;
}

function Corner({ id, box, occupants, children }: CornerProps) {
  const { words } = useLoadedContent();
  const pointer = usePointer(id);
  const { x, y, w, h } = box;
  const room = h - 24;
  const scale = Math.min(room / WORLD_HEIGHT, (w - 10) / WORLD_WIDTH);
  return (
    <g>
      <g className={interactionClasses('corner', pointer)} {...pointer.handlers}>
        <title>{capitalize(words.name('place', id))}</title>
        <path className="ground" d={cartouche(x, y, w, h)} />
        <g
          transform={`translate(${x + w / 2 - (WORLD_WIDTH * scale) / 2} ${y + 20 + (room - WORLD_HEIGHT * scale) / 2}) scale(${scale})`}
        >
          <WorldPicture id={id} />
        </g>
        <path className="rim" d={cartouche(x + 2.5, y + 2.5, w - 5, h - 5)} />
        <text x={x + w / 2} y={y + 16} textAnchor="middle">
          {children}
        </text>
      </g>
      <Tray box={cornerTray(box)} side="middle" occupants={occupants} />
    </g>
  );
}

/** Approximate width of a letter of a world's name. */
const LETTER_WIDTH = 8.4;

interface WorldProps extends Props {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** Room for the name to the right; the name stands below if left out. */
  readonly nameRoom?: number;
  /** Scale of the name's lettering, relative to the drawing. */
  readonly lettering?: number;
}

/** An Other World: two areas, its name, the symbol of its gates; in cold light while a gate leads there. */
function World({ id, name, view, at, x, top, width, nameRoom, lettering = 1 }: WorldProps) {
  const { content } = useLoadedContent();
  const marker = [...content.gateMarkers.values()].find(({ world }) => world === id);
  const gates = visibleGates(view).filter(
    ({ marker }) => marker !== undefined && content.gateMarkers.get(marker)?.world === id,
  ).length;
  const middle = x + width / 2;
  const half = width / 2 - 4;
  const y = top + 17;
  const lines = splitName(name);
  const nameAt: NamePosition =
    nameRoom === undefined ? { x: middle, y: y + 66 } : { x: x + width + 4, y: y + 31, anchor: 'start' };
  return (
    <g className={gates > 0 ? 'world near' : 'world'}>
      <title>{gates > 0 ? t('ui.board.gates-here', { name, n: gates }) : name}</title>
      {gates > 0 && <ellipse className="shine" cx={middle} cy={y + 25} rx={half + 18} ry={44} />}
      <clipPath id={`within-${id}`}>
        <path d={oval(middle, y + 2, half - 2, 46)} />
      </clipPath>
      <path className="frame" d={oval(middle, y, half, 50)} />
      <g clipPath={`url(#within-${id})`}>
        <g transform={`translate(${middle - half} ${y + 1}) scale(${(half * 2) / WORLD_WIDTH} ${48 / WORLD_HEIGHT})`}>
          <WorldPicture id={id} />
        </g>
      </g>
      <path className="frame rim" d={oval(middle, y + 2.5, half - 2.5, 45)} />
      <path className="frame thin" d={`M${middle} ${y + 4}V${y + 48}`} />
      <text className="area" x={middle - half + 11} y={y + 30} textAnchor="middle">
        1
      </text>
      <text className="area" x={middle + half - 11} y={y + 30} textAnchor="middle">
        2
      </text>
      {marker && (
        <g className="dimension" transform={`translate(${middle} ${y - 3})`}>
          <circle r={11} />
          <SymbolMark symbol={marker.symbol} />
        </g>
      )}
      <WorldName lines={lines} room={nameRoom ?? width} lettering={lettering} at={nameAt} />
      <Area id={`${id}-1`} x={middle - half + 2} y={y + 3} w={half - 3} occupants={at(`${id}-1`)} />
      <Area id={`${id}-2`} x={middle + 1} y={y + 3} w={half - 3} occupants={at(`${id}-2`)} />
      <Stack stack={at(id)} x={middle + half - 6} y={y + 46} />
    </g>
  );
}

interface NamePosition {
  readonly x: number;
  /** Baseline of the first line if below its world, of the middle if beside. */
  readonly y: number;
  readonly anchor?: 'start';
}

/** The name of a world; where many worlds share the row, a long one is condensed. */
function WorldName({
  lines,
  room,
  lettering,
  at: { x, y, anchor },
}: {
  lines: readonly string[];
  room: number;
  lettering: number;
  at: NamePosition;
}) {
  // In the column the whole drawing is smaller.
  const line = lettering === 1 ? 14 : 16.2 * lettering;
  const first = anchor ? y + line * (0.8 - lines.length / 2) : y;
  return lines.map((text, i) => (
    <text
      key={text}
      className="world-title"
      x={x}
      y={first + i * line}
      textAnchor={anchor ?? 'middle'}
      {...(lettering !== 1 && { style: { fontSize: line } })}
      {...(text.length * LETTER_WIDTH * lettering > room && { textLength: room - 4, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  ));
}

/** The monsters waiting in a world (Haunt): the top of the stack, and their number. */
function Stack({ stack, x, y }: { stack: readonly Occupant[]; x: number; y: number }) {
  const { words } = useLoadedContent();
  const top = stack.at(-1);
  if (!top) return null;
  return (
    <g className="stack" transform={`translate(${x} ${y})`}>
      <title>{stack.map(({ id }) => words.name('monster', id)).join(', ')}</title>
      <g transform="scale(0.62)">
        <MonsterToken token={top.id} />
      </g>
      {stack.length > 1 && (
        <text x={0} y={19} textAnchor="middle">
          ×{stack.length}
        </text>
      )}
    </g>
  );
}

function Area({
  id,
  x,
  y,
  w,
  occupants,
}: {
  id: string;
  x: number;
  y: number;
  w: number;
  occupants: readonly Occupant[];
}) {
  const pointer = usePointer(id);
  return (
    <>
      <rect
        className={interactionClasses('area-ground', pointer)}
        x={x}
        y={y}
        width={w}
        height={44}
        {...pointer.handlers}
      />
      <Tray box={{ x, y, w, h: 44 }} side="middle" occupants={occupants} />
    </>
  );
}

/** A frame with round ends. */
function oval(middle: number, y: number, half: number, h: number): string {
  const straight = half - h / 2;
  return `M${middle - straight} ${y}H${middle + straight}a${h / 2} ${h / 2} 0 0 1 0 ${h}H${middle - straight}a${h / 2} ${h / 2} 0 0 1 0 ${-h}Z`;
}

/** A frame with concave corners. */
function cartouche(x: number, y: number, w: number, h: number): string {
  return `M${x + 6} ${y}h${w - 12}q0 6 6 6v${h - 12}q-6 0 -6 6h${12 - w}q0 -6 -6 -6v${12 - h}q6 0 6 -6Z`;
}

function splitName(name: string): string[] {
  if (name.length <= 11) return [name];
  const parts = name.split(' ');
  const half = Math.ceil(name.length / 2);
  let first = parts.shift() ?? '';
  while (parts.length > 1 && first.length + (parts[0] as string).length < half) first += ` ${parts.shift()}`;
  return [first, parts.join(' ')];
}

/** Returns the occupants of each place, for trays. */
export function occupantsByPlace(view: TableView, deciders: ReadonlySet<number>) {
  return (place: string): Occupant[] => [
    ...view.investigators
      .filter((who) => who.place === place)
      .map((who) => ({ id: who.id, kind: 'investigator' as const, active: deciders.has(who.seat) })),
    ...view.monsters
      .filter((monster) => monster.at === place)
      .map(({ token }) => ({ id: token, kind: 'monster' as const, active: false, clues: cluesOn(view, token) })),
  ];
}
