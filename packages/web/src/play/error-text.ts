import type { HostReply } from '@vigil/table';
import { t } from '../words/saving.js';
import { OpenError } from './open-error.js';

/** Converts a host's refusal to open a game into an error for players. */
export function toOpenError({ why, code, place, packs = [] }: Extract<HostReply, { say: 'refused' }>): OpenError {
  switch (code) {
    case 'missing-pack':
      return createMissingPacksError(packs);
    case 'other-version':
      return new OpenError(t('ui.import.other-version'), why);
    case 'newer-version':
      return new OpenError(t('ui.import.newer-rules'), why);
    case 'wrong-game':
      return new OpenError(t('ui.import.no-game'), why, true);
    case 'damaged-save':
      return new OpenError(damageText(place), why, place !== 'formatVersion');
    default:
      return new OpenError(t('ui.import.other'), why);
  }
}

/** A game for which there are packs missing, by id or name. */
export function createMissingPacksError(packs: readonly string[]): OpenError {
  return new OpenError(t('ui.import.missing-pack', { packs: packs.join(', ') }));
}

function damageText(place = ''): string {
  if (place === 'save' || place === 'format') return t('ui.import.no-game');
  if (place === 'formatVersion') return t('ui.import.newer');
  if (place === 'check') return t('ui.import.changed');
  return t(/^answers\[/.test(place) ? 'ui.import.answers' : 'ui.import.damaged');
}

/** Text of an error for players, with a technical detail. */
export interface ErrorText {
  readonly message: string;
  readonly detail: string | undefined;
}

/** Formats an error of a game or a file. `unchanged`: adds that nothing else changed. */
export function describeError(error: unknown, unchanged = false): ErrorText {
  const { message, detail } = describeCause(error);
  return {
    message: unchanged ? `${message} ${t('ui.import.nothing-changed')}` : message,
    detail: detail === undefined ? undefined : t('ui.import.exactly', { why: detail }),
  };
}

function describeCause(error: unknown): ErrorText {
  if (error instanceof OpenError) return { message: error.message, detail: error.detail };
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof DOMException) {
    if (error.name === 'QuotaExceededError') return { message: t('ui.import.full'), detail: undefined };
    if (error.name === 'NotReadableError' || error.name === 'NotFoundError') {
      return { message: t('ui.import.not-readable'), detail: why };
    }
  }
  return { message: t('ui.import.other'), detail: why };
}
