import type { GateMarkerDef } from '@vigil/rules';
import { sealsOf, type TableView, visibleGateAt } from '@vigil/table';
import { memo } from 'react';
import { PlacePicture } from '../art/places.js';
import { placeSummary } from '../play/options.js';
import { usePointer } from '../table/context.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from '../words/t.js';
import { DISC_RADIUS, LINE_HEIGHT, PLATE_HEIGHT, type Spot } from './layout.js';
import { OtherPlaceMark, OtherPlaceName } from './other-place.js';
import { SPIRAL, SymbolMark, toothedRing } from './symbols.js';
import { type InteractionState, interactionClasses } from './tokens.js';
import './places.css';

const RING_TEETH = toothedRing(DISC_RADIUS, 26);
/** A ring round a disc, for the highlight. */
const HALO_RING = `${circle(DISC_RADIUS + 26)}${circle(DISC_RADIUS + 3)}`;

interface Props {
  readonly spot: Spot;
  readonly view: TableView;
  /** True for the one place in the tab order. */
  readonly inTabOrder: boolean;
  readonly onFocus: (id: string) => void;
}

/** A street or a location with its markers. Investigators and monsters on its tray are drawn separately. */
export function PlaceMark({ spot, view, inTabOrder, onFocus }: Props) {
  const loaded = useLoadedContent();
  const pointer = usePointer(spot.id);
  const name = loaded.words.name('place', spot.id);
  return (
    <PlaceShape
      spot={spot}
      name={name}
      label={formatPlaceLabel(loaded, spot, view, name, pointer)}
      className={`${interactionClasses('place', pointer)} ${spot.kind}`}
      state={getPlaceState(loaded, spot.id, view)}
      inTabOrder={inTabOrder}
      handlers={pointer.handlers}
      onFocus={onFocus}
    />
  );
}

interface PlaceShapeProps extends Pick<Props, 'spot' | 'inTabOrder' | 'onFocus'> {
  readonly name: string;
  readonly label: string;
  readonly className: string;
  readonly state: PlaceState;
  readonly handlers: ReturnType<typeof usePointer>['handlers'];
}

const PlaceShape = memo(function DrawnPlace(props: PlaceShapeProps) {
  const { spot, name, label, className, state, inTabOrder, handlers, onFocus } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <g
        className={className}
        role="button"
        tabIndex={inTabOrder ? 0 : -1}
        data-place={spot.id}
        aria-label={label}
        transform={`translate(${spot.x} ${spot.y})`}
        {...handlers}
        onFocus={() => onFocus(spot.id)}
      >
        {spot.kind === 'street' && <StreetPlate width={spot.width} />}
        {spot.kind === 'street' && state.gate && (
          <g transform={`translate(${-spot.width / 2} 0) scale(0.6)`}>
            <Gate gate={state.gate} />
          </g>
        )}
        {spot.kind === 'location' && <DiscMarks state={state} />}
        {spot.kind === 'other' && <OtherPlaceMark />}
      </g>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the button above has this text as its name */}
      <g className="place-words" aria-hidden="true" transform={`translate(${spot.x} ${spot.y})`}>
        {spot.kind === 'street' && <StreetName name={name} />}
        {spot.kind === 'location' && <DiscText label={spot.label} state={state} />}
        {spot.kind === 'other' && <OtherPlaceName label={spot.label} />}
      </g>
    </>
  );
}, isSameDrawing);

