import { waitsFor } from '@vigil/table';
import { useEffect, useMemo } from 'react';
import GameAtTable from '../app/game-at-table.js';
import { useStored } from '../frame/store.js';
import type { Session } from '../play/session.js';
import { companyOf } from './company.js';
import { keepDrafts } from './drafts.js';
import type { KeptLinks } from './links.js';
import { Notices } from './notices.js';
import type { OnlineTable } from './online-table.js';
import { seeToPush } from './pushed.js';

interface Props {
  readonly table: OnlineTable;
  readonly session: Session;
  readonly links: KeptLinks;
  readonly leave: () => void;
}

/** The table's screen, with the others at it. */
export function AtOnlineTable({ table, session, links, leave }: Props) {
  const company = useMemo(() => companyOf(table, links), [table, links]);
  const byPost = useStored(table.standing, ({ info }) => info?.manners.pace === 'post' && info.status === 'playing');
  useEffect(() => (byPost ? keepDrafts(table, links) : undefined), [table, links, byPost]);
  useEffect(() => void seeToPush(), []);
  useTitle(table);
  return (
    <GameAtTable opens="link" session={session} company={company} notice={<Notices table={table} />} leave={leave} />
  );
}

/** The window's title says when something is mine to answer. */
function useTitle(table: OnlineTable): void {
  const waits = useStored(table.standing, ({ update, info }) =>
    (update?.waits ?? []).some((wait) => info !== undefined && waitsFor(wait, info.you)),
  );
  const name = useStored(table.standing, ({ info }) => info?.name ?? '');
  useEffect(() => {
    document.title = `${waits ? '● ' : ''}${name} · Vigil`;
  }, [waits, name]);
}
