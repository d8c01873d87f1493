import type { NotificationPreferences } from '@vigil/table';
import { useEffect, useState } from 'react';
import { request } from '../api.js';
import type { SheetProps } from '../at-table/sheet-props.js';
import { requestErrorText } from '../request-error-text.js';
import { t } from '../words.js';
import { NotificationAddresses, notifiedPlaces, type PlacedAddress } from './notification-addresses.js';
import type { NewWebhook } from './webhook-form.js';

/** Notifications that the server can send. `key`: for push. */
interface Channels {
  readonly key?: string;
  readonly mail: boolean;
}

/** The notifications of a player at a table, and the actions of their form. `all` is undefined until they are loaded. */
export function useNotifications({ info, links }: Pick<SheetProps, 'info' | 'links'>) {
  const [can, setCan] = useState<Channels>();
  const [all, setAll] = useState<readonly PlacedAddress[]>();
  const [message, setMessage] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const at = notifiedPlaces(info);
  const addresses = new NotificationAddresses(links, at);
  const asked = at.places.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the places by content, not by list identity
  useEffect(() => {
    let left = false;
    const load = async () => {
      const found = await request<Channels>('GET', 'push/key');
      // A server without notifications has no addresses.
      if (left || !(found.mail || found.key !== undefined)) return;
      const read = await addresses.read();
      if (left) return;
      setAll(read);
      setCan(found);
    };
    load().catch(() => {});
    return () => {
      left = true;
    };
  }, [links, asked]);
  const attempt = async (act: () => Promise<string | undefined>) => {
    setErrorMessage(undefined);
    setMessage(undefined);
    try {
      const done = await act();
      setAll(await addresses.read());
      setMessage(done);
    } catch (error) {
      setErrorMessage(notificationErrorText(error));
    }
  };
  const before = all?.[0]?.preferences;
  return {
    ...{ can, all, at, message, errorMessage },
    /** `onSent` runs once every place has the address. */
    addMail: (mail: string, onSent: () => void) =>
      attempt(async () => {
        await addresses.attachToAll({ channel: 'mail', mail }, before);
        onSent();
        return t('ui.online.notifications.mail.sent');
      }),
    addPush: () =>
      attempt(async () => {
        await addresses.attachPush(can?.key ?? '', before);
        return t('ui.online.notifications.push.done');
      }),
    addFeed: () =>
      attempt(async () => {
        await addresses.attachToAll({ channel: 'feed' }, before);
        return undefined;
      }),
    /** Returns the secret that signs the messages. */
    addWebhook: async (hook: NewWebhook) => {
      let secret: string | undefined;
      await attempt(async () => {
        await addresses.attachWebhook(hook, (one) => {
          secret = one;
        });
        return t('ui.online.notifications.hook.done');
      });
      return secret;
    },
    remove: (one: PlacedAddress) =>
      attempt(async () => {
        await addresses.remove(one);
        return undefined;
      }),
    setPreferences: (preferences: NotificationPreferences) =>
      attempt(async () => {
        await addresses.setPreferences(all ?? [], preferences);
        return t('ui.online.notifications.when.saved');
      }),
  };
}

function notificationErrorText(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError')
    return t('ui.online.notifications.push.denied');
  return requestErrorText(error);
}
