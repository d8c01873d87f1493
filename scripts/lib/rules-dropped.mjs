/**
 * Finds rules that are called and not executed. A rule is a generator: a call without `yield*` does nothing, and no
 * type reports it.
 */
import { dirname, resolve } from 'node:path';
import { sourceOf } from './import-graph.mjs';

/** Methods that drive a generator. */
const GENERATOR_METHODS = new Set(['next', 'throw', 'return']);

/**
 * Every such place in sources.
 *
 * @param files the sources to check.
 * @param known sources that are only read for their declarations of rules.
 * @returns the `file`, the `index` in its text, and `what` is wrong.
 */
export function findDroppedRules(files, known = []) {
  const read = [...new Set([...files, ...known])].map((file) => [file, treeOf(file)]);
  const trees = new Map(read);
  const types = typesOf(trees);
  const declaredRules = new Map(read.map(([file, tree]) => [file, findDeclaredRules(tree, types)]));
  for (const [file, tree] of read) addReexports(file, tree, declaredRules);
  const anywhere = new Set([...declaredRules.values()].flatMap((names) => [...names]));
  return files.flatMap((file) => {
    const tree = trees.get(file);
    const names = new Set([
      ...declaredRules.get(file),
      ...findImportedRules(file, tree, declaredRules, anywhere),
      ...findDestructuredRules(tree, types),
    ]);
    addHeldRules(tree, names, types);
    return findDrops(tree, names, types).map(({ node, what }) => ({ file, index: node.start, what }));
  });
}

// ---- trees ----

/** The nodes of a source, in the order of its text, each with its parent. */
export function treeOf(file) {
  const nodes = [];
  const parents = new Map();
  const visit = (node, parent) => {
    nodes.push(node);
    parents.set(node, parent);
    for (const value of Object.values(node)) {
      for (const one of Array.isArray(value) ? value : [value]) if (typeof one?.type === 'string') visit(one, node);
    }
  };
  const { program, text } = sourceOf(file);
  visit(program, undefined);
  return { nodes, parents, text };
}

const WRAPPERS = new Set(['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSNonNullExpression']);

/** An expression without brackets, `!`, `as` and `satisfies`. */
function unwrap(node) {
  if (node && (WRAPPERS.has(node.type) || node.type === 'TSSatisfiesExpression')) return unwrap(node.expression);
  return node;
}

export function nameOf(key) {
  return key?.name ?? key?.value;
}

/** The names of a path such as `g.rules.board.placeMonster`, as far back as they are literal. */
function pathOf(node) {
  const one = unwrap(node);
  if (one?.type === 'Identifier') return [one.name];
  if (one?.type !== 'MemberExpression') return [];
  // An entry of a list or a record counts as `*` of the record.
  if (one.computed && one.property.type !== 'Literal') return [...pathOf(one.object), '*'];
  return [...pathOf(one.object), String(nameOf(one.property))];
}

// ---- what is typed to give a rule ----

export const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/**
 * Facts from the types:
 *
 *   - `givesRule` of a type: it is a function that returns a rule;
 *   - `members`: paths to rules, such as `board.placeMonster` and `mythos.end`;
 *   - `silent`: paths to functions that return nothing, so that a rule in their place is lost.
 */
