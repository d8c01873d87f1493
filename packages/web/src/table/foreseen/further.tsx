import { type Further as Ahead, type CheckInSight, chanceOfFurther } from '@vigil/rules';
import { perCent } from '@vigil/table';
import { AnswerList } from './answer-list.js';
import type { Asked } from './asked.js';
import { t } from './words.js';

/** What may be done about a roll: each with the chance there is now, and the chance there would be. */
export function Further({ decision }: { decision: Asked<'q.after-roll'> }) {
  const about = decision.about;
  const { further, successes = 0, difficulty, counts, brings } = about;
  const passed = successes >= difficulty;
  const answers = decision.options.map((option) => {
    const ahead = further.find((one) => one.option === option.id);
    const odds = ahead && chanceOfFurther(about, ahead);
    return {
      option,
      more: ahead ? said(ahead, about, passed, option.key === 'o.clue') : t('ui.further.stays', { n: successes }),
      chance: odds && perCent(odds.now),
    };
  });
  return (
    <>
      {passed && counts !== undefined && (
        <p className="small more-counts">
          {t(`ui.further.passed.${brings ?? 'text'}`, { n: Math.max(0, counts - successes) })}
        </p>
      )}
      <AnswerList decision={decision} answers={answers} />
    </>
  );
}

/** What an answer would have rolled, and how likely that is enough, for what. */
function said(ahead: Ahead, check: CheckInSight, passed: boolean, clue: boolean): string {
  const { now, all, again } = chanceOfFurther(check, ahead);
  const aim = aimOf(check, passed);
  const parts = clue
    ? [`${t('ui.further.clue', { dice: ahead.dice })}: ${perCent(now)} ${aim}`]
    : ahead.dice === 0
      ? [now >= 1 ? t('ui.further.sure') : `${perCent(now)} ${aim}`]
      : [t('ui.further.reroll', { dice: ahead.dice, before: perCent(0), chance: perCent(now), aim })];
  const most = ahead.spend?.at(-1)?.clues;
  if (all !== undefined && most !== undefined) parts.push(t('ui.further.all', { n: most, chance: perCent(all) }));
  if (again !== undefined) parts.push(t('ui.further.risk', { chance: perCent(again) }));
  return parts.join(' · ');
}

/** What the successes aimed at are for. */
function aimOf({ counts = 0, brings }: CheckInSight, passed: boolean): string {
  if (!passed) return t('ui.further.aims');
  if (brings === 'trophy' && counts > 0) return t('ui.further.trophy');
  if (brings === 'clues' && counts > 0) return t('ui.further.steal');
  return t('ui.further.one');
}
