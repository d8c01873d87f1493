import type { OnSheet } from './box-art.js';

/** Drawings of a sheet by the names they have there. */
export const onSheet = (names: readonly string[], sheet: string): Readonly<Record<string, OnSheet>> =>
  Object.fromEntries(names.map((name) => [name, { sheet, name }]));