function circle(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** The markers at a place. */
export interface PlaceState {
  readonly stable: boolean;
  readonly gate: GateMarkerDef | undefined;
  /** A face-down gate. */
  readonly unknownGate: boolean;
  readonly sealed: boolean;
  readonly closed: boolean;
  readonly clues: number;
}

function getPlaceState({ content }: LoadedContent, id: string, view: TableView): PlaceState {
  const gate = visibleGateAt(view, id);
  return {
    stable: content.places.get(id)?.stable ?? true,
    gate: gate?.marker === undefined ? undefined : content.gateMarkers.get(gate.marker),
    unknownGate: gate !== undefined && gate.marker === undefined,
    sealed: sealsOf(view).includes(id),
    closed: view.closed.some(({ at }) => at === id),
    clues: view.clues[id] ?? 0,
  };
}

function formatPlaceLabel(
  loaded: LoadedContent,
  spot: Spot,
  view: TableView,
  name: string,
  { open, steps }: InteractionState,
): string {
  const { content } = loaded;
  const parts = [name];
  if (spot.kind === 'location')
    parts.push(content.places.get(spot.id)?.stable ? t('ui.board.stable') : t('ui.board.unstable'));
  if (view.closed.some(({ at }) => at === spot.id)) parts.push(t('shared.here.closed'));
  const summary = placeSummary(loaded, view, spot.id);
  if (summary !== '') parts.push(summary);
  if (open) parts.push(t('ui.board.open'));
  if (steps !== undefined) parts.push(t('ui.board.walk', { n: steps }));
  return parts.join(', ');
}

/** The plate of a street, around 0, 0. */
export const StreetPlate = memo(function Plate({ width }: { width: number }) {
  const [w, h] = [width / 2, PLATE_HEIGHT / 2];
  const outline = `M${-w} 0L${9 - w} ${-h}H${w - 9}L${w} 0L${w - 9} ${h}H${9 - w}Z`;
  return (
    <>
      <ellipse className="pool" rx={w + 30} ry={h + 30} />
      <path className="halo" d={outline} />
      <path className="street-plate" d={outline} />
      <path
        className="street-rim"
        d={`M${3 - w} 0L${10 - w} ${2.6 - h}H${w - 10}L${w - 3} 0L${w - 10} ${h - 2.6}H${10 - w}Z`}
      />
    </>
  );
});

export function StreetName({ name }: { name: string }) {
  return (
    <text className="street-name" y={4.8} textAnchor="middle">
      {name}
    </text>
  );
}

/** A location's disc with its markers, around 0, 0; its SVG definitions are in `LightDefs`. */
export function Disc({ id, state }: { id: string; state: PlaceState }) {
  return (
    <>
      <DiscPicture id={id} />
      <DiscMarks state={state} />
    </>
  );
}

/** The static part of a location: its picture on dark ground. */
export const DiscPicture = memo(function DiscPicture({ id }: { id: string }) {
  return (
    <>
      <circle className="ground" r={DISC_RADIUS + 3} />
      <g clipPath="url(#within-disc)">
        <g transform={`translate(${-DISC_RADIUS} ${-DISC_RADIUS}) scale(${DISC_RADIUS / 32})`}>
          <PlacePicture id={id} />
        </g>
      </g>
      <circle className="rim" r={DISC_RADIUS - 2.2} />
    </>
  );
});

/** The markers on a location's picture and round it; the highlight leaves the picture free. */
const DiscMarks = memo(function DiscMarks({ state }: { state: PlaceState }) {
  const { stable, gate, unknownGate, sealed, closed, clues } = state;
  return (
    <>
      <path className="pool" d={HALO_RING} fillRule="evenodd" />
      <circle className="halo" r={DISC_RADIUS + 5} />
      <circle className="hit" r={DISC_RADIUS + 3} />
      {gate && <Gate gate={gate} />}
      {stable ? <circle className="ring stable" r={DISC_RADIUS} /> : <path className="ring unstable" d={RING_TEETH} />}
      {gate && <circle className="ring cold" r={DISC_RADIUS - 1.4} />}
      {gate && <path className="modifier" d="M-14 -9H14V9H-14Z" transform={MODIFIER} />}
      {closed && <Closed />}
      <Stability stable={stable} />
      {clues > 0 && <Clue />}
      {sealed && <Seal />}
      {unknownGate && <UnknownGate />}
    </>
  );
}, isSameDrawing);

/** True if both drawings of a place would be equal: most places do not change between answers. */
function isSameDrawing<P extends { readonly state: PlaceState }>(one: P, other: P): boolean {
  const { state, ...props } = one;
  return isShallowEqual(props, other) && isShallowEqual(state, other.state);
}

function isShallowEqual<T extends object>(some: T, others: T): boolean {
  return (Object.keys(some) as (keyof T)[]).every((key) => some[key] === others[key]);
}

/** The text on a disc and below it. */
export const DiscText = memo(function DiscWords({ label, state }: { label: readonly string[]; state: PlaceState }) {
  const { words } = useLoadedContent();
  const { gate, closed, clues } = state;
  const first = DISC_RADIUS + 16.5;
  return (
    <>
      {label.map((line, i) => (
        <text key={line} className="place-name" y={first + i * LINE_HEIGHT} textAnchor="middle">
          {line}
        </text>
      ))}
      {gate && (
        <>
          <text className="world-name" y={first + label.length * LINE_HEIGHT} textAnchor="middle">
            {t('ui.board.to', { world: shortenWorldName(words.nameInForm('world', gate.world, 'short')) })}
          </text>
          <text className="modifier-words" y={4.8} textAnchor="middle" transform={MODIFIER}>
            {words.signed(gate.modifier)}
          </text>
        </>
      )}
      {closed && (
        <text className="closed-words" y={4.5} textAnchor="middle">
          {t('ui.board.closed-plank')}
        </text>
      )}
      {clues > 0 && (
        <text className="clue-words" y={4.6} textAnchor="middle" transform={CLUE}>
          {clues}
        </text>
      )}
    </>
  );
}, isSameDrawing);

const MODIFIER = `translate(${-DISC_RADIUS + 4} ${-DISC_RADIUS + 6})`;
const CLUE = `translate(${DISC_RADIUS - 5} ${-DISC_RADIUS + 5})`;

/** An open gate: cold light with its world's symbol. */
function Gate({ gate }: { gate: GateMarkerDef }) {
  return (
    <g className="gate">
      <circle className="shine" r={DISC_RADIUS + 22} />
      <circle className="depth" r={DISC_RADIUS} />
      <g clipPath="url(#within-disc)">
        {SPIRAL.map((arm) => (
          <path key={arm} className="arm" d={arm} />
        ))}
      </g>
      <circle className="eye" r={10.5} />
      <g className="dimension">
        <SymbolMark symbol={gate.symbol} />
      </g>
    </g>
  );
}

/** Stable: a green diamond with a bar. Unstable: a red one with a crack. */
function Stability({ stable }: { stable: boolean }) {
  return (
    <g className={stable ? 'diamond stable' : 'diamond unstable'} transform={`translate(0 ${DISC_RADIUS})`}>
      <path className="stone" d="M0 -7L7 0L0 7L-7 0Z" />
      <path className="sign" d={stable ? 'M-3 0H3' : 'M-1.500 -4.500L1.500 -1L-1.500 1L1.500 4.500'} />
    </g>
  );
}

/** A lens with the number of clues in it. */
function Clue() {
  return (
    <g className="clue" transform={CLUE}>
      <path className="handle" d="M5 5L11 11" />
      <circle r={9} />
    </g>
  );
}

/** A face-down gate: a brass disc with a question mark. */
function UnknownGate() {
  return (
    <g className="unknown-gate" transform={`translate(${-DISC_RADIUS + 4} ${-DISC_RADIUS + 5})`}>
      <circle r={10} />
      <path d="M-3 -2.500C-3 -6.500 3.500 -6.500 3.500 -2.500 3.500 0 0 0 0 3M0 5.500V6" />
    </g>
  );
}

/** An elder sign: a branch on a green disc. */
function Seal() {
  return (
    <g className="seal" transform={`translate(${-DISC_RADIUS + 4} ${-DISC_RADIUS + 5})`}>
      <circle r={10} />
      <path d="M0 7V-6M0 3L-5 -2M0 3L5 -2M0 -1L-4 -5M0 -1L4 -5" />
    </g>
  );
}

function Closed() {
  return (
    <g className="closed">
      <circle r={DISC_RADIUS - 1} />
      <path d="M-18 -18L18 18M18 -18L-18 18" />
      <path className="plank" d="M-24 -8H24V8H-24Z" />
    </g>
  );
}

/** Shortens a world's name to its distinctive part. */
function shortenWorldName(name: string): string {
  return name.replace(/^(The|Another|City of the|Great Hall of|Plateau of) /, '');
}
