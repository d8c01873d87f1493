import { COMPONENT_LISTS, Content, ContentFault, checkReferences, type Fault, type Pack, packOf } from '@vigil/rules';
import { type Path, pathText, problemsOf, readDocuments } from './document.js';
import { packCheck } from './pack-check.js';
import { slipsIn } from './slips.js';

/** A file that is no pack. `problems`: what is wrong with it, each with its place. */
export class PackFault extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const said = problems.map(spelledOut);
    super(said.join('\n'));
    this.name = 'PackFault';
    this.problems = said;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** Text of a file may appear in a message, but no terminal code. */
function spelledOut(problem: string): string {
  return problem.replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Reads a pack of data alone, in YAML or JSON (docs/packs.md). Runs anywhere.
 *
 * @param file what the text is called in messages
 * @param beside packs it is laid upon, if they are known: then what it names must be there
 * @throws {@link PackFault}, which names line and place of all that is wrong
 */
export function readPack(text: string, file = 'pack', beside: readonly Pack[] = []): Pack {
  const [document, more] = readDocuments(text, file, packCheck);
  if (!document) throw new PackFault([`${file}:1: there is no pack in it`]);
  if (more) throw new PackFault([`${file}:${more.line}: a file holds one pack only`]);
  const { value, problems, placeOf } = document;
  if (problems.length > 0) throw new PackFault(problems);
  const pack = packFrom(value, placeOf);
  if (beside.length > 0) checkBeside(pack, beside, placeOf);
  return pack;
}

/** Throws {@link PackFault} if a pack names what neither it nor the others have, or takes from them what they name. */
function checkBeside(pack: Pack, others: readonly Pack[], placeOf: (path: Path) => string): void {
  try {
    checkReferences(new Content([...others, pack]));
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    throw new PackFault(error.faults.map((fault) => faultText(fault, pack, placeOf)));
  }
}

function faultText(fault: Fault, pack: Pack, placeOf: (path: Path) => string): string {
  const { sort, component, at, message } = fault;
  if (fault.pack !== pack.id) return `${placeOf([])}: pack "${fault.pack}", ${sort}, "${component}", ${at}: ${message}`;
  const components: readonly unknown[] = Array.isArray(pack[sort]) ? pack[sort] : [];
  const index = components.findIndex((one) => (one as { readonly id?: unknown }).id === component);
  const within = at.split(/[.[\]]+/).filter((part) => part !== '');
  const path = [sort, index, ...within.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
  return `${placeOf(path)}: ${pathText(path)}: ${message}`;
}

/**
 * The packs from files that a saved game brings along; none if there are none, whatever else is wrong with it. Throws
 * {@link PackFault}.
 */
export function packsInSave(save: unknown): Pack[] {
  const { enclosed } = Object(save) as { enclosed?: unknown };
  const { packs } = Object(enclosed) as { packs?: unknown };
  if (!Array.isArray(packs)) return [];
  return packs.map((pack: unknown, i) => {
    const { fromFile: _, ...given } = Object(pack) as Pack;
    const placeOf = () => `enclosed.packs[${i}]`;
    try {
      const problems = problemsOf(given, packCheck(), placeOf);
      if (problems.length > 0) throw new PackFault(problems);
      return packFrom(given, placeOf);
    } catch (error) {
      // No stack bears what is nested without end.
      throw error instanceof RangeError ? new PackFault([`${placeOf()}: is nested too deeply`]) : error;
    }
  });
}

function packFrom(value: unknown, placeOf: (path: readonly (string | number)[]) => string): Pack {
  const pack = packOf({ ...(value as Pack), fromFile: true });
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(pack.id)) {
    problems.push(`${placeOf(['id'])}: id must be of small letters, digits and hyphens`);
  }
  if (/[\s+@]/.test(pack.version) || pack.version === '') {
    problems.push(`${placeOf(['version'])}: version must be a word without blanks, + and @`);
  }
  for (const { path, message } of slipsIn(value)) problems.push(`${placeOf(path)}: ${pathText(path)} ${message}`);
  for (const list of COMPONENT_LISTS) {
    const seen = new Set<string>();
    pack[list]?.forEach(({ id }, i) => {
      if (seen.has(id)) problems.push(`${placeOf([list, i, 'id'])}: ${list}[${i}].id "${id}" is there twice`);
      seen.add(id);
    });
  }
  if (problems.length > 0) throw new PackFault(problems);
  return pack;
}
