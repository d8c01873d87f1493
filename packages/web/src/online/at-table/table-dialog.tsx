import type { TableInfo } from '@vigil/table';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { DialogButton } from '../../ui/dialog-button.js';
import { useStoreValue } from '../../ui/store.js';
import { formatDateTime } from '../../words/t.js';
import { CloseButton, CopyButton, QrCodeButton } from '../copy-buttons.js';
import { findLinks, linkAddress, type MadeLink, saveLinks } from '../links.js';
import { NotificationsForm } from '../notifications/notifications-form.js';
import { TableSettingsText } from '../settings/table-settings-text.js';
import { Proposals, TableChanges } from '../table-changes.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import { ChronicleTools } from './chronicle-tools.js';
import { HostTools } from './host-tools.js';
import { SeatInstructionsForm } from './seat-instructions-form.js';
import type { Props } from './sheet-props.js';

/** Everything about the table except the game: seats, links, settings, chronicle, game master. */
export function TableButton({ table, links }: Props) {
  const info = useStoreValue(table.state, (all) => all.info);
  return (
    <DialogButton
      label={t('ui.online.table')}
      hint={t('ui.online.table.why')}
      className="table-button"
      dialogClass="table-sheet"
    >
      {(title, close) =>
        info && (
          <>
            <h2 id={title}>{info.name}</h2>
            <TableSheet table={table} info={info} links={links} />
            <CloseButton close={close} />
          </>
        )
      }
    </DialogButton>
  );
}

function TableSheet({ table, info, links }: Props & { readonly info: TableInfo }) {
  const { spectators, settings, seedHash, seed, you } = info;
  return (
    <>
      <section>
        <h3>{t('ui.online.table.seats')}</h3>
        <ul className="sheet-seats">
          {info.seats.map((seat) => (
            <SeatRow key={seat.seat} table={table} info={info} seat={seat} links={links} />
          ))}
        </ul>
        {spectators > 0 && <p className="small">{t('ui.online.spectators', { n: spectators })}</p>}
        {you.seats.length === 0 && !you.host && <p>{t('ui.online.watching')}</p>}
        <SpectatorLink table={table} info={info} links={links} />
      </section>
      <section>
        <h3>{t('ui.online.table.settings')}</h3>
        <TableSettingsText settings={settings} />
        <Proposals info={info} links={links} />
        <TableChanges info={info} links={links} />
        <p className="hash">
          <small>{t(seed === undefined ? 'ui.online.hash' : 'ui.end.seed')}</small> <code>{seed ?? seedHash}</code>
        </p>
      </section>
      {info.status === 'playing' && you.seats.length > 0 && (
        <section>
          <h3>{t('ui.online.advance.title')}</h3>
          {you.seats.map((seat) => (
            <SeatInstructionsForm key={seat} table={table} info={info} links={links} seat={seat} />
          ))}
        </section>
      )}
      {(you.seats.length > 0 || you.host) && <NotificationsForm table={table} info={info} links={links} />}
      <ChronicleTools table={table} info={info} links={links} />
      {(you.host || you.keeper) && <HostTools table={table} info={info} links={links} />}
    </>
  );
}

function SeatRow({
  table,
  info,
  seat: { seat, name, bot, investigator, present, away },
  links,
}: Props & { readonly info: TableInfo; readonly seat: TableInfo['seats'][number] }) {
  const { words } = useLoadedContent();
  const { view } = useTable().snapshot;
  const may = info.you.host || info.you.seats.includes(seat);
  const address = async () => {
    const isThisSeat = (link: MadeLink) => link.role === 'seat' && link.seat === seat;
    // One that was made a moment ago is there already.
    const before = (await findLinks(table.id))?.createdLinks.findLast(isThisSeat)?.token;
    if (before !== undefined) return linkAddress(table.id, before);
    const body = { role: 'seat', seat, only: false };
    const { token } = await requestAs<{ token: string }>(links, ['host', seat], 'POST', '/links', body);
    await saveLinks(table.id, { createdLinks: [{ role: 'seat', seat, token }] });
    return linkAddress(table.id, token);
  };
  return (
    <li>
      <i className={present ? 'presence here' : 'presence'} aria-hidden="true" />
      <span>
        <b>{name ?? t(bot ? 'ui.online.seat.machine' : 'ui.online.seat.free')}</b>{' '}
        <small>
          {words.name('investigator', view.investigators[seat]?.id ?? investigator)}
          {info.you.seats.includes(seat) && ` · ${t('ui.online.seat.yours')}`}
          {away && ` · ${t('ui.online.seat.away', { when: formatDateTime(away.until) })}`}
        </small>
      </span>
      {may && (
        <>
          <CopyButton
            label={t('ui.online.link.copy')}
            text={address}
            share={t('ui.online.link.text', { name: info.name })}
          />
          <QrCodeButton
            of={name ?? t('ui.online.seat', { n: seat + 1 })}
            about={t('ui.online.link.qr.secret')}
            text={address}
          />
        </>
      )}
    </li>
  );
}

/** Link for spectators; any seated player may share it. */
function SpectatorLink({ table, info, links }: Props & { readonly info: TableInfo }) {
  const known = links.createdLinks.some(({ role }) => role === 'spectator');
  if (!known && info.you.seats.length === 0 && !info.you.host) return null;
  const address = async () => {
    const before = (await findLinks(table.id))?.createdLinks.find(({ role }) => role === 'spectator')?.token;
    if (before !== undefined) return linkAddress(table.id, before);
    const { token } = await requestAs<{ token: string }>(links, 'anyone', 'POST', '/links', { role: 'spectator' });
    await saveLinks(table.id, { createdLinks: [{ role: 'spectator', token }] });
    return linkAddress(table.id, token);
  };
  return (
    <p className="lobby-link">
      <span>
        <b>{t('ui.online.link.watch')}</b>
        <small>{t('ui.online.link.watch.about')}</small>
      </span>
      <span className="lobby-share">
        <CopyButton label={t('ui.online.link.copy')} text={address} />
        <QrCodeButton of={t('ui.online.link.watch')} about={t('ui.online.link.watch.about')} text={address} />
      </span>
    </p>
  );
}
