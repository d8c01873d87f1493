import { ApiError } from './api.js';
import { t } from './words.js';

/** Text of a request error in the player's language. */
export function requestErrorText(error: unknown): string {
  if (error instanceof ApiError)
    return t('ui.online.why-not', { code: error.code.replaceAll('-', '_'), why: error.message });
  return error instanceof Error ? error.message : String(error);
}
