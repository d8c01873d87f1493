/** Figures in sentences of boxes, alike in every language. */

/** Returns the modifier of a check in brackets, with a space before it: " (−1)". Empty for 0. */
export function checkModifier(by: number): string {
  if (by === 0) return '';
  return ` (${by > 0 ? '+' : '−'}${Math.abs(by)})`;
}
