import { content, words } from '../game/words.js';
import { usePointer } from '../table/context.js';
import type { Box, Spot } from './layout.js';
import { arrange } from './layout.js';
import { SymbolMark } from './symbols.js';
import { initials, monograms, OUTLINES } from './token-shapes.js';

const MARKS = monograms(new Map([...content.monsters.values()].map(({ id, name }) => [id, name])));

/** Something that stands somewhere: an investigator or a monster. */
export interface Occupant {
  readonly id: string;
  readonly kind: 'investigator' | 'monster';
  /** It is deciding. */
  readonly active: boolean;
  /** Clues a monster carries (Haunt). */
  readonly clues?: number;
}

interface TrayProps {
  readonly box: Box;
  readonly side: Spot['side'] | 'middle';
  readonly occupants: readonly Occupant[];
  /** Where a line ties the tray to its place. */
  readonly of?: { readonly x: number; readonly y: number };
}

/** The tokens of a place on their tray. */
export function Tray({ box, side, occupants, of }: TrayProps) {
  if (occupants.length === 0) return null;
  const { size, at, ground } = arrange(box, side, occupants.length);
  const middle = { x: ground.x + ground.w / 2, y: ground.y + ground.h / 2 };
  return (
    <g>
      {of && (
        <g className="tray">
          <path d={`M${of.x} ${of.y}L${middle.x} ${middle.y}`} />
          <rect x={ground.x - 1} y={ground.y - 1} width={ground.w + 2} height={ground.h + 2} rx={3} />
        </g>
      )}
      {occupants.map((one, i) => {
        const { x, y } = at[i] as { x: number; y: number };
        return (
          <g key={one.id} transform={`translate(${x} ${y}) scale(${(size - 1.5) / 28})`}>
            {one.kind === 'monster' ? <Monster token={one.id} /> : <Person id={one.id} active={one.active} />}
          </g>
        );
      })}
    </g>
  );
}

/** A monster's token: outline and colour by how it moves, its letters, its dimension symbol. */
export function Monster({ token }: { token: string }) {
  const pointer = usePointer(token);
  const kind = content.tokens.get(token) ?? content.monsters.get(token);
  if (!kind) return null;
  const outline = OUTLINES[kind.movement];
  return (
    <g className={stance('monster', pointer)} {...pointer.handlers}>
      <title>{`${kind.name}, ${words.say(`movement.${kind.movement}`)}, ${words.say(`symbol.${kind.symbol}`)}`}</title>
      <path className="halo" d={outline} />
      <path className={`plate ${kind.movement}`} d={outline} />
      <text className="mark" x={-1.5} y={3} textAnchor="middle">
        {MARKS.get(kind.id)}
      </text>
      <circle className="seat" cx={8} cy={8} r={5.6} />
      <g className="dimension" transform="translate(8 8) scale(0.56)">
        <SymbolMark symbol={kind.symbol} />
      </g>
    </g>
  );
}

/** An investigator's token: an arched cameo on a foot. */
export function Person({ id, active }: { id: string; active: boolean }) {
  const pointer = usePointer(id);
  const name = words.name('investigator', id);
  return (
    <g className={`${stance('person', pointer)}${active ? ' active' : ''}`} {...pointer.handlers}>
      <title>{name}</title>
      {active && <circle r={24} fill="url(#lamplight)" />}
      <path className="halo" d="M-10 13V-3A10 10 0 0 1 10 -3V13Z" />
      <path className="cameo" d="M-10 11V-3A10 10 0 0 1 10 -3V11Z" />
      <path className="foot" d="M-12 11H12V14H-12Z" />
      <text className="mark" y={5} textAnchor="middle">
        {initials(name)}
      </text>
      {active && <path className="pointer" d="M-5 -22H5L0 -16Z" />}
    </g>
  );
}

/** The classes that say whether something can be chosen and whether it is pointed at. */
export function stance(name: string, { open, lit }: { open: boolean; lit: boolean }): string {
  return `${name}${open ? ' open' : ''}${lit ? ' lit' : ''}`;
}
