import type { SeatInfo, TableInfo } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { Portrait } from '../../art/portraits.js';
import { useLoadedContent } from '../../text/use-content.js';
import { language } from '../../words/language.js';
import { CopyButton, QrCodeButton } from '../copy-buttons.js';
import { dropToken, linkAddress, saveLinks, type TableLinks } from '../links.js';
import type { OnlineTable } from '../online-table.js';
import { loadOwnName, saveOwnName } from '../own-name.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import { InvestigatorChoice } from './investigator-choice.js';

interface Props {
  readonly seat: SeatInfo;
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly links: TableLinks;
  readonly changed: (links: TableLinks) => void;
  /** Runs a request, and shows its error. */
  readonly attempt: (act: () => Promise<unknown>) => Promise<void>;
}

type SeatState = ReturnType<typeof useSeat>;

/** A seat as this page sees it, and the actions of its player and of the host. */
function useSeat({ seat: { seat, name, bot }, table, info, links, changed, attempt }: Props) {
  const mine = info.you.seats.includes(seat);
  /** The token of its link, if it was made here. */
  const seatToken = links.createdLinks.find(
    (createdLink) => createdLink.role === 'seat' && createdLink.seat === seat,
  )?.token;
  const sitting = name !== undefined;
  // The host is asked for one seat only; the others are for invited players.
  const first =
    info.you.seats.length === 0 && info.seats.findIndex((one) => one.name === undefined && !one.bot) === seat;
  return {
    ...{ mine, seatToken, sitting, first },
    takes: seatToken !== undefined && !mine && !sitting && !bot,
    more: info.you.seats.length > 0 && !mine,
    sit: (as: string) =>
      attempt(async () => {
        await requestAs(links, seat, 'POST', '/claim', { seat, name: as, language });
        saveOwnName(as);
        if (seatToken !== undefined && !mine) changed(await saveLinks(table.id, { tokens: [seatToken] }));
      }),
    choose: (next: string) =>
      attempt(() => requestAs(links, ['host', seat], 'PATCH', `/seats/${seat}`, { investigator: next })),
    standUp: () =>
      attempt(async () => {
        await requestAs(links, mine ? seat : 'host', 'POST', '/leave', { seat });
        // Its link can be given to another player again.
        if (mine && seatToken !== undefined) changed(await dropToken(table.id, seatToken));
      }),
    giveToBot: (isBot: boolean) =>
      attempt(() => requestAs(links, mine ? seat : 'host', 'PUT', `/seats/${seat}/bot`, { bot: isBot })),
  };
}

/** A seat: its player and investigator, a button to take it, or its link to share. */
export function LobbySeat(props: Props) {
  const { seat, table, info } = props;
  const state = useSeat(props);
  const { mine, seatToken } = state;
  return (
    <li className={mine ? 'seat mine' : 'seat'}>
      <span className="seat-picture" aria-hidden="true">
        {seat.investigator === 'random' ? '?' : <Portrait id={seat.investigator} head />}
      </span>
      <SeatPlayer seat={seat} info={info} state={state} />
      <div className="seat-do">
        <SeatButtons seat={seat} info={info} state={state} />
        {seatToken !== undefined && !mine && (
          <SeatLink seat={seat} info={info} table={table.id} token={seatToken} state={state} />
        )}
      </div>
    </li>
  );
}

interface PartProps extends Pick<Props, 'seat' | 'info'> {
  readonly state: SeatState;
}

/** The player of a seat, and the investigator. */
function SeatPlayer({ seat: { seat, name, bot, investigator, present }, info, state }: PartProps) {
  const { words } = useLoadedContent();
  const { mine, sitting, choose } = state;
  return (
    <div className="seat-who">
      <b>
        {name ?? t('ui.online.seat', { n: seat + 1 })}
        {mine && sitting && <em> · {t('ui.online.seat.yours')}</em>}
      </b>
      <small>
        <i className={sitting && present ? 'presence here' : 'presence'} aria-hidden="true" />
        {name !== undefined
          ? t(present ? 'ui.online.seat.here' : 'ui.online.seat.not-here', { name })
          : t(bot ? 'ui.online.seat.bot' : mine ? 'ui.online.seat.for-you' : 'ui.online.seat.free')}
      </small>
      {(mine || info.you.host) && !info.imported ? (
        <InvestigatorChoice info={info} seat={seat} choose={choose} />
      ) : (
        <span className="seat-plays">
          {investigator === 'random' ? t('ui.online.seat.random') : words.name('investigator', investigator)}
        </span>
      )}
    </div>
  );
}

/** Ways to take a seat, to rename oneself, to leave, and to let a bot play. */
function SeatButtons({ seat: { name, bot }, info, state }: PartProps) {
  const [called, setCalled] = useState(() => name ?? loadOwnName());
  const [renaming, setRenaming] = useState(false);
  const [asWell, setAsWell] = useState(false);
  const { mine, sitting, first, takes, more } = state;
  const { host } = info.you;
  const named = mine ? !sitting || renaming : takes && (first || asWell);
  const sitLabel = t(more ? 'ui.online.seat.more' : 'ui.online.seat.sit');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setRenaming(false);
    void state.sit(called.trim());
  };
  return (
    <>
      {named && (
        <form onSubmit={onSubmit}>
          <label>
            <span className="field-name">{t('ui.online.seat.name')}</span>
            <input
              value={called}
              required
              maxLength={40}
              autoComplete="nickname"
              onChange={({ target: { value } }) => setCalled(value)}
            />
          </label>
          <button type="submit" className={mine || first ? 'great' : ''}>
            {sitting ? t('ui.online.seat.save') : sitLabel}
          </button>
        </form>
      )}
      {mine && sitting && !renaming && (
        <button type="button" onClick={() => setRenaming(true)}>
          {t('ui.online.seat.rename')}
        </button>
      )}
      {sitting && (mine || host) && !renaming && (
        <button type="button" onClick={state.standUp}>
          {t(mine ? 'ui.online.seat.leave' : 'ui.online.seat.bot.not')}
        </button>
      )}
      {takes && !named && (
        <button type="button" onClick={() => setAsWell(true)}>
          {sitLabel}
        </button>
      )}
      {host && !sitting && (
        <button type="button" onClick={() => state.giveToBot(!bot)}>
          {t(bot ? 'ui.online.seat.bot.not' : 'ui.online.seat.bot.give')}
        </button>
      )}
    </>
  );
}

interface SeatLinkProps extends PartProps {
  readonly table: string;
  readonly token: string;
}

/** The link of a seat, to be given away. */
function SeatLink({ seat: { seat, name }, info, table, token, state }: SeatLinkProps) {
  const link = () => linkAddress(table, token);
  const text = t('ui.online.link.text', { name: info.name });
  const mail = () => {
    const subject = encodeURIComponent(t('ui.online.link.subject', { name: info.name }));
    location.href = `mailto:?subject=${subject}&body=${encodeURIComponent(`${text}\n\n${link()}\n`)}`;
  };
  return (
    <>
      {state.takes && (
        <button type="button" onClick={mail}>
          {t('ui.online.link.mail')}
        </button>
      )}
      <CopyButton label={t('ui.online.link.copy')} text={link} share={text} />
      <QrCodeButton
        of={name ?? t('ui.online.seat', { n: seat + 1 })}
        about={t('ui.online.link.qr.secret')}
        text={link}
      />
    </>
  );
}
