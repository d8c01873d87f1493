import type { Figures, Reading, Value } from './normal-form.js';

/** A difference between reading and content: the place and both values. */
export interface Difference {
  /** Kind, id and field: `gateCards/gate-card-2/other`. */
  readonly at: string;
  readonly reading: string;
  readonly content: string;
}

const NOTHING = 'nothing';
const formatValue = (value: Value | undefined): string => (value === undefined ? NOTHING : toCanonicalJson(value));

/** Returns JSON with fields in alphabetical order. */
function toCanonicalJson(value: Value): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Compares two descriptions of a component, field by field. */
export function compareFigures(at: string, reading: Figures = {}, content: Figures = {}): Difference[] {
  const fields = [...new Set([...Object.keys(reading), ...Object.keys(content)])].sort();
  return fields
    .map((field) => ({
      at: `${at}/${field}`,
      reading: formatValue(reading[field]),
      content: formatValue(content[field]),
    }))
    .filter((each) => each.reading !== each.content);
}

/** Compares a reading with a box's content, entry by entry. A missing entry differs in every field. */
export function compareReadings(reading: Reading, content: Reading): Difference[] {
  const kinds = [...new Set([...Object.keys(reading), ...Object.keys(content)])];
  return kinds.flatMap((kind) => {
    const [left = {}, right = {}] = [reading[kind], content[kind]];
    const ids = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return ids.flatMap((id) => compareFigures(`${kind}/${id}`, left[id], right[id]));
  });
}
