import { boxesOfSetup, type TableInfo } from '@vigil/table';
import { useState } from 'react';
import { newId } from '../../play/chance.js';
import { boxName } from '../../text/box-name.js';
import { useLoadedContent } from '../../text/use-content.js';
import WithContent from '../../text/with-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { Screen } from '../../ui/screen.js';
import { ConnectionStatus } from '../at-table/notices.js';
import { Talk } from '../at-table/talk.js';
import { CopyButton, QrCodeButton } from '../copy-buttons.js';
import { linkAddress, type TableLinks } from '../links.js';
import { NotificationsForm } from '../notifications/notifications-form.js';
import type { OnlineTable } from '../online-table.js';
import { requestErrorText } from '../request-error-text.js';
import { TableSettingsText } from '../settings/table-settings-text.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import { LobbySeat } from './lobby-seat.js';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly links: TableLinks;
  readonly changed: (links: TableLinks) => void;
}

/** The lobby before the game: the seats, links for other players, and the start of the game. */
export function Lobby({ table, info, links, changed }: Props) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const { seats } = info;
  const attempt = async (act: () => Promise<unknown>) => {
    setErrorMessage(undefined);
    try {
      await act();
    } catch (error) {
      setErrorMessage(requestErrorText(error));
    }
  };
  const startGame = () => attempt(() => requestAs(links, 'host', 'POST', '/begin', { key: newId() + newId() }));
  return (
    <Screen className="online gathering" title={info.name} about={introText(info)}>
      <ConnectionStatus table={table} />
      <ErrorMessage message={errorMessage} />
      <WithContent packs={boxesOfSetup(info.setup)}>
        <div className="lobby-columns">
          <section aria-labelledby="seats-title">
            <h2 id="seats-title">{t('ui.online.gathering')}</h2>
            <ol className="seats">
              {seats.map((seat) => (
                <LobbySeat
                  key={seat.seat}
                  seat={seat}
                  table={table}
                  info={info}
                  links={links}
                  changed={changed}
                  attempt={attempt}
                />
              ))}
            </ol>
            <p className="small">{t('ui.online.link.secret')}</p>
            <div className="lobby-talk">
              <h2>{t('ui.online.talk')}</h2>
              <Talk table={table} />
            </div>
            {isSeated(info) && (
              <div className="lobby-notifications">
                <NotificationsForm table={table} info={info} links={links} />
              </div>
            )}
          </section>
          <LobbySide table={table} info={info} links={links} startGame={startGame} />
        </div>
      </WithContent>
    </Screen>
  );
}

interface LobbySideProps extends Omit<Props, 'changed'> {
  readonly startGame: () => void;
}

/** The settings of the table, the link for spectators, and the way into the game. */
function LobbySide({ table, info, links, startGame }: LobbySideProps) {
  const { seats, you, settings, status } = info;
  const free = seats.filter(({ name, bot }) => name === undefined && !bot).length;
  const watch = links.createdLinks.find(({ role }) => role === 'spectator')?.token;
  return (
    <section className="lobby-side" aria-labelledby="agreed-title">
      <h2 id="agreed-title">{t('ui.online.table.settings')}</h2>
      <GameSummary info={info} />
      <TableSettingsText settings={settings} />
      {info.imported && <p>{t('ui.online.imported')}</p>}
      {watch !== undefined && <WatchLink table={table.id} token={watch} />}
      <p className="hash">
        <small>{t('ui.online.hash')}</small> <code>{info.seedHash}</code>
        <small>{t('ui.online.hash.about')}</small>
      </p>
      {you.host ? (
        <button type="button" className="great" disabled={free > 0 || status !== 'gathering'} onClick={startGame}>
          {free > 0 ? t('ui.online.begin.wait', { n: free }) : t('ui.online.begin')}
        </button>
      ) : (
        <>
          <p>{t('ui.online.begin.others')}</p>
          <p className="small">
            <a href="#learn">{t('ui.online.gathering.learn')}</a>
          </p>
        </>
      )}
    </section>
  );
}

/** The link for spectators. */
function WatchLink({ table, token }: { table: string; token: string }) {
  return (
    <p className="lobby-link">
      <span>
        <b>{t('ui.online.link.watch')}</b>
        <small>{t('ui.online.link.watch.about')}</small>
      </span>
      <span className="lobby-share">
        <CopyButton label={t('ui.online.link.copy')} text={() => linkAddress(table, token)} />
        <QrCodeButton
          of={t('ui.online.link.watch')}
          about={t('ui.online.link.watch.about')}
          text={() => linkAddress(table, token)}
        />
      </span>
    </p>
  );
}

/** True if this page holds a seat. */
function isSeated({ you, seats }: TableInfo): boolean {
  return you.seats.some((seat) => seats[seat]?.name !== undefined);
}

/** Text about the next step for this user. */
function introText(info: TableInfo): string {
  const { you } = info;
  if (you.host) return t(isSeated(info) ? 'ui.online.gathering.send' : 'ui.online.gathering.about');
  if (you.seats.length === 0) return t('ui.online.gathering.watch');
  return t(isSeated(info) ? 'ui.online.gathering.seated' : 'ui.online.gathering.invited');
}

/** Game, boxes and opponent. */
function GameSummary({ info }: { info: TableInfo }) {
  const { words, content } = useLoadedContent();
  const { ancientOne = 'random' } = (info.setup ?? {}) as { readonly ancientOne?: string };
  const boxes = content.packs.slice(1).map(boxName);
  return (
    <p>
      {t(`ui.frame.game.${info.game}`)}
      {boxes.length > 0 && `: ${words.list(boxes)}`}
      {ancientOne !== 'random' && ` · ${words.name('ancientOne', ancientOne)}`}
    </p>
  );
}
