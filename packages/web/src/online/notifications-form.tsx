import type { NotificationPreferences, SeatNumber } from '@vigil/table';
import { type FormEvent, useEffect, useState } from 'react';
import { ErrorMessage } from '../ui/error-message.js';
import { language } from '../words/language.js';
import { request } from './api.js';
import { CopyButton } from './copy-buttons.js';
import { NotificationTimesForm } from './notification-times.js';
import { playerName } from './player-name.js';
import { deletePushAddress, savePushAddress, subscribeToPush } from './push-addresses.js';
import { requestErrorText } from './request-error-text.js';
import type { SheetProps } from './sheet-props.js';
import { findTokens, requestAs } from './table-request.js';
import { type NewWebhook, WebhookForm } from './webhook-form.js';
import { t } from './words.js';

/** An address for notifications, as the server sends it. */
interface NotificationAddress {
  readonly id: string;
  readonly channel: 'mail' | 'push' | 'webhook' | 'feed';
  /** By table: for all players at it. */
  readonly for: 'me' | 'table';
  readonly target?: string;
  readonly feed?: string;
  readonly confirmed?: boolean;
  readonly preferences: NotificationPreferences;
}

/** An address and its place at the table; waits of a seat are sent to that seat. */
type PlacedAddress = NotificationAddress & { readonly place: SeatNumber | 'host' };

/** Preferences of a host who holds a seat: only what waits for the host. */
const SEATED_HOST_PREFERENCES: Pick<NotificationPreferences, 'without'> = {
  without: ['poll', 'undo', 'game', 'digest', 'joined', 'talk'],
};

