/** Messages written in sources: every string that is the value of a property in a file of words. */
import { filesUnder } from '../files.mjs';
import { sourceOf } from '../import-graph.mjs';

const WORD_FILES = [
  ['packages/web/src', /(^|\/)words\/(en|de)\/[\w-]+\.ts$|(^|\/)([\w-]+-)?words\.ts$/],
  ['packages/cli/src', /\/words\/[\w-]+\.ts$/],
  ['packages/server/src', /\/words\/[\w-]+\.ts$/],
  ['packages/table/src', /\/words\/(en|de)\/[\w-]+\.ts$/],
];
const GERMAN_FILE = /(^|[/-])de([/.])/;
const GERMAN_NAME = /(^|_)(DE|GERMAN)(_|$)/;
/** Properties whose strings are no text. */
const NO_TEXT = /^(id|type|icon|href|key|class|className)$/;

/** Every message of page, terminal, server and table: `{language, file, key, text}`. */
export function sourceMessages() {
  const files = WORD_FILES.flatMap(([folder, pattern]) => filesUnder(folder, pattern));
  return files.flatMap((file) => {
    if (/\/(claims|figures|language|index)\.ts$/.test(file)) return [];
    const found = [];
    collect(sourceOf(file).program, GERMAN_FILE.test(file) ? 'de' : 'en', [], (language, key, text) =>
      found.push({ language, file, key, text }),
    );
    return found;
  });
}

function collect(node, language, path, add) {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, language, path, add);
    return;
  }
  if (!node || typeof node !== 'object') return;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return;
    case 'VariableDeclarator':
      return collect(node.init, GERMAN_NAME.test(node.id?.name ?? '') ? 'de' : language, path, add);
    case 'CallExpression': {
      const [english, german, ...rest] = node.arguments;
      // The second argument of `loadMessages` is the German catalogue.
      const isLoad = node.callee.name === 'loadMessages';
      collect(english, language, path, add);
      collect(german, isLoad ? 'de' : language, path, add);
      return collect(rest, language, path, add);
    }
    case 'Property': {
      const key = node.key.name ?? node.key.value;
      if (typeof key !== 'string' || NO_TEXT.test(key)) return;
      const inner = key === 'de' || key === 'en' ? key : language;
      const texts = stringsOf(node.value);
      if (texts.length > 0) for (const text of texts) add(inner, [...path, key].join('.'), text);
      else collect(node.value, inner, [...path, ...(key === inner ? [] : [key])], add);
      return;
    }
    default:
      for (const [name, value] of Object.entries(node)) {
        if (name !== 'parent' && value && typeof value === 'object') collect(value, language, path, add);
      }
  }
}

/** The strings that an expression can be; a value inserted by code stands as `{…}`. Empty if it is not a text. */
function stringsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral': {
      const quasis = node.quasis.map(({ value }) => value.cooked);
      return [quasis.reduce((text, part, i) => `${text}${placeholder(node.expressions[i - 1])}${part}`)];
    }
    case 'BinaryExpression': {
      const [left, right] = [stringsOf(node.left), stringsOf(node.right)];
      return left.length > 0 && right.length > 0 ? [left[0] + right[0]] : [];
    }
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case 'ArrowFunctionExpression':
      return stringsOf(node.body);
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return stringsOf(node.expression);
    default:
      return [];
  }
}

/** A constant of the rules is a figure; anything else is a name or a text. */
const placeholder = (expression) => {
  const name = expression?.object?.name ?? expression?.name ?? '';
  return /^[A-Z_]+$/.test(name) ? '1' : `{${/^\w+$/.test(name) && name !== '' ? name : 'text'}}`;
};
