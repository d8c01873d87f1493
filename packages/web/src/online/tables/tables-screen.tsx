import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { tableAddress } from '../../app/route.js';
import { ConfirmButton } from '../../ui/confirm-button.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { Screen } from '../../ui/screen.js';
import { formatDateTime } from '../../words/t.js';
import type { MyTable, MyTables } from '../api.js';
import { deleteLinks, parseLinkAddress, saveLinks, type TableLinks } from '../links.js';
import { t } from '../words.js';
import { compareByDue, countWaits, dueTime, isActive, loadMyTables } from './my-tables.js';
import '../styles.js';
import { requestErrorText } from '../request-error-text.js';

// Games of this browser, and the words for them, are fetched when one is taken online.
const TakeOnlineForm = lazy(() => import('./take-online-form.js'));
const WithContent = lazy(() => import('../../text/with-content.js'));

/** The tables of this browser, looked up again every minute and when the page is shown again. */
function useMyTables() {
  const [links, setLinks] = useState<readonly TableLinks[]>();
  const [mine, setMine] = useState<MyTables>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [again, setAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs after a table is forgotten
  useEffect(() => {
    let left = false;
    const update = () =>
      loadMyTables().then(
        (found) => {
          if (left) return;
          setLinks(found.links);
          setMine(found.mine);
          setErrorMessage(found.error === undefined ? undefined : requestErrorText(found.error));
        },
        (error: unknown) => setErrorMessage(requestErrorText(error)),
      );
    void update();
    const onVisible = () => document.visibilityState === 'visible' && void update();
    document.addEventListener('visibilitychange', onVisible);
    const timer = setInterval(update, 60_000);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [again]);
  const forget = async (table: string) => {
    await deleteLinks(table);
    setAgain((n) => n + 1);
  };
  return { links, mine, errorMessage, forget };
}

/** All tables this browser has links to, those with open decisions first. */
export default function TablesScreen() {
  const { links, mine, errorMessage, forget } = useMyTables();
  const tables = [...(mine?.tables ?? [])].sort(compareByDue);
  const yours = tables.filter((one) => one.waits.length > 0 && isActive(one));
  const others = tables.filter((one) => one.waits.length === 0 && isActive(one));
  const over = tables.filter((one) => !isActive(one));
  const notFound = links?.filter(({ table }) => mine?.notFound.includes(table)) ?? [];
  const unasked = mine ? [] : (links ?? []);
  return (
    <Screen className="online tables" title={t('ui.online.tables')} about={t('ui.online.tables.about')}>
      <ErrorMessage message={errorMessage} />
      {links?.length === 0 && (
        <section className="tables-none">
          <h2>{t('ui.online.tables.none')}</h2>
          <ol>
            {(['open', 'send', 'sit'] as const).map((step) => (
              <li key={step}>{t(`ui.online.tables.none.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
      <TableGroup title={t('ui.online.tables.yours')} tables={yours} lit />
      <TableGroup title={t('ui.online.tables.others')} tables={others} />
      <TableGroup title={t('ui.online.tables.over')} tables={over} />
      {unasked.length > 0 && (
        <ul className="tables-list">
          {unasked.map(({ table, name }) => (
            <li key={table}>
              <a className="table-card" href={tableAddress(table)}>
                <b>{name || table}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {notFound.map(({ table, name }) => (
        <p key={table} className="tables-gone">
          {name || table}: {t('ui.online.tables.gone')}{' '}
          <ConfirmButton
            label={t('ui.online.tables.forget')}
            confirmLabel={t('ui.online.tables.forget.really')}
            subject={name || table}
            onConfirm={() => forget(table)}
          />
        </p>
      ))}
      <div className="tables-ways">
        <a className="great" href="#new?where=online">
          {t('ui.online.tables.open')}
        </a>
        <FollowLinkForm />
      </div>
      <TakeOnlineSection />
    </Screen>
  );
}

function TableGroup({ title, tables, lit = false }: { title: string; tables: readonly MyTable[]; lit?: boolean }) {
  if (tables.length === 0) return null;
  return (
    <section className={lit ? 'tables-group lit' : 'tables-group'}>
      <h2>{title}</h2>
      <ul className="tables-list">
        {tables.map((table) => (
          <li key={table.id}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TableCard({ table }: { table: MyTable }) {
  const { id, name, game, status, changedAt, waits, waiting, waitsForKeeper, seats } = table;
  const players = waiting.map((seat) => seats[seat]?.name ?? t('ui.online.seat', { n: seat + 1 }));
  const names = waitsForKeeper ? [...players, t('ui.online.log-entry.keeper')] : players;
  const due = dueTime(table);
  const mine = t('ui.online.tables.waits', { n: countWaits(table) });
  const until = due === undefined ? mine : `${mine}, ${t('ui.online.tables.due', { when: formatDateTime(due) })}`;
  const theirs = names.length > 0 ? t('ui.online.tables.for', { names: names.join(', ') }) : undefined;
  const statusText = status !== 'playing' ? undefined : waits.length > 0 ? until : theirs;
  return (
    <a className="table-card" href={tableAddress(id)}>
      <b>{name}</b>
      <span>
        {t(`ui.frame.game.${game}`)} · {t('ui.online.tables.status', { status })} ·{' '}
        {seats.flatMap((seat) => (seat.name === undefined ? [] : [seat.name])).join(', ')}
      </span>
      {statusText !== undefined && <small className="table-waits">{statusText}</small>}
      <small>{t('ui.online.tables.changed', { when: formatDateTime(changedAt) })}</small>
    </a>
  );
}

/** The way for a game of this browser to a table; the address may name the game. */
function TakeOnlineSection() {
  const named = new URLSearchParams(location.hash.split('?')[1]).get('bring') ?? undefined;
  const [opened, setOpened] = useState(named !== undefined);
  return (
    <details
      className="tables-take-online"
      open={opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      ref={(element) => {
        if (named !== undefined) element?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{t('ui.online.bring')}</summary>
      {opened && (
        <Suspense fallback={<p>{t('ui.frame.waiting')}</p>}>
          <WithContent>
            <TakeOnlineForm first={named} />
          </WithContent>
        </Suspense>
      )}
    </details>
  );
}

/** A link that came as text, and cannot be clicked. */
function FollowLinkForm() {
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const read = parseLinkAddress(text);
    setBad(!read);
    if (!read) return;
    await saveLinks(read.table, { tokens: [read.token] });
    location.hash = tableAddress(read.table);
  };
  return (
    <form className="follow-link" onSubmit={go}>
      <label>
        <span className="field-name">{t('ui.online.tables.link')}</span>
        <input
          value={text}
          type="url"
          onChange={({ target: { value } }) => setText(value)}
          placeholder="https://…/t/…"
        />
      </label>
      <button type="submit">{t('ui.online.tables.link.go')}</button>
      {bad && <p className="error-message">{t('ui.online.tables.link.bad')}</p>}
    </form>
  );
}
