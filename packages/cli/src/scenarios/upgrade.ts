/** Renames former names in the text of scenario files. Comments and layout stay. */
import { type FormerName, findFormerNames } from '@vigil/lab/scenario';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  LineCounter,
  parseAllDocuments,
  type Scalar,
} from 'yaml';
import { errorText, UserError } from '../user-error.js';

/** A renamed name, with its line in the file. */
export interface NameChange {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the text of a scenario file with present names, and the changes. `file`: its name in errors. Throws
 * {@link UserError} for a file that cannot be read as YAML.
 */
export function upgradeScenarios(
  text: string,
  file: string,
): { readonly text: string; readonly changes: readonly NameChange[] } {
  const lineCounter = new LineCounter();
  const documents = [...parseAllDocuments(text, { lineCounter, prettyErrors: false })];
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  const edits = new Map<number, { readonly end: number; readonly from: string; readonly to: string }>();
  for (const document of documents) {
    const [broken] = document.errors;
    if (broken) throw unreadable(file, lineAt(broken.pos[0]), broken.message);
    for (const { node, name } of nodesOf(document, file)) {
      const [start, end] = node.range ?? [0, 0];
      edits.set(start, { end, from: name.from, to: name.to });
    }
  }
  const inOrder = [...edits].sort(([edit], [other]) => edit - other);
  let result = '';
  let at = 0;
  for (const [start, { end, from, to }] of inOrder) {
    result += text.slice(at, start) + text.slice(start, end).replace(from, () => to);
    at = end;
  }
  const changes = inOrder.map(([start, { from, to }]) => ({ line: lineAt(start), from, to }));
  return { text: result + text.slice(at), changes };
}

/** Returns the scalars with former names. A node behind several aliases is found several times. */
function nodesOf(document: Document.Parsed, file: string): { readonly node: Scalar; readonly name: FormerName }[] {
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    throw unreadable(file, 1, errorText(error));
  }
  return findFormerNames(value).flatMap((name) => {
    const node = nodeAt(document, name, file);
    return node ? [{ node, name }] : [];
  });
}

/** Returns the scalar at a path: the key, or the value. */
function nodeAt(document: Document.Parsed, { path, isKey, to }: FormerName, file: string): Scalar | undefined {
  const target = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  let at: unknown = document.contents;
  for (const [i, part] of path.entries()) {
    const holder = target(at);
    if (!isCollection(holder)) return undefined;
    if (isMap(holder)) {
      const pair = holder.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(part));
      if (isKey && i === path.length - 1) {
        if (holder.has(to))
          throw new UserError(`${file}: "${String(part)}" and "${to}" are both there: keep one of them.`);
        return isScalar(pair?.key) ? pair.key : undefined;
      }
      at = pair?.value;
    } else at = holder.get(part, true);
  }
  const node = target(at);
  return isScalar(node) ? node : undefined;
}

function unreadable(file: string, line: number, why: string): UserError {
  return new UserError(`${file}:${line}: the file cannot be read, and nothing was changed: ${why}`);
}
