import type { HauntOutcome, HauntView } from '@vigil/rules';
import { t } from '../../words/t.js';
import type { EndingSummary } from '../game-ui.js';

/** Describes the end of a game of Haunt: the number of days and phases. */
export function hauntEnding({ days, turns }: HauntOutcome, view: HauntView): EndingSummary {
  return {
    when: t('ui.end.day', { n: days }),
    figures: [
      [t('ui.end.days'), String(days)],
      [t('ui.table.doom'), String(view.doom)],
      [t('ui.table.terror'), String(view.terror)],
      [t('ui.table.gates'), String(view.gates.length)],
    ],
    rows: [[t('ui.end.phases'), String(turns)]],
  };
}
