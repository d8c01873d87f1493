import type { FromHost } from '@vigil/table';
import { t } from '../words/keeping.js';
import { NotOpened } from './not-opened.js';

/** What a host says of a game that it does not open, in words for a player. */
export function refusal({ why, code, place, packs = [] }: Extract<FromHost, { say: 'refused' }>): NotOpened {
  switch (code) {
    case 'missing-pack':
      return missing(packs);
    case 'other-version':
      return new NotOpened(t('ui.import.other-version'), why);
    case 'newer-version':
      return new NotOpened(t('ui.import.newer-rules'), why);
    case 'wrong-game':
      return new NotOpened(t('ui.import.no-game'), why, true);
    case 'damaged-save':
      return new NotOpened(damage(place), why, place !== 'formatVersion');
    default:
      return new NotOpened(t('ui.import.other'), why);
  }
}

/** A game for which there are packs missing, by id or name. */
export function missing(packs: readonly string[]): NotOpened {
  return new NotOpened(t('ui.import.missing-pack', { packs: packs.join(', ') }));
}

function damage(place = ''): string {
  if (place === 'save' || place === 'format') return t('ui.import.no-game');
  if (place === 'formatVersion') return t('ui.import.newer');
  if (place === 'check') return t('ui.import.changed');
  return t(/^answers\[/.test(place) ? 'ui.import.answers' : 'ui.import.damaged');
}

/** What went wrong, as it is shown: in words for a player, and what exactly it was. */
export interface Told {
  readonly what: string;
  readonly exactly: string | undefined;
}

/** Puts into words what went wrong with a game or a file. `unchanged`: that nothing else came of it is said as well. */
export function told(error: unknown, unchanged = false): Told {
  const { what, exactly } = said(error);
  return {
    what: unchanged ? `${what} ${t('ui.import.nothing-changed')}` : what,
    exactly: exactly === undefined ? undefined : t('ui.import.exactly', { why: exactly }),
  };
}

function said(error: unknown): Told {
  if (error instanceof NotOpened) return { what: error.message, exactly: error.exactly };
  const why = error instanceof Error ? error.message : String(error);
  if (error instanceof DOMException) {
    if (error.name === 'QuotaExceededError') return { what: t('ui.import.full'), exactly: undefined };
    if (error.name === 'NotReadableError' || error.name === 'NotFoundError') {
      return { what: t('ui.import.not-readable'), exactly: why };
    }
  }
  return { what: t('ui.import.other'), exactly: why };
}
