/** Lists of clauses and of their objects, in either language. */
import type { Words } from './words.js';

/** "1 Sanity and 1 Stamina for each Spell you have", "1 Clue, plus 1 Clue for each Tome you have". */
export function objectsList(w: Words, texts: readonly string[]): string {
  const [first = '', second, ...more] = texts;
  if (second?.startsWith(`${first} `) && more.length === 0) return w.say('list.plus', { first, last: second });
  const words = texts.map((text) => text.split(' '));
  let end = 0;
  const at = (i: number) => new Set(words.map((one) => (one.length > i + 2 ? one.at(-1 - i) : undefined)));
  while (at(end).size === 1 && !at(end).has(undefined)) end++;
  if (texts.length < 2 || end < 3) return w.list(texts);
  return w.list(words.map((one, i) => (i < words.length - 1 ? one.slice(0, -end) : one).join(' ')));
}

/** A German command after another in the same clause. */
const OWN_COMMAND =
  / und (?:behalte|nimm|kehre|kämpfe|wähle|führe|lege|ziehe|schließe) | oder (?:erhöhe|verliere|lege|zahle|ziehe|gib|erhalte) /;

/** The "und" of a German clause that can give way to a comma in a list. */
const OWN_AND =
  / und (?=(?:dann hierher zurückkehren|in beliebiger Reihenfolge zurücklegen|kehre dann hierher zurück|behalte (?:es|sie) als Trophäen? \([^)]*\))$)/;
/** Two English commands: "move there and have an encounter", which end a list. */
const OWN_PAIR = /^[^,.;()]+ and (?:has|have|keeps?|takes?|discards?) [^,.;]+$/;

/** "a, b and c", with a comma before "and" if one of them has an "and" of its own. */
export function listClauses(w: Words, of: readonly string[]): string {
  const last = of.at(-1);
  if (last === undefined || of.length === 1) return last ?? '';
  const texts = of.map((text, i) => (i < of.length - 1 ? text.replace(OWN_AND, ', ') : text));
  const mixed = texts.some((text) => / (?:and|or|und|oder) |, /.test(text));
  const own = texts.findIndex((text) => OWN_COMMAND.test(text));
  const commands =
    own < 0 && texts.slice(0, -1).some((text) => /, wie [^,]+$/.test(text))
      ? 'yes'
      : own < 0 && OWN_AND.test(last)
        ? 'last'
        : own < 0
          ? 'no'
          : own === texts.length - 1 && OWN_COMMAND.exec(last)?.[0].startsWith(' und')
            ? 'last'
            : 'yes';
  const first = texts.slice(0, -1).reduce((before, next) => w.say('list.comma', { first: before, next }));
  if (OWN_PAIR.test(last) && !texts.slice(0, -1).some((text) => / (?:and|or) |, /.test(text)))
    return w.say('list.comma', { first, next: last });
  return w.say(mixed ? 'list.also' : 'list.and', { first, last, commands });
}
