/** Finds the syntax nodes that belong to a clause or a card. */
import { join } from 'node:path';
import { sourceOf } from '../import-graph.mjs';
import { root } from '../run.mjs';

/** Nodes with a type's name that hold values; other type nodes are skipped. */
const VALUES = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Children of a node, in the order of the text, without types. */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((one) => typeof one?.type === 'string' && (!one.type.startsWith('TS') || VALUES.has(one.type)))
    .sort((a, b) => a.start - b.start);
}

/** Calls `see` with every node under one, and its ancestors; `see` returns false to skip the children. */
export function walk(node, see, parents = []) {
  if (see(node, parents) === false) return;
  for (const child of childrenOf(node)) walk(child, see, [...parents, node]);
}

/** The text and program of a source, by its path from the root. */
export function treeOf(file) {
  return sourceOf(join(root, file));
}

const WHOLE = /Statement$|Declaration$|^(?:Property|PropertyDefinition|MethodDefinition|SwitchCase)$/;

/**
 * The code that a citation of a clause belongs to: that of its line, or the code after the comment. Undefined for an
 * import or a type.
 *
 * @param line of the citation, from 1
 */
export function partAt(file, line) {
  const { text, program } = treeOf(file);
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const lineText = lines[line - 1];
  const inComment = /^\s*(?:\/\/|\/\*|\*)/.test(lineText);
  const from = inComment ? skipComment(text, start) : start + (/^\s*/.exec(lineText)?.[0].length ?? 0);
  return inComment ? findOutermost(program, from) : findInnermost(program, from);
}

/** Index of the code after the comment at `start`. */
function skipComment(text, start) {
  const rest = text.slice(start);
  const block = /^\s*(?:\/\*|\*)/.test(rest);
  let at = block ? start + rest.indexOf('*/') + 2 : start;
  for (;;) {
    const more = /^(?:\s*\/\/[^\n]*|\s*\/\*[\s\S]*?\*\/)/.exec(text.slice(at));
    if (!more) return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    at += more[0].length;
  }
}

function findOutermost(program, from) {
  let found;
  walk(program, (node) => {
    if (!found && node.start === from && node !== program) found = node;
    return !found && node.start <= from && node.end > from;
  });
  return found;
}

function findInnermost(program, at) {
  let found;
  walk(program, (node) => {
    const around = node.start <= at && node.end > at;
    if (around && WHOLE.test(node.type) && node.type !== 'BlockStatement') found = node;
    return around;
  });
  return found;
}

/** Components in a source of a pack, each with its id and its node. */
export function componentsIn(file) {
  const found = [];
  walk(treeOf(file).program, (node) => {
    const id = idOf(node);
    if (id !== undefined) found.push({ id, part: node });
    return id === undefined;
  });
  return found;
}

/** The id of a component, as an object (`{ id: 'ghoul', … }`) or as a row (`token('ghoul', 'Ghoul', …)`). */
function idOf(node) {
  if (node.type === 'ObjectExpression') {
    return node.properties.find(({ key }) => key?.name === 'id')?.value?.value;
  }
  const [id, name] = node.type === 'CallExpression' ? node.arguments : [];
  const row = /^[a-z0-9-]+$/.test(id?.value ?? '') && /^[A-Z.]/.test(name?.value ?? '');
  return row ? id.value : undefined;
}
