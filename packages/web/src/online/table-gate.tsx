import { boxesOf } from '@vigil/table';
import { useEffect, useState } from 'react';
import { moveTo, TABLES_ADDRESS, tableAddress } from '../app/route.js';
import { Screen } from '../frame/screen.js';
import { useStored } from '../frame/store.js';
import { networkPort } from '../play/network-port.js';
import { Session } from '../play/session.js';
import { editionOf, loadEdition } from '../say/edition.js';
import { aroundHere, onWaking } from './around.js';
import { AtOnlineTable } from './at-online-table.js';
import { Gathering } from './gathering.js';
import { type KeptLinks, keepLinks, linksTo } from './links.js';
import { Connection } from './notices.js';
import { OnlineTable } from './online-table.js';
import { t } from './words.js';
import './online.css';
import { whyNot } from './why-not.js';

interface Props {
  readonly id: string;
  /** Of the link that led here. */
  readonly token: string | undefined;
  readonly leave: () => void;
}

/** What stands between a link and its table: the line is opened, and there is a place to sit, or the game. */
export default function TableOverNetwork({ id, token, leave }: Props) {
  const [links, setLinks] = useState<KeptLinks | 'none'>();
  const [table, setTable] = useState<OnlineTable>();

  useEffect(() => {
    let left = false;
    const coming = token === undefined ? linksTo(id) : keepLinks(id, { tokens: [token] });
    void coming.then((found) => {
      if (left) return;
      setLinks(found && found.tokens.length > 0 ? found : 'none');
      // The secret is kept: it need not stand where somebody might read it.
      const asked = new URLSearchParams(location.search);
      if (!asked.has('t')) return;
      const decision = asked.get('decision');
      moveTo(`${location.pathname}${tableAddress(id)}${decision === null ? '' : `?decision=${decision}`}`);
    });
    return () => {
      left = true;
    };
  }, [id, token]);

  const tokens = typeof links === 'object' ? links.tokens.join(' ') : undefined;
  useEffect(() => {
    if (tokens === undefined) return;
    const made = new OnlineTable(id, tokens.split(' '), aroundHere(id));
    setTable(made);
    const stop = onWaking(() => made.line.wake());
    return () => {
      stop();
      made.close();
    };
  }, [id, tokens]);

  if (links === 'none') {
    return (
      <Screen name="online" title={t('ui.online.tables')}>
        <p>{t('ui.online.no-link')}</p>
        <p>
          <a href={TABLES_ADDRESS}>{t('ui.online.tables')}</a>
        </p>
      </Screen>
    );
  }
  if (!table || links === undefined) return <p className="waiting">{t('ui.frame.waiting')}</p>;
  return <Room key={tokens} table={table} links={links} changed={setLinks} leave={leave} />;
}

interface RoomProps {
  readonly table: OnlineTable;
  readonly links: KeptLinks;
  readonly changed: (links: KeptLinks) => void;
  readonly leave: () => void;
}

/** The table as it is: gathering, or played. */
function Room({ table, links, changed, leave }: RoomProps) {
  const info = useStored(table.standing, (all) => all.info);
  const begun = useStored(table.standing, (all) => all.update !== undefined);
  const refusal = useStored(table.standing, (all) => all.refusal);
  const line = useStored(table.line.state, (state) => state);
  const name = info?.name;
  useEffect(() => {
    if (name !== undefined && name !== links.name) void keepLinks(table.id, { name });
  }, [table, name, links.name]);

  if (line === 'refused') {
    return (
      <Screen name="online" title={links.name || t('ui.online.tables')}>
        <p className="trouble">{t('ui.online.refused', { why: refusal?.why ?? '' })}</p>
        <p>{t('ui.online.refused.about')}</p>
        <p>
          <a href={TABLES_ADDRESS}>{t('ui.online.tables')}</a>
        </p>
      </Screen>
    );
  }
  if (!info || (info.status !== 'gathering' && !begun)) {
    return (
      <div className="waiting">
        <p>{t('ui.frame.waiting')}</p>
        <Connection table={table} />
      </div>
    );
  }
  if (info.status === 'gathering') return <Gathering table={table} info={info} links={links} changed={changed} />;
  return <Opened table={table} links={links} leave={leave} />;
}

/** The game is opened: its boxes are fetched, and a session stands before it. */
function Opened({ table, links, leave }: Omit<RoomProps, 'changed'>) {
  const [session, setSession] = useState<Session>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let made: Session | undefined;
    let left = false;
    open(table).then(
      (opened) => {
        made = opened;
        if (!left) setSession(opened);
      },
      (error: unknown) => setTrouble(whyNot(error)),
    );
    return () => {
      left = true;
      made?.close();
    };
  }, [table]);
  if (trouble !== undefined) return <p className="waiting trouble">{t('ui.online.refused', { why: trouble })}</p>;
  if (!session) return <p className="waiting">{t('ui.frame.laying-out')}</p>;
  return <AtOnlineTable table={table} session={session} links={links} leave={leave} />;
}

async function open(table: OnlineTable): Promise<Session> {
  const { info, update } = table.standing.get();
  if (!info || !update) throw new Error('The game has not begun.');
  const edition = await loadEdition(boxesOf(info.setup));
  const { port, first } = networkPort(table);
  return Session.opened(table.id, editionOf(edition, update.game), port, first);
}
