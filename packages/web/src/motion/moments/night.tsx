import type { CSSProperties } from 'react';
import type { PartTiming } from './timing.js';
import './night.css';

const RINGS = [0, 1, 2, 3, 4];

/** Lamps going out, from far to near, ring by ring; returning light comes from near to far. */
export function Night({ timed }: { timed: PartTiming }) {
  return RINGS.map((ring) => {
    const out = timed('night', ring * 30);
    const back = timed('light', (RINGS.length - 1 - ring) * 30);
    return (
      <div
        key={ring}
        className={`part night ring-${ring}${back ? ' lit' : ''}`}
        style={out && back ? joinTimings(out, back) : out}
      />
    );
  });
}

function joinTimings(properties: CSSProperties, other: CSSProperties): CSSProperties {
  return {
    animationDelay: `${properties.animationDelay}, ${other.animationDelay}`,
    animationDuration: `${properties.animationDuration}, ${other.animationDuration}`,
  };
}
