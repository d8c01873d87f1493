import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { byText, type Deed, waitsFor } from '@vigil/table';
import type { ReactNode } from 'react';
import { useStored } from '../frame/store.js';
import { nameOf } from '../say/describe.js';
import { useEdition } from '../say/use-edition.js';
import type { Company } from '../table/company.js';
import { useTable } from '../table/context.js';
import { language } from '../words/language.js';
import { when } from '../words/t.js';
import { Asked } from './asked.js';
import { Beside } from './beside.js';
import type { KeptLinks } from './links.js';
import { Looks } from './looks.js';
import type { OnlineTable } from './online-table.js';
import { playerName } from './player-name.js';
import { TableButton } from './table-dialog.js';
import { POST, t } from './words.js';

/** The others at a table over the network, for the table's screen. */
export function companyOf(table: OnlineTable, links: KeptLinks): Company {
  const info = () => table.standing.get().info;
  return {
    mine: (decision) => info()?.you.keeper === true || isAsked(table, decision),
    own: (decision) => isAsked(table, decision),
    may: ({ by }) =>
      by === undefined || info()?.you.keeper === true || table.seats.includes(by) || standsFor(table, by),
    turnTo: () => new URLSearchParams(location.hash.split('?')[1]).get('decision') ?? undefined,
    onTurn: (listener) => onPushed(table.id, listener),
    whose: (decision, as) => {
      const { by } = decision;
      if (isKeepers(table, decision) && !isAsked(table, decision))
        return t('ui.online.decides', { name: t('ui.online.deed.keeper') });
      const { update } = table.standing.get();
      if (update?.polls.some((poll) => poll.decision === decision.id)) return t('ui.online.vote');
      const present = update?.view.investigators.filter(({ place }) => place !== 'out').length ?? 0;
      if (by.length > 1 && by.length >= present && table.seats.length > 0) return t('ui.decision.team');
      if (by.some((seat) => table.seats.includes(seat))) return t('ui.online.you-decide', { as });
      const names = by.map((seat) => playerName(info(), seat));
      return names.length === 1
        ? t('ui.online.decides', { name: names[0] ?? '' })
        : t('ui.online.decide', { names: listed(names) });
    },
    Tools: () => <TableButton table={table} links={links} />,
    Asked: ({ decision }: { decision: TypedDecision }) => <Asked table={table} links={links} decision={decision} />,
    Player: ({ seat }: { seat: Seat }) => <Player table={table} seat={seat} />,
    Deed: ({ answers }: { answers: number }) => <DoneBy table={table} answers={answers} />,
    Beside: ({ chronicle }: { chronicle: ReactNode }) => <Beside table={table} chronicle={chronicle} />,
    Looks: ({ pointing }) => <Looks table={table} pointing={pointing} />,
  };
}

/** Whether somebody here is asked: for himself, as the keeper, or by post for somebody who does not come (PBP-25). */
function isAsked(table: OnlineTable, decision: TypedDecision): boolean {
  const { seats, standing } = table;
  if (!isKeepers(table, decision) && decision.by.some((seat) => seats.includes(seat))) return true;
  const { update, info } = standing.get();
  const you = { seats, keeper: info?.you.keeper === true };
  return update?.waits.some((wait) => wait.decision === decision.id && waitsFor(wait, you)) === true;
}

/** Whether it waits for the keeper alone (PBP-11). */
function isKeepers({ standing }: OnlineTable, { id }: TypedDecision): boolean {
  return standing.get().update?.waits.some(({ decision, kind }) => decision === id && kind === 'keeper') === true;
}

/** Whether somebody here is asked in place of another, who may be offered answers that are his alone. */
function standsFor({ seats, standing }: OnlineTable, absent: Seat): boolean {
  const { decisions = [], waits = [] } = standing.get().update ?? {};
  return decisions.some(
    ({ id, by }) =>
      by.includes(absent) &&
      !by.some((seat) => seats.includes(seat)) &&
      waits.some((wait) => wait.decision === id && seats.includes(wait.seat)),
  );
}

/** A push that was clicked leads the window at its table to what waits (plugins/service-worker.js). */
function onPushed(table: string, listener: (decision: string) => void): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const heard = ({
    data,
  }: MessageEvent<{ readonly goTo?: { readonly table: string; readonly decision: string | null } }>) => {
    const { goTo } = data ?? {};
    if (goTo?.table === table && goTo.decision !== null) listener(goTo.decision);
  };
  workers?.addEventListener('message', heard);
  return () => workers?.removeEventListener('message', heard);
}

const listed = (names: readonly string[]) => names.join(', ');

/** Who plays an investigator: whether he is here, and what he looks at. */
function Player({ table, seat }: { table: OnlineTable; seat: Seat }) {
  const edition = useEdition();
  const seen = useStored(table.standing, (all) => all.info?.seats[seat]);
  const info = useStored(table.standing, (all) => all.info);
  if (!seen) return null;
  const { present, lookingAt, away } = seen;
  const name = playerName(info, seat);
  const mine = info?.you.seats.includes(seat);
  return (
    <span className="player">
      <i className={present ? 'presence here' : 'presence'} aria-hidden="true" />
      <span className="heard">{t(present ? 'ui.online.seat.here' : 'ui.online.seat.not-here', { name })}</span>
      <span aria-hidden="true">{mine ? t('ui.online.seat.yours') : name}</span>
      {away && (
        <span className="looking" title={t('ui.online.seat.away', { when: when(away.until) })}>
          {t('ui.online.seat.back', { when: day(away.until) })}
        </span>
      )}
      {!mine && lookingAt !== undefined && (
        <span className="looking">{t('ui.online.looks', { what: nameOf(edition, lookingAt) })}</span>
      )}
    </span>
  );
}

/** Who gave an answer, how, and when. */
function DoneBy({ table, answers }: { table: OnlineTable; answers: number }) {
  const deeds = useStored(table.standing, (all) => all.deeds);
  const info = useStored(table.standing, (all) => all.info);
  const { snapshot } = useTable();
  const deed = answers === 0 ? undefined : deedOf(deeds, answers);
  // What the table does by itself follows from what somebody did before.
  if (!deed || deed.by === 'table') return null;
  const name = deed.seat === undefined ? t('ui.online.deed.keeper') : playerName(info, deed.seat);
  const done =
    deed.kind === 'override' ? t('ui.online.deed.put-right', { why: deed.why ?? '' }) : byText(POST, deed.by, name);
  return (
    <li className={deed.answers >= snapshot.since ? 'deed new' : 'deed'}>
      {done} <time dateTime={new Date(deed.at).toISOString()}>{short(deed.at)}</time>
    </li>
  );
}

/** The entry that led to so many answers, of those that stand: the last one. */
function deedOf(deeds: readonly Deed[], answers: number): Deed | undefined {
  return deeds.findLast(({ kind, answers: to }) => (kind === 'answer' || kind === 'override') && to === answers);
}

/** A day of this year or the next. */
function day(at: number): string {
  return new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'short' });
}

/** The time, and the day if it is another. */
function short(at: number): string {
  const date = new Date(at);
  const today = new Date().toDateString() === date.toDateString();
  return date.toLocaleString(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' });
}
