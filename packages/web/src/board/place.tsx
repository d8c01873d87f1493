import type { View } from '@vigil/rules';
import { content, words } from '../game/arkham.js';
import { whatIsAt } from '../game/options.js';
import { usePointer } from '../table/context.js';
import { DISC, LINE, PLATE_HEIGHT, type Spot } from './layout.js';
import { SPIRAL, SymbolMark, toothed } from './symbols.js';
import { stance } from './tokens.js';

const TEETH = toothed(DISC, 26);

interface Props {
  readonly spot: Spot;
  readonly view: View;
  /** It is the one of all places that the tab key leads to. */
  readonly reachable: boolean;
  readonly onFocus: (id: string) => void;
}

/** A street or a location with all that lies there. Investigators and monsters stand on its tray, drawn elsewhere. */
export function PlaceMark({ spot, view, reachable, onFocus }: Props) {
  const pointer = usePointer(spot.id);
  const { handlers } = pointer;
  const name = words.name('place', spot.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      className={`${stance('place', pointer)} ${spot.kind}`}
      role="button"
      tabIndex={reachable ? 0 : -1}
      data-place={spot.id}
      aria-label={labelOf(spot, view, name, pointer.open)}
      {...handlers}
      onFocus={() => {
        handlers.onFocus();
        onFocus(spot.id);
      }}
    >
      {spot.kind === 'street' ? <Plate spot={spot} name={name} /> : <Disc spot={spot} view={view} />}
    </g>
  );
}

function labelOf(spot: Spot, view: View, name: string, open: boolean): string {
  const place = content.places.get(spot.id);
  const parts = [name];
  if (spot.kind === 'location') parts.push(place?.stable ? 'stable' : 'unstable');
  if (view.closed.some(({ at }) => at === spot.id)) parts.push('closed');
  const there = whatIsAt(view, spot.id);
  if (there !== '') parts.push(there);
  if (open) parts.push('can be chosen');
  return parts.join(', ');
}

function Plate({ spot, name }: { spot: Spot; name: string }) {
  const { x, y, width } = spot;
  const [w, h] = [width / 2, PLATE_HEIGHT / 2];
  const outline = `M${x - w} ${y}L${x - w + 9} ${y - h}H${x + w - 9}L${x + w} ${y}L${x + w - 9} ${y + h}H${x - w + 9}Z`;
  return (
    <>
      <path className="halo" d={outline} />
      <path className="street-plate" d={outline} />
      <text className="street-name" x={x} y={y + 4.8} textAnchor="middle">
        {name}
      </text>
    </>
  );
}

function Disc({ spot, view }: { spot: Spot; view: View }) {
  const { x, y, id } = spot;
  const stable = content.places.get(id)?.stable ?? true;
  const gate = view.gates.find(({ at }) => at === id);
  const sealed = view.seals.includes(id);
  const closed = view.closed.some(({ at }) => at === id);
  const clues = view.clues[id] ?? 0;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="halo" r={DISC + 3} />
      <circle className="ground" r={DISC} />
      {gate ? <Gate marker={gate.marker} /> : <Empty id={id} />}
      {stable ? <circle className="ring stable" r={DISC} /> : <path className="ring unstable" d={TEETH} />}
      {closed && <Closed />}
      <Stability stable={stable} />
      {clues > 0 && <Clues n={clues} />}
      {sealed && <Seal />}
      <Name spot={spot} world={gate && content.gateMarkers.get(gate.marker)?.world} />
    </g>
  );
}

/** A quiet place: the first letters of what is offered there, or a few roofs. */
function Empty({ id }: { id: string }) {
  const offers = content.locations.get(id)?.abilities !== undefined;
  return (
    <g className="roofs">
      <path d="M-15 13V-1L-7 -8L1 -1V13M1 13V-5H13V13M-19 13H19" />
      <path className={offers ? 'window lamp' : 'window'} d="M-11 2h3v4h-3zM-5 2h3v4h-3zM5 -1h3v4h-3zM5 6h3v4h-3z" />
    </g>
  );
}

/** An open gate: cold light, its world's symbol, what it adds to checks. */
function Gate({ marker }: { marker: string }) {
  const def = content.gateMarkers.get(marker);
  if (!def) return null;
  return (
    <g className="gate">
      <circle r={DISC} />
      {SPIRAL.map((arm) => (
        <path key={arm} className="arm" d={arm} />
      ))}
      <circle className="eye" r={10.5} />
      <g className="dimension">
        <SymbolMark symbol={def.symbol} />
      </g>
      <path className="modifier" d={`M${-DISC - 5} ${-DISC - 1}h25v16h-25z`} />
      <text x={-DISC + 7.5} y={-DISC + 11.5} textAnchor="middle">
        {words.signed(def.modifier)}
      </text>
    </g>
  );
}

/** Stable: a green diamond with a bar. Unstable: a red one with a crack. */
function Stability({ stable }: { stable: boolean }) {
  return (
    <g className={stable ? 'diamond stable' : 'diamond unstable'} transform={`translate(0 ${DISC})`}>
      <path className="stone" d="M0 -7L7 0L0 7L-7 0Z" />
      <path className="sign" d={stable ? 'M-3 0H3' : 'M-1.500 -4.500L1.500 -1L-1.500 1L1.500 4.500'} />
    </g>
  );
}

function Clues({ n }: { n: number }) {
  return (
    <g className="clue" transform={`translate(${DISC - 5} ${-DISC + 5})`}>
      <path className="handle" d="M5 5L11 11" />
      <circle r={9} />
      <text y={4.6} textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

/** An elder sign: a branch on a green disc. */
function Seal() {
  return (
    <g className="seal" transform={`translate(${-DISC + 4} ${-DISC + 5})`}>
      <circle r={10} />
      <path d="M0 7V-6M0 3L-5 -2M0 3L5 -2M0 -1L-4 -5M0 -1L4 -5" />
    </g>
  );
}

function Closed() {
  return (
    <g className="closed">
      <circle r={DISC - 1} />
      <path d="M-18 -18L18 18M18 -18L-18 18" />
      <path className="board" d="M-24 -8H24V8H-24Z" />
      <text y={4.5} textAnchor="middle">
        Closed
      </text>
    </g>
  );
}

/** The name below the disc; below that, the world a gate leads to. */
function Name({ spot, world }: { spot: Spot; world: string | undefined }) {
  const first = DISC + 17;
  return (
    <>
      {spot.label.map((line, i) => (
        <text key={line} className="place-name" y={first + i * LINE} textAnchor="middle">
          {line}
        </text>
      ))}
      {world !== undefined && (
        <text className="world-name" y={first + spot.label.length * LINE} textAnchor="middle">
          to {shortName(words.name('world', world))}
        </text>
      )}
    </>
  );
}

/** A world's name without what is not needed to know it. */
function shortName(name: string): string {
  return name.replace(/^(The|Another|City of the|Great Hall of|Plateau of) /, '');
}
