import { ApiError } from './api.js';
import { t } from './words.js';

/** Why something was not done, for whoever asked for it: what the server refused is said in his language. */
export function requestErrorText(error: unknown): string {
  if (error instanceof ApiError)
    return t('ui.online.why-not', { code: error.code.replaceAll('-', '_'), why: error.message });
  return error instanceof Error ? error.message : String(error);
}
