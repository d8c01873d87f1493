import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { answerSourceText, isWaitingFor, type LogEntry, type TableInfo } from '@vigil/table';
import type { ReactNode } from 'react';
import type { Company } from '../../table/company.js';
import { useTable } from '../../table/context.js';
import { nameOf } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useStoreValue } from '../../ui/store.js';
import { useMinute } from '../../ui/use-minute.js';
import { formatDateTime } from '../../words/t.js';
import type { TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';
import { playerName } from '../player-name.js';
import { formatDay, relativeTime } from '../relative-time.js';
import { POST, t } from '../words.js';
import { ChronicleAndTalk } from './chronicle-and-talk.js';
import { logNoteText } from './log-note.js';
import { PointerSharing } from './pointer-sharing.js';
import { QuestionStatus } from './question-status.js';
import { TableButton } from './table-dialog.js';

/** The others at a table over the network, for the table's screen. */
export function createCompany(table: OnlineTable, links: TableLinks): Company {
  const info = () => table.state.get().info;
  return {
    ownSeats: () => table.seats,
    canDecide: (decision) => info()?.you.keeper === true || isAskedHere(table, decision),
    isForOwnSeat: (decision) => isAskedHere(table, decision),
    isForOnlySeat: ({ by }) => table.seats.length === 1 && by.some((seat) => table.seats.includes(seat)),
    canAnswer: ({ by }) =>
      by === undefined || info()?.you.keeper === true || table.seats.includes(by) || answersFor(table, by),
    linkedDecision: () => new URLSearchParams(location.hash.split('?')[1]).get('decision') ?? undefined,
    onDecisionLink: (listener) => onPushClick(table.id, listener),
    deciderLabel: (decision, as) => {
      const { by } = decision;
      if (waitsForGameMaster(table, decision) && !isAskedHere(table, decision))
        return t('ui.online.decides', { name: t('ui.online.log-entry.keeper') });
      const { update } = table.state.get();
      if (update?.polls.some((poll) => poll.decision === decision.id)) return t('ui.online.vote');
      const present = update?.view.investigators.filter(({ place }) => place !== 'out').length ?? 0;
      if (by.length > 1 && by.length >= present && table.seats.length > 0) return t('ui.decision.team');
      if (by.some((seat) => table.seats.includes(seat))) return t('ui.online.you-decide', { as });
      const names = by.map((seat) => playerName(info(), seat));
      return names.length === 1
        ? t('ui.online.decides', { name: names[0] ?? '' })
        : t('ui.online.decide', { names: listNames(names) });
    },
    Tools: () => <TableButton table={table} links={links} />,
    DecisionStatus: ({ decision }: { decision: TypedDecision }) => (
      <QuestionStatus table={table} links={links} decision={decision} />
    ),
    PlayerBadge: ({ seat }: { seat: Seat }) => <Player table={table} seat={seat} />,
    AnswerAuthor: ({ answers }: { answers: number }) => <LogEntryAuthor table={table} answers={answers} />,
    SidePanel: ({ chronicle }: { chronicle: ReactNode }) => <ChronicleAndTalk table={table} chronicle={chronicle} />,
    SharedHighlights: ({ pointing }) => <PointerSharing table={table} pointing={pointing} />,
  };
}

/** True if a seat of this page is asked: for itself, as the game master, or by post for an absent player (PBP-25). */
function isAskedHere(table: OnlineTable, decision: TypedDecision): boolean {
  const { seats, state } = table;
  if (!waitsForGameMaster(table, decision) && decision.by.some((seat) => seats.includes(seat))) return true;
  const { update, info } = state.get();
  const you = { seats, keeper: info?.you.keeper === true };
  return update?.waits.some((wait) => wait.decision === decision.id && isWaitingFor(wait, you)) === true;
}

/** True if it waits for the game master alone (PBP-11). */
function waitsForGameMaster({ state }: OnlineTable, { id }: TypedDecision): boolean {
  return state.get().update?.waits.some(({ decision, kind }) => decision === id && kind === 'keeper') === true;
}

/** True if a seat of this page answers for an absent one, including options that are theirs alone. */
function answersFor({ seats, state }: OnlineTable, absent: Seat): boolean {
  const { decisions = [], waits = [] } = state.get().update ?? {};
  return decisions.some(
    ({ id, by }) =>
      by.includes(absent) &&
      !by.some((seat) => seats.includes(seat)) &&
      waits.some((wait) => wait.decision === id && seats.includes(wait.seat)),
  );
}

/** A clicked push notification shows the waiting decision in the table's window (plugins/service-worker.js). */
function onPushClick(table: string, listener: (decision: string) => void): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const onMessage = ({
    data,
  }: MessageEvent<{ readonly goTo?: { readonly table: string; readonly decision: string | null } }>) => {
    const { goTo } = data ?? {};
    if (goTo?.table === table && goTo.decision !== null) listener(goTo.decision);
  };
  workers?.addEventListener('message', onMessage);
  return () => workers?.removeEventListener('message', onMessage);
}

