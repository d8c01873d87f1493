/** Clause ids in text: single ids, lists and ranges. */

const ITEM = /(?<![\w-])((?:[A-Z]+-)+)?(\d\d)(?:\s*(?:\.\.|to\b|–)\s*((?:[A-Z]+-)+)?(\d\d))?(?![\w-])/g;

/** Matches an id of a known family, to tell a list of clauses from other bracketed text. */
const CLAUSE = /(?<![\w-])(?:[ADHKPY](?:-[A-Z]+)+|PBP)-\d/;

/**
 * Returns the ids of a list such as `A-MOVE-01, 03 A-MOVE-05 to 07, A-SKILL-01..03`; undefined if it has none.
 * Unreadable parts are kept, so that they are reported as unknown.
 */
export function idsOf(list: string): string[] | undefined {
  if (!CLAUSE.test(list)) return undefined;
  let family = '';
  const ids: string[] = [];
  const rest = list.replace(ITEM, (item: string, startFamily?: string, from = '', endFamily?: string, to = from) => {
    family = startFamily ?? family;
    if (family === '' || Number(to) < Number(from) || (endFamily ?? family) !== family) return item;
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

/**
 * Returns the clauses cited in comments and strings, with ranges expanded, each with the line on which its list begins.
 */
export function findCitations(source: string): { readonly id: string; readonly line: number }[] {
  // Comment markers at the start of lines are not part of a list.
  const text = source.replace(/(?<=\n\s*)(?:\*(?!\/)|\/\/)/g, (mark) => ' '.repeat(mark.length));
  return [...text.matchAll(LIST)].flatMap(({ 0: list, index }) => {
    const line = text.slice(0, index).split('\n').length;
    const ids = idsOf(list.replace(/\bor\b/g, ',')) ?? [];
    return [...new Set(ids)].filter((id) => ID.test(id)).map((id) => ({ id, line }));
  });
}
