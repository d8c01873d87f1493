import { boxesOfSetup, type SeatInfo, type TableInfo } from '@vigil/table';
import { useState } from 'react';
import { Portrait } from '../art/portraits.js';
import { newId } from '../play/chance.js';
import { boxName } from '../text/box-name.js';
import { useLoadedContent } from '../text/use-content.js';
import WithContent from '../text/with-content.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { language } from '../words/language.js';
import { CopyButton, QrCodeButton } from './copy-buttons.js';
import { linkAddress, saveLinks, type TableLinks } from './links.js';
import { ConnectionStatus } from './notices.js';
import { NotificationsForm } from './notifications-form.js';
import type { OnlineTable } from './online-table.js';
import { loadOwnName, saveOwnName } from './own-name.js';
import { requestErrorText } from './request-error-text.js';
import { requestAs } from './table-request.js';
import { TableSettingsText } from './table-settings-text.js';
import { t } from './words.js';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly links: TableLinks;
  readonly changed: (links: TableLinks) => void;
}

/** The room before the game: who sits where, links for the others, and the way into the game. */
export function Lobby({ table, info, links, changed }: Props) {
  const [trouble, setTrouble] = useState<string>();
  const { seats, you, settings, status } = info;
  const free = seats.filter(({ name, bot }) => name === undefined && !bot).length;
  const link = (role: string) => links.createdLinks.find((createdLink) => createdLink.role === role)?.token;
  const watch = link('spectator');
  const attempt = async (act: () => Promise<unknown>) => {
    setTrouble(undefined);
    try {
      await act();
    } catch (error) {
      setTrouble(requestErrorText(error));
    }
  };
  const startGame = () => attempt(() => requestAs(links, 'host', 'POST', '/begin', { key: newId() + newId() }));
  return (
    <Screen className="online gathering" title={info.name} about={introText(info)}>
      <ConnectionStatus table={table} />
      <ErrorMessage message={trouble} />
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
                  tries={attempt}
                />
              ))}
            </ol>
            <p className="small">{t('ui.online.link.secret')}</p>
            {isSeated(info) && (
              <div className="lobby-notifications">
                <NotificationsForm table={table} info={info} links={links} />
              </div>
            )}
          </section>
          <section className="lobby-side" aria-labelledby="agreed-title">
            <h2 id="agreed-title">{t('ui.online.table.settings')}</h2>
            <GameSummary info={info} />
            <TableSettingsText settings={settings} />
            {info.imported && <p>{t('ui.online.brought')}</p>}
            {watch !== undefined && (
              <p className="lobby-link">
                <span>
                  <b>{t('ui.online.link.watch')}</b>
                  <small>{t('ui.online.link.watch.about')}</small>
                </span>
                <span className="lobby-share">
                  <CopyButton label={t('ui.online.link.copy')} text={() => linkAddress(table.id, watch)} />
                  <QrCodeButton
                    of={t('ui.online.link.watch')}
                    about={t('ui.online.link.watch.about')}
                    text={() => linkAddress(table.id, watch)}
                  />
                </span>
              </p>
            )}
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
        </div>
      </WithContent>
    </Screen>
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

interface SeatProps extends Props {
  readonly seat: SeatInfo;
  readonly tries: (act: () => Promise<unknown>) => Promise<void>;
}

/** A seat: who is there and as whom, a place to sit down, or its link to be given away. */
function LobbySeat({
  seat: { seat, name, bot, investigator, present },
  table,
  info,
  links,
  changed,
  tries: attempt,
}: SeatProps) {
  const { words, content } = useLoadedContent();
  const [called, setCalled] = useState(() => name ?? loadOwnName());
  const mine = info.you.seats.includes(seat);
  const made = links.createdLinks.find(
    (createdLink) => createdLink.role === 'seat' && createdLink.seat === seat,
  )?.token;
  const others = new Set(info.seats.filter((one) => one.seat !== seat).map((one) => one.investigator));
  const free = [...content.investigators.keys()].filter((id) => !others.has(id));
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
          <label className="seat-investigator">
            <span className="heard">{t('ui.online.seat.investigator')}</span>
            <select value={investigator} onChange={({ target: { value } }) => choose(value)}>
              <option value="random">{t('ui.online.seat.random')}</option>
              {free.map((id) => (
                <option key={id} value={id}>
                  {words.name('investigator', id)}
                </option>
              ))}
            </select>
          </label>
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
