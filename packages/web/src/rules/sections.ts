import type { RuleClause } from './all-clauses.js';

/** Loaders of clauses by the common prefix of their ids: `A-MOVE` those from A-MOVE-01 on. */
export type SectionLoaders = Readonly<Record<string, () => Promise<{ readonly CLAUSES: readonly RuleClause[] }>>>;

/** The loaders by section. Filled by the build from docs/rules (plugins/clauses.ts); empty in the source. */
export const SECTIONS: SectionLoaders = {};
