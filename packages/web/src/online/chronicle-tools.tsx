import type { SheetProps } from './table-dialog.js';

/** The chronicle as a page, and as text to be pasted elsewhere. */
export function ChronicleTools(_: SheetProps) {
  return null;
}
