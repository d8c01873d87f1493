import { MONSTER_ICONS } from './icon-names.js';
import sheet from './monster-outlines.svg?url';
import { Outline } from './outline.js';

/** Whether a kind of monster has an emblem. */
export function hasEmblem(kind: string): boolean {
  return MONSTER_ICONS[kind] !== undefined;
}

interface MonsterMarkProps {
  readonly kind: string;
  /** The side of the square it fills, its middle at 0, 0. */
  readonly size?: number;
  /** What stands there if the kind has no emblem: two letters. */
  readonly letters?: string | undefined;
}

/** The emblem of a kind of monster, in the colour of the text; for use within an SVG. */
export function MonsterMark({ kind, size = 20, letters }: MonsterMarkProps) {
  const icon = MONSTER_ICONS[kind];
  if (icon === undefined) {
    return (
      <text className="mark" y={size * 0.2} textAnchor="middle" fontSize={size * 0.62}>
        {letters ?? kind.slice(0, 2)}
      </text>
    );
  }
  return (
    <g transform={`scale(${size / 512}) translate(-256 -256)`}>
      <Outline icon={icon} sheet={sheet} />
    </g>
  );
}

/** The emblem of a kind of monster within text or a card. */
export function MonsterIcon({ kind, letters }: { kind: string; letters?: string | undefined }) {
  return (
    <svg className="monster-icon" viewBox="-10 -10 20 20" aria-hidden="true">
      <MonsterMark kind={kind} letters={letters} />
    </svg>
  );
}
