import type { Content, Investigator, Skill } from '@vigil/rules';
import type { DealtInvestigator } from '../builder.js';
import type { Path } from '../fault.js';
import { sheetFor } from '../sheets.js';
import type { InvestigatorSpec } from './format.js';

const TRACKS = {
  'speed-sneak': ['speed', 'sneak'],
  'fight-will': ['fight', 'will'],
  'lore-luck': ['lore', 'luck'],
} as const satisfies Record<string, readonly [Skill, Skill]>;
type Track = keyof typeof TRACKS;

/** Default stop of a slider. */
const DEFAULT_STOP = 1;

export interface DealtSheet extends DealtInvestigator {
  readonly sliders: Investigator['sliders'];
}

/**
 * Returns the sheet of an investigator with the skills of the scenario. It is the printed one if a stop of its sliders
 * has these values. Otherwise it has the same id and a changed track.
 */
export function dealSheet(spec: InvestigatorSpec, name: string, content: Content, path: Path): DealtSheet {
  const printed = sheetFor(spec, name, content, path);
  const tracks = Object.keys(TRACKS) as Track[];
  const sliders = tracks.map((_, i) => spec.sliders?.[i] ?? DEFAULT_STOP) as [number, number, number];
  let sheet = printed;
  tracks.forEach((track, i) => {
    const [first, second] = TRACKS[track];
    const stops = printed.sliders[track];
    const wanted = [spec.skills?.[first], spec.skills?.[second]] as const;
    if (wanted[0] === undefined && wanted[1] === undefined) return;
    const shows = (stop: readonly [number, number]) =>
      (wanted[0] === undefined || stop[0] === wanted[0]) && (wanted[1] === undefined || stop[1] === wanted[1]);
    const at = spec.sliders ? (sliders[i] as number) : stops.findIndex(shows);
    const printedStop = stops[at];
    if (printedStop && shows(printedStop)) {
      sliders[i] = at;
      return;
    }
    const stop = spec.sliders ? at : DEFAULT_STOP;
    const usual = stops[stop] ?? [0, 0];
    const values = [wanted[0] ?? usual[0], wanted[1] ?? usual[1]] as const;
    const track4 = stops.map((_, j) => [Math.max(0, values[0] + j - stop), Math.max(0, values[1] - j + stop)] as const);
    sheet = { ...sheet, sliders: { ...sheet.sliders, [track]: track4 } };
    sliders[i] = stop;
  });
  return { sheet, own: spec.sheet === undefined, sliders };
}
