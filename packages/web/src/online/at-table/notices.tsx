import { type Refusal, tooLateText } from '@vigil/table';
import { describeOption } from '../../play/options.js';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useStoreValue } from '../../ui/store.js';
import type { TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';
import { playerName } from '../player-name.js';
import { Proposals } from '../table-changes.js';
import { POST, t } from '../words.js';
import { GameMasterBegins } from './game-master-begins.js';
import { logNoteText } from './log-note.js';

/** State of the connection and its unsent messages, if worth showing. */
export function ConnectionStatus({ table }: { table: OnlineTable }) {
  const state = useStoreValue(table.connection.state, (all) => all);
  const waiting = useStoreValue(table.connection.unsent, (all) => all.length);
  return (
    <p className={`connection ${state}`} role="status">
      {state === 'catching-up' && t('ui.online.line.catching-up')}
      {state === 'none' && (
        <>
          {t('ui.online.line.none')} {waiting > 0 && t('ui.online.line.waits', { n: waiting })}{' '}
          <button type="button" onClick={() => table.connection.wake()}>
            {t('ui.online.line.now')}
          </button>
        </>
      )}
    </p>
  );
}

/** Notices at the table: connection, refusals, requests. */
export function Notices({ table, links }: { table: OnlineTable; links: TableLinks }) {
  const info = useStoreValue(table.state, (all) => all.info);
  const refusal = useStoreValue(table.state, (all) => all.refusal);
  const paused = useStoreValue(table.state, (all) => all.info?.paused === true);
  const closed = useStoreValue(table.state, (all) => all.info?.status === 'closed');
  return (
    <div className="online-notices">
      <ConnectionStatus table={table} />
      {closed && <p className="connection paused">{t('ui.online.closed')}</p>}
      {paused && <p className="connection paused">{t('ui.online.paused')}</p>}
      {refusal && (
        <p className="connection refusal" role="alert">
          <RefusalText table={table} refusal={refusal} />{' '}
          <button type="button" onClick={() => table.clearRefusal()}>
            {t('ui.online.refusal.read')}
          </button>
        </p>
      )}
      <UnreadNotes table={table} />
      <UndoRequest table={table} />
      {info && <Proposals info={info} links={links} isNotice />}
      <GameMasterBegins table={table} />
    </div>
  );
}

/** A refusal in words. A press that came too late says who was faster, and with which answer. */
function RefusalText({ table, refusal }: { readonly table: OnlineTable; readonly refusal: Refusal }) {
  const info = useStoreValue(table.state, (all) => all.info);
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  const { answered, code, why } = refusal;
  const decision = table.refusedDecision(refusal);
  const option = decision?.options.find(({ id }) => id === answered?.option);
  if (!answered || !decision || !option) return t('ui.online.refusal', { code: code.replaceAll('-', '_'), why });
  const seat = answered.actor ?? answered.seat;
  return tooLateText(
    POST,
    answered.name ?? (seat === undefined ? t('ui.online.log-entry.keeper') : playerName(info, seat)),
    describeOption(loaded, decision, option, snapshot.view, snapshot.monsterPreview).text,
  );
}

/** Changed settings and roles, and things that ended without an answer, since the page opened. */
function UnreadNotes({ table }: { readonly table: OnlineTable }) {
  const notes = useStoreValue(table.state, (all) => all.unreadNotes);
  const info = useStoreValue(table.state, (all) => all.info);
  if (notes.length === 0) return null;
  return (
    <div className="connection" role="status">
      {notes.map((entry) => (
        <p key={entry.number}>{logNoteText(info, entry)}</p>
      ))}
      <button type="button" onClick={() => table.clearNotes()}>
        {t('ui.online.refusal.read')}
      </button>
    </div>
  );
}

/** Request to take answers back; the affected seats vote. */
function UndoRequest({ table }: { table: OnlineTable }) {
  const asked = useStoreValue(table.state, (all) => all.update?.undoRequest);
  const info = useStoreValue(table.state, (all) => all.info);
  const answers = useStoreValue(table.state, (all) => all.update?.answers ?? 0);
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  if (!asked || !info) return null;
  const name = (seat: number) => info.seats[seat]?.name ?? t('ui.online.seat', { n: seat + 1 });
  const mine = asked.requiredSeats.filter((seat) => info.you.seats.includes(seat) && !asked.agreed.includes(seat));
  const others = asked.requiredSeats.filter((seat) => !info.you.seats.includes(seat) && !asked.agreed.includes(seat));
  const vote = (yes: boolean) => {
    for (const seat of mine) table.send({ do: 'agree', seat, undo: asked.id, yes });
  };
  const { answer } = asked;
  const option = answer?.decision.options.find(({ id }) => id === answer.option);
  const what =
    answer && option && describeOption(loaded, answer.decision, option, snapshot.view, snapshot.monsterPreview).text;
  const isMine = info.you.seats.includes(asked.by);
  return (
    <section className="undo-request" aria-live="polite">
      <p>{t('ui.online.undo.asked', { name: name(asked.by), n: answers - asked.to })}</p>
      {what !== undefined && (
        <p className="small">
          {t('ui.online.undo.answer', {
            name: answer?.seat === undefined ? t('ui.online.log-entry.keeper') : name(answer.seat),
            answer: what,
          })}
        </p>
      )}
      {isMine && (
        <p className="undo-answers">
          <button type="button" onClick={() => table.send({ do: 'agree', seat: asked.by, undo: asked.id, yes: false })}>
            {t('ui.online.undo.withdraw')}
          </button>
        </p>
      )}
      {mine.length > 0 && (
        <p className="undo-answers">
          <button type="button" onClick={() => vote(true)}>
            {t('ui.online.undo.yes')}
          </button>
          <button type="button" onClick={() => vote(false)}>
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
