import { t } from '../words/t.js';

/** Why what is kept in this browser cannot be read or written, in words for a player. */
export function storageErrorText(error: unknown): string {
  return t('ui.keeping.not-read', { why: error instanceof Error ? error.message : String(error) });
}
