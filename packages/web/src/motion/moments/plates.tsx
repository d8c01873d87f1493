import type { CSSProperties } from 'react';
import { artOf } from '../../art/registry.js';
import { MonsterPlate, MonsterScene } from '../../table/threat/plate.js';
import { useLoadedContent } from '../../text/use-content.js';
import type { MomentArea } from './moment-area.js';
import { MAX_PLATES } from './moment-steps.js';
import type { Moment } from './moments.js';
import './plates.css';

/** Arriving monsters: the first ones in full size, the rest by number. */
export function MonsterPlates({
  moment,
  room,
  left,
  scale,
  timed,
}: {
  moment: Moment;
  room: MomentArea;
  left: boolean;
  scale: number;
  timed: (i: number) => CSSProperties | undefined;
}) {
  const { content } = useLoadedContent();
  const { monsters, kind, at } = moment;
  const small = room.w < 600;
  const shown = monsters.slice(0, MAX_PLATES);
  // A single monster is shown as a wide engraving if there is one; several are shown as tokens.
  const [only = ''] = shown;
  const alone = shown.length === 1 && artOf('plates', content.tokens.get(only)?.id ?? only) !== undefined;
  const wide = Math.min(room.w - 24, (alone ? 330 : 158) * (kind === 'monster' && !alone ? 1.2 : 1) * scale);
  const high = wide * (alone ? 9 / 16 : 14 / 16);
  const [least, max] = [wide / 2 + 8, room.w - wide / 2 - 8];
  const step = Math.min(wide * 0.7, (max - least) / Math.max(1, shown.length - 1));
  // Beside the gate, away from the card, each further out; a monster by itself on its place; never over the edge.
  const all = (shown.length - 1) * step;
  const offset = wide * 0.34;
  const from = kind === 'monster' ? room.spot.x - all / 2 : left ? room.spot.x + offset : room.spot.x - offset - all;
  const held = Math.max(least, Math.min(max - all, from));
  const below = Math.min(
    room.h - high - 10,
    room.spot.y + (kind === 'monster' ? -high * (small ? 0.3 : 0.4) : 14 * scale),
  );
  // A monster does not cover its gate: at an edge it falls on the other side, else above it.
  const clear = kind !== 'monster' && alone ? placeBesideGate(room, wide, high, 66 * scale, left) : undefined;
  const [first, y] = clear ?? [held, below];
  return (
    <>
      {shown.map((token, i) => {
        const def = content.tokens.get(token) ?? content.monsters.get(token);
        if (!def) return null;
        const style = { ...timed(i), left: first + i * step - wide / 2, top: y, width: wide, height: high };
        return (
          <div key={token} className={alone ? 'part falls alone' : 'part falls'} style={style}>
            {alone ? <MonsterScene kind={def} at={at} /> : <MonsterPlate kind={def} at={at} />}
            {i === MAX_PLATES - 1 && monsters.length > MAX_PLATES && <b>+{monsters.length - MAX_PLATES}</b>}
          </div>
        );
      })}
    </>
  );
}

/** Returns the position of a wide plate that leaves a gate of that radius visible; undefined if there is none. */
function placeBesideGate(
  { w, h, spot }: MomentArea,
  wide: number,
  high: number,
  gate: number,
  right: boolean,
): readonly [number, number] | undefined {
  const low = Math.max(10, Math.min(h - high - 10, spot.y + 14));
  const far = gate + wide / 2;
  const fits = (x: number) => x - wide / 2 >= 8 && x + wide / 2 <= w - 8;
  const side = [right ? 1 : -1, right ? -1 : 1].map((way) => spot.x + way * far).find(fits);
  if (side !== undefined) return [side, low];
  const x = Math.max(wide / 2 + 8, Math.min(w - wide / 2 - 8, spot.x));
  const above = spot.y - gate - high;
  if (above > 8) return [x, above];
  return spot.y + gate + high < h - 8 ? [x, spot.y + gate] : undefined;
}
