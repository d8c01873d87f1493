import type { SeatInfo, TableInfo } from '@vigil/table';
import { useState } from 'react';
import { Portrait } from '../art/portraits.js';
import { useLoadedContent } from '../text/use-content.js';
import { language } from '../words/language.js';
import { CopyButton, QrCodeButton } from './copy-buttons.js';
import { InvestigatorChoice } from './investigator-choice.js';
import { dropToken, linkAddress, saveLinks, type TableLinks } from './links.js';
import type { OnlineTable } from './online-table.js';
import { loadOwnName, saveOwnName } from './own-name.js';
import { requestAs } from './table-request.js';
import { t } from './words.js';

interface Props {
  readonly seat: SeatInfo;
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly links: TableLinks;
  readonly changed: (links: TableLinks) => void;
  /** Runs a request, and shows its error. */
  readonly attempt: (act: () => Promise<unknown>) => Promise<void>;
}

/** A seat: who is there and as whom, a place to sit down, or its link to be given away. */
export function LobbySeat({
  seat: { seat, name, bot, investigator, present },
  table,
  info,
  links,
  changed,
  attempt,
}: Props) {
  const { words } = useLoadedContent();
  const [called, setCalled] = useState(() => name ?? loadOwnName());
  const mine = info.you.seats.includes(seat);
  const made = links.createdLinks.find(
    (createdLink) => createdLink.role === 'seat' && createdLink.seat === seat,
  )?.token;
  const sit = () =>
    attempt(async () => {
      const body = { seat, name: called.trim(), language };
      await requestAs(links, seat, 'POST', '/claim', body);
      saveOwnName(called.trim());
      if (made !== undefined && !mine) changed(await saveLinks(table.id, { tokens: [made] }));
    });
  const choose = (next: string) =>
    attempt(() => requestAs(links, ['host', seat], 'PATCH', `/seats/${seat}`, { investigator: next }));
  const sitting = name !== undefined;
  const standUp = () =>
    attempt(async () => {
      await requestAs(links, mine ? seat : 'host', 'POST', '/leave', { seat });
      // Its link can be given to another player again.
      if (mine && made !== undefined) changed(await dropToken(table.id, made));
    });
  const giveToBot = (isBot: boolean) =>
    attempt(() => requestAs(links, mine ? seat : 'host', 'PUT', `/seats/${seat}/bot`, { bot: isBot }));
  const [renaming, setRenaming] = useState(false);
  // The host is asked for one seat only; the others are for invited players.
  const first =
    info.you.seats.length === 0 && info.seats.findIndex((one) => one.name === undefined && !one.bot) === seat;
  const [asWell, setAsWell] = useState(false);
  const takes = made !== undefined && !mine && !sitting && !bot;
  const named = mine ? !sitting || renaming : takes && (first || asWell);
  const more = info.you.seats.length > 0 && !mine;
  const mail = (link: string) => {
    const text = `${t('ui.online.link.text', { name: info.name })}\n\n${linkAddress(table.id, link)}\n`;
    const subject = encodeURIComponent(t('ui.online.link.subject', { name: info.name }));
    location.href = `mailto:?subject=${subject}&body=${encodeURIComponent(text)}`;
  };
  return (
    <li className={mine ? 'seat mine' : 'seat'}>
      <span className="seat-picture" aria-hidden="true">
        {investigator === 'random' ? '?' : <Portrait id={investigator} head />}
      </span>
      <div className="seat-who">
        <b>
          {name ?? t('ui.online.seat', { n: seat + 1 })}
          {mine && sitting && <em> · {t('ui.online.seat.yours')}</em>}
        </b>
        <small>
          <i className={sitting && present ? 'presence here' : 'presence'} aria-hidden="true" />
          {sitting
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
      <div className="seat-do">
        {named && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setRenaming(false);
              void sit();
            }}
          >
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
              {sitting ? t('ui.online.seat.save') : t(more ? 'ui.online.seat.more' : 'ui.online.seat.sit')}
            </button>
          </form>
        )}
        {mine && sitting && !renaming && (
          <button type="button" onClick={() => setRenaming(true)}>
            {t('ui.online.seat.rename')}
          </button>
        )}
        {sitting && (mine || info.you.host) && !renaming && (
          <button type="button" onClick={standUp}>
            {t(mine ? 'ui.online.seat.leave' : 'ui.online.seat.bot.not')}
          </button>
        )}
        {takes && !named && (
          <button type="button" onClick={() => setAsWell(true)}>
            {t(more ? 'ui.online.seat.more' : 'ui.online.seat.sit')}
          </button>
        )}
        {info.you.host && !sitting && (
          <button type="button" onClick={() => giveToBot(!bot)}>
            {t(bot ? 'ui.online.seat.bot.not' : 'ui.online.seat.bot.give')}
          </button>
        )}
        {takes && (
          <button type="button" onClick={() => mail(made)}>
            {t('ui.online.link.mail')}
          </button>
        )}
        {made !== undefined && !mine && (
          <>
            <CopyButton
              label={t('ui.online.link.copy')}
              text={() => linkAddress(table.id, made)}
              share={t('ui.online.link.text', { name: info.name })}
            />
            <QrCodeButton
              of={name ?? t('ui.online.seat', { n: seat + 1 })}
              about={t('ui.online.link.qr.secret')}
              text={() => linkAddress(table.id, made)}
            />
          </>
        )}
      </div>
    </li>
  );
}
