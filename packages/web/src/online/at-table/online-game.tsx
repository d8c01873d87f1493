import { isWaitingFor } from '@vigil/table';
import { useEffect, useMemo, useRef } from 'react';
import GameAtTable from '../../app/game-at-table.js';
import type { Session } from '../../play/session.js';
import { useStoreValue } from '../../ui/store.js';
import type { TableLinks } from '../links.js';
import { checkPushSubscription } from '../notifications/push-addresses.js';
import type { OnlineTable } from '../online-table.js';
import { createCompany } from './company.js';
import { syncDrafts } from './drafts.js';
import { Notices } from './notices.js';

interface Props {
  readonly table: OnlineTable;
  readonly session: Session;
  readonly links: TableLinks;
  readonly leave: () => void;
}

/** The table's screen, with the others at it. */
export function OnlineGame({ table, session, links, leave }: Props) {
  const company = useMemo(() => createCompany(table, links), [table, links]);
  const byPost = useStoreValue(table.state, ({ info }) => info?.settings.pace === 'post' && info.status === 'playing');
  useEffect(() => (byPost ? syncDrafts(table, links) : undefined), [table, links, byPost]);
  useEffect(() => void checkPushSubscription(), []);
  useTurnSigns(table);
  return (
    <GameAtTable
      introFor="link"
      session={session}
      company={company}
      notice={<Notices table={table} links={links} />}
      leave={leave}
    />
  );
}

/** Marks the window's title while a decision is mine, and plays a sound when it becomes so. */
function useTurnSigns(table: OnlineTable): void {
  const waits = useStoreValue(table.state, ({ update, info }) =>
    (update?.waits ?? []).some((wait) => info !== undefined && isWaitingFor(wait, info.you)),
  );
  const name = useStoreValue(table.state, ({ info }) => info?.name ?? '');
  useEffect(() => {
    document.title = `${waits ? '● ' : ''}${name} · Vigil`;
  }, [waits, name]);
  const waited = useRef(waits);
  useEffect(() => {
    if (waits && !waited.current) void import('../../motion/sound.js').then(({ playSound }) => playSound('turn'));
    waited.current = waits;
  }, [waits]);
}
