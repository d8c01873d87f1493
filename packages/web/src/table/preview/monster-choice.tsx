import type { PublicOption } from '@vigil/engine';
import type { FoePreview } from '@vigil/rules';
import { foeOdds, formatPercent, sortByChance } from '@vigil/table';
import { useLoadedContent } from '../../text/use-content.js';
import { AnswerList } from './answer-list.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';

/** A choice among several monsters, each with its preview; equal ones are listed once. */
export function MonsterChoice({ decision }: { decision: DecisionOf<'q.which-first' | 'q.engage-monster'> }) {
  const { foes } = decision.about;
  const { words } = useLoadedContent();
  const kinds = new Map<string, { readonly option: PublicOption; readonly foe: FoePreview | undefined; n: number }>();
  for (const option of sortByChance(decision)) {
    const foe = foes.find(({ monster }) => monster === option.on);
    const key = `${JSON.stringify(option.args)} ${formatFoe(foe).join()}`;
    const same = kinds.get(key);
    if (same) same.n++;
    else kinds.set(key, { option, foe, n: 1 });
  }
  const answers = [...kinds.values()].map(({ option, foe, n }) => {
    const { fight } = foe ? foeOdds(foe) : {};
    return {
      option,
      more: [...formatFoe(foe), ...(n > 1 ? [words.capitalize(t('ui.foe.same', { n }))] : [])].join(' · '),
      chance: fight === undefined ? undefined : formatPercent(fight),
    };
  });
  return (
    <>
      <p className="small">{t('ui.foe.means')}</p>
      <AnswerList decision={decision} answers={answers} />
    </>
  );
}

/** Formats the preview of a monster. */
function formatFoe(foe: FoePreview | undefined): string[] {
  if (!foe) return [];
  const odds = foeOdds(foe);
  return (['evade', 'horror', 'fight', 'guard'] as const).flatMap((what) => {
    const of = odds[what];
    return of === undefined ? [] : [t(`shared.foe.${what}`, { chance: formatPercent(of) })];
  });
}
