/** Draws mutations: of clauses, at the places where the rules name them, and of cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { filesUnder } from './build.mjs';
import { createRandom } from './chance.mjs';
import { findBreaks } from './operators.mjs';
import { componentsIn, partAt, treeOf } from './trees.mjs';

/** Sources of rules. Texts of messages are no rules. */
const RULES = /^packages\/(?:engine|rules|content)\/src\/(?!.*\bwords\/)/;
const CARDS = 'packages/content/src/base';
const OTHER_FILES = /\/(?:words\/|messages|pack|box|index)/;

/**
 * Draws one mutation for each of `count` clauses, or `each` mutations.
 *
 * @param clauses of the ledger, with the `code` that names them.
 * @returns mutations with `clause`, `file`, `line`, `was`, `by`, and their place in the text.
 */
export function drawClauses(clauses, count, seed, each = 1) {
  const chance = createRandom(`clauses ${seed}`);
  const result = [];
  let remaining = count;
  for (const { id, code } of chance.shuffle(clauses)) {
    if (remaining === 0) break;
    const found = findBreaksOfClause(code ?? [], createRandom(`${id} ${seed}`)).slice(0, each);
    result.push(...found.map((one) => ({ clause: id, ...one })));
    if (found.length > 0) remaining--;
  }
  return result;
}

/** All mutations at the places of a clause in random order. Places take turns, so one with many mutations has no advantage. */
function findBreaksOfClause(code, chance) {
  const places = chance.shuffle(code.filter((place) => RULES.test(place))).map((place) => {
    const [file, line] = place.split(':');
    const part = partAt(file, Number(line));
    return part ? chance.shuffle(listBreaks(file, part)) : [];
  });
  const longest = Math.max(0, ...places.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, i) =>
    places.flatMap((found) => found.slice(i, i + 1)),
  ).flat();
  return [...new Map(interleaved.map((one) => [keyOf(one), one])).values()];
}

/** Draws one mutation in each of `count` cards, monsters, places and other components of the base game, or `each` mutations. */
export function drawCards(count, seed, each = 1) {
  const chance = createRandom(`cards ${seed}`);
  const files = filesUnder(CARDS, '.ts').filter((file) => !OTHER_FILES.test(file.slice(CARDS.length)));
  const all = files.flatMap((file) => componentsIn(file).map((one) => ({ file, ...one })));
  const result = [];
  let remaining = count;
  for (const { file, id, part } of chance.shuffle(all)) {
    if (remaining === 0) break;
    const found = chance.shuffle(listBreaks(file, part)).slice(0, each);
    result.push(...found.map((one) => ({ card: id, ...one })));
    if (found.length > 0) remaining--;
  }
  return result;
}

/** Mutations of a part, each with its `line` (number), `at` (text of the line) and `was` (the old text). */
function listBreaks(file, part) {
  const { text } = treeOf(file);
  return findBreaks(text, part, placeLists()).map((one) => ({
    ...one,
    file,
    line: text.slice(0, one.start).split('\n').length,
    at: text
      .slice(text.lastIndexOf('\n', one.start) + 1)
      .split('\n', 1)[0]
      .trim(),
    was: text.slice(one.start, one.end).replace(/\s+/g, ' '),
    by: one.by.replace(/\s+/g, ' '),
  }));
}

let lists;
/** Places and monsters; any of a kind can replace any other. */
function placeLists() {
  const idsIn = (file, pattern) =>
    [...readFileSync(join(root, CARDS, file), 'utf8').matchAll(pattern)].map(([, id]) => id);
  lists ??= [
    idsIn('board.ts', /id: '([a-z-]+)'/g),
    idsIn('worlds.ts', /id: '([a-z-]+)'/g),
    idsIn('monsters.ts', /token\(\s*'([a-z-]+)'/g),
  ].filter((ids) => ids.length > 1);
  return lists;
}

/** Identity of a mutation, independent of line numbers: its subject, file and change. */
export function keyOf({ clause, card, file, at, was, by }) {
  return [clause ?? card, file, at, was, by].join(' | ');
}
