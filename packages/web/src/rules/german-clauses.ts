/** The German text of a clause, and its section there. */
export interface GermanClause {
  readonly section: string;
  readonly text: string;
}

/** The German clauses by id. Filled by the build from docs/rules/de (plugins/clauses.ts); empty in the source. */
export const GERMAN: Readonly<Record<string, GermanClause>> = {};
