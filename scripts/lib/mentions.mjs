/** Finds tests and scenarios that share words with a change. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder } from './files.mjs';
import { root } from './run.mjs';

const CLAUSE = /\b(?:[AHDKPY]-[A-Z]+(?:-[A-Z]+)?|PBP)-\d+\b/g;
/** Ids of components and keys of messages: quoted words, and unquoted ones with a hyphen or a dot. */
const ID = /(?<=['"`])[a-z][\w.-]*(?=['"`])|(?<=\s)[a-z]\w*(?:[-.][\w-]+)+(?=[\s:,])/g;
const EXPORT = /^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
/** A term in more files than this is ignored. */
const MAX_FILES = 100;

/**
 * Terms that tests of a change may mention: clauses and ids in the changed lines. For a source also its clauses and
 * exports.
 *
 * @param changes as `changedFiles` returns them
 * @returns a set of terms
 */
export function termsOf(changes) {
  const terms = new Set();
  for (const { file, lines } of changes) {
    const changed = lines.join('\n');
    for (const [term] of [...changed.matchAll(CLAUSE), ...changed.matchAll(ID)]) terms.add(term);
    if (!/\/src\/.*\.tsx?$/.test(file)) continue;
    const text = textOf(file);
    for (const [term] of text.matchAll(CLAUSE)) terms.add(term);
    for (const [, name] of text.matchAll(EXPORT)) terms.add(name);
    terms.add(basename(file).replace(/\.tsx?$/, ''));
  }
  return terms;
}

/**
 * Files that mention any of the terms; those with the rarest and most terms come first.
 *
 * @param folders folders to search
 * @param pattern of their paths
 */
export function findMentions(terms, folders, pattern) {
  const all = folders.flatMap((folder) => filesUnder(folder, pattern));
  const files = all.map((file) => ({ file, words: wordsOf(textOf(file)), score: 0 }));
  for (const term of terms) {
    const found = files.filter(({ words }) => words.has(term));
    if (found.length > MAX_FILES) continue;
    for (const one of found) one.score += 1 / found.length;
  }
  return files
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
}

/** Every clause, id, identifier and message key in a text. */
function wordsOf(text) {
  return new Set([...(text.match(/[\w-]+/g) ?? []), ...(text.match(/\b[a-z]+(?:\.[\w-]+)+/g) ?? [])]);
}

function textOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return '';
  }
}
