import { type ReactNode, useEffect, useState } from 'react';
import { useStoreValue } from '../../ui/store.js';
import type { OnlineTable } from '../online-table.js';
import { t } from '../words.js';
import { Talk } from './talk.js';

/** The chronicle and, separately, the table talk. */
export function ChronicleAndTalk({ table, chronicle }: { table: OnlineTable; chronicle: ReactNode }) {
  const [shown, show] = useState<'chronicle' | 'talk'>('chronicle');
  const messages = useStoreValue(table.state, (all) => all.messages);
  const last = messages.at(-1)?.n ?? 0;
  const [read, setRead] = useState(() => loadReadCount(table.id));
  useEffect(() => {
    if (shown !== 'talk' || last <= read) return;
    setRead(last);
    saveReadCount(table.id, last);
  }, [shown, last, read, table]);
  const mine = new Set(useStoreValue(table.state, (all) => all.info)?.you.seats);
  const unread = messages.filter(({ n, seat }) => n > read && (seat === undefined || !mine.has(seat))).length;
  return (
    <div className="side-panel" data-shown={shown} data-unread={unread > 0 || undefined}>
      <div className="side-panel-tabs">
        {(['chronicle', 'talk'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={shown === one} onClick={() => show(one)}>
            {t(`ui.online.${one}`)}
            {one === 'talk' && unread > 0 && (
              <b className="unread" role="img" aria-label={t('ui.online.talk.unread', { n: unread })}>
                {unread}
              </b>
            )}
          </button>
        ))}
      </div>
      {shown === 'chronicle' ? chronicle : <Talk table={table} />}
    </div>
  );
}

const storageKey = (table: string) => `vigil.read.${table}`;

function loadReadCount(table: string): number {
  try {
    return Number(localStorage.getItem(storageKey(table)) ?? 0);
  } catch {
    return 0;
  }
}

function saveReadCount(table: string, n: number): void {
  try {
    localStorage.setItem(storageKey(table), String(n));
  } catch {
    // It is read again.
  }
}
