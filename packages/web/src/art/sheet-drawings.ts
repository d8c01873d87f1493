import type { SheetDrawing } from './box-art.js';

/** Drawings of a sheet by the names they have there. */
export const sheetDrawings = (names: readonly string[], sheet: string): Readonly<Record<string, SheetDrawing>> =>
  Object.fromEntries(names.map((name) => [name, { sheet, name }]));