function typesOf(trees) {
  const interfaces = new Map();
  const aliases = new Map();
  for (const { nodes } of trees.values()) {
    for (const node of nodes) {
      if (node.type === 'TSInterfaceDeclaration') {
        interfaces.set(node.id.name, [...(interfaces.get(node.id.name) ?? []), ...node.body.body]);
      } else if (node.type === 'TSTypeAliasDeclaration') aliases.set(node.id.name, node.typeAnnotation);
    }
  }
  const isRule = (type) => type?.type === 'TSTypeReference' && type.typeName.name === 'Rule';
  const returnOf = ({ returnType }) => returnType?.typeAnnotation;
  /** True for the type of a function that returns a rule. */
  const givesRule = (type) => {
    if (type?.type === 'TSFunctionType') return isRule(returnOf(type));
    if (type?.type === 'TSUnionType') return type.types.some(givesRule);
    if (type?.type === 'TSParenthesizedType') return givesRule(type.typeAnnotation);
    if (type?.type === 'TSIndexedAccessType') return (type.objectType.members ?? []).some(memberGives);
    return (
      type?.type === 'TSTypeReference' && aliases.has(type.typeName.name) && givesRule(aliases.get(type.typeName.name))
    );
  };
  const memberGives = (member) =>
    member.type === 'TSMethodSignature' ? isRule(returnOf(member)) : givesRule(member.typeAnnotation?.typeAnnotation);
  /** The type of the entries of a list or a record. */
  const entryType = (type) => {
    if (type?.type === 'TSTypeOperator') return entryType(type.typeAnnotation);
    if (type?.type === 'TSArrayType') return unwrapType(type.elementType);
    if (type?.type !== 'TSTypeReference') return undefined;
    const args = type.typeArguments?.params ?? [];
    if (type.typeName.name === 'Readonly' || type.typeName.name === 'Partial') return entryType(args[0]);
    return type.typeName.name === 'Record' ? args[1] : undefined;
  };
  const unwrapType = (type) => (type.type === 'TSParenthesizedType' ? type.typeAnnotation : type);

  const members = new Set();
  const silent = new Set();
  const collect = (group, name, seen) => {
    for (const member of interfaces.get(name) ?? []) {
      const way = `${group}.${nameOf(member.key)}`;
      const type = member.typeAnnotation?.typeAnnotation;
      if (memberGives(member)) members.add(way);
      else if (givesRule(entryType(type))) members.add(`${way}.*`);
      else if (member.returnType?.typeAnnotation.type === 'TSVoidKeyword') silent.add(way);
      const inner = type?.typeName?.name ?? entryType(type)?.typeName?.name;
      const next = entryType(type) ? `${nameOf(member.key)}.*` : nameOf(member.key);
      if (interfaces.has(inner) && !seen.includes(inner)) collect(next, inner, [...seen, inner]);
    }
  };
  for (const [name, body] of interfaces) {
    if (!name.endsWith('RuleTable')) continue;
    for (const { key, typeAnnotation } of body) {
      const group = typeAnnotation?.typeAnnotation?.typeName?.name;
      if (group) collect(nameOf(key), group, [group]);
    }
  }
  for (const name of findUnambiguousNames(trees, memberGives)) members.add(name);
  return { isRule, givesRule, members, silent };
}

/** Names of members that return a rule wherever a member has that name. */
function findUnambiguousNames(trees, gives) {
  const some = new Set();
  const other = new Set();
  for (const { nodes } of trees.values()) {
    for (const node of nodes) {
      if (node.type === 'TSMethodSignature' || node.type === 'TSPropertySignature') {
        (gives(node) ? some : other).add(nameOf(node.key));
      } else if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') other.add(nameOf(node.key));
    }
  }
  return [...some].filter((name) => name !== undefined && !other.has(name) && !(name in Array.prototype));
}

/** True for a function that returns a rule: an untyped generator, or a function typed to return one. */
function returnsRule(node, { isRule }) {
  const type = node.returnType?.typeAnnotation;
  return node.generator && !type ? true : isRule(type);
}

// ---- names of rules ----

/** Names in a source of functions that return a rule. */
function findDeclaredRules({ nodes }, types) {
  const names = new Set();
  for (const node of nodes) {
    if (node.type === 'FunctionDeclaration' || node.type === 'TSDeclareFunction') {
      if (node.id && returnsRule(node, types)) names.add(node.id.name);
    } else if (node.type === 'VariableDeclarator') {
      const init = unwrap(node.init);
      if (node.id.type === 'Identifier' && init && isFunction(init) && returnsRule(init, types))
        names.add(node.id.name);
    }
    if (node.type === 'Identifier' && types.givesRule(node.typeAnnotation?.typeAnnotation)) names.add(node.name);
  }
  return names;
}

/** Adds the rules that a source only re-exports. */
function addReexports(file, { nodes }, declaredRules) {
  for (const node of nodes) {
    if (node.type !== 'ExportNamedDeclaration' || !node.source?.value.startsWith('.')) continue;
    const generators = declaredRules.get(sourceAt(file, node.source.value));
    for (const { local, exported } of node.specifiers) {
      if (generators?.has(nameOf(local))) declaredRules.get(file).add(nameOf(exported));
    }
  }
}

