import type { Phase, View } from '@vigil/rules';
import { TURN_PHASES } from '@vigil/table';
import { useTable } from '../../table/context.js';
import { stepState } from '../../table/step-state.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';

const BATTLE_PHASES: readonly Phase[] = [
  'final-battle-start',
  'final-refresh',
  'final-trade',
  'final-attack',
  'final-ancient-one',
];

/** The phases of a turn, or the steps of the final battle. */
export function ArkhamStrip({ view, over }: { view: View; over: boolean }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { gameUi } = useTable();
  const { phase } = view.step;
  const own = view.battle && gameUi.battleScene?.(loaded, view)?.phases;
  const battle = BATTLE_PHASES.filter((one) => own?.[one] !== '');
  const phases = phase === 'set-up' ? ['set-up' as const] : view.battle ? battle : TURN_PHASES;
  const now = (phases as readonly Phase[]).indexOf(phase);
  return (
    <ol className="phases" aria-label={t('ui.table.phases')}>
      {phases.map((one, i) => (
        <li
          key={one}
          className={stepState(i, over ? phases.length : now)}
          aria-current={i === now && !over ? 'step' : undefined}
          title={words.say(`phase.${one}`)}
        >
          {own?.[one] ?? t(`ui.phase.${one}`)}
        </li>
      ))}
    </ol>
  );
}
