import { useEffect, useState } from 'react';
import { fetchMyTables, type MyTable, type MyTables } from '../api.js';
import { allLinks, type TableLinks } from '../links.js';

/** The links of this browser, and the waits at their tables. `error`: why the server could not be reached. */
export async function loadMyTables(): Promise<{
  readonly links: readonly TableLinks[];
  readonly mine?: MyTables;
  readonly error?: unknown;
}> {
  const links = await allLinks();
  if (links.length === 0) return { links, mine: { tables: [], notFound: [] } };
  try {
    const asked = links.flatMap(({ table, tokens }) => tokens.map((token) => ({ table, token })));
    return { links, mine: await fetchMyTables(asked.slice(0, 200)) };
  } catch (error) {
    return { links, error };
  }
}

/** Returns own tables, reloaded whenever the window becomes visible; none while the server is unreachable. */
export function useMyTables(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let left = false;
    const update = () =>
      loadMyTables().then(
        ({ mine }) => !left && mine && setTables(mine.tables),
        // The screen of tables shows the reason.
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
  return tables;
}

/** True if a table gathers players or is played. */
export function isActive({ status }: MyTable): boolean {
  return status === 'gathering' || status === 'playing';
}

/** Number of decisions at a table that wait for me. */
export function countWaits({ waits }: MyTable): number {
  return new Set(waits.map(({ decision }) => decision)).size;
}

/** Returns the earliest due time of own waits. Undefined: none is due. */
export function dueTime({ waits }: MyTable): number | undefined {
  const times = waits.flatMap(({ due }) => (due === undefined ? [] : [due]));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** Compares tables by due time, then by last activity. */
export function compareByDue(myTable: MyTable, other: MyTable): number {
  const due = (table: MyTable) => dueTime(table) ?? Number.MAX_SAFE_INTEGER;
  return due(myTable) - due(other) || other.changedAt - myTable.changedAt;
}