function sourceAt(file, specifier) {
  return resolve(dirname(file), specifier.replace(/\.js$/, '.ts'));
}

/** Imports of a source that are rules in their module; by name alone if the module only re-exports them. */
function findImportedRules(file, { nodes }, declaredRules, anywhere) {
  const found = [];
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = node.source.value;
    // Imports from other packages are no rules, whatever their names.
    if (!/^(?:\.|@vigil\/|#)/.test(from)) continue;
    const generators = from.startsWith('.') ? declaredRules.get(sourceAt(file, from)) : undefined;
    for (const { imported: name, local } of node.specifiers) {
      if (name && (generators ?? anywhere).has(nameOf(name))) found.push(local.name);
    }
  }
  return found;
}

/** Names destructured from a group: `const { placeMonster } = g.rules.board`. `of`: suffix of the member, for lists `.*`. */
function findDestructuredRules({ nodes }, { members }, of = '') {
  return nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return [];
    const group = pathOf(node.init).at(-1);
    return node.id.properties
      .filter(({ type, key }) => type === 'Property' && members.has(`${group}.${nameOf(key)}${of}`))
      .map(({ value }) => nameOf(value.left ?? value));
  });
}

/** Adds names of variables that hold a rule, or each rule of a list: `for (const part of g.rules.turn.upkeep)`. */
function addHeldRules(tree, names, types) {
  const { nodes, parents } = tree;
  const { members, givesRule } = types;
  const lists = new Set(findDestructuredRules(tree, types, '.*'));
  const isOne = (value) => {
    const path = pathOf(value);
    if (path.length === 1) return names.has(path[0]);
    return endsInRule(members, path) || (path.length === 2 && path[1] === '*' && lists.has(path[0]));
  };
  const isList = (value) => {
    const one = unwrap(value);
    if (one?.type === 'ArrayExpression') return one.elements.some(isOne);
    if (one?.type === 'ConditionalExpression') return isList(one.consequent) || isList(one.alternate);
    if (one?.type === 'Identifier') return lists.has(one.name);
    return one?.type === 'MemberExpression' && endsInRule(members, [...pathOf(one), '*']);
  };
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') continue;
    const { name } = node.id;
    const loop = parents.get(parents.get(node));
    const value = node.init ?? (loop.type === 'ForOfStatement' ? loop.right : undefined);
    if (node.init ? isOne(value) || isTypedAsRule(value, givesRule) : isList(value)) names.add(name);
    else if (isList(value)) lists.add(name);
  }
}

/** True if the type argument of a call is a function that returns a rule: `ask<() => Rule>(…)`. */
function isTypedAsRule(value, givesRule) {
  const one = unwrap(value);
  const call = one?.type === 'YieldExpression' ? unwrap(one.argument) : one;
  return call?.type === 'CallExpression' && (call.typeArguments?.params ?? []).some(givesRule);
}

/** True if a path ends like the path to a rule. */
function endsInRule(members, path) {
  return [1, 2, 3].some((n) => path.length > 1 && members.has(path.slice(-n).join('.')));
}

// ---- places ----

