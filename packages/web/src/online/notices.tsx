import { useStored } from '../frame/store.js';
import { KeeperBegins } from './keeper-begins.js';
import type { OnlineTable } from './online-table.js';
import { t } from './words.js';

/** How the line stands, where there is anything to say of it: calmly, and what waits for it. */
export function Connection({ table }: { table: OnlineTable }) {
  const state = useStored(table.line.state, (all) => all);
  const waiting = useStored(table.line.unsent, (all) => all.length);
  return (
    <p className={`connection ${state}`} role="status">
      {state === 'catching-up' && t('ui.online.line.catching-up')}
      {state === 'none' && (
        <>
          {t('ui.online.line.none')} {waiting > 0 && t('ui.online.line.waits', { n: waiting })}{' '}
          <button type="button" onClick={() => table.line.wake()}>
            {t('ui.online.line.now')}
          </button>
        </>
      )}
    </p>
  );
}

/** What is to be known at the table besides the question: the line, what was refused, what is asked of me. */
export function Notices({ table }: { table: OnlineTable }) {
  const refusal = useStored(table.standing, (all) => all.refusal);
  const paused = useStored(table.standing, (all) => all.info?.paused === true);
  const closed = useStored(table.standing, (all) => all.info?.status === 'closed');
  return (
    <div className="online-notices">
      <Connection table={table} />
      {closed && <p className="connection paused">{t('ui.online.closed')}</p>}
      {paused && <p className="connection paused">{t('ui.online.paused')}</p>}
      {refusal && (
        <p className="connection refusal" role="alert">
          {t('ui.online.refusal', { code: refusal.code.replaceAll('-', '_'), why: refusal.why })}{' '}
          <button type="button" onClick={() => table.forgetRefusal()}>
            {t('ui.online.refusal.read')}
          </button>
        </p>
      )}
      <UndoAsked table={table} />
      <KeeperBegins table={table} />
    </div>
  );
}

/** Somebody asks to take answers back: those whom it concerns say whether they agree. */
function UndoAsked({ table }: { table: OnlineTable }) {
  const asked = useStored(table.standing, (all) => all.update?.undoAsked);
  const info = useStored(table.standing, (all) => all.info);
  const answers = useStored(table.standing, (all) => all.update?.answers ?? 0);
  if (!asked || !info) return null;
  const name = (seat: number) => info.seats[seat]?.name ?? t('ui.online.seat', { n: seat + 1 });
  const mine = asked.asked.filter((seat) => info.you.seats.includes(seat) && !asked.agreed.includes(seat));
  const others = asked.asked.filter((seat) => !info.you.seats.includes(seat) && !asked.agreed.includes(seat));
  const say = (yes: boolean) => {
    for (const seat of mine) table.send({ do: 'agree', seat, undo: asked.id, yes });
  };
  return (
    <section className="undo-asked" aria-live="polite">
      <p>{t('ui.online.undo.asked', { name: name(asked.by), n: answers - asked.to })}</p>
      {mine.length > 0 && (
        <p className="undo-answers">
          <button type="button" onClick={() => say(true)}>
            {t('ui.online.undo.yes')}
          </button>
          <button type="button" onClick={() => say(false)}>
            {t('ui.online.undo.no')}
          </button>
        </p>
      )}
      {others.length > 0 && (
        <p className="small">{t('ui.online.undo.waits', { names: others.map(name).join(', ') })}</p>
      )}
    </section>
  );
}
