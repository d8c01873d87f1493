import { useEffect, useState } from 'react';
import { tableAddress } from '../app/route.js';
import { formatDateTime, t } from '../words/t.js';
import type { MyTable } from './api.js';
import { loadMyTables } from './my-tables.js';

/** Number of tables on the first page; the others are on the screen of tables. */
const MAX_TABLES = 4;

/** On the first page: my tables in progress, those that wait for me first. */
export default function TablePlates() {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let left = false;
    const update = () =>
      loadMyTables().then(
        ({ mine }) => {
          if (!left && mine) setTables(mine.tables.filter(isActive).sort(compareByNeed).slice(0, MAX_TABLES));
        },
        // The screen of tables says why.
        () => {},
      );
    void update();
    const onVisible = () => document.visibilityState === 'visible' && void update();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  if (tables.length === 0) return null;
  return (
    <ul className="table-plates" aria-label={t('ui.frame.tables')}>
      {tables.map((table) => (
        <li key={table.id}>
          <a className={table.waits.length > 0 ? 'table-plate waits' : 'table-plate'} href={tableAddress(table.id)}>
            <b>{table.name}</b>
            <small>{describeWait(table)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

function isActive({ status }: MyTable): boolean {
  return status === 'gathering' || status === 'playing';
}

/** Sorts tables that wait for me first, the most urgent of them at the top; then by last activity. */
function compareByNeed(one: MyTable, other: MyTable): number {
  const rank = ({ waits }: MyTable) => (waits.length > 0 ? 0 : 1);
  return rank(one) - rank(other) || dueTime(one) - dueTime(other) || other.changedAt - one.changedAt;
}

/** The earliest due time of what waits for me; the end of time without one. */
function dueTime({ waits }: MyTable): number {
  return Math.min(Number.MAX_SAFE_INTEGER, ...waits.flatMap(({ due }) => (due === undefined ? [] : [due])));
}

function describeWait(table: MyTable): string {
  const n = new Set(table.waits.map(({ decision }) => decision)).size;
  if (n === 0) return t(`ui.frame.game.${table.game}`);
  const due = dueTime(table);
  const text = t('ui.home.together.waits', { n });
  return due === Number.MAX_SAFE_INTEGER
    ? text
    : `${text} · ${t('ui.home.together.due', { when: formatDateTime(due) })}`;
}
