import type { Figures, Reading, Value } from './normal-form.js';

/** Where reading and content do not say the same: the field, and what each says of it. */
export interface Difference {
  /** `gateCards/gate-card-2/other`. */
  readonly at: string;
  readonly reading: string;
  readonly content: string;
}

const NOTHING = 'nothing';
const formatValue = (value: Value | undefined): string => (value === undefined ? NOTHING : canonical(value));

/** JSON with fields in the order of the alphabet. */
function canonical(value: Value): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Where two accounts of one component differ, field by field. */
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

/** Where a reading and a box's content differ, entry by entry; an entry that only one of them has differs in all. */
export function compareReadings(reading: Reading, content: Reading): Difference[] {
  const kinds = [...new Set([...Object.keys(reading), ...Object.keys(content)])];
  return kinds.flatMap((kind) => {
    const [left = {}, right = {}] = [reading[kind], content[kind]];
    const ids = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return ids.flatMap((id) => compareFigures(`${kind}/${id}`, left[id], right[id]));
  });
}
