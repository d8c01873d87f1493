import { didYouMean, type JsonSchema } from '@vigil/rules';
import { boxScenarios } from '../games/boxes.js';
import { fieldOf, itemOf } from './box-schema.js';
import { COMPARISONS } from './compare.js';
import { deckFault } from './deck-cards.js';
import { type Path, ScenarioError } from './fault.js';
import type { Position } from './game.js';
import type { LintContext } from './lint-context.js';
import { type NameKind, nameFault, nameKindFault } from './name-kinds.js';

/** Kind of names in lists, by the last part of their path. */
const NAME_KINDS: Readonly<Record<string, NameKind>> = {
  cards: 'card',
  inPlay: 'tableCard',
  environment: 'mythos',
  monsterTrophies: 'monster',
  monsters: 'monster',
  cup: 'monster',
  box: 'monster',
  gateTrophies: 'gate',
  gatePile: 'gate',
  gates: 'area',
  faceUp: 'area',
  faceDown: 'area',
  seals: 'area',
  closed: 'area',
  place: 'place',
  at: 'place',
};

/** Paths of numbers that may be negative. */
const SIGNED = /maximumChange|rating|modifier/;

/** Paths of records, each with a field to compare instead. */
const RECORDS: Readonly<Record<string, string>> = { rumor: 'card', battle: 'round' };

/**
 * Checks that an expected value can fail: comparisons that are always true and unknown names are errors. Throws {@link
 * ScenarioError}.
 */
export function checkValue(key: string, value: unknown, reader: LintContext, path: Path): void {
  checkRecord(key, value, path);
  checkCount(key, value, reader.position, path);
  if (typeof value !== 'object' || value === null) return;
  checkComparison(value, path);
  for (const [name, part] of Object.entries(value)) {
    const place = [...path, name];
    checkNumber(key, name, part, reader.position, place);
    if (name === 'not' || name === 'hasNot') checkDenied(key, part, reader, place);
    else checkValue(Array.isArray(value) || COMPARISONS.includes(name) ? key : `${key}.${name}`, part, reader, place);
  }
}

/** Throws {@link ScenarioError} for a record compared with a plain value, which it never equals. */
function checkRecord(key: string, value: unknown, path: Path): void {
  const field = RECORDS[key];
  const denied: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'not') : value;
  if (field === undefined || denied === null || typeof denied === 'object' || denied === undefined) return;
  throw new ScenarioError(path, `\`${key}\` is never ${JSON.stringify(denied)}; compare \`${key}.${field}\``);
}

/** Throws {@link ScenarioError} for a number of a box compared with names. */
function checkCount(key: string, value: unknown, { schemas }: Position, path: Path): void {
  if (typeof value !== 'string' && !Array.isArray(value)) return;
  const { type } = schemaAt(key.split('.'), schemas) ?? {};
  if (type === 'integer') throw new ScenarioError(path, `\`${key}\` is a number, never ${JSON.stringify(value)}`);
}

/** Throws {@link ScenarioError} for a comparison of a number that holds for all values it can have. */
function checkNumber(key: string, name: string, part: unknown, position: Position, path: Path): void {
  if (typeof part !== 'number') return;
  const [min, max] = limitsOf(key, position);
  const cannotFail = (what: string) => new ScenarioError(path, `\`${key}\` is never ${what}: this cannot fail`);
  if (name === 'atLeast' && part <= min) throw cannotFail(`below ${part}`);
  if (name === 'atMost' && part >= max) throw cannotFail(`above ${part}`);
  if (name === 'not' && (part < min || part > max || !Number.isInteger(part))) throw cannotFail(String(part));
}

/** Returns the smallest and the greatest number at a path. */
function limitsOf(key: string, { game, schemas }: Position): readonly [min: number, max: number] {
  const own = game.limits[key];
  if (own) return own;
  const { minimum, maximum } = schemaAt(key.split('.'), schemas) ?? {};
  return [
    SIGNED.test(key) ? Number.NEGATIVE_INFINITY : typeof minimum === 'number' ? minimum : 0,
    typeof maximum === 'number' ? maximum : Number.POSITIVE_INFINITY,
  ];
}

/** Returns the schema of a path of a box; undefined for other paths. */
function schemaAt([head, id = '', ...parts]: readonly string[], schemas: Position['schemas']): JsonSchema | undefined {
  return parts.reduce<JsonSchema | undefined>(
    (schema, part) => schema && (schema.type === 'array' ? itemOf(schema, Number(part)) : fieldOf(schema, part)),
    head === 'boxes' ? schemas.get(id) : undefined,
  );
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
  for (const text of wordsWithin(denied)) {
    const fault = deniedFault(key, text, reader);
    if (fault !== undefined) throw new ScenarioError(path, fault);
  }
}

function deniedFault(key: string, text: string, reader: LintContext): string | undefined {
  const { position } = reader;
  const { content } = position;
  const parts = key.split('.');
  const possible = valuesAt(parts, position);
  if (possible) {
    const values = [...new Set(possible)];
    const near = didYouMean(text, values) || (values.length <= 12 ? `; there are ${values.join(', ')}` : '');
    return values.includes(text) ? undefined : `\`${key}\` is never "${text}"${near}`;
  }
  const [head = '', second = ''] = parts;
  if (head === 'decks' && parts.length === 2) {
    const fault = deckFault(content, second, text);
    if (fault !== undefined) return fault;
  }
  if (key === 'seals' && content.places.get(text)?.stable) return `${text} is stable, so no gate is sealed there`;
  const kind = head === 'boxes' ? undefined : kindAt(parts, position);
  return kind ? nameKindFault(text, kind, reader) : nameFault(text, reader);
}

/** Returns the kind of names at a path; undefined: any. */
function kindAt(parts: readonly string[], { content, cast }: Position): NameKind | undefined {
  const [head = '', second = ''] = parts;
  const isMonster = (name: string) =>
    content.monsters.has(name) || content.tokens.has(name) || cast.tokenOf(name) !== undefined;
  if (head === 'monsters' && parts.length === 2) return isMonster(second) ? 'place' : 'monster';
  if (parts.length === 1 && isMonster(head)) return 'place';
  return NAME_KINDS[parts.at(-1) ?? ''];
}

/** Returns every text that a path of the game or of a box can have, if they are few; undefined: unknown. */
function valuesAt(parts: readonly string[], position: Position): readonly string[] | undefined {
  const [head = '', ...rest] = parts;
  const own = position.game.valuesAt(position, head, rest);
  if (own) return own;
  const schema = schemaAt(parts, position.schemas);
  const words = schema?.enum ?? (schema?.items as JsonSchema | undefined)?.enum;
  if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
  for (const [, scenario] of boxScenarios(position.content)) {
    const values = scenario.valuesAt?.(head, rest);
    if (values) return values;
  }
  return undefined;
}

/** Returns all texts of an expected value, including those in comparisons. */
export function wordsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsWithin) : [];
}
