import type { PublicOption } from '@vigil/engine';
import type { FoePreview } from '@vigil/rules';
import { foeOdds, foeOddsText, sortByChance } from '@vigil/table';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { AnswerList } from './answer-list.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';

/** A choice among several monsters, each with its preview; equal ones are listed once. */
export function MonsterChoice({ decision }: { decision: DecisionOf<'q.which-first' | 'q.engage-monster'> }) {
  const { foes } = decision.about;
  const { content, words } = useLoadedContent();
  const { view } = useTable().snapshot;
  const reader = { w: words, content, view };
  const who = view.investigators[decision.by[0] ?? 0];
  const oddsOf = (foe: FoePreview | undefined) => (foe ? foeOddsText(reader, foe, who) : '');
  const kinds = new Map<string, { readonly option: PublicOption; readonly foe: FoePreview | undefined; n: number }>();
  for (const option of sortByChance(decision)) {
    const foe = foes.find(({ monster }) => monster === option.on);
    const key = `${JSON.stringify(option.args)} ${oddsOf(foe)}`;
    const same = kinds.get(key);
    if (same) same.n++;
    else kinds.set(key, { option, foe, n: 1 });
  }
  const answers = [...kinds.values()].map(({ option, foe, n }) => {
    const { fight } = foe ? foeOdds(foe) : {};
    return {
      option,
      more: [oddsOf(foe), ...(n > 1 ? [words.capitalize(t('ui.foe.same', { n }))] : [])].join(' · '),
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
