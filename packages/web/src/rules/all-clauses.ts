/** A clause of the rules. `option`: the house rule that changes it. */
export interface RuleClause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly option?: string;
}

/** The clauses of one file of docs/rules, in its order. */
export interface RuleBook {
  readonly id: string;
  readonly clauses: readonly RuleClause[];
}

/** All books. The build puts them here, from docs/rules (plugins/clauses.ts); in the source there are none. */
export const BOOKS: readonly RuleBook[] = [];
