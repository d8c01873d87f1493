import type { CheckDetails } from '@vigil/rules';
import { formatCheckChance as formatIn, formatPercent as formatPercentIn } from '@vigil/table';
import { locale } from '../words/t.js';

/** Formats a chance as the language of the page writes it: 50% or 50 %. */
export function formatPercent(of: number): string {
  return formatPercentIn(of, locale);
}

/** Formats the chance of passing a check as it would be rolled now. */
export function formatCheckChance(check: CheckDetails): string {
  return formatIn(check, locale);
}
