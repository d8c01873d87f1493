import type { MonsterDef } from '@vigil/rules';
import { memoizeByContent } from '@vigil/table';
import { TokenMark } from '../art/monsters.js';
import { ARCH, ArchedPortrait, tokenColour } from '../art/portraits.js';
import { usePointer } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { useDropTarget } from '../transfer/dragging.js';
import { dropIdOf } from '../transfer/dragging-gifts.js';
import type { Rect } from '../ui/rect.js';
import type { Spot } from './layout.js';
import { arrangeTokens } from './layout.js';
import type { Occupant } from './occupant.js';
import { SymbolMark } from './symbols.js';
import { createMonograms, EMBLEM_BOXES, TOKEN_OUTLINES } from './token-shapes.js';
import './places.css';
import './tokens.css';

const monogramsOf = memoizeByContent(({ monsters }) =>
  createMonograms(new Map([...monsters.values()].map(({ id, name }) => [id, name]))),
);

interface TrayProps {
  readonly box: Rect;
  readonly side: Spot['side'] | 'middle';
  readonly occupants: readonly Occupant[];
  /** The end of the line from the tray to its place. */
  readonly anchor?: { readonly x: number; readonly y: number };
}

/** The tokens of a place on their tray. */
export function Tray({ box, side, occupants, anchor }: TrayProps) {
  if (occupants.length === 0) return null;
  const { size, at, area } = arrangeTokens(box, side, occupants.length);
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 };
  // Small tokens are enlarged on hover.
  const crowded = size < 26;
  return (
    <g
      className={crowded ? 'crowded' : undefined}
      style={crowded ? { transformOrigin: `${middle.x}px ${middle.y}px` } : undefined}
    >
      {anchor && (
        <g className="tray">
          <path d={`M${anchor.x} ${anchor.y}L${middle.x} ${middle.y}`} />
          <rect x={area.x - 1} y={area.y - 1} width={area.w + 2} height={area.h + 2} rx={3} />
        </g>
      )}
      {occupants.map((occupant, i) => {
        const { x, y } = at[i] as { x: number; y: number };
        return (
          <g key={occupant.id} data-token={occupant.id} transform={`translate(${x} ${y}) scale(${(size - 1.5) / 28})`}>
            {occupant.kind === 'monster' ? (
              <MonsterToken token={occupant.id} clues={occupant.clues} />
            ) : (
              <InvestigatorToken id={occupant.id} active={occupant.active} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A monster's token: outline and colour by its movement, its engraving, its dimension symbol, the clues it carries. */
export function MonsterToken({ token, clues = 0 }: { token: string; clues?: number | undefined }) {
  const { content, words } = useLoadedContent();
  const pointer = usePointer(token);
  const kind = content.tokens.get(token) ?? content.monsters.get(token);
  if (!kind) return null;
  return (
    <g className={interactionClasses('monster', pointer)} {...pointer.handlers}>
      <title>{`${words.name('monster', token)}, ${words.say(`movement.${kind.movement}`)}, ${words.say(`symbol.${kind.symbol}`)}`}</title>
      <path className="halo" d={TOKEN_OUTLINES[kind.movement]} />
      <MonsterTokenFace kind={kind} clues={clues} />
    </g>
  );
}

/** The drawing on a monster's token, in a square of 28 centred at 0, 0; for use within a group `monster`. */
export function MonsterTokenFace({ kind, clues = 0 }: { kind: MonsterDef; clues?: number }) {
  const { id, movement } = kind;
  const letters = monogramsOf(useLoadedContent().content).get(id);
  return (
    <>
      <path className={`plate ${movement}`} d={TOKEN_OUTLINES[movement]} />
      <TokenMark kind={id} box={EMBLEM_BOXES[movement]} letters={letters} />
      <path className="edge" d={TOKEN_OUTLINES[movement]} />
      <circle className="seat" cx={8.4} cy={8.4} r={5.2} />
      <g className="dimension" transform="translate(8.4 8.4) scale(0.52)">
        <SymbolMark symbol={kind.symbol} />
      </g>
      {clues > 0 && <ClueLens clues={clues} />}
    </>
  );
}

/** Clues a monster carries: a brass lens, with a number if there are several. */
function ClueLens({ clues }: { clues: number }) {
  return (
    <g className="lens" transform="translate(-10.5 -10.5)">
      <path d="M3 3L5.6 5.6" stroke="#0a0d0f" strokeWidth={4} strokeLinecap="round" />
      <circle r={clues > 1 ? 7 : 4.8} fill="var(--brass-hi)" stroke="#0a0d0f" strokeWidth={1} />
      <path d="M3.2 3.2L5.6 5.6" stroke="var(--brass-hi)" strokeWidth={2} strokeLinecap="round" />
      {clues > 1 ? (
        <text y={4.6} textAnchor="middle" fill="#1d1710" fontFamily="var(--sans)" fontSize={13} fontWeight={700}>
          {clues}
        </text>
      ) : (
        <circle r={2.6} fill="none" stroke="#1d1710" strokeWidth={1.2} />
      )}
    </g>
  );
}

/** An investigator's token: a portrait in an arched cameo, on a foot. */
function InvestigatorToken({ id, active }: { id: string; active: boolean }) {
  const { words } = useLoadedContent();
  const pointer = usePointer(id);
  const drop = useDropTarget(dropIdOf(id));
  return (
    <g
      className={`${interactionClasses('person', pointer)}${active ? ' active' : ''}${drop.receives}`}
      data-drop={drop['data-drop']}
      {...pointer.handlers}
    >
      <title>{words.name('investigator', id)}</title>
      {active && <circle className="lamplight" r={24} fill="url(#lamplight)" />}
      <path className="halo" d="M-12 14V-3.5A12 12 0 0 1 12 -3.5V14Z" />
      <CameoMark id={id} active={active} />
      {active && <path className="pointer" d="M-5 -23H5L0 -17Z" />}
    </g>
  );
}

/** The cameo itself, in a square of 28 centred at 0, 0. */
export function CameoMark({ id, active = false }: { id: string; active?: boolean }) {
  return (
    <>
      <ArchedPortrait id={id} />
      <path d={ARCH} fill="none" stroke="#0a0d0f" strokeWidth={2.6} />
      <path d={ARCH} fill="none" stroke={active ? 'var(--lamp)' : 'var(--bone)'} strokeWidth={active ? 1.8 : 1.3} />
      <path
        className="foot"
        d="M-13 11.5H13V14H-13Z"
        {...(active ? { fill: 'var(--lamp)' } : tokenColour(id))}
        stroke={active ? '#0a0d0f' : 'var(--bone)'}
        strokeWidth={0.6}
      />
    </>
  );
}

/** The state of a component for the deciding player: selectable, reachable by walking, highlighted. */
export interface InteractionState {
  readonly open: boolean;
  readonly steps?: number | undefined;
  readonly lit: boolean;
}

/** Returns the classes for selectable, reachable and highlighted components. */
export function interactionClasses(name: string, { open, steps, lit }: InteractionState): string {
  return `${name}${open ? ' open' : ''}${steps === undefined ? '' : ' walk'}${lit ? ' lit' : ''}`;
}
