/**
 * Mutation operators:
 *
 *   - negate a condition, or drop half of it;
 *   - change a comparison or an operator;
 *   - change a number by one, or a boolean;
 *   - leave out a statement or a rule;
 *   - replace a word by another of its list;
 *   - drop a filter.
 */
import { walk } from './trees.mjs';

const COMPARISONS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const ARITHMETIC = { '+': '-', '-': '+', '*': '+' };
const METHOD_SWAPS = { some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' };
/** Methods that return their list, filtered or in another order. */
const LIST_METHODS = new Set(['filter', 'reverse', 'sort', 'toSorted', 'slice']);

/** Words that can replace each other in a card or rule. */
const LISTS = [
  ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'],
  ['sanity', 'stamina'],
  ['doom', 'terror'],
  ['common', 'unique', 'spell', 'skill', 'ally'],
  ['circle', 'crescent', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'],
  ['blue', 'green', 'red', 'yellow'],
  ['physical', 'magical'],
  ['normal', 'fast', 'flying', 'stationary'],
  ['blessing', 'curse', 'retainer', 'bank-loan'],
  ['blessed', 'cursed'],
  ['upkeep', 'movement', 'mythos'],
  ['pass', 'fail'],
  ['before', 'after'],
  ['exhaust', 'discard'],
];

/** Properties with names, reasons and texts: changing them breaks no rule. */
const WORDS = new Set(['id', 'name', 'theme', 'doubt', 'why', 'key', 'text', 'note', 'words']);

/**
 * All mutations of a part of a source.
 *
 * @param lists more lists of words that can replace each other, such as places.
 * @returns mutations with `start` and `end` of the old text, and the new text `by`.
 *   Their `kind` is `value`, or `statement` (left out).
 */
export function findBreaks(text, part, lists = []) {
  const all = [...LISTS, ...lists];
  const found = [];
  const of = (node) => text.slice(node.start, node.end);
  walk(part, (node, parents) => {
    const parent = parents.at(-1);
    const put = (at, by) => {
      if (!isLink(node, parents)) found.push({ kind: 'value', start: at.start, end: at.end, by });
    };
    if (isWording(node, parent)) return false;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return false;
    breakConditions(node, parent, of, put);
    breakValues(node, of, put, all);
    if (isRemovable(node)) found.push({ kind: 'statement', start: node.start, end: node.end, by: '' });
    return true;
  });
  return found;
}

function isWording(node, parent) {
  if (node.type === 'CallExpression' && node.callee.property?.name === 'emit') return true;
  if (
    node.type === 'ExpressionStatement' &&
    /\btell\b/.test(node.expression.expression?.callee?.property?.name ?? '')
  ) {
    return true;
  }
  if (parent?.type !== 'Property') return false;
  return parent.value === node ? WORDS.has(parent.key.name) : !parent.computed;
}

/** True for a node that brackets would cut from its rest: part of `a?.b().c`, or the callee of a call. */
function isLink(node, parents) {
  const parent = parents.at(-1);
  if (parent?.callee === node) return true;
  return parent?.object === node && parents.some(({ type }) => type === 'ChainExpression');
}

function breakConditions(node, parent, of, put) {
  const isTest = parent?.test === node && ['IfStatement', 'ConditionalExpression'].includes(parent.type);
  const isArrowBody = parent?.type === 'ArrowFunctionExpression' && parent.body === node && isCondition(node);
  if (isTest || isArrowBody) put(node, `!(${of(node)})`);
  if (node.type === 'LogicalExpression') {
    put(node, of(node.left));
    if (node.operator !== '??') put(node, of(node.right));
  }
  if (node.type === 'BinaryExpression' && COMPARISONS[node.operator]) {
    put(node, `${of(node.left)} ${COMPARISONS[node.operator]} ${of(node.right)}`);
  }
}

/** True for an expression that is clearly boolean. */
function isCondition(node) {
  return (
    (node.type === 'BinaryExpression' && COMPARISONS[node.operator] !== undefined) ||
    node.type === 'LogicalExpression' ||
    (node.type === 'UnaryExpression' && node.operator === '!')
  );
}

function breakValues(node, of, put, lists) {
  if (node.type === 'Literal' && typeof node.value === 'number') {
    put(node, String(node.value + 1));
    put(node, String(node.value - 1));
  }
  if (node.type === 'Literal' && typeof node.value === 'boolean') put(node, String(!node.value));
  if (node.type === 'Literal' && typeof node.value === 'string') {
    const list = lists.find((words) => words.includes(node.value));
    if (list) put(node, `'${list[(list.indexOf(node.value) + 1) % list.length]}'`);
  }
  if (node.type === 'BinaryExpression' && ARITHMETIC[node.operator] && !isText(node)) {
    put(node, `${of(node.left)} ${ARITHMETIC[node.operator]} ${of(node.right)}`);
  }
  const { callee } = node.type === 'CallExpression' ? node : {};
  if (callee?.type !== 'MemberExpression' || callee.computed) return;
  const { name } = callee.property;
  if (METHOD_SWAPS[name]) put(node, `${of(callee.object)}.${METHOD_SWAPS[name]}(${node.arguments.map(of).join(', ')})`);
  if (LIST_METHODS.has(name)) put(node, of(callee.object));
}

function isText(node) {
  const texts = [node.left, node.right].filter(
    (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string' || (side.left && isText(side)),
  );
  return texts.length > 0;
}

/** True for a statement that can be left out: a call, a rule, an assignment, a bare jump. */
function isRemovable(node) {
  if (node.type === 'ReturnStatement') return !node.argument;
  if (node.type === 'ContinueStatement' || node.type === 'BreakStatement') return !node.label;
  if (node.type !== 'ExpressionStatement') return false;
  return ['CallExpression', 'YieldExpression', 'AssignmentExpression', 'UpdateExpression', 'ChainExpression'].includes(
    node.expression.type,
  );
}
