/** A clause of the rules. `option`: the house rule that changes it. */
export interface RuleClause {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly option?: string;
}

/** The clauses of one file of docs/rules, in order. */
export interface RuleBook {
  readonly id: string;
  readonly clauses: readonly RuleClause[];
}

/** All books. Filled by the build from docs/rules (plugins/clauses.ts); empty in the source. */
export const BOOKS: readonly RuleBook[] = [];
