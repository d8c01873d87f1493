import type { SeatNumber } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { CopyButton } from '../copy-buttons.js';
import { t } from '../words.js';

/** Formats of a webhook: signed JSON for programs, or a chat message. */
export const SHAPES = ['discord', 'slack', 'standard'] as const;

/** The request for a new webhook (docs/api.md, `NewAddress`). */
export interface NewWebhook {
  readonly channel: 'webhook';
  readonly url: string;
  readonly shape: (typeof SHAPES)[number];
  readonly for: 'me' | 'table';
}

/**
 * Form that attaches a webhook: for the seats here, or by the host for everything at the table. The secret for signed
 * messages is shown once.
 *
 * @param seats seats whose notifications can be sent; none for a host without a seat
 * @param attach returns the secret; undefined: refused, and the caller shows why
 */
export function WebhookForm({
  seats,
  host,
  attach,
}: {
  readonly seats: readonly SeatNumber[];
  readonly host: boolean;
  readonly attach: (hook: NewWebhook) => Promise<string | undefined>;
}) {
  const [url, setUrl] = useState('');
  const [shape, setShape] = useState<NewWebhook['shape']>('discord');
  const [whose, setWhose] = useState<NewWebhook['for']>(host ? 'table' : 'me');
  const [secret, setSecret] = useState<string>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = await attach({ channel: 'webhook', url: url.trim(), shape, for: whose });
    if (given === undefined) return;
    setUrl('');
    // A chat knows no signatures.
    setSecret(shape === 'standard' ? given : undefined);
  };
  return (
    <details className="notifications-webhook">
      <summary>{t('ui.online.notifications.hook')}</summary>
      <form className="notifications-mail" onSubmit={onSubmit}>
        <label>
          {t('ui.online.notifications.hook.shape')}{' '}
          <select
            value={shape}
            onChange={({ target }) => setShape(SHAPES.find((one) => one === target.value) ?? shape)}
          >
            {SHAPES.map((one) => (
              <option key={one} value={one}>
                {t('ui.online.notifications.hook.shape.of', { shape: one })}
              </option>
            ))}
          </select>
        </label>
        {host && seats.length > 0 && (
          <label>
            {t('ui.online.notifications.hook.for')}{' '}
            <select value={whose} onChange={({ target }) => setWhose(target.value === 'me' ? 'me' : 'table')}>
              <option value="table">{t('ui.online.notifications.hook.for.table')}</option>
              <option value="me">{t('ui.online.notifications.hook.for.me')}</option>
            </select>
          </label>
        )}
        <label>
          {t('ui.online.notifications.hook.url')}{' '}
          <input
            type="url"
            required
            placeholder="https://"
            value={url}
            onChange={({ target: { value } }) => setUrl(value)}
          />
        </label>
        <button type="submit">{t('ui.online.notifications.hook.do')}</button>
      </form>
      {secret !== undefined && (
        <p className="small">
          {t('ui.online.notifications.hook.secret')}{' '}
          <CopyButton label={t('ui.online.notifications.hook.secret.copy')} text={() => secret} />
        </p>
      )}
    </details>
  );
}
