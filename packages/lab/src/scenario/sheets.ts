import type { AnyInvestigator, Content, InvestigatorDef, InvestigatorStats } from '@vigil/rules';
import { BLANK_SHEET } from './definitions.js';
import { didYouMean, type Path, ScenarioError } from './fault.js';
import type { CommonDocument, PersonSpec } from './format.js';

/** Returns the sheet of an investigator, printed or blank, with the scenario's changes except skills. */
export function sheetFor(spec: PersonSpec, name: string, content: Content, path: Path): InvestigatorDef {
  const printed = spec.sheet === undefined ? blank(name) : content.investigators.get(spec.sheet);
  if (!printed) {
    const near = didYouMean(spec.sheet ?? '', content.investigators.keys());
    throw new ScenarioError([...path, 'sheet'], `there is no investigator "${spec.sheet}"${near}`);
  }
  return {
    ...printed,
    ...(spec.home !== undefined && { home: spec.home }),
    ...(spec.focus !== undefined && { focus: spec.focus }),
    ...spec.maximum,
  };
}

/** A sheet without special features. */
function blank(name: string): InvestigatorDef {
  return { ...BLANK_SHEET, id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), name };
}

/**
 * Sets Sanity and Stamina of all investigators, once every card that changes a maximum is on the table. Values are
 * those of the scenario, or the maxima (A-STATUS-01). Throws {@link ScenarioError} for a value above its maximum.
 */
export function settlePeople(
  { investigators = [] }: CommonDocument,
  people: readonly Pick<AnyInvestigator, 'seat' | 'sanity' | 'stamina'>[],
  figures: readonly InvestigatorStats[],
): void {
  for (const who of people) {
    for (const what of ['sanity', 'stamina'] as const) {
      const maximum = (figures[who.seat] as InvestigatorStats).maximum[what];
      const wanted = investigators[who.seat]?.[what] ?? maximum;
      if (wanted > maximum) {
        const help = `; \`maximum: { ${what}: ${wanted} }\` prints another on the sheet`;
        throw new ScenarioError(
          ['investigators', who.seat, what],
          `${wanted} is above the maximum of ${maximum}${help}`,
        );
      }
      who[what] = wanted;
    }
  }
}
