import type { CSSProperties, ReactNode } from 'react';
import { PlacePicture } from '../../art/places.js';
import { WORLD_HEIGHT, WORLD_WIDTH, WorldPicture } from '../../art/worlds.js';
import { SPIRAL, SymbolMark } from '../../board/symbols.js';
import { useLoadedContent } from '../../text/use-content.js';
import type { MomentPart } from './moment-steps.js';
import type { Moment } from './moments.js';
import { cssVariables, type PartTiming } from './timing.js';
import { BREAK, CRACKS, DUST, HOLE, RAYS, SHARDS } from './torn-map.js';
import './at-place.css';

/** The effects at the place of a moment: the torn map, a gate, a sign, light, dust. */
export function PlaceEffects({ moment, timed }: { moment: Moment; timed: PartTiming }) {
  const has = (part: MomentPart) => timed(part) !== undefined;
  return (
    <svg aria-hidden="true" className="at-place" viewBox="-200 -200 400 400">
      {has('light') && (
        <g className="part light" style={timed('light')}>
          <circle className="pool" r={150} />
          <path d={RAYS} />
        </g>
      )}
      {has('cracks') && <TornMap style={timed('cracks')} />}
      {has('spiral') && (
        <g className="part spiral" style={timed('spiral')}>
          <g className={has('unwind') ? 'part unwind' : undefined} style={timed('unwind')}>
            <GateSpiral marker={moment.marker} torn={has('cracks')} />
          </g>
        </g>
      )}
      {has('turn') && (
        <g className="part turn" style={timed('turn')}>
          <FaceDownGate />
        </g>
      )}
      {has('disc') && (
        <g className="part disc" style={timed('disc')}>
          <FaceDownGate />
        </g>
      )}
      {has('sign') && (
        <g className="part sign" style={timed('sign')}>
          <ElderSign />
        </g>
      )}
      {has('snap') && moment.kind !== 'rumor' && (
        <g className="part snap" style={timed('snap')}>
          <g className="half">
            <ElderSign />
          </g>
          <g className="half other">
            <ElderSign />
          </g>
          <path className="break" d={BREAK} />
        </g>
      )}
      {has('dust') && moment.at !== undefined && <path className="part dust" style={timed('dust')} d={DUST} />}
    </svg>
  );
}

/** The place as a medallion, if the board does not show it. */
export function PlaceMedallion({ id }: { id: string }) {
  const { content } = useLoadedContent();
  const world = content.places.get(id)?.world;
  return (
    <svg aria-hidden="true" className="medallion" viewBox="-34 -34 68 68">
      <clipPath id="moment-disc">
        <circle r={29} />
      </clipPath>
      <circle r={32} fill="var(--ink-0)" />
      <g clipPath="url(#moment-disc)">
        {world === undefined ? (
          <g transform="translate(-29 -29) scale(0.906)">
            <PlacePicture id={content.locations.has(id) ? id : (content.locationsOf(id)[0]?.id ?? id)} />
          </g>
        ) : (
          <g transform={`translate(${-0.75 * WORLD_WIDTH} ${-0.75 * WORLD_HEIGHT}) scale(1.5)`}>
            <WorldPicture id={world} />
          </g>
        )}
      </g>
      <circle r={29} fill="none" stroke="var(--brass)" strokeWidth={1.6} />
    </svg>
  );
}

/** The torn map: cracks, the hole, pieces that fly off once. */
function TornMap({ style }: { style: CSSProperties | undefined }) {
  return (
    <g className="torn">
      <g className="part cracks" style={style}>
        {CRACKS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path className="part hole" style={style} d={HOLE} />
      {SHARDS.map(({ d, print, x, y, turn }) => (
        <g
          key={d}
          className="part shard"
          style={{ ...style, ...cssVariables({ '--to': `translate(${x}px, ${y}px) rotate(${turn}deg)` }) }}
        >
          <path d={d} />
          <path className="print" d={print} />
        </g>
      ))}
    </g>
  );
}

/** An open gate: blades of light at three depths, the deeper ones darker and rotated. */
export function GateSpiral({ marker, torn = false }: { marker: string | undefined; torn?: boolean }): ReactNode {
  const { content } = useLoadedContent();
  const gate = content.gateMarkers.get(marker ?? '');
  return (
    <g className={torn ? 'way-through torn-open' : 'way-through'}>
      <circle className="depth" r={62} />
      {[2.06, 1.5, 1].map((far, i) => (
        <g key={far} className={`far-${i}`} transform={`scale(${far}) rotate(${i * 31})`}>
          {SPIRAL.map((arm) => (
            <path key={arm} d={arm} />
          ))}
        </g>
      ))}
      <circle className="eye" r={13} />
      {gate && (
        <g transform="scale(1.25)" color="#fff">
          <SymbolMark symbol={gate.symbol} />
        </g>
      )}
    </g>
  );
}

/** An elder sign, large. */
export function ElderSign(): ReactNode {
  return (
    <g className="elder">
      <circle r={58} />
      <circle className="inner" r={50} />
      <path d="M0 40V-38M0 18L-27 -11M0 18L27 -11M0 -8L-21 -32M0 -8L21 -32" />
    </g>
  );
}

/** A face-down gate, large. */
export function FaceDownGate(): ReactNode {
  return (
    <g className="face-down">
      <circle r={58} />
      <circle className="inner" r={51} />
      <path d="M-17 -13C-17 -38 20 -38 20 -13C20 3 0 2 0 19M0 33V36" />
    </g>
  );
}
