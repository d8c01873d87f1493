import type { PublicOption } from '@vigil/engine';
import type { FoeAhead } from '@vigil/rules';
import { bestFirst, foeOdds, perCent } from '@vigil/table';
import { useEdition } from '../../say/use-edition.js';
import { AnswerList } from './answer-list.js';
import type { Asked } from './asked.js';
import { t } from './words.js';

/** Which of several monsters: each with all that meeting it comes to; of equal ones the first stands for all. */
export function ChooseFoe({ decision }: { decision: Asked<'q.which-first' | 'q.engage-monster'> }) {
  const { foes } = decision.about;
  const { words } = useEdition();
  const kinds = new Map<string, { readonly option: PublicOption; readonly foe: FoeAhead | undefined; n: number }>();
  for (const option of bestFirst(decision)) {
    const foe = foes.find(({ monster }) => monster === option.on);
    const key = `${JSON.stringify(option.args)} ${said(foe).join()}`;
    const same = kinds.get(key);
    if (same) same.n++;
    else kinds.set(key, { option, foe, n: 1 });
  }
  const answers = [...kinds.values()].map(({ option, foe, n }) => {
    const { fight } = foe ? foeOdds(foe) : {};
    return {
      option,
      more: [...said(foe), ...(n > 1 ? [words.capital(t('ui.foe.same', { n }))] : [])].join(' · '),
      chance: fight === undefined ? undefined : perCent(fight),
    };
  });
  return (
    <>
      <p className="small">{t('ui.foe.means')}</p>
      <AnswerList decision={decision} answers={answers} />
    </>
  );
}

/** What meeting a monster comes to, in words. */
function said(foe: FoeAhead | undefined): string[] {
  if (!foe) return [];
  const odds = foeOdds(foe);
  return (['evade', 'horror', 'fight', 'guard'] as const).flatMap((what) => {
    const of = odds[what];
    return of === undefined ? [] : [t(`ui.foe.${what}`, { chance: perCent(of) })];
  });
}
