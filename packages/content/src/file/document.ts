import { didYouMean } from '@vigil/rules';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Document, isNode, LineCounter, parseAllDocuments, visit } from 'yaml';

/** Position in a document: keys and list indices from its root. */
export type Path = readonly (string | number)[];

/** Formats a path for messages: `board.monsters.woods[0]`. */
export function formatPath(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}

/** A YAML or JSON document of a text: its content, and its problems with file and line. */
export interface ParsedDocument {
  /** The line it begins on. */
  readonly line: number;
  /** Parsed content; undefined if the document cannot be read. */
  readonly value: unknown;
  readonly problems: readonly string[];
  /** `file:line` of a place in the document. */
  readonly locate: (path: Path) => string;
}

/** Compiled schema of a document. */
export type SchemaValidator = ValidateFunction;

/** Parses and validates the documents of a text; `file` is its name in messages. `upgrade` renames former names first. */
export function parseDocuments(
  text: string,
  file: string,
  check: () => SchemaValidator,
  upgrade: (value: unknown) => unknown = (value) => value,
): ParsedDocument[] {
  const deep = findTooDeepLine(text);
  if (deep !== undefined) {
    const place = `${file}:${deep}`;
    return [{ line: deep, value: undefined, problems: [`${place}: it is nested too deeply`], locate: () => place }];
  }
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter, prettyErrors: false })];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  return documents
    .filter((document) => document.contents !== null || document.errors.length > 0)
    .map((document) => parseDocument(document, file, lineAt, check, upgrade));
}

/** Limits on open brackets and columns of indentation, far above any handwritten document. */
const MAX_NESTING = 200;
const MAX_INDENT = 1000;

/** Returns the line where nesting exceeds what a parser can handle, or undefined. */
function findTooDeepLine(text: string): number | undefined {
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.startsWith('---')) open = 0;
    // Lists in lists: "- - - x".
    const indent = /^(?:[ \t]|[-?:] )*/.exec(line)?.[0].length ?? 0;
    for (const character of line) {
      if (character === '[' || character === '{') open++;
      else if (character === ']' || character === '}') open = Math.max(0, open - 1);
      if (open > MAX_NESTING) return i + 1;
    }
    if (indent > MAX_INDENT) return i + 1;
  }
  return undefined;
}

function parseDocument(
  document: Document.Parsed,
  file: string,
  lineAt: (offset: number) => number,
  check: () => SchemaValidator,
  upgrade: (value: unknown) => unknown,
): ParsedDocument {
  const placeOf = (path: Path) => `${file}:${lineAt(offsetOf(document, path))}`;
  const line = lineAt(offsetOf(document, []));
  const broken = document.errors.map(
    ({ pos, code, message }) => `${file}:${lineAt(pos[0])}: ${message}${YAML_HELP[code] ?? ''}`,
  );
  const unreadable = [...broken, ...findBrokenAliases(document).map(([at, text]) => `${file}:${lineAt(at)}: ${text}`)];
  if (unreadable.length > 0) return { line, locate: placeOf, value: undefined, problems: unreadable };
  try {
    const value = upgrade(document.toJS());
    return { line, locate: placeOf, value, problems: findProblems(value, check(), placeOf) };
  } catch (error) {
    // Thrown for endless aliases, for example.
    const reason = error instanceof Error ? error.message : String(error);
    return { line, locate: placeOf, value: undefined, problems: [`${file}:${line}: it cannot be read: ${reason}`] };
  }
}

/** Remedies for errors of YAML. */
const YAML_HELP: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: '; text with a colon and a space in it needs quotes',
  BAD_ALIAS: '; text that begins with * needs quotes',
};

/** Finds unresolved and circular aliases, with their offsets. */
function findBrokenAliases(document: Document.Parsed): readonly (readonly [offset: number, text: string])[] {
  const found: [number, string][] = [];
  const anchors: string[] = [];
  visit(document, {
    Value: (_, { anchor }) => void (anchor && anchors.push(anchor)),
    Collection: (_, { anchor }) => void (anchor && anchors.push(anchor)),
    Alias(_, alias, above) {
      const meant = alias.resolve(document);
      const at = alias.range?.[0] ?? 0;
      if (meant === undefined) {
        found.push([
          at,
          `nothing before it is called "&${alias.source}"${didYouMean(alias.source, anchors) || YAML_HELP.BAD_ALIAS}`,
        ]);
      } else if (above.some((node) => node === meant)) {
        found.push([at, `"*${alias.source}" refers to a node that contains it`]);
      }
    },
  });
  return found;
}

/** Returns the problems of a value, each with file and line. */
export function findProblems(
  value: unknown,
  check: SchemaValidator,
  placeOf: (path: Path) => string,
): readonly string[] {
  const problems = findViolations(value, check).map(({ path, message }) => {
    const where = path.length > 0 ? `${formatPath(path)} ` : '';
    return `${placeOf(path)}: ${where}${message}`;
  });
  return [...new Set(problems)];
}

