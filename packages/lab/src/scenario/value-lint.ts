import { type Path, ScenarioError } from './fault.js';
import type { LintContext } from './lint-context.js';
import { type NameKind, nameFault, nameKindFault } from './name-kinds.js';

/** Kind of names in lists, by the last part of their path. */
const NAME_KINDS: Readonly<Record<string, NameKind>> = {
  cards: 'card',
  inPlay: 'card',
  monsterTrophies: 'monster',
  monsters: 'monster',
  cup: 'monster',
  box: 'monster',
  gateTrophies: 'gate',
  gatePile: 'gate',
  gates: 'place',
  seals: 'place',
  closed: 'place',
  place: 'place',
};

/** Paths of numbers that may be negative. */
const SIGNED = /maximumChange|rating|modifier/;

/**
 * Checks that an expected value can fail: comparisons that are always true and unknown names are errors. Throws {@link
 * ScenarioError}.
 */
export function checkValue(key: string, value: unknown, reader: LintContext, path: Path): void {
  if (typeof value !== 'object' || value === null) return;
  checkComparison(value, path);
  for (const [name, part] of Object.entries(value)) {
    const place = [...path, name];
    if (name === 'atLeast' && typeof part === 'number' && part <= 0 && !SIGNED.test(key)) {
      throw new ScenarioError(place, `\`${key}\` is never below ${part}: this cannot fail`);
    }
    if (name === 'not' || name === 'hasNot') checkDenied(key, part, reader, place);
    else checkValue(key, part, reader, place);
  }
}

/** Throws {@link ScenarioError} for a comparison that matches everything. */
export function checkComparison(value: unknown, path: Path): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && Object.keys(value).length === 0) {
    throw new ScenarioError(path, 'an empty object matches everything');
  }
  for (const [name, part] of Object.entries(value)) {
    if ((name === 'has' || name === 'hasNot') && Array.isArray(part) && part.length === 0) {
      throw new ScenarioError([...path, name], `\`${name}: []\` matches every list; write \`[]\``);
    }
  }
}

/** Names under `not` and `hasNot` must be possible values. */
function checkDenied(key: string, denied: unknown, reader: LintContext, path: Path): void {
  const parts = key.split('.');
  const kind =
    NAME_KINDS[parts.at(-1) ?? ''] ?? (parts[0] === 'monsters' && parts.length === 2 ? 'monster' : undefined);
  for (const text of wordsWithin(denied)) {
    const fault = kind && parts[0] !== 'boxes' ? nameKindFault(text, kind, reader) : nameFault(text, reader);
    if (fault !== undefined) throw new ScenarioError(path, fault);
  }
}

/** Returns all texts of an expected value, including those in comparisons. */
export function wordsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsWithin) : [];
}
