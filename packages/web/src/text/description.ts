/** Description of a component, for explanations. */
export interface Description {
  readonly kind: string;
  readonly name: string;
  readonly figures: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly string[];
}
