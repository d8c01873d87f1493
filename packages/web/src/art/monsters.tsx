import { MONSTERS } from './base/icons/monsters.js';
import { TOKENS } from './base/tokens.js';
import { Outline } from './outline.js';
import { artOf, registerBaseArt } from './registry.js';

registerBaseArt('monsters', MONSTERS);
registerBaseArt('tokens', TOKENS);

interface MonsterMarkProps {
  readonly kind: string;
  /** The side of the square it fills, centred at 0, 0. */
  readonly size?: number;
  /** Two letters, shown if the kind has no emblem. */
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

/** A square on a token: its centre and its side. */
export interface EmblemBox {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface TokenMarkProps {
  readonly kind: string;
  readonly box: EmblemBox;
  readonly letters?: string | undefined;
}

/** A monster as engraved for its token, filling it; if there is no engraving, its emblem, clear of the symbol. */
export function TokenMark({ kind, box: { x, y, size }, letters }: TokenMarkProps) {
  const token = artOf('tokens', kind);
  if (token === undefined) {
    return (
      <g transform={`translate(${x - 1} ${y - 1.2})`} color="#f4ead0">
        <MonsterMark kind={kind} size={size * 0.86} letters={letters} />
      </g>
    );
  }
  return (
    <g className="token-cut" transform={`translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)`}>
      <Outline icon={token} />
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
