import type { ReactNode } from 'react';
import { boardsOf } from '../board/boards.js';
import { groundUrl } from '../board/ground.js';
import { Disc, DiscText, type PlaceState, StreetName, StreetPlate } from '../board/place.js';
import { Roads } from '../board/roads.js';
import { CameoMark, MonsterTokenFace } from '../board/tokens.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { useLoadedContent } from '../text/use-content.js';
import type { Rect } from '../ui/rect.js';

/** A figure on a piece of the board: an investigator or a kind of monster. */
export interface BoardFigure {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly active?: boolean;
  readonly clues?: number;
}

interface Props {
  /** Visible part of the board's plane. */
  readonly area: Rect;
  /** State of places; all others are empty. */
  readonly placeStates?: Readonly<Record<string, Partial<PlaceState>>>;
  readonly figures?: readonly BoardFigure[];
  readonly children?: ReactNode;
}

/** Distance within which a place reaches into the visible part. */
const MARGIN = 70;
/** Size of a token relative to a place, as on the board. */
const TOKEN_SCALE = 37.5 / 28;

/** A part of the first board as on the table, with the components of the explanation. A picture. */
export function BoardExcerpt({ area: { x, y, w, h }, placeStates = {}, figures = [], children }: Props) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const [board] = boardsOf(content, words);
  if (!board) return null;
  const { def, spots } = board;
  const near = [...spots.values()].filter(
    (spot) => spot.x > x - MARGIN && spot.x < x + w + MARGIN && spot.y > y - MARGIN && spot.y < y + h + MARGIN,
  );
  return (
    <svg
      className="excerpt"
      viewBox={`${x} ${y} ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <image href={groundUrl(def)} x={def.plane.x} y={def.plane.y} width={def.plane.w} height={def.plane.h} />
      <Roads spots={spots} />
      {near.map((spot) => {
        const name = words.name('place', spot.id);
        const state = { ...emptyPlace(loaded, spot.id), ...placeStates[spot.id] };
        return (
          <g key={spot.id} className={`place ${spot.kind}`} transform={`translate(${spot.x} ${spot.y})`}>
            {spot.kind === 'street' ? <StreetPlate width={spot.width} /> : <Disc id={spot.id} state={state} />}
            {spot.kind === 'street' ? <StreetName name={name} /> : <DiscText label={spot.label} state={state} />}
          </g>
        );
      })}
      {children}
      {figures.map((figure) => (
        <g key={figure.id} transform={`translate(${figure.x} ${figure.y}) scale(${TOKEN_SCALE})`}>
          <Token {...figure} />
        </g>
      ))}
    </svg>
  );
}

/** A token around 0, 0, in a square of 28. */
export function Token({ id, active = false, clues = 0 }: Omit<BoardFigure, 'x' | 'y'>) {
  const { content } = useLoadedContent();
  const kind = content.monsters.get(id);
  if (kind) {
    return (
      <g className="monster">
        <MonsterTokenFace kind={kind} clues={clues} />
      </g>
    );
  }
  return (
    <g className={active ? 'person active' : 'person'}>
      {active && <circle className="lamplight" r={24} fill="url(#lamplight)" />}
      <CameoMark id={id} active={active} />
      {active && <path className="pointer" d="M-5 -23H5L0 -17Z" />}
    </g>
  );
}

/** Returns the state of a place without a gate, a seal or Clues. */
export function emptyPlace({ content }: LoadedContent, id: string): PlaceState {
  return {
    stable: content.places.get(id)?.stable ?? true,
    gate: undefined,
    unknownGate: false,
    sealed: false,
    closed: false,
    clues: 0,
  };
}
