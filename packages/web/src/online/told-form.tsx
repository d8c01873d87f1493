import type { Preferences, SeatNumber } from '@vigil/table';
import { type FormEvent, useEffect, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { language } from '../words/language.js';
import { ask } from './api.js';
import { askAt, tokensFor } from './asking.js';
import { CopyButton } from './copying.js';
import { HookForm, type NewHook } from './hook-form.js';
import { playerName } from './player-name.js';
import { dropPushed, keepPushed, subscribe } from './pushed.js';
import type { SheetProps } from './table-dialog.js';
import { WhenTold } from './when-told.js';
import { whyNot } from './why-not.js';
import { t } from './words.js';

/** Where I am told that something waits for me, as the server says it. */
interface Address {
  readonly id: string;
  readonly channel: 'mail' | 'push' | 'webhook' | 'feed';
  /** By table: what is told is for everybody at it. */
  readonly for: 'me' | 'table';
  readonly target?: string;
  readonly feed?: string;
  readonly confirmed?: boolean;
  readonly preferences: Preferences;
}

/** An address with the place at the table it is for: what waits for a seat is told to that seat. */
type Mine = Address & { readonly place: SeatNumber | 'host' };

/** Who keeps the table and sits there has the news at his seat, and as the keeper only what waits for him. */
const BESIDE: Pick<Preferences, 'without'> = { without: ['poll', 'undo', 'game', 'digest', 'joined', 'talk'] };

/** How I am told when something waits for me while I am not here: by mail, by this browser, by a feed, in a chat. */
export function ToldForm({ info, links }: SheetProps) {
  const [can, setCan] = useState<{ readonly key?: string; readonly mail: boolean }>();
  const [all, setAll] = useState<readonly Mine[]>();
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const at = '/addresses';
  const { seats, host, keeper } = info.you;
  // Who sits at no seat is told as the host what becomes of the table; the keeper is, also of what waits for him.
  const places: readonly Mine['place'][] = keeper || (host && seats.length === 0) ? [...seats, 'host'] : seats;
  const asked = places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places by what they are, and no new list of them each time
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await ask<{ readonly key?: string; readonly mail: boolean }>('GET', 'push/key');
      // A server that tells nobody has no addresses.
      if (left || !(found.mail || found.key !== undefined)) return;
      const addresses = await read();
      if (left) return;
      setAll(addresses);
      setCan(found);
    };
    look().catch(() => {});
    return () => {
      left = true;
    };
  }, [links, asked]);
  const read = async (): Promise<readonly Mine[]> => {
    const lists = await Promise.all(
      places.map(async (place) =>
        (await askAt<readonly Address[]>(links, place, 'GET', at)).map((one) => ({ ...one, place })),
      ),
    );
    // Who sits here and keeps the table sees to its webhooks as well.
    const kept = host && !places.includes('host') ? await askAt<readonly Address[]>(links, 'host', 'GET', at) : [];
    const ofTable = kept.filter((one) => one.for === 'table').map((one): Mine => ({ ...one, place: 'host' }));
    return [...lists.flat(), ...ofTable];
  };
  if (!can || !all) return null;
  const tries = async (act: () => Promise<string | undefined>) => {
    setTrouble(undefined);
    setSaid(undefined);
    try {
      const done = await act();
      setAll(await read());
      setSaid(done);
    } catch (error) {
      setTrouble(whyNotTold(error));
    }
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const attach = (place: Mine['place'], body: object) => {
    const preferences = { ...all[0]?.preferences, language, zone, ...(place === 'host' && seats.length > 0 && BESIDE) };
    return askAt<Address>(links, place, 'POST', at, { ...body, preferences });
  };
  const onMail = (event: FormEvent) => {
    event.preventDefault();
    void tries(async () => {
      for (const place of places) await attach(place, { channel: 'mail', mail: mail.trim() });
      setMail('');
      return t('ui.online.told.mail.sent');
    });
  };
  const onPush = () =>
    tries(async () => {
      const subscription = await subscribe(can.key ?? '');
      const { endpoint } = subscription;
      for (const place of places) {
        const { id } = await attach(place, { channel: 'push', subscription: subscription.toJSON() });
        const [token = ''] = await tokensFor(links, place);
        await keepPushed({ address: id, table: links.table, token, endpoint });
      }
      return t('ui.online.told.push.done');
    });
  const onFeed = () =>
    tries(async () => {
      for (const place of places) await attach(place, { channel: 'feed' });
      return undefined;
    });
  const onHook = async (hook: NewHook) => {
    let secret: string | undefined;
    await tries(async () => {
      // Each has a secret of its own: one seat, or the keeper who has none.
      const of = hook.for === 'table' || seats.length === 0 ? (['host'] as const) : seats;
      for (const place of of) {
        const attached = await askAt<{ id: string; secret: string }>(links, place, 'POST', at, {
          ...hook,
          preferences: { language, zone },
        });
        secret = attached.secret;
        // What a form of a chat takes is seen there at once, not with the first news in days.
        await askAt(links, place, 'POST', `${at}/${attached.id}/test`);
      }
      return t('ui.online.told.hook.done');
    });
    return secret;
  };
  const drop = ({ id, place }: Mine) =>
    tries(async () => {
      await askAt(links, place, 'DELETE', `${at}/${id}`);
      await dropPushed(id);
      return undefined;
    });
  const prefer = (preferences: Preferences) =>
    tries(async () => {
      for (const { id, place, preferences: before } of all) {
        const changed = { ...preferences, zone, language, without: before.without };
        await askAt(links, place, 'PATCH', `${at}/${id}`, { preferences: changed });
      }
      return t('ui.online.told.when.kept');
    });
  const pushes = can.key !== undefined && 'PushManager' in window && 'serviceWorker' in navigator;
  const [first] = all;
  return (
    <section className="sheet-told">
      <h3>{t('ui.online.told')}</h3>
      <p className="small">{t('ui.online.told.about')}</p>
      <Trouble what={trouble} />
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
                  <small>{one.place === 'host' ? t('ui.online.deed.keeper') : playerName(info, one.place)}</small>
                )}{' '}
                {one.confirmed === false && <small>{t('ui.online.told.unconfirmed')}</small>}
              </span>
              {one.feed !== undefined && <CopyButton label={t('ui.online.link.copy')} text={() => one.feed ?? ''} />}
              <button type="button" onClick={() => drop(one)}>
                {t('ui.online.told.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {first && <WhenTold key={JSON.stringify(first.preferences)} before={first.preferences} keep={prefer} />}
      {can.mail && (
        <form className="told-mail" onSubmit={onMail}>
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
      <HookForm seats={seats} host={host} attach={onHook} />
      <p role="status">{said}</p>
    </section>
  );
}

function whyNotTold(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return t('ui.online.told.push.denied');
  return whyNot(error);
}
