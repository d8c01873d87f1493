/**
 * Finds generators written inside a function that runs during a game. V8 creates a shape for each new generator. That
 * cost a sixth of a decision with abilities; a top-level rule costs nothing.
 *
 * Functions that run once are exempt: on load of a module, or when the rules of a table are assembled. They return a
 * rule table, a layer or a handler, and say so in their type.
 */
import { isFunction, nameOf, treeOf } from './rules-dropped.mjs';

/** Return types of functions that assemble rules, besides the groups of rule tables. */
const ASSEMBLED_TYPES = ['Layer', 'Handler', 'ArkhamHandler', 'BoxRules'];

/**
 * Every such place in sources.
 *
 * @returns the `file`, the `index` in its text, and `what` is wrong
 */
export function findNestedRules(files) {
  const trees = files.map((file) => [file, treeOf(file)]);
  const assembled = new Set([...ASSEMBLED_TYPES, ...groupsOf(trees.map(([, tree]) => tree))]);
  return trees.flatMap(([file, { nodes, parents, text }]) =>
    nodes
      .filter((node) => isFunction(node) && node.generator && isInRule(node, parents, assembled))
      .map(({ start, end }) => ({
        file,
        index: start,
        what: `${text.slice(start, end).split('\n')[0]}: a generator inside a rule is created at every call: move it out and pass what it needs`,
      })),
  );
}

/** Names of the types that rule tables consist of, at any depth: `ArkhamPeople`, `MythosSteps`. */
function groupsOf(trees) {
  const held = new Map();
  for (const { nodes } of trees) {
    for (const node of nodes) {
      if (node.type !== 'TSInterfaceDeclaration') continue;
      const types = node.body.body.map(({ typeAnnotation }) => typeAnnotation?.typeAnnotation);
      held.set(node.id.name, [
        ...(held.get(node.id.name) ?? []),
        ...types.flatMap((type) => type?.typeName?.name ?? []),
      ]);
    }
  }
  const found = new Set([...held.keys()].filter((name) => name.endsWith('RuleTable')));
  for (const name of found) for (const one of held.get(name) ?? []) if (held.has(one)) found.add(one);
  return found;
}

/** True if any enclosing function runs during a game. */
function isInRule(node, parents, assembled) {
  const around = [];
  for (let up = parents.get(node); up; up = parents.get(up)) if (isFunction(up)) around.push(up);
  return around.some((one) => one.generator || !isAssembler(one, parents, assembled));
}

/** True if a function assembles rules by its type, or is the result of one that does. */
function isAssembler(node, parents, assembled) {
  if (mentions(node.returnType, assembled)) return true;
  const up = parents.get(node);
  if (up.type === 'Property' && nameOf(up.key) === 'layer') return true;
  if (up.type === 'VariableDeclarator') return mentions(up.id.typeAnnotation, assembled);
  const gives = up.type === 'ReturnStatement' ? parents.get(parents.get(up)) : up;
  return gives.type === 'ArrowFunctionExpression' || up.type === 'ReturnStatement'
    ? isAssembler(gives, parents, assembled)
    : false;
}

/** True if a type mentions one of these names. */
function mentions(type, names) {
  if (typeof type?.type !== 'string') return false;
  if (type.type === 'TSTypeReference' && names.has(type.typeName.name)) return true;
  return Object.values(type).some((value) => [value].flat().some((one) => mentions(one, names)));
}
