import {
  COMPONENT_LISTS,
  Content,
  ContentError,
  type ContentProblem,
  checkReferences,
  embeddedIn,
  type Pack,
  packOf,
} from '@vigil/rules';
import { findProblems, formatPath, type Path, parseDocuments } from './document.js';
import { renameFormerNames } from './former-names.js';
import { packCheck } from './pack-check.js';
import { findLimitViolations } from './value-limits.js';

/** An invalid pack file. `problems`: all problems with file and line. */
export class PackError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const messages = problems.map(escapeControlCharacters);
    super(messages.join('\n'));
    this.name = 'PackError';
    this.problems = messages;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f]/g;

/** Control characters, escaped in messages so that file text cannot send terminal codes. */
function escapeControlCharacters(problem: string): string {
  return problem.replace(
    CONTROL_CHARACTERS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Parses a data-only pack in YAML or JSON (docs/packs.md). Runs in any environment.
 *
 * @param file name of the text in messages
 * @param otherPacks packs below it, if known; references are then checked against them
 * @throws {@link PackError} with file and line of every problem
 */
export function parsePack(text: string, file = 'pack', otherPacks: readonly Pack[] = []): Pack {
  const [document, more] = parseDocuments(text, file, packCheck, renameFormerNames);
  if (!document) throw new PackError([`${file}:1: the file contains no pack`]);
  if (more) throw new PackError([`${file}:${more.line}: a file can hold only one pack`]);
  const { value, problems, locate } = document;
  if (problems.length > 0) throw new PackError(problems);
  const pack = validatePack(value, locate);
  if (otherPacks.length > 0) checkPackReferences(pack, otherPacks, locate);
  return pack;
}

/** Throws {@link PackError} if a reference of the pack, or to components it replaces, is unresolved. */
function checkPackReferences(pack: Pack, others: readonly Pack[], locate: (path: Path) => string): void {
  try {
    checkReferences(new Content([...others, pack]));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new PackError(error.problems.map((problem) => formatProblem(problem, pack, locate)));
  }
}

function formatProblem(problem: ContentProblem, pack: Pack, locate: (path: Path) => string): string {
  const { sort, component, at, message } = problem;
  if (problem.pack !== pack.id)
    return `${locate([])}: pack "${problem.pack}", ${sort}, "${component}", ${at}: ${message}`;
  const components: readonly unknown[] = Array.isArray(pack[sort]) ? pack[sort] : [];
  const index = components.findIndex((one) => (one as { readonly id?: unknown }).id === component);
  const within = at.split(/[.[\]]+/).filter((part) => part !== '');
  const path = [sort, index, ...within.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
  return `${locate(path)}: ${formatPath(path)}: ${message}`;
}

/**
 * Returns the packs from files embedded in a saved game; empty if there are none, even in an otherwise invalid save.
 * Throws {@link PackError}.
 */
export function readEmbeddedPacks(save: unknown): Pack[] {
  const { packs } = Object(embeddedIn(save)) as { packs?: unknown };
  if (!Array.isArray(packs)) return [];
  return packs.map((pack: unknown, i) => {
    const locate = () => `embedded.packs[${i}]`;
    try {
      const { fromFile: _, ...given } = Object(renameFormerNames(pack)) as Pack;
      const problems = findProblems(given, packCheck(), locate);
      if (problems.length > 0) throw new PackError(problems);
      return validatePack(given, locate);
    } catch (error) {
      // Endless nesting overflows the stack.
      throw error instanceof RangeError ? new PackError([`${locate()}: is nested too deeply`]) : error;
    }
  });
}

function validatePack(value: unknown, locate: (path: readonly (string | number)[]) => string): Pack {
  const pack = packOf({ ...(value as Pack), fromFile: true });
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(pack.id)) {
    problems.push(`${locate(['id'])}: id must consist of lowercase letters, digits and hyphens`);
  }
  if (/[\s+@]/.test(pack.version) || pack.version === '') {
    problems.push(`${locate(['version'])}: version must not be empty or contain spaces, + or @`);
  }
  for (const { path, message } of findLimitViolations(value))
    problems.push(`${locate(path)}: ${formatPath(path)} ${message}`);
  for (const list of COMPONENT_LISTS) {
    const seen = new Set<string>();
    pack[list]?.forEach(({ id }, i) => {
      if (seen.has(id)) problems.push(`${locate([list, i, 'id'])}: ${list}[${i}].id "${id}" appears twice`);
      seen.add(id);
    });
  }
  if (problems.length > 0) throw new PackError(problems);
  return pack;
}
