/** Inserts mutations into a source, so that one can be chosen at run time: `brokenAt(7) ? broken : whole`. */

/**
 * The source with all its mutations in it, none of them active.
 *
 * @param breaks each with `number`, `kind`, `start`, `end`, `by`; of two that overlap one contains the other
 */
export function weaveBreaks(text, breaks) {
  const sorted = [...breaks].sort((a, b) => a.start - b.start || b.end - a.end || a.number - b.number);
  return weave(text, 0, text.length, sorted);
}

function weave(text, start, end, breaks) {
  const [first, ...rest] = breaks;
  if (!first) return text.slice(start, end);
  const within = rest.filter((one) => one.start < first.end);
  const behind = rest.filter((one) => one.start >= first.end);
  const whole = weave(text, first.start, first.end, within);
  return text.slice(start, first.start) + createSwitch(first, whole) + weave(text, first.end, end, behind);
}

function createSwitch({ number, kind, by }, whole) {
  // The braces keep an `else` with its own `if`.
  if (kind === 'statement') return `{ if (!brokenAt(${number})) ${whole} }`;
  return `(brokenAt(${number}) ? (${by}) : (${whole}))`;
}
