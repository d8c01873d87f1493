import { useId } from 'react';
import { PORTRAITS } from './base/portraits/index.js';
import { STRANGER } from './base/portraits/stranger.js';
import { rays } from './paint.js';
import { PaintedMarks } from './painted-marks.js';
import { artOf, registerBaseArt } from './registry.js';

registerBaseArt('portraits', PORTRAITS);

const RAYS = rays(50, 58, 72);

interface PortraitProps {
  readonly id: string;
  /** Only the head, lighter and without rays and hatching: for sizes under about 40 px. */
  readonly head?: boolean;
}

/** The portrait of an investigator, 5 wide and 6 high. Has no title, since the name is printed beside it. */
export function Portrait({ id, head = false }: PortraitProps) {
  return (
    <svg
      className="portrait"
      viewBox={head ? HEAD_BOX.join(' ') : '0 0 100 120'}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <PortraitMarks id={id} head={head} />
    </svg>
  );
}

/** The part of a portrait shown at small sizes: left, top, width, height. */
const HEAD_BOX = [15, 5, 70, 84] as const;

/** The arch of a cameo, in a token's square centred at 0, 0. */
export const ARCH = 'M-11 11.5V-3.5A11 11 0 0 1 11 -3.5V11.5Z';

/** A portrait within an arch, for use within an SVG: 22 wide, from -14.5 to 11.5. */
export function ArchedPortrait({ id }: { id: string }) {
  const clip = useId();
  const scale = 26 / HEAD_BOX[3];
  return (
    <>
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(0 -14.5) scale(${scale}) translate(-50 ${-HEAD_BOX[1]})`}>
          <PortraitMarks id={id} head />
        </g>
      </g>
    </>
  );
}

/**
 * The colour of an investigator on a small token. The muted colour of the portrait is lighter and more saturated there,
 * so that neighbouring tokens stay distinguishable. Browsers without relative colours use the portrait's colour.
 */
export function tokenColour(id: string): { readonly fill: string; readonly style: { readonly fill: string } } {
  const { ground } = artOf('portraits', id) ?? STRANGER;
  return { fill: ground, style: { fill: `oklch(from ${ground} calc(l + 0.16) calc(c * 1.7 + 0.01) h)` } };
}

function PortraitMarks({ id, head }: { id: string; head: boolean }) {
  const { marks, ground } = artOf('portraits', id) ?? STRANGER;
  // At the size of a token hatching turns grey. Only a ground between bone and night shows an outline of both.
  const shown = head ? marks.filter(({ weight }) => weight === undefined || weight >= 1) : marks;
  return (
    <>
      <rect width={100} height={122} {...(head ? tokenColour(id) : { fill: ground })} />
      {!head && (
        <>
          <path d={RAYS} stroke="#000" strokeWidth={1} opacity={0.33} />
          <circle cx={50} cy={54} r={46} fill={ground} opacity={0.55} />
        </>
      )}
      <PaintedMarks marks={shown} />
    </>
  );
}
