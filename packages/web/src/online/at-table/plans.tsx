import { isHaunt, type PublicPlan, planText, type SeatNumber, turnOf, voidReasonText } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { useStoreValue } from '../../ui/store.js';
import type { TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';
import { playerName } from '../player-name.js';
import { POST, t } from '../words.js';
import { PlanForm } from './plan-form.js';
import { useSeatInstructions } from './seat-instructions.js';

interface Props {
  readonly table: OnlineTable;
  readonly links: TableLinks;
}

/** Plans at the table, and a form for the own one. `isWaiting`: nothing waits for this page, so planning is offered. */
export function Plans({ table, links, isWaiting }: Props & { readonly isWaiting: boolean }) {
  const plans = useStoreValue(table.state, (all) => all.update?.plans);
  const [open, setOpen] = useState<SeatNumber>();
  const { view } = useTable().snapshot;
  const { words } = useLoadedContent();
  const seats = table.seats.filter((seat) => view.investigators[seat]?.place !== 'out');
  const canPlan = isWaiting && table.state.get().info?.status === 'playing';
  if ((plans?.length ?? 0) === 0 && !(canPlan && seats.length > 0)) return null;
  return (
    <section className="plans" aria-label={t('ui.online.plans')}>
      {plans?.map((plan) => (
        <PlanCard key={plan.seat} table={table} plan={plan} />
      ))}
      {canPlan &&
        seats.map((seat) => (
          <div key={seat}>
            <button
              type="button"
              aria-expanded={open === seat}
              onClick={() => setOpen(open === seat ? undefined : seat)}
            >
              {t('ui.online.plan.offer', {
                name: seats.length > 1 ? words.name('investigator', view.investigators[seat]?.id ?? '') : '',
                named: seats.length > 1 ? 'yes' : 'no',
              })}
            </button>
            {open === seat && <OwnPlan links={links} seat={seat} />}
          </div>
        ))}
    </section>
  );
}

/** The form for the plan of a seat. */
function OwnPlan({ links, seat }: { readonly links: TableLinks; readonly seat: SeatNumber }) {
  const { left: instructions, change, errorMessage, saveCounts } = useSeatInstructions(links, seat);
  if (!instructions) return null;
  return (
    <>
      <p className="small">{t('ui.online.plan.board')}</p>
      <PlanForm key={`plan ${saveCounts.plan}`} seat={seat} instructions={instructions} change={change} />
      <ErrorMessage message={errorMessage} />
      <p role="status">{saveCounts.plan > 0 && t('ui.online.advance.saved')}</p>
    </>
  );
}

/** A plan with the remarks on it since it was posted. */
function PlanCard({ table, plan }: { readonly table: OnlineTable; readonly plan: PublicPlan }) {
  const info = useStoreValue(table.state, (all) => all.info);
  const messages = useStoreValue(table.state, (all) => all.messages);
  const loaded = useLoadedContent();
  const { view } = useTable().snapshot;
  const [reply, setReply] = useState('');
  const { seat, comment, isPrivate, postedAt, void: why } = plan;
  const remarks = messages.filter((message) => message.plan === seat && message.at >= postedAt);
  const [own] = table.seats;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (own === undefined || reply.trim() === '') return;
    table.send({ do: 'say', seat: own, text: reply.trim(), plan: seat });
    setReply('');
  };
  const isNext = plan.turn > turnOf(view);
  return (
    <article className={why === undefined ? 'plan' : 'plan void'}>
      <p>
        <b>{playerName(info, seat)}</b> {planText(POST, plan, isHaunt(view), loaded.wordsAt(view))}
        {isNext && <small> · {t('ui.online.plan.next', { isDay: isHaunt(view) ? 'yes' : 'no' })}</small>}
        {isPrivate && <small> · {t('ui.online.plan.is-private')}</small>}
      </p>
      {why !== undefined && (
        <p className="plan-void">{t('ui.online.plan.void', { reason: voidReasonText(POST, why) })}</p>
      )}
      {comment !== undefined && <p className="small">{comment}</p>}
      {remarks.map(({ n, name, text }) => (
        <p key={n} className="small">
          <b>{name}</b> {text}
        </p>
      ))}
      {own !== undefined && !isPrivate && (
        <form onSubmit={send}>
          <input
            value={reply}
            maxLength={500}
            aria-label={t('ui.online.plan.reply')}
            placeholder={t('ui.online.plan.reply')}
            onChange={({ target: { value } }) => setReply(value)}
          />
          <button type="submit">{t('ui.online.talk.send')}</button>
        </form>
      )}
    </article>
  );
}
