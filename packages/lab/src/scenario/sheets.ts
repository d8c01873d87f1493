import type { AncientOneDef, Content, InvestigatorDef, Modifier } from '@vigil/rules';
import { BLANK_SHEET } from './definitions.js';
import { didYouMean, type Path, ScenarioFault } from './fault.js';
import type { PersonSpec } from './format.js';

/** The sheet of an investigator as printed, or a blank one, with what the scenario changes of it besides skills. */
export function sheetFor(spec: PersonSpec, name: string, content: Content, path: Path): InvestigatorDef {
  const printed = spec.sheet === undefined ? blank(spec, name) : content.investigators.get(spec.sheet);
  if (!printed) {
    const near = didYouMean(spec.sheet ?? '', content.investigators.keys());
    throw new ScenarioFault([...path, 'sheet'], `there is no investigator "${spec.sheet}"${near}`);
  }
  return {
    ...printed,
    ...(spec.home !== undefined && { home: spec.home }),
    ...(spec.focus !== undefined && { focus: spec.focus }),
    ...spec.maximum,
  };
}

/** A sheet without any peculiarity, with maxima high enough for what is asked. */
function blank(spec: PersonSpec, name: string): InvestigatorDef {
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
