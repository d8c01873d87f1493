/**
 * The ways to break a piece of code: a condition turned round, half of one dropped, a comparison moved, a number one off,
 * a statement or rule left out, another member of the same list, a filter forgotten.
 */
import { walk } from './trees.mjs';

const COMPARED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' };
const RECKONED = { '+': '-', '-': '+', '*': '+' };
const CALLED = { some: 'every', every: 'some', min: 'max', max: 'min', ceil: 'floor', floor: 'ceil' };
/** Calls that give the list they are called on, more or less. */
const SIFTED = new Set(['filter', 'reverse', 'sort', 'toSorted', 'slice']);

/** Words of which a card or rule has one and could have another. */
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

/** Names, reasons and words: to break them breaks no rule. */
const WORDS = new Set(['id', 'name', 'theme', 'doubt', 'why', 'key', 'text', 'note', 'words']);

/**
 * Every way to break a part of a source.
 *
 * @param lists more lists of words that can stand for one another: places, say
 * @returns for each the `start` and `end` it replaces, with what (`by`), and `kind`: `value`, or `statement` (left out)
 */
export function breaksOf(text, part, lists = []) {
  const all = [...LISTS, ...lists];
  const found = [];
  const of = (node) => text.slice(node.start, node.end);
  walk(part, (node, parents) => {
    const parent = parents.at(-1);
    const put = (at, by) => {
      if (!isLink(node, parents)) found.push({ kind: 'value', start: at.start, end: at.end, by });
    };
    if (isWords(node, parent)) return false;
    if (node.type === 'ImportDeclaration' || node.type === 'ThrowStatement') return false;
    breakConditions(node, parent, of, put);
    breakValues(node, of, put, all);
    if (isLeftOut(node)) found.push({ kind: 'statement', start: node.start, end: node.end, by: '' });
    return true;
  });
  return found;
}

function isWords(node, parent) {
  if (node.type === 'CallExpression' && node.callee.property?.name === 'tell') return true;
  if (
    node.type === 'ExpressionStatement' &&
    /\btell\b/.test(node.expression.expression?.callee?.property?.name ?? '')
  ) {
    return true;
  }
  if (parent?.type !== 'Property') return false;
  return parent.value === node ? WORDS.has(parent.key.name) : !parent.computed;
}

/** Whether something goes on from a node that brackets would cut off: `a?.b().c`, or what is called. */
function isLink(node, parents) {
  const parent = parents.at(-1);
  if (parent?.callee === node) return true;
  return parent?.object === node && parents.some(({ type }) => type === 'ChainExpression');
}

function breakConditions(node, parent, of, put) {
  const tested = parent?.test === node && ['IfStatement', 'ConditionalExpression'].includes(parent.type);
  const given = parent?.type === 'ArrowFunctionExpression' && parent.body === node && asks(node);
  if (tested || given) put(node, `!(${of(node)})`);
  if (node.type === 'LogicalExpression') {
    put(node, of(node.left));
    if (node.operator !== '??') put(node, of(node.right));
  }
  if (node.type === 'BinaryExpression' && COMPARED[node.operator]) {
    put(node, `${of(node.left)} ${COMPARED[node.operator]} ${of(node.right)}`);
  }
}

/** Whether an expression is plainly a question. */
function asks(node) {
  return (
    (node.type === 'BinaryExpression' && COMPARED[node.operator] !== undefined) ||
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
  if (node.type === 'BinaryExpression' && RECKONED[node.operator] && !isText(node)) {
    put(node, `${of(node.left)} ${RECKONED[node.operator]} ${of(node.right)}`);
  }
  const { callee } = node.type === 'CallExpression' ? node : {};
  if (callee?.type !== 'MemberExpression' || callee.computed) return;
  const { name } = callee.property;
  if (CALLED[name]) put(node, `${of(callee.object)}.${CALLED[name]}(${node.arguments.map(of).join(', ')})`);
  if (SIFTED.has(name)) put(node, of(callee.object));
}

function isText(node) {
  const texts = [node.left, node.right].filter(
    (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string' || (side.left && isText(side)),
  );
  return texts.length > 0;
}

/** What can be left out without leaving a hole: a call, a rule, an assignment, an end without a value. */
function isLeftOut(node) {
  if (node.type === 'ReturnStatement') return !node.argument;
  if (node.type === 'ContinueStatement' || node.type === 'BreakStatement') return !node.label;
  if (node.type !== 'ExpressionStatement') return false;
  return ['CallExpression', 'YieldExpression', 'AssignmentExpression', 'UpdateExpression', 'ChainExpression'].includes(
    node.expression.type,
  );
}