/** A place in a value, and the violation there. */
export interface SchemaViolation {
  readonly path: Path;
  readonly message: string;
}

/** Returns the schema violations of a value, at most one per place. */
export function findViolations(value: unknown, check: SchemaValidator): readonly SchemaViolation[] {
  if (check(value)) return [];
  const found = new Map<string, SchemaViolation>();
  for (const error of selectRelevantErrors(check.errors ?? [])) {
    const path = parseErrorPath(error, value);
    const at = formatPath(path);
    const before = found.get(at);
    // A value of a union type causes one error per type.
    if (!before) found.set(at, { path, message: formatError(error) });
    else if (
      error.keyword === 'type' &&
      before.message.startsWith('must be ') &&
      !before.message.includes(' one of ') &&
      !before.message.includes(typeName(error))
    ) {
      found.set(at, { path, message: before.message.replace(/(?: or null)?$/, ` or ${typeName(error)}`) });
    }
  }
  return [...found.values()];
}

/** Returns the offset of a node; for a missing one, that of its nearest parent. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** Selects the most specific errors: the deepest ones, without failed branches of a choice. */
function selectRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const specific = errors.filter(
    (error) =>
      alternativeFields(error) !== undefined ||
      (!['anyOf', 'oneOf', 'if', 'not', 'allOf'].includes(error.keyword) &&
        !/\/anyOf\/\d+\/required$/.test(error.schemaPath)),
  );
  const all = specific.length > 0 ? specific : [...errors];
  const deepest = Math.max(...all.map(({ instancePath }) => instancePath.split('/').length));
  return all.filter(({ instancePath }) => instancePath.split('/').length === deepest);
}

/** Returns the required fields of a choice by fields alone. */
function alternativeFields({ keyword, schema }: ErrorObject): string[] | undefined {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return undefined;
  const fields = schema.map((branch: { required?: readonly string[] }) =>
    Object.keys(branch).length === 1 ? branch.required?.[0] : undefined,
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

/** Returns the path of a schema error, with numbers for list indices. */
function parseErrorPath(error: ErrorObject, root: unknown): Path {
  const parts = error.instancePath.split('/').slice(1);
  if (error.keyword === 'additionalProperties') parts.push(String(error.params.additionalProperty));
  if (error.keyword === 'unevaluatedProperties') parts.push(String(error.params.unevaluatedProperty));
  let value = root;
  return parts.map((part) => {
    const key = part.replace(/~1/g, '/').replace(/~0/g, '~');
    const step = Array.isArray(value) ? Number(key) : key;
    value = (Object(value) as Record<string | number, unknown>)[step];
    return step;
  });
}

/** Number of possible values listed beside the nearest one. */
const MAX_LISTED = 20;

/** Types of JSON Schema in plain words. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Returns the type that a value should have had. */
function typeName({ params }: ErrorObject): string {
  const types: readonly string[] = [params.type].flat();
  return types.map((type) => TYPE_NAMES[type] ?? type).join(' or ');
}

function formatError(error: ErrorObject): string {
  const { keyword, params, message, parentSchema, data } = error;
  switch (keyword) {
    case 'type':
      return `must be ${typeName(error)}`;
    case 'required':
      return `lacks "${params.missingProperty}"`;
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const known = Object.keys(parentSchema?.properties ?? {});
      return `is unknown${didYouMean(String(params.additionalProperty ?? params.unevaluatedProperty), known)}`;
    }
    case 'enum': {
      const words = (params.allowedValues as readonly unknown[]).filter((word) => word !== null).map(String);
      const near = didYouMean(typeof data === 'string' ? data : '', words);
      const listed = near === '' ? words : words.slice(0, MAX_LISTED);
      return `must be one of ${listed.join(', ')}${listed.length < words.length ? ', …' : ''}${near}`;
    }
    case 'anyOf': {
      const known = alternativeFields(error);
      if (!known) return message ?? 'does not match any known form';
      const near = Object.keys(Object(data)).map((field) => didYouMean(field, known));
      return `must have one of ${known.join(', ')}${near.find((one) => one !== '') ?? ''}`;
    }
    case 'minItems':
    case 'minProperties':
      return params.limit === 1 ? 'is empty' : (message ?? 'has too few entries');
    case 'maxItems':
      return `has ${(data as readonly unknown[]).length} entries, but at most ${params.limit}`;
    case 'not':
      return 'has fields that exclude each other, or a value that is not allowed here';
    case 'pattern': {
      const examples = parentSchema?.examples as readonly string[] | undefined;
      return examples ? `must look like ${examples.join(' or ')}` : (message ?? 'has another form');
    }
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}
