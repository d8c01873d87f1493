/**
 * Checks the language of names and comments against docs/glossary.md: comment openings, pronouns, sentence length,
 * names that are not there, shared type names and replaced words. Checks what players read against docs/style.md: catalogues and generated texts
 * (scripts/lib/player-text; needs compiled packages).
 *
 * `node scripts/check-language.mjs` prints a count for each kind; `--list` prints every place that counts, and
 * `--text` only those of player text.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { filesUnder } from './lib/files.mjs';
import { sourceOf } from './lib/import-graph.mjs';
import { findTextFaults } from './lib/player-text/lint.mjs';
import { log, root, runIfMain } from './lib/run.mjs';

/** Largest number of places of each kind. Lower a limit when the code allows it; never raise one. */
const LIMITS = { headless: 0, person: 2, long: 0, absent: 0, shared: 3, retired: 0, bare: 7 };

/** The same for player text. The patterns are in scripts/lib/player-text/rules.mjs. */
const TEXT_LIMITS = { pattern: 0, longText: 0, quotes: 0, named: 0, term: 0, missing: 0 };

const TITLES = {
  headless: 'comments that open with a question word',
  person: 'comments that call a person or an object somebody, nobody or he',
  long: 'sentences of comments with more than 20 words',
  absent: 'comments on a parameter or field that is not there',
  shared: 'type names that three or more files declare',
  retired: 'names with a word that docs/glossary.md has replaced',
  bare: 'variables and parameters named by a bare adverb or participle',
  pattern: 'player texts with a pattern that docs/style.md rules out',
  longText: 'sentences of player texts with more than 25 words',
  quotes: 'player texts with wrong quotes, dashes or signs',
  named: 'prompts with the name of the investigator',
  term: 'player texts with a term that docs/style.md has replaced',
  missing: 'player texts missing in a language',
};

const FOLDERS = ['packages', 'scripts', 'examples'];
const SOURCES = /\.(ts|tsx|mjs)$/;
const STYLES = /\.css$/;
const SKIPPED = /\/(dist|node_modules|public|engrave|types)\//;
/** By convention each file of a React component declares its own. */
const COMPONENT_PROPS = 'Props';
const HEADLESS = /^(what|who|whom|whose|how|whether|where|which|why|whatever|wherever|whichever)\b/i;
const PERSON = /\b(somebody|nobody|anybody|everybody|whoever|whomever|he|him|his|himself)\b/i;
const DIRECTIVE = /^(biome-ignore|@ts-|v8 ignore|#|<reference)/;
const MAX_WORDS = 20;

/** Words of names that the glossary has replaced, as parts of a camelCase name. */
const RETIRED = new Set(
  (
    'befall befalls befell befalling misfit misfits mishap mishaps whereabouts stagehand foreseen unspoken unsaid mould ' +
    'moulds beats foresight manners patients retell retold telled trails weighed whence whisper gist gists deed deeds ' +
    'untold felled fells slips stagehands tidings'
  ).split(' '),
);
/** Names that say nothing about the value of a variable or parameter. */
const BARE = new Set('ahead anew elsewhere gone here into said there told'.split(' '));
/** Upgrade steps for data of earlier versions, which name replaced words. */
const UPGRADES = /upgrade|former-fields|former-names|migrations|check-language/;

/** Every place that counts: `{kind, place, text}`. */
export function findPlaces() {
  const places = [];
  const declared = new Map();
  for (const file of FOLDERS.flatMap((folder) => filesUnder(folder, SOURCES)).filter(
    (path) => !SKIPPED.test(`/${path}`),
  )) {
    const { text, program } = sourceOf(file);
    const lineAt = (index) => text.slice(0, index).split('\n').length;
    const add = (kind, index, what) => places.push({ kind, place: `${file}:${lineAt(index)}`, text: what });
    const comments = commentsIn(file, text);
    for (const { body, prose, start } of comments) {
      for (const kind of kindsOf(body, prose)) add(kind, start, body.slice(0, 100));
    }
    for (const { name, start } of absentNames(text, program, comments)) add('absent', start, name);
    for (const { name, start, isType, isLocal } of declarationsIn(program)) {
      if (isType && !file.includes('/test/')) declared.set(name, (declared.get(name) ?? new Set()).add(file));
      const retired = UPGRADES.test(file) ? undefined : wordsOf(name).find((word) => RETIRED.has(word));
      if (retired) add('retired', start, `${name}: "${retired}"`);
      if (isLocal && BARE.has(name) && !file.includes('/test/')) add('bare', start, name);
    }
  }
  for (const file of filesUnder('packages/web/src', STYLES)) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const { 1: comment, index } of text.matchAll(/\/\*([\s\S]*?)\*\//g)) {
      const body = comment
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
      const line = text.slice(0, index).split('\n').length;
      for (const kind of kindsOf(body)) places.push({ kind, place: `${file}:${line}`, text: body.slice(0, 100) });
    }
  }
  for (const [name, files] of declared) {
    if (files.size >= 3 && name !== COMPONENT_PROPS)
      places.push({ kind: 'shared', place: [...files].join(', '), text: name });
  }
  return places;
}

const DESCRIBED = new Set([
  'FunctionDeclaration',
  'MethodDefinition',
  'TSInterfaceDeclaration',
  'TSMethodSignature',
  'TSTypeAliasDeclaration',
]);
/** A name with its description: `name`: ..., or a tag. */
const DESCRIPTION = /(?:^|[\s;])(?:`(\w+)`(?: and `(\w+)`)?:|@param (\w+))/g;

