import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Document, isNode, LineCounter, parseAllDocuments } from 'yaml';
import { didYouMean, type Path, pathText } from './fault.js';
import type { ScenarioDocument } from './format.js';

/** A scenario found in a file: what it says, or why it cannot be read. */
export interface ScenarioSource {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly document: ScenarioDocument | undefined;
  /** What is wrong with it, each with its place. */
  readonly problems: readonly string[];
  /** `file:line` of a place in the document. */
  readonly placeOf: (path: Path) => string;
}

/** The published form of scenario files, the same that editors use. */
const SCHEMA = fileURLToPath(new URL('../../../../docs/scenario.schema.json', import.meta.url));

let validator: ValidateFunction | undefined;

function validate(): ValidateFunction {
  validator ??= new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true }).compile(
    JSON.parse(readFileSync(SCHEMA, 'utf8')),
  );
  return validator;
}

/** The scenario files among files and folders, in order. Throws for what does not exist. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new Error(`${path}: there is no such file or folder`);
    if (!found.isDirectory()) return [path];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}

/** The scenarios of a file, one for each YAML document. */
export function readScenarios(file: string): ScenarioSource[] {
  return parseScenarios(readFileSync(file, 'utf8'), file);
}

/** The scenarios of a text; `file` is what it is called in messages. */
export function parseScenarios(text: string, file: string): ScenarioSource[] {
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter, prettyErrors: false })];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  return documents
    .filter((document) => document.contents !== null || document.errors.length > 0)
    .map((document) => readOne(document, file, lineAt));
}

function readOne(document: Document.Parsed, file: string, lineAt: (offset: number) => number): ScenarioSource {
  const placeOf = (path: Path) => `${file}:${lineAt(offsetOf(document, path))}`;
  const line = lineAt(offsetOf(document, []));
  const source = { file, line, placeOf };
  const broken = document.errors.map((error) => `${file}:${lineAt(error.pos[0])}: ${error.message}`);
  if (broken.length > 0) return { ...source, name: '(unreadable)', document: undefined, problems: broken };
  const value: unknown = document.toJS();
  const { name } = Object(value) as { name?: unknown };
  const named = { ...source, name: typeof name === 'string' ? name : '(without a name)' };
  const check = validate();
  if (check(value)) return { ...named, document: value as ScenarioDocument, problems: [] };
  const problems = worst(check.errors ?? []).map((error) => {
    const path = pathOf(error, value);
    const where = path.length > 0 ? `${pathText(path)} ` : '';
    return `${placeOf(path)}: ${where}${wordsOf(error)}`;
  });
  return { ...named, document: undefined, problems: [...new Set(problems)] };
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
function worst(errors: readonly ErrorObject[]): ErrorObject[] {
  const telling = errors.filter(({ keyword }) => !['anyOf', 'oneOf', 'if', 'not', 'allOf'].includes(keyword));
  const all = telling.length > 0 ? telling : [...errors];
  const deepest = Math.max(...all.map(({ instancePath }) => instancePath.split('/').length));
  return all.filter(({ instancePath }) => instancePath.split('/').length === deepest);
}

/** The place an error of the schema speaks of, with numbers where the document has lists. */
function pathOf(error: ErrorObject, root: unknown): Path {
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

function wordsOf(error: ErrorObject): string {
  const { keyword, params, message, parentSchema } = error;
  switch (keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const known = Object.keys(parentSchema?.properties ?? {});
      return `is not known here${didYouMean(String(params.additionalProperty ?? params.unevaluatedProperty), known)}`;
    }
    case 'enum':
      return `must be one of ${params.allowedValues.join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    default:
      return message ?? `breaks the rule "${keyword}"`;
  }
}
