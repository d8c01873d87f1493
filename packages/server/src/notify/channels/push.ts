/** Web push: a small message to an installed page, encrypted for its browser alone (RFC 8291). */
import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { z } from 'zod';
import type { Message } from '../message.js';
import { reasonOf, SENT, type SendOutcome } from './channel.js';
import { type PostOptions, post } from './post.js';

/** A subscription from a browser. */
export const Subscription = z.object({
  endpoint: z.url().max(2048),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}={0,2}$/) }),
});
export type Subscription = z.infer<typeof Subscription>;

/** The keys that identify this installation to push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function createVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys();
}

/**
 * The message for the service worker. It has no secrets: the opened page has its links itself. `tag`: a later message
 * about the same table replaces an earlier one.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly lang: string;
}

/** Longer texts are shown shortened anyway. */
const MAX_BODY_LENGTH = 180;
/** A day; older messages are covered by the next reminder. */
const TTL_SECONDS = 86_400;

export async function sendPush(
  target: string,
  message: Message,
  { table, path, contact, keys }: { table: string; path: string; contact: string; keys: VapidKeys },
  asking: PostOptions,
): Promise<SendOutcome> {
  const subscription = Subscription.parse(JSON.parse(target));
  const lines = message.parts.map(({ heading, text }) =>
    [heading, text].filter(Boolean).join(': ').replace(/\s+/g, ' '),
  );
  const pushed: PushMessage = {
    title: message.subject,
    body: lines.filter(Boolean).join(' · ').slice(0, MAX_BODY_LENGTH),
    path,
    tag: `vigil-${table}`,
    lang: message.language,
  };
  try {
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(pushed), {
      vapidDetails: { subject: contact, ...keys },
      TTL: TTL_SECONDS,
      urgency: 'normal',
      // A sleeping phone gets only the last of several messages.
      topic: createHash('sha256').update(table).digest('base64url').slice(0, 32),
    });
    const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    delete named['Content-Length'];
    const { status, retryAfter } = await post(endpoint, named, body ?? '', asking);
    if (status >= 200 && status < 300) return SENT;
    const why = `push ${status}`;
    if (status === 404 || status === 410) return { result: 'refused', why };
    return { result: 'failed', why, ...(retryAfter !== undefined && { after: retryAfter }) };
  } catch (error) {
    return { result: 'failed', why: reasonOf(error) };
  }
}
