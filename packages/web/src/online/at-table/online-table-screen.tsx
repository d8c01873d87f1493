import { boxesOfSetup } from '@vigil/table';
import { useEffect, useState } from 'react';
import { replaceAddress, TABLES_ADDRESS, tableAddress } from '../../app/route.js';
import { createNetworkPort } from '../../play/network-port.js';
import { Session } from '../../play/session.js';
import { loadContent, withGameWords } from '../../text/loaded-content.js';
import { Screen } from '../../ui/screen.js';
import { useStoreValue } from '../../ui/store.js';
import { createBrowserEnvironment, onWake } from '../browser-environment.js';
import { findLinks, saveLinks, type TableLinks } from '../links.js';
import { Lobby } from '../lobby/lobby.js';
import { OnlineTable } from '../online-table.js';
import { t } from '../words.js';
import { ConnectionStatus } from './notices.js';
import { OnlineGame } from './online-game.js';
import '../styles.js';
import { requestErrorText } from '../request-error-text.js';

interface Props {
  readonly id: string;
  /** Of the link that led here. */
  readonly token: string | undefined;
  readonly leave: () => void;
}

/** Screen of an online table: connects, then shows the lobby or the game. */
export default function OnlineTableScreen({ id, token, leave }: Props) {
  const [links, setLinks] = useState<TableLinks | 'none'>();
  const [table, setTable] = useState<OnlineTable>();

  useEffect(() => {
    let left = false;
    const coming = token === undefined ? findLinks(id) : saveLinks(id, { tokens: [token] });
    void coming.then((found) => {
      if (left) return;
      setLinks(found && found.tokens.length > 0 ? found : 'none');
      // The token is stored and removed from the visible address.
      const asked = new URLSearchParams(location.search);
      if (!asked.has('t')) return;
      const decision = asked.get('decision');
      replaceAddress(`${location.pathname}${tableAddress(id)}${decision === null ? '' : `?decision=${decision}`}`);
    });
    return () => {
      left = true;
    };
  }, [id, token]);

  const tokens = typeof links === 'object' ? links.tokens.join(' ') : undefined;
  useEffect(() => {
    if (tokens === undefined) return;
    const created = new OnlineTable(id, tokens.split(' '), createBrowserEnvironment(id));
    setTable(created);
    const stop = onWake(() => created.connection.wake());
    return () => {
      stop();
      created.close();
    };
  }, [id, tokens]);

  if (links === 'none') {
    return (
      <Screen className="online" title={t('ui.online.tables')}>
        <p>{t('ui.online.no-link')}</p>
        <p>
          <a href={TABLES_ADDRESS}>{t('ui.online.tables')}</a>
        </p>
      </Screen>
    );
  }
  if (!table || links === undefined) return <p className="waiting">{t('ui.frame.waiting')}</p>;
  return <LobbyOrGame key={tokens} table={table} links={links} changed={setLinks} leave={leave} />;
}

interface LobbyOrGameProps {
  readonly table: OnlineTable;
  readonly links: TableLinks;
  readonly changed: (links: TableLinks) => void;
  readonly leave: () => void;
}

/** The current table: gathering or playing. */
function LobbyOrGame({ table, links, changed, leave }: LobbyOrGameProps) {
  const info = useStoreValue(table.state, (all) => all.info);
  const begun = useStoreValue(table.state, (all) => all.update !== undefined);
  const refusal = useStoreValue(table.state, (all) => all.refusal);
  const line = useStoreValue(table.connection.state, (state) => state);
  const name = info?.name;
  useEffect(() => {
    if (name !== undefined && name !== links.name) void saveLinks(table.id, { name });
  }, [table, name, links.name]);

  if (line === 'refused') {
    return (
      <Screen className="online" title={links.name || t('ui.online.tables')}>
        <p className="error-message">{t('ui.online.refused', { why: refusal?.why ?? '' })}</p>
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
        <ConnectionStatus table={table} />
      </div>
    );
  }
  if (info.status === 'gathering') return <Lobby table={table} info={info} links={links} changed={changed} />;
  return <OpenedGame table={table} links={links} leave={leave} />;
}

/** Opens the game: loads its boxes and creates its session. */
function OpenedGame({ table, links, leave }: Omit<LobbyOrGameProps, 'changed'>) {
  const [session, setSession] = useState<Session>();
  const [errorMessage, setErrorMessage] = useState<string>();
  useEffect(() => {
    let openedSession: Session | undefined;
    let left = false;
    openGame(table).then(
      (opened) => {
        openedSession = opened;
        if (!left) setSession(opened);
      },
      (error: unknown) => setErrorMessage(requestErrorText(error)),
    );
    return () => {
      left = true;
      openedSession?.close();
    };
  }, [table]);
  if (errorMessage !== undefined)
    return <p className="waiting error-message">{t('ui.online.refused', { why: errorMessage })}</p>;
  if (!session) return <p className="waiting">{t('ui.frame.laying-out')}</p>;
  return <OnlineGame table={table} session={session} links={links} leave={leave} />;
}

async function openGame(table: OnlineTable): Promise<Session> {
  const { info, update } = table.state.get();
  if (!info || !update) throw new Error('The game has not begun.');
  const loaded = await loadContent(boxesOfSetup(info.setup));
  const { port, first } = createNetworkPort(table);
  return Session.fromHost(table.id, withGameWords(loaded, update.game), port, first);
}
