import { didYouMean } from '@vigil/rules';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Document, isNode, LineCounter, parseAllDocuments, visit } from 'yaml';

/** Where in a document something stands: keys and list positions from its root. */
export type Path = readonly (string | number)[];

/** A path as people write it: `board.monsters.woods[0]`. */
export function formatPath(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
}

/** A document found in a text, in YAML or JSON: what it says, and what is wrong with it, each with its place. */
export interface ParsedDocument {
  /** The line it begins on. */
  readonly line: number;
  /** What it says; undefined if it cannot be read at all. */
  readonly value: unknown;
  readonly problems: readonly string[];
  /** `file:line` of a place in the document. */
  readonly locate: (path: Path) => string;
}

/** What a document must be. */
export type SchemaValidator = ValidateFunction;

/** The documents of a text, checked; `file` is what it is called in messages. */
export function parseDocuments(text: string, file: string, check: () => SchemaValidator): ParsedDocument[] {
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
    .map((document) => parseDocument(document, file, lineAt, check));
}

/** No document that people write has so many brackets, or so many columns of indentation, open at once. */
const MAX_NESTING = 200;
const MAX_INDENT = 1000;

/** The line at which a text is nested deeper than any parser bears; undefined: at none. */
function findTooDeepLine(text: string): number | undefined {
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.startsWith('---')) open = 0;
    // Lists in lists: "- - - x".
    const indent = /^(?:[ \t]|[-?:] )*/.exec(line)?.[0].length ?? 0;
    for (const sign of line) {
      if (sign === '[' || sign === '{') open++;
      else if (sign === ']' || sign === '}') open = Math.max(0, open - 1);
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
): ParsedDocument {
  const placeOf = (path: Path) => `${file}:${lineAt(offsetOf(document, path))}`;
  const line = lineAt(offsetOf(document, []));
  const broken = document.errors.map((error) => `${file}:${lineAt(error.pos[0])}: ${error.message}`);
  const unreadable = [...broken, ...findBrokenAliases(document).map(([at, text]) => `${file}:${lineAt(at)}: ${text}`)];
  if (unreadable.length > 0) return { line, locate: placeOf, value: undefined, problems: unreadable };
  try {
    const value: unknown = document.toJS();
    return { line, locate: placeOf, value, problems: findProblems(value, check(), placeOf) };
  } catch (error) {
    // What repeats itself without end, for example.
    const reason = error instanceof Error ? error.message : String(error);
    return { line, locate: placeOf, value: undefined, problems: [`${file}:${line}: it cannot be read: ${reason}`] };
  }
}

/** The aliases of a document that stand for nothing, or for something they are themselves in, with where they are. */
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
        found.push([at, `nothing before it is called "&${alias.source}"${didYouMean(alias.source, anchors)}`]);
      } else if (above.some((node) => node === meant)) {
        found.push([at, `"*${alias.source}" stands for something it is in`]);
      }
    },
  });
  return found;
}

/** What is wrong with a value, each with its place. */
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

/** A place in a value, and what is wrong with what stands there. */
export interface SchemaViolation {
  readonly path: Path;
  readonly message: string;
}

/** What is wrong with a value: of each place one thing. */
export function findViolations(value: unknown, check: SchemaValidator): readonly SchemaViolation[] {
  if (check(value)) return [];
  const found = new Map<string, SchemaViolation>();
  for (const error of selectRelevantErrors(check.errors ?? [])) {
    const path = parseErrorPath(error, value);
    const at = formatPath(path);
    const before = found.get(at);
    // Of one that may be of several types each is an error of its own.
    if (!before) found.set(at, { path, message: formatError(error) });
    else if (
      error.keyword === 'type' &&
      before.message.startsWith('must be ') &&
      !before.message.includes(' one of ')
    ) {
      found.set(at, { path, message: before.message.replace(/(?: or null)?$/, ` or ${error.params.type}`) });
    }
  }
  return [...found.values()];
}

/** Where a node of the document begins; of something missing, where its nearest parent does. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}

/** The errors that say most: the deepest, and not that a branch of a choice failed. */
function selectRelevantErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const telling = errors.filter(
    (error) =>
      alternativeFields(error) !== undefined ||
      (!['anyOf', 'oneOf', 'if', 'not', 'allOf'].includes(error.keyword) &&
        !/\/anyOf\/\d+\/required$/.test(error.schemaPath)),
  );
  const all = telling.length > 0 ? telling : [...errors];
  const deepest = Math.max(...all.map(({ instancePath }) => instancePath.split('/').length));
  return all.filter(({ instancePath }) => instancePath.split('/').length === deepest);
}

/** Of a choice by fields alone: those of which one must be there. */
function alternativeFields({ keyword, schema }: ErrorObject): string[] | undefined {
  if (keyword !== 'anyOf' || !Array.isArray(schema)) return undefined;
  const fields = schema.map((branch: { required?: readonly string[] }) =>
    Object.keys(branch).length === 1 ? branch.required?.[0] : undefined,
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

/** The place an error of the schema speaks of, with numbers where the document has lists. */
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

function formatError(error: ErrorObject): string {
  const { keyword, params, message, parentSchema, data } = error;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const known = Object.keys(parentSchema?.properties ?? {});
      return `is not known here${didYouMean(String(params.additionalProperty ?? params.unevaluatedProperty), known)}`;
    }
    case 'enum': {
      const words = (params.allowedValues as readonly unknown[]).filter((word) => word !== null).map(String);
      return `must be one of ${words.join(', ')}${didYouMean(typeof data === 'string' ? data : '', words)}`;
    }
    case 'anyOf': {
      const known = alternativeFields(error);
      if (!known) return message ?? 'fits nothing that is known here';
      const near = Object.keys(Object(data)).map((field) => didYouMean(field, known));
      return `must have one of ${known.join(', ')}${near.find((one) => one !== '') ?? ''}`;
    }
    case 'minItems':
    case 'minProperties':
      return params.limit === 1 ? 'is empty, and says nothing' : (message ?? 'has too few entries');
    case 'maxItems':
      return `has ${(data as readonly unknown[]).length} entries, where there is room for ${params.limit}`;
    case 'not':
      return 'says what cannot be said together, or what nothing here can be';
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}