/** Places where a source calls a rule and drops it. */
function findDrops({ nodes, parents, text }, names, { members, silent, isRule }) {
  const found = [];
  const isRuleFunction = (callee) => {
    const path = pathOf(callee);
    if (path.length === 1) return names.has(path[0]);
    return endsInRule(members, path);
  };
  const enclosingFunction = (node) => {
    for (let up = parents.get(node); up; up = parents.get(up)) if (isFunction(up)) return up;
    return undefined;
  };
  const report = (node, why) =>
    found.push({ node, what: `${text.slice(node.start, node.end).split('\n')[0]}: ${why}` });
  /** The group that a property belongs to: `board` for `board: { … }` and for `const board = { … }`. */
  const groupOf = (property) => {
    const object = parents.get(property);
    const holder = parents.get(object);
    return nameOf(holder.type === 'VariableDeclarator' ? holder.id : holder.key);
  };
  /** The reason that a rule created at `node` has no effect; undefined if it has one. */
  const follow = (node) => {
    const up = parents.get(node);
    switch (up.type) {
      case 'YieldExpression':
        return up.delegate ? undefined : 'yield without * does not run the rule';
      case 'ExpressionStatement':
        return 'this rule is not run: yield* is missing';
      case 'AwaitExpression':
      case 'UnaryExpression':
      case 'BinaryExpression':
      case 'TemplateLiteral':
      case 'ForOfStatement':
      case 'IfStatement':
      case 'WhileStatement':
      case 'SwitchStatement':
        return 'a rule is used as its result: yield* is missing';
      case 'MemberExpression':
        // Code that calls these methods drives the rule by hand.
        return GENERATOR_METHODS.has(nameOf(up.property))
          ? undefined
          : 'a rule is used as its result: yield* is missing';
      case 'ConditionalExpression':
        return up.test === node ? 'a rule is used as its result: yield* is missing' : follow(up);
      case 'LogicalExpression':
        if (up.left === node && up.operator !== '??') return 'a rule is used as its result: yield* is missing';
        return follow(up);
      case 'SequenceExpression':
        return up.expressions.at(-1) === node ? follow(up) : 'this rule is not run: yield* is missing';
      case 'SpreadElement':
        return 'a rule is used as a list: yield* is missing';
      case 'ReturnStatement':
        return checkReturned(enclosingFunction(up));
      case 'ArrowFunctionExpression':
        return checkReturned(up);
      case 'VariableDeclarator':
        if (up.id.type !== 'Identifier') return 'a rule is used as its result: yield* is missing';
        checkUses(up, up);
        return undefined;
      default:
        return WRAPPERS.has(up.type) || up.type === 'TSSatisfiesExpression' ? follow(up) : undefined;
    }
  };
  /** The reason that a rule returned by a function has no effect. */
  const checkReturned = (by) => {
    if (by?.generator) return 'a rule returns another one instead of running it: yield* is missing';
    const type = by?.returnType?.typeAnnotation;
    if (type?.type === 'TSVoidKeyword') return 'this rule is not run: yield* is missing';
    // A call that ignores the results of this function: `list.forEach((one) => rule(g, one))`.
    const call = by && parents.get(by);
    const isArgument = call?.type === 'CallExpression' && call.arguments.includes(by);
    if (!isArgument || isRuleFunction(call.callee)) return undefined;
    const dropped = parents.get(call).type === 'ExpressionStatement';
    const name = pathOf(call.callee).at(-1);
    const asked = ['some', 'every', 'filter', 'find', 'findIndex', 'findLast', 'sort', 'toSorted'].includes(name);
    return dropped || asked ? `${name} does not run the rule` : undefined;
  };
  /** Checks all uses of a variable that holds a rule. */
  const checkUses = ({ id: { name } }, declaration) => {
    const home = enclosingFunction(declaration) ?? nodes[0];
    for (const node of nodes) {
      if (node.type !== 'Identifier' || node.name !== name || node.start <= declaration.end || node.end > home.end)
        continue;
      const up = parents.get(node);
      if (up.type === 'MemberExpression' && up.property === node && !up.computed) continue;
      if (up.type === 'Property' && up.key === node && !up.shorthand) continue;
      if (up.type === 'VariableDeclarator') continue;
      const why = follow(node);
      if (why) report(node, why);
    }
  };
  for (const node of nodes) {
    if (node.type === 'CallExpression' && isRuleFunction(node.callee)) {
      const why = follow(node);
      if (why) report(node, why);
    }
    // A parameter that is a rule.
    if (node.type === 'Identifier' && isRule(node.typeAnnotation?.typeAnnotation)) checkUses({ id: node }, node);
    // A member without a result that is implemented by a rule: types allow that.
    if (node.type === 'Property' && silent.has(`${groupOf(node)}.${nameOf(node.key)}`)) {
      const value = unwrap(node.value);
      const arrow = value.type === 'ArrowFunctionExpression' ? unwrap(value.body) : undefined;
      const lost =
        value.generator || isRuleFunction(value) || (arrow?.type === 'CallExpression' && isRuleFunction(arrow.callee));
      if (lost) report(node, 'this entry is not a rule, so no caller runs it');
    }
    if (node.type === 'CallExpression' && nameOf(node.callee.property) === 'forEach') {
      const [one] = node.arguments;
      if (one?.generator || (one && isRuleFunction(one))) report(node, 'forEach does not run the rule');
    }
  }
  return found;
}
