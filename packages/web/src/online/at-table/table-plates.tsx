import { tableAddress } from '../../app/route.js';
import { formatDateTime, t } from '../../words/t.js';
import type { MyTable } from '../api.js';
import { compareByDue, countWaits, dueTime, isActive, useMyTables } from '../tables/my-tables.js';

/** Number of tables on the first page; the others are on the screen of tables. */
const MAX_TABLES = 4;

/** On the first page: active own tables, those with a wait of mine first. */
export default function TablePlates() {
  const tables = useMyTables().filter(isActive).sort(compareByNeed).slice(0, MAX_TABLES);
  if (tables.length === 0) return null;
  return (
    <ul className="table-plates" aria-label={t('ui.frame.tables')}>
      {tables.map((table) => (
        <li key={table.id}>
          <a className={countWaits(table) > 0 ? 'table-plate waits' : 'table-plate'} href={tableAddress(table.id)}>
            <b>{table.name}</b>
            <small>{describeWait(table)}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Compares tables: those with a wait of mine first, the most urgent at the top. */
function compareByNeed(table: MyTable, other: MyTable): number {
  return Number(countWaits(other) > 0) - Number(countWaits(table) > 0) || compareByDue(table, other);
}

function describeWait(table: MyTable): string {
  const n = countWaits(table);
  if (n === 0) return t(`ui.frame.game.${table.game}`);
  const due = dueTime(table);
  const text = t('ui.home.together.waits', { n });
  return due === undefined ? text : `${text} · ${t('ui.home.together.due', { when: formatDateTime(due) })}`;
}
