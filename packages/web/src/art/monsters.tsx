import { MONSTERS } from './base/icons/monsters.js';
import { Outline } from './outline.js';
import { artOf, drawBase } from './registry.js';

drawBase('monsters', MONSTERS);

interface MonsterMarkProps {
  readonly kind: string;
  /** The side of the square it fills, its middle at 0, 0. */
  readonly size?: number;
  /** What stands there if the kind has no emblem: two letters. */
  readonly letters?: string | undefined;
}

/** The emblem of a kind of monster, in the colour of the text; for use within an SVG. */
export function MonsterMark({ kind, size = 20, letters }: MonsterMarkProps) {
  const icon = artOf('monsters', kind);
  if (icon === undefined) {
    return (
      <text className="mark" y={size * 0.2} textAnchor="middle" fontSize={size * 0.62}>
        {letters ?? kind.slice(0, 2)}
      </text>
    );
  }
  return (
    <g transform={`scale(${size / 512}) translate(-256 -256)`}>
      <Outline icon={icon} />
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
