/** What a clause says in German, and the section it stands in there. */
export interface GermanClause {
  readonly section: string;
  readonly text: string;
}

/** The clauses in German by id. The build puts them here, from docs/rules/de (plugins/clauses.ts); in the source there are none. */
export const GERMAN: Readonly<Record<string, GermanClause>> = {};
