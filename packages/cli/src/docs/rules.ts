import { parse } from 'yaml';
import { paragraphs, table } from './markdown.js';

/** A clause that settles an open question of the rules, or a choice of the table. */
interface Clause {
  readonly id: string;
  readonly text: string;
  readonly question?: string;
  readonly option?: string;
}

/**
 * Returns the open questions of the rules and their readings, as Markdown.
 *
 * @param ledger the text of a file of docs/rules
 * @param houseRules the values of each house rule, the default first
 * @throws Error for a house rule without a clause, or at a clause that asks no question
 */
export function openQuestions(ledger: string, houseRules: Readonly<Record<string, readonly string[]>>): string {
  const clauses = (parse(ledger) as Clause[]).filter(({ question, option }) => question ?? option);
  const asked = clauses.filter(({ question }) => question !== undefined);
  for (const rule of Object.keys(houseRules)) {
    const at = clauses.find(({ option }) => option === rule);
    if (!at?.question) throw new Error(`the house rule "${rule}" answers no question of the ledger`);
  }
  const choice = (option: string) => `\`${option}\`: ${(houseRules[option] ?? []).join(', ')}`;
  const rows = asked.map(({ id, text, question = '', option }) => [
    question,
    text,
    id,
    option === undefined ? '' : choice(option),
  ]);
  return paragraphs(
    `${asked.length} questions; ${Object.keys(houseRules).length} of them can be answered otherwise by a house rule.`,
    table(['Question', 'Taken', 'Clause', 'House rule'], rows),
  );
}
