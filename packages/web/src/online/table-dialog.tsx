import type { TableInfo } from '@vigil/table';
import { DialogButton } from '../frame/dialog-button.js';
import { useStored } from '../frame/store.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { when } from '../words/t.js';
import { askAt } from './asking.js';
import { ChronicleTools } from './chronicle-tools.js';
import { CodeButton, CopyButton, SheetClose } from './copying.js';
import { InAdvance } from './in-advance.js';
import { KeeperTools } from './keeper-tools.js';
import { addressOf, type KeptLinks, keepLinks, linksTo, type MadeLink } from './links.js';
import { MannersSaid } from './manners-said.js';
import type { OnlineTable } from './online-table.js';
import { ToldForm } from './told-form.js';
import { t } from './words.js';

interface Props {
  readonly table: OnlineTable;
  readonly links: KeptLinks;
}

/** Everything about the table that is not the game: who sits there, links, what was agreed, the chronicle, the keeper. */
export function TableButton({ table, links }: Props) {
  const info = useStored(table.standing, (all) => all.info);
  return (
    <DialogButton
      label={t('ui.online.table')}
      why={t('ui.online.table.why')}
      className="table-button"
      sheet="table-sheet"
    >
      {(title, close) =>
        info && (
          <>
            <h2 id={title}>{info.name}</h2>
            <SheetOf table={table} info={info} links={links} />
            <SheetClose close={close} />
          </>
        )
      }
    </DialogButton>
  );
}

function SheetOf({ table, info, links }: Props & { readonly info: TableInfo }) {
  const { spectators, manners, seedHash, seed, you } = info;
  return (
    <>
      <section>
        <h3>{t('ui.online.table.seats')}</h3>
        <ul className="sheet-seats">
          {info.seats.map((seat) => (
            <SheetSeat key={seat.seat} table={table} info={info} seat={seat} links={links} />
          ))}
        </ul>
        {spectators > 0 && <p className="small">{t('ui.online.spectators', { n: spectators })}</p>}
        {you.seats.length === 0 && !you.host && <p>{t('ui.online.watching')}</p>}
        <LinkToWatch table={table} info={info} links={links} />
      </section>
      <section>
        <h3>{t('ui.online.table.manners')}</h3>
        <MannersSaid manners={manners} />
        <p className="hash">
          <small>{t(seed === undefined ? 'ui.online.hash' : 'ui.end.seed')}</small> <code>{seed ?? seedHash}</code>
        </p>
      </section>
      {info.status === 'playing' && you.seats.length > 0 && (
        <section>
          <h3>{t('ui.online.advance.title')}</h3>
          {you.seats.map((seat) => (
            <InAdvance key={seat} table={table} info={info} links={links} seat={seat} />
          ))}
        </section>
      )}
      {(you.seats.length > 0 || you.host) && <ToldForm table={table} info={info} links={links} />}
      <ChronicleTools table={table} info={info} links={links} />
      {you.host && <KeeperTools table={table} info={info} links={links} />}
    </>
  );
}

function SheetSeat({
  table,
  info,
  seat: { seat, name, bot, investigator, present, away },
  links,
}: Props & { readonly info: TableInfo; readonly seat: TableInfo['seats'][number] }) {
  const { words } = useEdition();
  const { view } = useTable().snapshot;
  const may = info.you.host || info.you.seats.includes(seat);
  const address = async () => {
    const isIt = (one: MadeLink) => one.role === 'seat' && one.seat === seat;
    // One that was made a moment ago is there already.
    const before = (await linksTo(table.id))?.made.findLast(isIt)?.token;
    if (before !== undefined) return addressOf(table.id, before);
    const body = { role: 'seat', seat, only: false };
    const { token } = await askAt<{ token: string }>(links, ['host', seat], 'POST', '/links', body);
    await keepLinks(table.id, { made: [{ role: 'seat', seat, token }] });
    return addressOf(table.id, token);
  };
  return (
    <li>
      <i className={present ? 'presence here' : 'presence'} aria-hidden="true" />
      <span>
        <b>{name ?? t(bot ? 'ui.online.seat.machine' : 'ui.online.seat.free')}</b>{' '}
        <small>
          {words.name('investigator', view.investigators[seat]?.id ?? investigator)}
          {info.you.seats.includes(seat) && ` · ${t('ui.online.seat.yours')}`}
          {away && ` · ${t('ui.online.seat.away', { when: when(away.until) })}`}
        </small>
      </span>
      {may && (
        <>
          <CopyButton
            label={t('ui.online.link.copy')}
            text={address}
            share={t('ui.online.link.text', { name: info.name })}
          />
          <CodeButton of={name ?? t('ui.online.seat', { n: seat + 1 })} text={address} />
        </>
      )}
    </li>
  );
}

/** A link for those who only look on: whoever sits here may give it away. */
function LinkToWatch({ table, info, links }: Props & { readonly info: TableInfo }) {
  const known = links.made.some(({ role }) => role === 'spectator');
  if (!known && info.you.seats.length === 0 && !info.you.host) return null;
  const address = async () => {
    const before = (await linksTo(table.id))?.made.find(({ role }) => role === 'spectator')?.token;
    if (before !== undefined) return addressOf(table.id, before);
    const { token } = await askAt<{ token: string }>(links, 'anyone', 'POST', '/links', { role: 'spectator' });
    await keepLinks(table.id, { made: [{ role: 'spectator', token }] });
    return addressOf(table.id, token);
  };
  return (
    <p className="gathering-link">
      <span>
        <b>{t('ui.online.link.watch')}</b>
        <small>{t('ui.online.link.watch.about')}</small>
      </span>
      <span className="gathering-give">
        <CopyButton label={t('ui.online.link.copy')} text={address} />
        <CodeButton of={t('ui.online.link.watch')} text={address} />
      </span>
    </p>
  );
}

export type SheetProps = Props & { readonly info: TableInfo };
