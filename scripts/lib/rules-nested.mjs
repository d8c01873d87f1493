/**
 * Generators written inside a function that runs while a game is played. Each time it runs V8 makes a shape for what such a
 * generator would give, which cost a sixth of a decision where abilities are used; a rule that stands by itself costs nothing.
 *
 * Left alone is what is written inside a function that runs once, when the rules of a table are put together or a module is
 * loaded: one that gives meanings, a layer or a handler, and says so in its type.
 */
import { isFunction, nameOf, treeOf } from './rules-dropped.mjs';

/** Types by which a function says that it makes rules of a table; with them the groups of meanings. */
const MAKES = ['Layer', 'Handler', 'BoxRules'];

/**
 * Every such place in sources.
 *
 * @returns the `file`, the `index` in its text, and `what` is wrong
 */
export function nestedRules(files) {
  const trees = files.map((file) => [file, treeOf(file)]);
  const makes = new Set([...MAKES, ...groupsOf(trees.map(([, tree]) => tree))]);
  return trees.flatMap(([file, { nodes, parents, text }]) =>
    nodes
      .filter((node) => isFunction(node) && node.generator && isInRule(node, parents, makes))
      .map(({ start, end }) => ({
        file,
        index: start,
        what: `${text.slice(start, end).split('\n')[0]}: a generator inside a rule is made anew each time; it stands by itself and is handed what it needs`,
      })),
  );
}

/** The names of what the tables of meanings are made of, however deep: `ArkhamPeople`, `MythosSteps`. */
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
  const found = new Set([...held.keys()].filter((name) => name.endsWith('Meanings')));
  for (const name of found) for (const one of held.get(name) ?? []) if (held.has(one)) found.add(one);
  return found;
}

/** Whether any function around it is one that runs while a game is played. */
function isInRule(node, parents, makes) {
  const around = [];
  for (let up = parents.get(node); up; up = parents.get(up)) if (isFunction(up)) around.push(up);
  return around.some((one) => one.generator || !isMaker(one, parents, makes));
}

/** Whether a function says that it makes rules of a table, or is what such a one gives. */
function isMaker(node, parents, makes) {
  if (mentions(node.returnType, makes)) return true;
  const up = parents.get(node);
  if (up.type === 'Property' && nameOf(up.key) === 'layer') return true;
  if (up.type === 'VariableDeclarator') return mentions(up.id.typeAnnotation, makes);
  const gives = up.type === 'ReturnStatement' ? parents.get(parents.get(up)) : up;
  return gives.type === 'ArrowFunctionExpression' || up.type === 'ReturnStatement'
    ? isMaker(gives, parents, makes)
    : false;
}

/** Whether a type speaks of one of these. */
function mentions(type, names) {
  if (typeof type?.type !== 'string') return false;
  if (type.type === 'TSTypeReference' && names.has(type.typeName.name)) return true;
  return Object.values(type).some((value) => [value].flat().some((one) => mentions(one, names)));
}
