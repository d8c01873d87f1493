import type { Moment, MomentKind } from './moments.js';

/** A moving part of a moment. Each part is drawn in `moment-scene.tsx`, and animated in `moments.css` by its name. */
export type MomentPart =
  | 'card'
  | 'name'
  | 'lines'
  | 'night'
  | 'cracks'
  | 'spiral'
  | 'unwind'
  | 'light'
  | 'sign'
  | 'snap'
  | 'disc'
  | 'turn'
  | 'plates'
  | 'dust'
  | 'doom'
  | 'terror'
  | 'face'
  | 'gone'
  | 'loss'
  | 'sheet'
  | 'dawn'
  | 'ancient';

/** Start and duration of a part's animation, in milliseconds at the directed pace. */
export interface MomentStep {
  readonly part: MomentPart;
  readonly from: number;
  readonly ms: number;
}

/** Maximum length of a moment. */
const MAX_LENGTH_MS = 2000;
/** Time a moment rests before it leaves, and the time of leaving. */
const REST_MS = 400;
/** Extra time for a card alone, to be read. */
const READING_MS = 700;
export const LEAVING_MS = 160;
/** Delay between falling monsters; the last ones beyond this number fall together. */
export const PLATE_DELAY_MS = 110;
export const MAX_PLATES = 4;

/** A part, its delay after the previous part present, and its duration. */
type StepSpec = readonly [part: MomentPart, after: number, ms: number];

/**
 * The choreography. A card points at a place; lamps go out; the arrival tears the map or falls on it; a rise is
 * counted. Good events run in reverse: light comes back. Missing parts are left out, and the rest comes earlier.
 */
const CHOREOGRAPHY: Readonly<Record<MomentKind, readonly StepSpec[]>> = {
  mythos: [
    ['card', 0, 400],
    ['dust', 400, 200],
  ],
  encounter: [
    ['card', 0, 400],
    ['face', 120, 220],
    ['lines', 200, 180],
  ],
  gate: [
    ['card', 0, 400],
    ['name', 380, 120],
    ['lines', 60, 200],
    ['night', 180, 280],
    ['snap', 40, 200],
    ['cracks', 180, 300],
    ['spiral', 80, 420],
    ['plates', 380, 220],
    ['dust', 180, 200],
    ['doom', 20, 240],
  ],
  surge: [
    ['card', 0, 400],
    ['name', 380, 120],
    ['lines', 60, 180],
    ['night', 140, 240],
    ['cracks', 120, 260],
    ['spiral', 60, 380],
    ['plates', 300, 220],
    ['dust', 180, 200],
  ],
  closed: [
    ['night', 0, 160],
    ['name', 60, 120],
    ['spiral', 0, 160],
    ['unwind', 260, 460],
    ['light', 380, 420],
  ],
  sealed: [
    ['night', 0, 160],
    ['name', 60, 120],
    ['spiral', 0, 160],
    ['unwind', 240, 420],
    ['sign', 400, 220],
    ['dust', 190, 200],
    ['light', 40, 460],
  ],
  'seal-broken': [
    ['night', 0, 200],
    ['name', 60, 120],
    ['snap', 160, 420],
  ],
  'gate-laid': [
    ['night', 0, 240],
    ['name', 60, 120],
    ['disc', 160, 220],
    ['dust', 190, 200],
  ],
  'gate-turned': [
    ['night', 0, 200],
    ['name', 60, 120],
    ['turn', 80, 300],
    ['cracks', 220, 280],
    ['spiral', 60, 420],
    ['dust', 200, 200],
  ],
  monster: [
    ['night', 0, 180],
    ['name', 80, 120],
    ['plates', 120, 220],
    ['dust', 190, 200],
  ],
  doom: [
    ['night', 0, 200],
    ['doom', 100, 320],
    ['dust', 260, 200],
  ],
  terror: [
    ['night', 0, 240],
    ['name', 100, 120],
    ['terror', 160, 460],
  ],
  morning: [
    ['night', 0, 120],
    ['dawn', 120, 620],
    ['name', 260, 200],
  ],
  fell: [
    ['face', 0, 240],
    ['name', 140, 120],
    ['night', 120, 240],
    ['gone', 260, 420],
    ['loss', 200, 560],
  ],
  comes: [
    ['night', 0, 120],
    ['light', 100, 420],
    ['face', 60, 260],
    ['name', 160, 120],
    ['sheet', 100, 280],
  ],
  rumor: [
    ['card', 0, 400],
    ['name', 300, 120],
    ['snap', 120, 320],
    ['light', 0, 420],
  ],
  stirs: [
    ['night', 0, 260],
    ['ancient', 160, 620],
    ['name', 320, 160],
  ],
  awakened: [
    ['night', 0, 300],
    ['cracks', 220, 320],
    ['ancient', 140, 760],
    ['name', 420, 160],
  ],
  victory: [
    ['night', 0, 160],
    ['dawn', 140, 900],
    ['name', 420, 200],
  ],
  defeat: [
    ['night', 0, 360],
    ['ancient', 260, 900],
    ['name', 480, 200],
  ],
};

/** Moments that consist of a card or sheet to read. */
const READING_KINDS: ReadonlySet<MomentKind> = new Set(['mythos', 'encounter', 'rumor', 'comes']);

/** True if a moment has content for a part. */
function hasPart(moment: Moment, part: MomentPart): boolean {
  const { kind } = moment;
  switch (part) {
    case 'card':
      return moment.card !== undefined;
    case 'lines':
      return moment.card !== undefined && moment.at !== undefined;
    case 'plates':
      return moment.monsters.length > 0;
    case 'doom':
      return moment.doom !== undefined;
    case 'loss':
      return moment.misfortune?.loss !== undefined;
    case 'snap':
      return kind === 'rumor' ? moment.rumor === 'failed' : kind === 'seal-broken' || moment.broken === true;
    case 'light':
      return kind !== 'rumor' || moment.rumor === 'passed';
    case 'dust':
      return moment.at !== undefined || moment.doom !== undefined;
    default:
      return true;
  }
}

/** Returns the steps of a moment, in order: only parts with content. */
export function stepsOf(moment: Moment): readonly MomentStep[] {
  const steps: MomentStep[] = [];
  let from = 0;
  for (const [part, after, ms] of CHOREOGRAPHY[moment.kind]) {
    if (!hasPart(moment, part)) continue;
    if (steps.length > 0) from += after;
    steps.push({ part, from, ms });
  }
  return steps;
}

/** Returns the length of a moment at the directed pace, from its first step until it is gone. */
export function momentLength(moment: Moment): number {
  const plates = Math.min(MAX_PLATES, moment.monsters.length) - 1;
  const ends = stepsOf(moment).map(({ part, from, ms }) => {
    const more = part === 'plates' ? plates * PLATE_DELAY_MS : 0;
    return from + ms + more;
  });
  const read = READING_KINDS.has(moment.kind) ? READING_MS : 0;
  return Math.min(MAX_LENGTH_MS, Math.max(0, ...ends) + REST_MS + read + LEAVING_MS);
}
