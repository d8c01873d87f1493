import { type RollOptionPreview as Ahead, type CheckDetails, chanceOfRollOption } from '@vigil/rules';
import { formatPercent } from '../../text/percent.js';
import { AnswerList } from './answer-list.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';

/** Actions after a roll: each with the current chance, and the chance after it. */
export function RollActions({ decision }: { decision: DecisionOf<'q.after-roll'> }) {
  const about = decision.about;
  const { further, successes = 0, difficulty, counts, surplusEffect } = about;
  const passed = successes >= difficulty;
  const answers = decision.options.map((option) => {
    const preview = further.find((one) => one.option === option.id);
    const odds = preview && chanceOfRollOption(about, preview);
    return {
      option,
      more: preview
        ? formatRollAction(preview, about, passed, option.key === 'o.clue')
        : t('ui.further.stays', { n: successes }),
      chance: odds && formatPercent(odds.now),
    };
  });
  return (
    <>
      {passed && counts !== undefined && (
        <p className="small surplus-hint">
          {t(`ui.further.passed.${surplusEffect ?? 'text'}`, { n: Math.max(0, counts - successes) })}
        </p>
      )}
      <AnswerList decision={decision} answers={answers} />
    </>
  );
}

/** Formats the dice an answer would roll, and the resulting chance. */
function formatRollAction(preview: Ahead, check: CheckDetails, passed: boolean, clue: boolean): string {
  const { now, all, again } = chanceOfRollOption(check, preview);
  const aim = formatAim(check, passed);
  const parts = clue
    ? [`${t('ui.further.clue', { dice: preview.dice })}: ${formatPercent(now)} ${aim}`]
    : preview.dice === 0
      ? [now >= 1 ? t('ui.further.sure') : `${formatPercent(now)} ${aim}`]
      : [t('ui.further.reroll', { dice: preview.dice, before: formatPercent(0), chance: formatPercent(now), aim })];
  const max = preview.spend?.at(-1)?.clues;
  if (all !== undefined && max !== undefined) parts.push(t('ui.further.all', { n: max, chance: formatPercent(all) }));
  if (again !== undefined) parts.push(t('shared.further.again', { chance: formatPercent(again) }));
  return parts.join(' · ');
}

/** Formats the purpose of the successes. */
function formatAim({ counts = 0, surplusEffect }: CheckDetails, passed: boolean): string {
  if (!passed) return t('ui.further.aims');
  if (surplusEffect === 'trophy' && counts > 0) return t('ui.further.trophy');
  if (surplusEffect === 'clues' && counts > 0) return t('ui.further.steal');
  return t('ui.further.one');
}
