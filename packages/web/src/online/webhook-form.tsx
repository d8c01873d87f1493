import type { SeatNumber } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { CopyButton } from './copy-buttons.js';
import { t } from './words.js';

/** How a webhook wants what it is told: signed JSON for programs, or as a message of a chat. */
export const SHAPES = ['discord', 'slack', 'standard'] as const;

/** A webhook as it is attached (docs/api.md, `NewAddress`). */
export interface NewWebhook {
  readonly channel: 'webhook';
  readonly url: string;
  readonly shape: (typeof SHAPES)[number];
  readonly for: 'me' | 'table';
}

/**
 * Has a chat or a program told: of what waits for the seats here, or, by whoever keeps the table, of all that happens at it.
 * The secret of a program's messages is told once, here.
 *
 * @param seats whose news can be had; none for a host who sits nowhere
 * @param attach gives the secret; undefined: it was refused, and somebody else says why
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
    <details className="told-hook">
      <summary>{t('ui.online.told.hook')}</summary>
      <form className="told-mail" onSubmit={onSubmit}>
        <label>
          {t('ui.online.told.hook.shape')}{' '}
          <select
            value={shape}
            onChange={({ target }) => setShape(SHAPES.find((one) => one === target.value) ?? shape)}
          >
            {SHAPES.map((one) => (
              <option key={one} value={one}>
                {t('ui.online.told.hook.shape.of', { shape: one })}
              </option>
            ))}
          </select>
        </label>
        {host && seats.length > 0 && (
          <label>
            {t('ui.online.told.hook.for')}{' '}
            <select value={whose} onChange={({ target }) => setWhose(target.value === 'me' ? 'me' : 'table')}>
              <option value="table">{t('ui.online.told.hook.for.table')}</option>
              <option value="me">{t('ui.online.told.hook.for.me')}</option>
            </select>
          </label>
        )}
        <label>
          {t('ui.online.told.hook.url')}{' '}
          <input
            type="url"
            required
            placeholder="https://"
            value={url}
            onChange={({ target: { value } }) => setUrl(value)}
          />
        </label>
        <button type="submit">{t('ui.online.told.hook.do')}</button>
      </form>
      {secret !== undefined && (
        <p className="small">
          {t('ui.online.told.hook.secret')}{' '}
          <CopyButton label={t('ui.online.told.hook.secret.copy')} text={() => secret} />
        </p>
      )}
    </details>
  );
}
