import type { SheetDrawing } from './box-art.js';

/** Drawings on a sheet, by their names there. */
export const sheetDrawings = (names: readonly string[], sheet: string): Readonly<Record<string, SheetDrawing>> =>
  Object.fromEntries(names.map((name) => [name, { sheet, name }]));
