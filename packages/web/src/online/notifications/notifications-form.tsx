import { type FormEvent, useState } from 'react';
import { ErrorMessage } from '../../ui/error-message.js';
import type { SheetProps } from '../at-table/sheet-props.js';
import { CopyButton } from '../copy-buttons.js';
import { playerName } from '../player-name.js';
import { t } from '../words.js';
import type { PlacedAddress } from './notification-addresses.js';
import { NotificationTimesForm } from './notification-times.js';
import { useNotifications } from './use-notifications.js';
import { WebhookForm } from './webhook-form.js';

/** Form for notifications about waiting decisions: mail, push, feed or chat. */
export function NotificationsForm({ info, links }: SheetProps) {
  const { can, all, at, message, errorMessage, ...act } = useNotifications({ info, links });
  if (!can || !all) return null;
  const pushes = can.key !== undefined && 'PushManager' in window && 'serviceWorker' in navigator;
  const [first] = all;
  return (
    <section className="sheet-notifications">
      <h3>{t('ui.online.notifications')}</h3>
      <p className="small">{t('ui.online.notifications.about')}</p>
      <ErrorMessage message={errorMessage} />
      {all.length > 0 && (
        <AddressList info={info} all={all} isOneOfSeveral={at.places.length > 1} remove={act.remove} />
      )}
      {first && (
        <NotificationTimesForm
          key={JSON.stringify(first.preferences)}
          saved={first.preferences}
          save={act.setPreferences}
        />
      )}
      {can.mail && <MailForm add={act.addMail} />}
      <p className="sheet-buttons">
        {pushes && (
          <button type="button" onClick={act.addPush}>
            {t('ui.online.notifications.push')}
          </button>
        )}
        {!all.some(({ channel }) => channel === 'feed') && (
          <button type="button" onClick={act.addFeed}>
            {t('ui.online.notifications.feed')}
          </button>
        )}
      </p>
      <WebhookForm seats={at.seats} host={at.host} attach={act.addWebhook} />
      <p role="status">{message}</p>
    </section>
  );
}

interface AddressListProps extends Pick<SheetProps, 'info'> {
  readonly all: readonly PlacedAddress[];
  /** The player has several places, so each address names its own. */
  readonly isOneOfSeveral: boolean;
  readonly remove: (one: PlacedAddress) => void;
}

/** The addresses of a player, each with a button that removes it. */
function AddressList({ info, all, isOneOfSeveral, remove }: AddressListProps) {
  return (
    <ul className="sheet-seats">
      {all.map((one) => (
        <li key={one.id}>
          <span>
            {t('ui.online.notifications.channel', { channel: one.channel })} {one.target !== '' && one.target}{' '}
            {one.for === 'table' && one.channel === 'webhook' && (
              <small>{t('ui.online.notifications.hook.for.table')}</small>
            )}{' '}
            {isOneOfSeveral && one.for === 'me' && (
              <small>{one.place === 'host' ? t('ui.online.log-entry.keeper') : playerName(info, one.place)}</small>
            )}{' '}
            {one.confirmed === false && <small>{t('ui.online.notifications.unconfirmed')}</small>}
          </span>
          {one.feed !== undefined && <CopyButton label={t('ui.online.link.copy')} text={() => one.feed ?? ''} />}
          <button type="button" onClick={() => remove(one)}>
            {t('ui.online.notifications.drop')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Form that adds a mail address. */
function MailForm({ add }: { add: (mail: string, onSent: () => void) => void }) {
  const [mail, setMail] = useState('');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    add(mail.trim(), () => setMail(''));
  };
  return (
    <form className="notifications-mail" onSubmit={onSubmit}>
      <label>
        {t('ui.online.notifications.mail')}{' '}
        <input
          type="email"
          required
          autoComplete="email"
          value={mail}
          onChange={({ target: { value } }) => setMail(value)}
        />
      </label>
      <button type="submit">{t('ui.online.notifications.mail.do')}</button>
    </form>
  );
}