/** Form for notifications about waiting decisions: mail, push, feed or chat. */
export function NotificationsForm({ info, links }: SheetProps) {
  const [can, setCan] = useState<{ readonly key?: string; readonly mail: boolean }>();
  const [all, setAll] = useState<readonly PlacedAddress[]>();
  const [mail, setMail] = useState('');
  const [message, setSaid] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const at = '/addresses';
  const { you, roles } = info;
  const { seats } = you;
  // A host or keeper by their seat is notified there.
  const host = you.host && roles.host === undefined;
  const keeper = you.keeper && host && roles.keeper === undefined;
  // A host without a seat is notified of the table's fate; a game master also of waiting decisions.
  const places: readonly PlacedAddress['place'][] = keeper || (host && seats.length === 0) ? [...seats, 'host'] : seats;
  const asked = places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places by what they are, and no new list of them each time
  useEffect(() => {
    let left = false;
    const load = async () => {
      const found = await request<{ readonly key?: string; readonly mail: boolean }>('GET', 'push/key');
      // A server without notifications has no addresses.
      if (left || !(found.mail || found.key !== undefined)) return;
      const addresses = await read();
      if (left) return;
      setAll(addresses);
      setCan(found);
    };
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [links, asked]);
  const read = async (): Promise<readonly PlacedAddress[]> => {
    const lists = await Promise.all(
      places.map(async (place) =>
        (await requestAs<readonly NotificationAddress[]>(links, place, 'GET', at)).map((one) => ({ ...one, place })),
      ),
    );
    // A seated host manages the table's webhooks too.
    const saved =
      host && !places.includes('host') ? await requestAs<readonly NotificationAddress[]>(links, 'host', 'GET', at) : [];
    const ofTable = saved.filter((one) => one.for === 'table').map((one): PlacedAddress => ({ ...one, place: 'host' }));
    return [...lists.flat(), ...ofTable];
  };
  if (!can || !all) return null;
  const attempt = async (act: () => Promise<string | undefined>) => {
    setErrorMessage(undefined);
    setSaid(undefined);
    try {
      const done = await act();
      setAll(await read());
      setSaid(done);
    } catch (error) {
      setErrorMessage(notificationErrorText(error));
    }
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const attach = (place: PlacedAddress['place'], body: object) => {
    const preferences = {
      ...all[0]?.preferences,
      language,
      zone,
      ...(place === 'host' && seats.length > 0 && SEATED_HOST_PREFERENCES),
    };
    return requestAs<NotificationAddress>(links, place, 'POST', at, { ...body, preferences });
  };
  const onMail = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      for (const place of places) await attach(place, { channel: 'mail', mail: mail.trim() });
      setMail('');
      return t('ui.online.told.mail.sent');
    });
  };
  const onPush = () =>
    attempt(async () => {
      const subscription = await subscribeToPush(can.key ?? '');
      const { endpoint } = subscription;
      for (const place of places) {
        const { id } = await attach(place, { channel: 'push', subscription: subscription.toJSON() });
        const [token = ''] = await findTokens(links, place);
        await savePushAddress({ address: id, table: links.table, token, endpoint });
      }
      return t('ui.online.told.push.done');
    });
  const onFeed = () =>
    attempt(async () => {
      for (const place of places) await attach(place, { channel: 'feed' });
      return undefined;
    });
  const onHook = async (hook: NewWebhook) => {
    let secret: string | undefined;
    await attempt(async () => {
      // Each place has its own secret: a seat, or a game master without a seat.
      const of = hook.for === 'table' || seats.length === 0 ? (['host'] as const) : seats;
      for (const place of of) {
        const attached = await requestAs<{ id: string; secret: string }>(links, place, 'POST', at, {
          ...hook,
          preferences: { language, zone },
        });
        secret = attached.secret;
        // A test message shows at once if the chat accepts the format.
        await requestAs(links, place, 'POST', `${at}/${attached.id}/test`);
      }
      return t('ui.online.told.hook.done');
    });
    return secret;
  };
  const removeAddress = ({ id, place }: PlacedAddress) =>
    attempt(async () => {
      await requestAs(links, place, 'DELETE', `${at}/${id}`);
      await deletePushAddress(id);
      return undefined;
    });
  const setPreferences = (preferences: NotificationPreferences) =>
    attempt(async () => {
      for (const { id, place, preferences: before } of all) {
        const changed = { ...preferences, zone, language, without: before.without };
        await requestAs(links, place, 'PATCH', `${at}/${id}`, { preferences: changed });
      }
      return t('ui.online.told.when.kept');
    });
  const pushes = can.key !== undefined && 'PushManager' in window && 'serviceWorker' in navigator;
  const [first] = all;
  return (
    <section className="sheet-told">
      <h3>{t('ui.online.told')}</h3>
      <p className="small">{t('ui.online.told.about')}</p>
      <ErrorMessage message={errorMessage} />
      {all.length > 0 && (
        <ul className="sheet-seats">
          {all.map((one) => (
            <li key={one.id}>
              <span>
                {t('ui.online.told.channel', { channel: one.channel })} {one.target !== '' && one.target}{' '}
                {one.for === 'table' && one.channel === 'webhook' && (
                  <small>{t('ui.online.told.hook.for.table')}</small>
                )}{' '}
                {places.length > 1 && one.for === 'me' && (
                  <small>{one.place === 'host' ? t('ui.online.log-entry.keeper') : playerName(info, one.place)}</small>
                )}{' '}
                {one.confirmed === false && <small>{t('ui.online.told.unconfirmed')}</small>}
              </span>
              {one.feed !== undefined && <CopyButton label={t('ui.online.link.copy')} text={() => one.feed ?? ''} />}
              <button type="button" onClick={() => removeAddress(one)}>
                {t('ui.online.told.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {first && (
        <NotificationTimesForm
          key={JSON.stringify(first.preferences)}
          saved={first.preferences}
          save={setPreferences}
        />
      )}
      {can.mail && (
        <form className="notifications-mail" onSubmit={onMail}>
          <label>
            {t('ui.online.told.mail')}{' '}
            <input
              type="email"
              required
              autoComplete="email"
              value={mail}
              onChange={({ target: { value } }) => setMail(value)}
            />
          </label>
          <button type="submit">{t('ui.online.told.mail.do')}</button>
        </form>
      )}
      <p className="sheet-buttons">
        {pushes && (
          <button type="button" onClick={onPush}>
            {t('ui.online.told.push')}
          </button>
        )}
        {!all.some(({ channel }) => channel === 'feed') && (
          <button type="button" onClick={onFeed}>
            {t('ui.online.told.feed')}
          </button>
        )}
      </p>
      <WebhookForm seats={seats} host={host} attach={onHook} />
      <p role="status">{message}</p>
    </section>
  );
}

function notificationErrorText(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return t('ui.online.told.push.denied');
  return requestErrorText(error);
}
