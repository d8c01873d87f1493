import { useId } from 'react';
import { rays, TONES } from './paint.js';
import { Painted } from './painted.js';
import type { Marks } from './portrait-parts.js';
import { MEN, STRANGER } from './portraits-men.js';
import { WOMEN } from './portraits-women.js';

/** The ground behind each person: muted, and different for those who stand together most. */
const GROUNDS: Readonly<Record<string, string>> = {
  'amanda-sharpe': '#5a4524',
  'ashcan-pete': '#43403a',
  'bob-jenkins': '#2c4a55',
  'carolyn-fern': '#4b3650',
  'darrell-simmons': '#59402d',
  'dexter-drake': '#35305a',
  'gloria-goldberg': '#5b3038',
  'harvey-walters': '#35402a',
  'jenny-barnes': '#4a2c30',
  'joe-diamond': '#2b3f46',
  'kate-winthrop': '#2a4a40',
  'mandy-thompson': '#4d4a2a',
  'michael-mcglen': '#3a3238',
  'monterey-jack': '#6a4d2a',
  'sister-mary': '#2c3350',
  'vincent-lee': '#2f4d4d',
};
const RAYS = rays(50, 58, 72);

/** Whether a person has a portrait of his own. */
export function hasPortrait(id: string): boolean {
  return GROUNDS[id] !== undefined;
}

interface PortraitProps {
  readonly id: string;
  /** Only the head, lighter and without rays and hatching: for sizes under 40 px or so. */
  readonly head?: boolean;
}

/** The portrait of an investigator, 5 wide and 6 high. Its name stands beside it, so it says none. */
export function Portrait({ id, head = false }: PortraitProps) {
  return (
    <svg
      className="portrait"
      viewBox={head ? HEAD.join(' ') : '0 0 100 120'}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <PortraitMarks id={id} head={head} />
    </svg>
  );
}

/** What of a portrait is shown at small sizes: left, top, width, height. */
const HEAD = [15, 5, 70, 84] as const;

/** The arch a cameo has, in a token's square with its middle at 0, 0. */
export const ARCH = 'M-11 11.5V-3.5A11 11 0 0 1 11 -3.5V11.5Z';

/** A portrait within an arch, for use within an SVG: 22 wide, from -14.5 to 11.5. */
export function ArchedPortrait({ id }: { id: string }) {
  const clip = useId();
  const scale = 26 / HEAD[3];
  return (
    <>
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g transform={`translate(0 -14.5) scale(${scale}) translate(-50 ${-HEAD[1]})`}>
          <PortraitMarks id={id} head />
        </g>
      </g>
    </>
  );
}

function PortraitMarks({ id, head }: { id: string; head: boolean }) {
  const marks: Marks = MEN[id] ?? WOMEN[id] ?? STRANGER;
  const ground = GROUNDS[id] ?? '#3a4146';
  // At the size of a token hatching turns to grey, and only a ground between bone and night shows an outline of both.
  const shown = head ? marks.filter(({ weight }) => weight === undefined || weight >= 1) : marks;
  return (
    <>
      <rect width={100} height={122} fill={ground} />
      {head && <rect width={100} height={122} fill={TONES.bone} opacity={0.26} />}
      {!head && (
        <>
          <path d={RAYS} stroke="#000" strokeWidth={1} opacity={0.33} />
          <circle cx={50} cy={54} r={46} fill={ground} opacity={0.55} />
        </>
      )}
      <Painted marks={shown} />
    </>
  );
}
