import type { Words } from '@vigil/rules';
import { planObstacleText } from '@vigil/table';
import { ApiError } from './api.js';
import { POST, t } from './words.js';

/** Text of a request error in the player's language. `game`: has names of places. */
export function requestErrorText(error: unknown, game?: Words): string {
  if (error instanceof ApiError) {
    if (error.obstacle) return planObstacleText(POST, error.obstacle, game);
    return t('ui.online.why-not', { code: error.code.replaceAll('-', '_'), why: error.message });
  }
  return error instanceof Error ? error.message : String(error);
}
