import type { TypedDecision } from '@vigil/rules';

/** A decision with one of some keys. */
export type DecisionOf<K extends TypedDecision['key']> = Extract<TypedDecision, { readonly key: K }>;
