import type { TypedDecision } from '@vigil/rules';
import { useMemo } from 'react';
import { type Pace, useSettings } from '../../motion/settings.js';
import type { Snapshot } from '../../play/session.js';
import { lineText, selectHeadlines } from '../../text/chronicle.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import type { Company } from '../company.js';
import { promptText } from './prompt-text.js';

/** Returns the announcement for screen readers; empty while `isWaiting` for what is on stage. */
export function useAnnouncement(
  snapshot: Snapshot,
  decision: TypedDecision | undefined,
  company: Company | undefined,
  isWaiting: boolean,
): string {
  const { words } = useLoadedContent();
  const { pace } = useSettings();
  return useMemo(
    () =>
      isWaiting ? '' : formatAnnouncement(snapshot, pace, decision && promptText(words, decision, snapshot, company)),
    [isWaiting, snapshot, pace, decision, words, company],
  );
}

/** Formats the announcement for screen readers: the latest events, and the question. */
function formatAnnouncement(snapshot: Snapshot, pace: Pace, question: string | undefined): string {
  const { news, outcome, lookingAt, lookingAtEvent, answers } = snapshot;
  if (lookingAt !== undefined) {
    const then = t('ui.timeline.at', { at: lookingAt, n: answers });
    const happened = lookingAtEvent === undefined ? selectHeadlines(news, 2) : news.slice(-1);
    return [t('ui.timeline.looking'), then, ...happened.map(lineText)].join('. ');
  }
  // Step by step, all of it was announced already.
  const liveText = pace === 'steps' ? [] : selectHeadlines(news, 4).map(lineText);
  if (question !== undefined && !outcome) liveText.push(question);
  return liveText.join(' ');
}
