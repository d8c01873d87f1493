import type { HauntPlan, HauntPreview, HauntView } from '@vigil/rules';
import { DayOptions } from './day-options.js';
import { GatesToday } from './gates-today.js';
import { useMovePreview } from './hypothetical-move.js';
import { MonsterMoves } from './monster-moves.js';
import { SlotSummary } from './slot-summary.js';
import { t } from './words.js';
import './planner.css';

export { DayOptions };

/**
 * The planner beside the question of who acts next. It shows mornings left, gates that can be shut today, and monsters'
 * moves in a City phase without movement.
 */
export default function Planner({
  view,
  plan,
  moves,
}: {
  view: HauntView;
  plan: HauntPlan;
  moves: HauntPreview['moves'];
}) {
  return (
    <>
      <div className="plan-head">
        <Mornings plan={plan} />
        <SlotSummary view={view} plan={plan} />
      </div>
      <div className="plan-panes">
        <GatesToday view={view} plan={plan} />
        <MonsterMoves view={view} plan={plan} moves={moves} />
      </div>
    </>
  );
}

/**
 * The mornings that can still be paid, of which each ritual takes one; those taken by the monsters' acts are struck
 * out.
 */
function Mornings({ plan }: { plan: HauntPlan }) {
  const { mornings, gatesToWin } = plan;
  const { morningsAfter, mayLose } = useMovePreview(plan) ?? plan;
  const rituals = Math.min(gatesToWin, mornings);
  const taken = mornings - morningsAfter;
  return (
    <p className="mornings">
      <b className={mornings <= gatesToWin ? 'few' : ''}>{mornings}</b> {t('ui.plan.left', { n: mornings })}
      <span className="notches" aria-hidden="true">
        {Array.from({ length: mornings }, (_, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
            key={i}
            className={`${i < rituals ? 'ritual' : 'morning'}${i >= mornings - taken ? ' taken' : ''}`}
          />
        ))}
      </span>
      <small>{t('ui.plan.takes', { n: gatesToWin })}</small>
      {taken > 0 && !mayLose && <small className="danger">{t('shared.plan.then', { n: morningsAfter })}</small>}
      {mayLose && <small className="danger">{t('shared.plan.lost')}</small>}
      <small className="price">{t('ui.plan.price')}</small>
    </p>
  );
}
