import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { tableAddress } from '../app/route.js';
import { Screen } from '../frame/screen.js';
import { SureButton } from '../frame/sure-button.js';
import { Trouble } from '../frame/trouble.js';
import { when } from '../words/t.js';
import type { Mine, TableOfMine } from './api.js';
import { forgetLinks, type KeptLinks, keepLinks, readAddress } from './links.js';
import { myTables } from './my-tables.js';
import { t } from './words.js';
import './online.css';
import { whyNot } from './why-not.js';

// Games of this browser, and the words for them, are fetched when one is taken online.
const BringForm = lazy(() => import('./bring-form.js'));
const WithEdition = lazy(() => import('../say/with-edition.js'));

/** All tables this browser has links to: what waits for me first. */
export default function TablesScreen() {
  const [links, setLinks] = useState<readonly KeptLinks[]>();
  const [mine, setMine] = useState<Mine>();
  const [trouble, setTrouble] = useState<string>();
  const [again, setAgain] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked again when somebody comes back
  useEffect(() => {
    let left = false;
    const look = () =>
      myTables().then(
        (found) => {
          if (left) return;
          setLinks(found.links);
          setMine(found.mine);
          setTrouble(found.trouble === undefined ? undefined : whyNot(found.trouble));
        },
        (error: unknown) => setTrouble(whyNot(error)),
      );
    void look();
    const seen = () => document.visibilityState === 'visible' && void look();
    document.addEventListener('visibilitychange', seen);
    const timer = setInterval(look, 60_000);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [again]);
  const forget = async (table: string) => {
    await forgetLinks(table);
    setAgain((n) => n + 1);
  };
  const tables = [...(mine?.tables ?? [])].sort(byDue);
  const yours = tables.filter((one) => one.waits.length > 0 && isOn(one));
  const others = tables.filter((one) => one.waits.length === 0 && isOn(one));
  const over = tables.filter((one) => !isOn(one));
  const gone = links?.filter(({ table }) => mine?.gone.includes(table)) ?? [];
  const unasked = mine ? [] : (links ?? []);
  return (
    <Screen name="online tables" title={t('ui.online.tables')} about={t('ui.online.tables.about')}>
      <Trouble what={trouble} />
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
      <Group title={t('ui.online.tables.yours')} tables={yours} lit />
      <Group title={t('ui.online.tables.others')} tables={others} />
      <Group title={t('ui.online.tables.over')} tables={over} />
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
      {gone.map(({ table, name }) => (
        <p key={table} className="tables-gone">
          {name || table}: {t('ui.online.tables.gone')}{' '}
          <SureButton
            says={t('ui.online.tables.forget')}
            saysThen={t('ui.online.tables.forget.really')}
            to={name || table}
            act={() => forget(table)}
          />
        </p>
      ))}
      <div className="tables-ways">
        <a className="great" href="#new?where=online">
          {t('ui.online.tables.open')}
        </a>
        <FollowLink />
      </div>
      <Bring />
    </Screen>
  );
}

function isOn({ status }: TableOfMine): boolean {
  return status === 'gathering' || status === 'playing';
}

/** What is due first comes first, then what was played last. */
function byDue(one: TableOfMine, other: TableOfMine): number {
  const due = ({ waits }: TableOfMine) => Math.min(...waits.map((wait) => wait.due ?? Number.MAX_SAFE_INTEGER));
  return due(one) - due(other) || other.changedAt - one.changedAt;
}

function Group({ title, tables, lit = false }: { title: string; tables: readonly TableOfMine[]; lit?: boolean }) {
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

function TableCard({ table }: { table: TableOfMine }) {
  const { id, name, game, status, changedAt, waits, waiting, keeperAsked, seats } = table;
  const players = waiting.map((seat) => seats[seat]?.name ?? t('ui.online.seat', { n: seat + 1 }));
  const names = keeperAsked ? [...players, t('ui.online.deed.keeper')] : players;
  const due = Math.min(...waits.map((wait) => wait.due ?? Number.POSITIVE_INFINITY));
  const mine = t('ui.online.tables.waits', { n: new Set(waits.map(({ decision }) => decision)).size });
  const until = Number.isFinite(due) ? `${mine}, ${t('ui.online.tables.due', { when: when(due) })}` : mine;
  const theirs = names.length > 0 ? t('ui.online.tables.for', { names: names.join(', ') }) : undefined;
  const said = status !== 'playing' ? undefined : waits.length > 0 ? until : theirs;
  return (
    <a className="table-card" href={tableAddress(id)}>
      <b>{name}</b>
      <span>
        {t(`ui.frame.game.${game}`)} · {t('ui.online.tables.status', { status })} ·{' '}
        {seats.flatMap((seat) => (seat.name === undefined ? [] : [seat.name])).join(', ')}
      </span>
      {said !== undefined && <small className="table-waits">{said}</small>}
      <small>{t('ui.online.tables.changed', { when: when(changedAt) })}</small>
    </a>
  );
}

/** The way for a game of this browser to a table; the address may name the game. */
function Bring() {
  const named = new URLSearchParams(location.hash.split('?')[1]).get('bring') ?? undefined;
  const [opened, setOpened] = useState(named !== undefined);
  return (
    <details
      className="tables-bring"
      open={opened}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      ref={(element) => {
        if (named !== undefined) element?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <summary>{t('ui.online.bring')}</summary>
      {opened && (
        <Suspense fallback={<p>{t('ui.frame.waiting')}</p>}>
          <WithEdition>
            <BringForm first={named} />
          </WithEdition>
        </Suspense>
      )}
    </details>
  );
}

/** A link that came as text, and cannot be clicked. */
function FollowLink() {
  const [text, setText] = useState('');
  const [bad, setBad] = useState(false);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const read = readAddress(text);
    setBad(!read);
    if (!read) return;
    await keepLinks(read.table, { tokens: [read.token] });
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
      {bad && <p className="trouble">{t('ui.online.tables.link.bad')}</p>}
    </form>
  );
}
