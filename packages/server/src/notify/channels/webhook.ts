/** Webhooks: signed as in the Standard Webhooks specification, or in a chat's format. */
import { createHmac } from 'node:crypto';
import type { Address, NotificationItem, TableName } from '../addresses.js';
import { toDiscord, toSlack } from '../forms/chat.js';
import type { Message } from '../message.js';
import { UnreachableError } from './address-guard.js';
import { reasonOf, SENT, type SendOutcome } from './channel.js';
import { type PostOptions, post } from './post.js';

/** Prefix of webhook secrets, so that they are recognizable. */
export const SECRET_PREFIX = 'whsec_';

/** The signature of a message: HMAC-SHA256 over id, second and body. */
function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Sends a message. `id` is the same for every attempt; the signed time is that of the attempt. */
export async function sendWebhook(
  address: Address,
  {
    id,
    items,
    message,
    table,
    now,
  }: { id: string; items: readonly NotificationItem[]; message: Message; table: TableName; now: number },
  asking: PostOptions,
): Promise<SendOutcome> {
  const body = JSON.stringify(webhookBody(address, items, message, table, now));
  const seconds = Math.floor(now / 1000);
  try {
    const { status, retryAfter } = await post(
      address.target,
      {
        'content-type': 'application/json',
        'user-agent': 'Vigil',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        ...(address.secret !== undefined && { 'webhook-signature': signature(address.secret, id, seconds, body) }),
      },
      body,
      asking,
    );
    if (status >= 200 && status < 300) return SENT;
    const why = `webhook ${status}`;
    // Chats answer 404 for a deleted webhook.
    if (status === 410 || (status === 404 && address.shape !== 'standard')) return { result: 'refused', why };
    return { result: 'failed', why, ...(retryAfter !== undefined && { after: retryAfter }) };
  } catch (error) {
    // An address that is internal today may be so only temporarily; it is retried like other failures.
    return { result: 'failed', why: error instanceof UnreachableError ? error.message : reasonOf(error) };
  }
}

function webhookBody(
  { shape }: Address,
  items: readonly NotificationItem[],
  message: Message,
  table: TableName,
  now: number,
): object {
  if (shape === 'discord') return toDiscord(message);
  if (shape === 'slack') return toSlack(message);
  const [first] = items;
  return {
    type: `vigil.${items.length === 1 && first ? first.about.kind : 'news'}`,
    timestamp: new Date(now).toISOString(),
    data: {
      table: { id: table.id, name: table.name, game: table.game },
      url: message.link?.url,
      text: message.subject,
      items: items.map(({ about, at }) => ({ ...about, at: new Date(at).toISOString() })),
    },
  };
}
