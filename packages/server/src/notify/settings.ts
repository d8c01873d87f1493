import { withPresentSettings } from '../operations/old-settings.js';
import type { NotifySettings } from './notify.js';

/**
 * Reads the settings of notifications from the environment:
 *
 * - `VIGIL_URL`: the public address of this server, for links in messages
 * - `VIGIL_SMTP_URL`: the mail server, such as `smtps://user:password@mail.example:465`; without it no mail is sent
 * - `VIGIL_MAIL_FROM`: the sender, such as `Vigil <vigil@example.org>`
 * - `VIGIL_WEBHOOKS=anywhere`: webhooks and push may also reach this machine and its networks, without TLS; for tests
 *
 * Throws an error with a sentence for the operator.
 *
 * @param base the address without `VIGIL_URL`
 */
export function notifySettings(env: Readonly<Record<string, string | undefined>>, base: string): NotifySettings {
  const {
    VIGIL_URL: url = base,
    VIGIL_SMTP_URL: smtp,
    VIGIL_MAIL_FROM: from,
    VIGIL_WEBHOOKS: hooks,
  } = withPresentSettings(env);
  if (!isUrl(url, ['http:', 'https:']))
    throw new Error(`VIGIL_URL must be an address that begins with http:// or https://: ${url}`);
  // The value is not repeated, since it may contain a password.
  if (smtp && !isUrl(smtp, ['smtp:', 'smtps:'])) throw new Error('VIGIL_SMTP_URL must begin with smtp:// or smtps://.');
  if (smtp && !from?.includes('@'))
    throw new Error('VIGIL_MAIL_FROM is missing. Set it to the sender address of emails.');
  if (hooks && hooks !== 'anywhere') throw new Error('VIGIL_WEBHOOKS can only be "anywhere".');
  return {
    base: url,
    mail: smtp && from ? { smtp, from } : undefined,
    reach: hooks ? { allowHttp: true, allowInternal: true } : undefined,
  };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
