/** Clause ids as they are written: one by one, in lists, in ranges. */

const ITEM = /(?<![\w-])((?:[A-Z]+-)+)?(\d\d)(?:\s*(?:\.\.|to\b|–)\s*((?:[A-Z]+-)+)?(\d\d))?(?![\w-])/g;

/** An id of one of the ledgers' families, to tell a list of clauses from other things in brackets. */
const CLAUSE = /(?<![\w-])(?:[ADHKPY](?:-[A-Z]+)+|PBP)-\d/;

/**
 * The ids of a list like `A-MOVE-01, 03 A-MOVE-05 to 07, A-SKILL-01..03`; nothing if it names none. What cannot be
 * read stays as it is, so that it is reported as unknown instead of being lost.
 */
export function idsOf(list: string): string[] | undefined {
  if (!CLAUSE.test(list)) return undefined;
  let family = '';
  const ids: string[] = [];
  const rest = list.replace(ITEM, (item: string, own?: string, from = '', itsEnd?: string, to = from) => {
    family = own ?? family;
    if (family === '' || Number(to) < Number(from) || (itsEnd ?? family) !== family) return item;
    for (let n = Number(from); n <= Number(to); n++) ids.push(family + String(n).padStart(2, '0'));
    return '';
  });
  return rest.replace(/[,;\s]|\band\b/g, '') === '' ? ids : [...ids, list];
}

const FAMILY = '(?:[ADHKPY](?:-[A-Z]+)+|PBP)-';
const JOINT = String.raw`\s*[,;]\s*(?:and\s+)?|\s*(?:\.\.|–)\s*|\s+(?:to|and|or)\s+`;
const LIST = new RegExp(
  String.raw`(?<![\w-])${FAMILY}\d\d(?![\w-])(?:(?:${JOINT})(?:(?:[A-Z]+-)+)?\d\d(?![\w-]))*`,
  'g',
);
const ID = new RegExp(`^${FAMILY}\\d\\d$`);

/** The clauses that a source names in comments and strings, ranges written out, each with the line its list begins on. */
export function findCitations(source: string): { readonly id: string; readonly line: number }[] {
  // The marks at the start of comment lines are not part of a list that continues there.
  const text = source.replace(/(?<=\n\s*)(?:\*(?!\/)|\/\/)/g, (mark) => ' '.repeat(mark.length));
  return [...text.matchAll(LIST)].flatMap(({ 0: list, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const ids = idsOf(list.replace(/\bor\b/g, ',')) ?? [];
    return [...new Set(ids)].filter((id) => ID.test(id)).map((id) => ({ id, line }));
  });
}
