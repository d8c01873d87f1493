import type { TypedDecision } from '@vigil/rules';

/** A decision of one of some keys. */
export type DecisionOf<K extends TypedDecision['key']> = Extract<TypedDecision, { readonly key: K }>;
