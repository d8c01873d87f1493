import type { Outcome, View } from '@vigil/rules';
import type { LoadedContent } from '../../text/loaded-content.js';
import { t } from '../../words/t.js';
import type { EndingSummary } from '../game-ui.js';

/** Formats the end of a game of Arkham Horror: the cause of the awakening, the score, and the First Citizen. */
export function arkhamEnding(
  { words }: LoadedContent,
  { turns, awakenedBy, score, firstCitizen }: Outcome,
  view: View,
): EndingSummary {
  const citizen = firstCitizen === undefined ? undefined : view.investigators[firstCitizen]?.id;
  return {
    when: t('ui.end.turn', { n: turns }),
    figures: [
      [t('ui.end.turns'), String(turns)],
      [t('ui.table.doom'), String(view.doom)],
      [t('ui.table.terror'), String(view.terror)],
      [t('ui.arkham.seals'), String(view.seals.length)],
    ],
    rows: [
      [t('ui.end.awakened'), awakenedBy && words.say(`cause.${awakenedBy}`)],
      [t('ui.end.citizen'), citizen && words.name('investigator', citizen)],
    ],
    score:
      score === undefined
        ? undefined
        : view.figures.score
            .filter(({ points }) => points !== 0)
            .map(({ reason, points, per = 1 }) => [words.say(`score.${reason}`, { n: per }), points]),
    firstCitizen,
  };
}
