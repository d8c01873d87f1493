import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compileSchema,
  type ParsedDocument,
  type Path,
  parseDocuments,
  renameFormerNames,
  type SchemaValidator,
} from '@vigil/content/file';
import type { ScenarioDocument } from './format.js';
import { findFormerNames } from './former-names.js';

/** A scenario of a file: its document, or the faults that prevent reading. */
export interface ScenarioSource {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly document: ScenarioDocument | undefined;
  /** The problems, each with its place. */
  readonly problems: readonly string[];
  /** Returns `file:line` of a place in the document. */
  readonly placeOf: (path: Path) => string;
}

/** The published schema of scenario files, which editors use too. */
const SCHEMA = fileURLToPath(new URL('../../../../docs/scenario.schema.json', import.meta.url));

let validator: SchemaValidator | undefined;

function validate(): SchemaValidator {
  validator ??= compileSchema(withoutBoxes(JSON.parse(readFileSync(SCHEMA, 'utf8')) as { $defs: object }));
  return validator;
}

/** Validated once boxes are loaded: a scenario may define components, and boxes may be external. */
function withoutBoxes(schema: { readonly $defs: object }): object {
  return { ...schema, $defs: { ...schema.$defs, boxes: { type: 'object', additionalProperties: { type: 'object' } } } };
}

/** Returns the scenario files among files and folders, in order. Throws for missing ones. */
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

/** Returns the scenarios of a file, one for each YAML document. */
export function readScenarios(file: string): ScenarioSource[] {
  return parseScenarios(readFileSync(file, 'utf8'), file);
}

/** Returns the scenarios of a text. `file`: its name in messages. */
export function parseScenarios(text: string, file: string): ScenarioSource[] {
  return parseDocuments(text, file, validate, renameFormerNames).map((document) => sourceOf(document, file));
}

function sourceOf({ line, locate, value, problems: found }: ParsedDocument, file: string): ScenarioSource {
  const former = formerNameProblems(value, locate);
  // The schema would refuse them as unknown.
  const problems = former.length > 0 ? former : found;
  const { name } = Object(value) as { name?: unknown };
  const known = typeof name === 'string' ? name : '(without a name)';
  const document = problems.length === 0 ? (value as ScenarioDocument) : undefined;
  return { file, line, placeOf: locate, name: value === undefined ? '(unreadable)' : known, document, problems };
}

function formerNameProblems(value: unknown, locate: (path: Path) => string): readonly string[] {
  return findFormerNames(value).map(
    ({ path, from, to }) => `${locate(path)}: "${from}" is now "${to}": vigil scenario --upgrade FILE renames it`,
  );
}
