import type { AncientOneDef, Content, Investigator, InvestigatorDef, Modifier, Skill } from '@vigil/rules';
import { BLANK_SHEET } from './definitions.js';
import { didYouMean, type Path, ScenarioFault } from './fault.js';
import type { InvestigatorSpec } from './format.js';

const TRACKS = {
  'speed-sneak': ['speed', 'sneak'],
  'fight-will': ['fight', 'will'],
  'lore-luck': ['lore', 'luck'],
} as const satisfies Record<string, readonly [Skill, Skill]>;
type Track = keyof typeof TRACKS;

/** The stop a slider is on unless the scenario says otherwise. */
const USUAL_STOP = 1;

export interface Dealt {
  readonly sheet: InvestigatorDef;
  /** The sheet was made for this scenario: nobody else can draw it. */
  readonly own: boolean;
  readonly sliders: Investigator['sliders'];
}

/**
 * The sheet of an investigator with the skills the scenario wants: the printed one where a stop of its sliders shows
 * them, otherwise one of the same id whose track does.
 */
export function dealSheet(spec: InvestigatorSpec, name: string, content: Content, path: Path): Dealt {
  const printed = spec.sheet === undefined ? blank(spec, name) : content.investigators.get(spec.sheet);
  if (!printed) {
    const near = didYouMean(spec.sheet ?? '', content.investigators.keys());
    throw new ScenarioFault([...path, 'sheet'], `there is no investigator "${spec.sheet}"${near}`);
  }
  const tracks = Object.keys(TRACKS) as Track[];
  const sliders = tracks.map((_, i) => spec.sliders?.[i] ?? USUAL_STOP) as Investigator['sliders'];
  let sheet: InvestigatorDef = {
    ...printed,
    ...(spec.home !== undefined && { home: spec.home }),
    ...(spec.focus !== undefined && { focus: spec.focus }),
    ...spec.maximum,
  };
  tracks.forEach((track, i) => {
    const [first, second] = TRACKS[track];
    const stops = printed.sliders[track];
    const wanted = [spec.skills?.[first], spec.skills?.[second]] as const;
    if (wanted[0] === undefined && wanted[1] === undefined) return;
    const shows = (stop: readonly [number, number]) =>
      (wanted[0] === undefined || stop[0] === wanted[0]) && (wanted[1] === undefined || stop[1] === wanted[1]);
    const at = spec.sliders ? (sliders[i] as number) : stops.findIndex(shows);
    const here = stops[at];
    if (here && shows(here)) {
      sliders[i] = at;
      return;
    }
    const stop = spec.sliders ? at : USUAL_STOP;
    const usual = stops[stop] ?? [0, 0];
    const values = [wanted[0] ?? usual[0], wanted[1] ?? usual[1]] as const;
    const track4 = stops.map((_, j) => [Math.max(0, values[0] + j - stop), Math.max(0, values[1] - j + stop)] as const);
    sheet = { ...sheet, sliders: { ...sheet.sliders, [track]: track4 } };
    sliders[i] = stop;
  });
  return { sheet, own: spec.sheet === undefined, sliders };
}

/** A sheet without any peculiarity, with maxima high enough for what is asked. */
function blank(spec: InvestigatorSpec, name: string): InvestigatorDef {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const sanity = Math.max(BLANK_SHEET.sanity, spec.sanity ?? 0);
  const stamina = Math.max(BLANK_SHEET.stamina, spec.stamina ?? 0);
  return { ...BLANK_SHEET, id, name, sanity, stamina };
}

/** The maximum of a value for somebody with these cards (A-STATUS-01). */
export function maximumOf(
  what: 'sanity' | 'stamina',
  who: { readonly sheet: InvestigatorDef; readonly change: number; readonly cards: readonly string[] },
  content: Content,
  slumbering: AncientOneDef | undefined,
): number {
  let maximum = who.sheet[what] + who.change;
  const add = (modifiers: readonly Modifier[] = []) => {
    for (const modifier of modifiers) if (modifier.mod === 'maximum' && modifier.what === what) maximum += modifier.by;
  };
  add(who.sheet.modifiers);
  for (const card of who.cards) add(content.cards.get(card)?.modifiers);
  add(slumbering?.modifiers);
  return Math.max(0, maximum);
}
