import type { RuleClause } from './all-clauses.js';

/** What fetches the clauses whose ids begin alike, by that beginning: `A-MOVE` those from A-MOVE-01 on. */
export type SectionLoaders = Readonly<Record<string, () => Promise<{ readonly CLAUSES: readonly RuleClause[] }>>>;

/** The clauses by sections. The build puts them here, from docs/rules (plugins/clauses.ts); in the source there are none. */
export const SECTIONS: SectionLoaders = {};
