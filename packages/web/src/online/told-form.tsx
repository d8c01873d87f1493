import { type FormEvent, useEffect, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { language } from '../words/language.js';
import { ask, askAt } from './api.js';
import type { SheetProps } from './table-dialog.js';
import { t } from './words.js';

/** Where I am told that something waits for me, as the server says it. */
interface Address {
  readonly id: string;
  readonly channel: 'mail' | 'push' | 'webhook' | 'feed';
  readonly target?: string;
  readonly confirmed?: boolean;
}

/** How I am told when something waits for me while I am not here: by mail, by this browser, by a feed. */
export function ToldForm({ table, links }: SheetProps) {
  const [can, setCan] = useState<{ readonly key?: string; readonly mail: boolean }>();
  const [all, setAll] = useState<readonly Address[]>([]);
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const at = `/addresses`;
  useEffect(() => {
    // A server that tells nobody has none of this.
    ask<{ readonly key?: string; readonly mail: boolean }>('GET', 'push/key').then(setCan, () => {});
    askAt<readonly Address[]>(table.id, links.tokens, 'GET', at).then(setAll, () => {});
  }, [table, links]);
  if (!can) return null;
  const tries = async (act: () => Promise<unknown>) => {
    setTrouble(undefined);
    setSaid(undefined);
    try {
      await act();
      setAll(await askAt<readonly Address[]>(table.id, links.tokens, 'GET', at));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const preferences = { language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const attach = (body: object) => askAt(table.id, links.tokens, 'POST', at, { ...body, preferences });
  const onMail = (event: FormEvent) => {
    event.preventDefault();
    void tries(async () => {
      await attach({ channel: 'mail', mail: mail.trim() });
      setMail('');
      setSaid(t('ui.online.told.mail.sent'));
    });
  };
  const onPush = () =>
    tries(async () => {
      const registration = await navigator.serviceWorker.ready;
      const subscription = await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: can.key ?? '',
      });
      await attach({ channel: 'push', subscription: subscription.toJSON() });
      setSaid(t('ui.online.told.push.done'));
    });
  const drop = (id: string) => tries(() => askAt(table.id, links.tokens, 'DELETE', `${at}/${id}`));
  const pushes = can.key !== undefined && 'PushManager' in window && 'serviceWorker' in navigator;
  return (
    <section>
      <h3>{t('ui.online.told')}</h3>
      <p className="small">{t('ui.online.told.about')}</p>
      <Trouble what={trouble} />
      {all.length > 0 && (
        <ul className="sheet-seats">
          {all.map(({ id, channel, target, confirmed }) => (
            <li key={id}>
              <span>
                {t('ui.online.told.channel', { channel })} {channel === 'mail' && target}{' '}
                {confirmed === false && <small>{t('ui.online.told.unconfirmed')}</small>}
              </span>
              <button type="button" onClick={() => drop(id)}>
                {t('ui.online.told.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
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
      {pushes && (
        <p>
          <button type="button" onClick={onPush}>
            {t('ui.online.told.push')}
          </button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
