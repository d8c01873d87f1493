import { t } from '../words/t.js';

/** Text for players about a failure to read or write saved data. */
export function storageErrorText(error: unknown): string {
  return t('ui.saving.not-read', { why: error instanceof Error ? error.message : String(error) });
}
