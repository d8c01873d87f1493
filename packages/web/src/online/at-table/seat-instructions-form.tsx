import { type SeatNumber, turnOf } from '@vigil/table';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { t } from '../words.js';
import { AwayForm } from './away-form.js';
import { PlanForm } from './plan-form.js';
import { useSeatInstructions } from './seat-instructions.js';
import type { SheetProps } from './sheet-props.js';
import { StandingOrdersForm } from './standing-orders-form.js';

/** Instructions left with a seat: absence, standing orders, and a plan for a turn (PBP-10, PBP-26, BOX-58). */
export function SeatInstructionsForm({ info, links, seat }: SheetProps & { readonly seat: SeatNumber }) {
  const { words } = useLoadedContent();
  const { view } = useTable().snapshot;
  const { left: instructions, change, errorMessage, saveCounts } = useSeatInstructions(links, seat);
  if (!instructions) return null;
  const who = words.name('investigator', view.investigators[seat]?.id ?? '');
  return (
    <details className="in-advance">
      <summary>{t('ui.online.advance', { name: who })}</summary>
      <ErrorMessage message={errorMessage} />
      {info.settings.deadline !== undefined && (
        <AwayForm
          key={`away ${saveCounts.away}`}
          absences={instructions.absences}
          most={info.settings.away}
          say={(away) => change('away', { away })}
        />
      )}
      <StandingOrdersForm
        key={`orders ${saveCounts.orders}`}
        left={instructions}
        turn={turnOf(view)}
        leave={(orders) => change('orders', { orders })}
      />
      <PlanForm key={`plan ${saveCounts.plan}`} seat={seat} instructions={instructions} change={change} />
      <p role="status">{Object.values(saveCounts).some((n) => n > 0) && t('ui.online.advance.saved')}</p>
    </details>
  );
}