const listNames = (names: readonly string[]) => names.join(', ');

/** The player of an investigator: presence, and the subject they look at. */
function Player({ table, seat }: { table: OnlineTable; seat: Seat }) {
  const loaded = useLoadedContent();
  const seen = useStoreValue(table.state, (all) => all.info?.seats[seat]);
  const info = useStoreValue(table.state, (all) => all.info);
  const now = useMinute();
  if (!seen) return null;
  const { present, lookingAt, away, leftAt } = seen;
  const name = playerName(info, seat);
  const mine = info?.you.seats.includes(seat);
  const isGone = away !== undefined && away.from <= now;
  return (
    <span className="player">
      <i className={present ? 'presence here' : 'presence'} aria-hidden="true" />
      <span className="visually-hidden">
        {t(present ? 'ui.online.seat.here' : 'ui.online.seat.not-here', { name })}
      </span>
      <span aria-hidden="true">{mine ? t('ui.online.seat.yours') : name}</span>
      {!mine && !present && leftAt !== undefined && !isGone && (
        <span className="looking">{t('ui.online.seat.left', { when: relativeTime(leftAt, now) })}</span>
      )}
      {away && (
        <span className="looking" title={t('ui.online.seat.away', { when: formatDateTime(away.until) })}>
          {isGone
            ? t('ui.online.seat.back', { when: formatDay(away.until) })
            : t('ui.online.seat.leaves', { from: formatDay(away.from), until: formatDay(away.until) })}
        </span>
      )}
      {!mine && lookingAt !== undefined && (
        <span className="looking">{t('ui.online.looks', { what: nameOf(loaded, lookingAt) })}</span>
      )}
    </span>
  );
}

/** Author, kind and time of an answer. */
function LogEntryAuthor({ table, answers }: { table: OnlineTable; answers: number }) {
  const logEntries = useStoreValue(table.state, (all) => all.logEntries);
  const info = useStoreValue(table.state, (all) => all.info);
  const { snapshot } = useTable();
  const entry = answers === 0 ? undefined : findLogEntry(logEntries, answers);
  const noted = logEntries
    .filter((one) => one.answers === answers && (one.note || one.change))
    .map((one) => (
      <li key={one.number} className="log-entry">
        {logNoteText(info, one)}
      </li>
    ));
  // Entries by the table follow from an earlier entry.
  if (!entry || entry.by === 'table') return noted;
  const done =
    entry.kind === 'override' ? t('ui.online.log-entry.correction', { why: entry.why ?? '' }) : sourceText(info, entry);
  return (
    <>
      <li className={entry.answers >= snapshot.since ? 'log-entry new' : 'log-entry'}>
        {done} <time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at)}</time>
      </li>
      {noted}
    </>
  );
}

/** Names the player, the one who answered instead or the voters, and the missed deadline. */
function sourceText(info: TableInfo | undefined, { seat, by, actor, name, agreed = [], missed }: LogEntry): string {
  const credits = {
    by,
    owner: seat === undefined ? t('ui.online.log-entry.keeper') : playerName(info, seat),
    who: name ?? (actor === undefined ? undefined : playerName(info, actor)),
    voters: agreed.map((voter) => playerName(info, voter)),
  };
  return answerSourceText(POST, credits, missed === undefined ? undefined : formatDateTime(missed));
}

/** The last current entry after this number of answers. */
function findLogEntry(logEntries: readonly LogEntry[], answers: number): LogEntry | undefined {
  return logEntries.findLast(({ kind, answers: to }) => (kind === 'answer' || kind === 'override') && to === answers);
}

/** The time, and the day if it is another. */
function timeText(at: number): string {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  return date.toLocaleString(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
}