/** Names that the comment before a declaration describes, and that the declaration does not contain. */
function* absentNames(text, program, comments) {
  const starts = new Map(comments.map((comment) => [nextCode(text, comment.end), comment]));
  for (const node of nodesIn(program)) {
    const comment = DESCRIBED.has(node.type) && starts.get(node.start);
    if (!comment) continue;
    const own = text.slice(node.start, node.end);
    for (const [, ...names] of comment.body.matchAll(DESCRIPTION)) {
      for (const name of names) {
        if (name && !new RegExp(`\\b${name}\\b`).test(own)) yield { name, start: comment.start };
      }
    }
  }
}

/** Position of the next declaration, after white space and `export`. */
function nextCode(text, from) {
  const [skipped] = /^\s*(?:export\s+(?:default\s+)?)?/.exec(text.slice(from, from + 200));
  return from + skipped.length;
}

function* nodesIn(node) {
  if (Array.isArray(node)) for (const one of node) yield* nodesIn(one);
  else if (node && typeof node === 'object' && typeof node.type === 'string') {
    yield node;
    for (const value of Object.values(node)) if (value && typeof value === 'object') yield* nodesIn(value);
  }
}

/** The kinds of places that a comment counts as. `prose`: its paragraphs without examples. */
function kindsOf(body, prose = [body]) {
  if (DIRECTIVE.test(body)) return [];
  const sentences = prose.flatMap((paragraph) => paragraph.split(/(?<=[.!?:;])\s+|\s(?=@\w)/));
  const isLong = sentences.some((sentence) => sentence.split(' ').length > MAX_WORDS);
  return [HEADLESS.test(body) && 'headless', PERSON.test(body) && 'person', isLong && 'long'].filter(Boolean);
}

/** Comments of a source, without markers and line breaks; adjacent line comments are one. */
function commentsIn(file, text) {
  const found = [];
  for (const { type, value, start, end } of parseSync(file, text).comments) {
    const plain = value.replace(/^\*/, '').replace(/\n\s*\*/g, '\n');
    const body = joinLines(plain);
    const last = found.at(-1);
    const follows = type === 'Line' && last?.type === 'Line' && /^\s*$/.test(text.slice(last.end, start));
    if (follows) Object.assign(last, { body: `${last.body} ${body}`, prose: [`${last.body} ${body}`], end });
    else found.push({ type, body, prose: proseOf(plain), start, end });
  }
  return found;
}

/** Paragraphs of a comment, without indented examples. */
function proseOf(plain) {
  const paragraphs = plain.split(/\n[^\S\n]*\n/);
  return paragraphs.filter((one, i) => i === 0 || !/^\n*\s{3}/.test(one)).map(joinLines);
}

function joinLines(text) {
  return text.replace(/\s+/g, ' ').trim();
}

const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'ClassDeclaration']);
const VALUES = new Set([
  'FunctionDeclaration',
  'VariableDeclarator',
  'TSMethodSignature',
  'TSPropertySignature',
  'MethodDefinition',
  'PropertyDefinition',
]);

/** Declared names of a program, with their places. */
function* declarationsIn(program) {
  // A box adds to types of the rules by declaring them again.
  const additions = [...nodesIn(program)].filter(({ type }) => type === 'TSModuleDeclaration');
  for (const node of nodesIn(program)) {
    const id = node.id ?? node.key;
    const isAddition = additions.some(({ start, end }) => start <= node.start && node.end <= end);
    const isType = TYPES.has(node.type) && !isAddition;
    const isLocal = node.type === 'VariableDeclarator';
    if (isType || VALUES.has(node.type))
      for (const { name, start } of bindingsOf(id)) yield { name, start, isType, isLocal };
    for (const parameter of parametersOf(node)) yield* bindingsOf(parameter);
  }
}

function parametersOf({ type, params, param }) {
  if (type === 'CatchClause') return param ? [param] : [];
  // The parser puts parameters into a list or into a node with a list of items.
  return Array.isArray(params) ? params : (params?.items ?? []);
}

/** Names that a pattern of a declaration or a parameter binds, with their places. */
function* bindingsOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield { name: pattern.name, start: pattern.start, isType: false, isLocal: true };
      break;
    case 'ObjectPattern':
      for (const { value, argument } of pattern.properties) yield* bindingsOf(value ?? argument);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) yield* bindingsOf(element);
      break;
    case 'AssignmentPattern':
      yield* bindingsOf(pattern.left);
      break;
    case 'RestElement':
      yield* bindingsOf(pattern.argument);
      break;
    case 'TSParameterProperty':
      yield* bindingsOf(pattern.parameter);
  }
}

function wordsOf(name) {
  return name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
}

/** Kinds over their limit, with examples; empty if there are none. */
export async function findLanguageViolations() {
  return violationsOf([...findPlaces(), ...(await findTextFaults())]);
}

function violationsOf(places) {
  return Object.entries({ ...LIMITS, ...TEXT_LIMITS }).flatMap(([kind, limit]) => {
    const those = places.filter((place) => place.kind === kind);
    if (those.length <= limit) return [];
    const examples = those.slice(0, 5).map(({ place, text }) => `  ${place}: ${text}`);
    return [`${TITLES[kind]}: ${those.length}, at most ${limit}`, ...examples];
  });
}

await runIfMain(import.meta.url, async () => {
  const faults = await findTextFaults();
  const places = [...findPlaces(), ...faults];
  const listed = process.argv.includes('--list') ? places : process.argv.includes('--text') ? faults : [];
  for (const { kind, place, text } of listed) log(`${kind}\t${place}: ${text}`);
  for (const [kind, limit] of Object.entries({ ...LIMITS, ...TEXT_LIMITS })) {
    log(`${TITLES[kind]}: ${places.filter((place) => place.kind === kind).length} (at most ${limit})`);
  }
  process.exitCode = violationsOf(places).length > 0 ? 1 : 0;
});
