/**
 * The outbox. Items become messages (several items to an address are one). The process that claims a message sends it.
 *
 * A message is marked as sent after sending. A process that dies in between may send it twice. Receivers recognize it
 * by the same Message-ID and webhook-id. An unsent message is never marked.
 */
import type { Address, NotificationItem, OutboxMessage } from './addresses.js';
import { reasonOf, type SendOutcome } from './channels/channel.js';
import { sendPush } from './channels/push.js';
import { sendWebhook } from './channels/webhook.js';
import { filterCurrent, hasValidLink, loadFacts } from './facts.js';
import { createMessage } from './message.js';
import { tablePath } from './message-links.js';
import type { NotifyDeps } from './notify-deps.js';
import { delayPastQuietHours } from './times.js';

/** Lease of a message; longer than any attempt can take. */
const LEASE = 5 * 60_000;
const MIN_RETRY_DELAY = 30_000;
const MAX_RETRY_DELAY = 6 * 3_600_000;
/** Maximum attempts; with the delays in between they last about a day and a half. */
export const MAX_TRIES = 12;
const BATCH_SIZE = 20;
/** Delay for seats present at the table. An open page alone no longer delays a message after it. Milliseconds. */
const RECHECK_DELAY = 2 * 60_000;
const MAX_PRESENCE = 3_600_000;

/** Creates messages from items that are due. Returns their number. */
export async function composeDue(deps: NotifyDeps): Promise<number> {
  const now = deps.environment.now();
  let composed = 0;
  for (const id of await deps.rows.due(now, BATCH_SIZE)) composed += await composeFor(deps, id, now);
  return composed;
}

async function composeFor(deps: NotifyDeps, id: string, now: number): Promise<number> {
  const { rows } = deps;
  const address = await rows.address(id);
  const pending = await rows.pending(id);
  if (!address) return 0;
  const fit = (await canDeliver(deps, address)) ? pending : pending.filter(isAboutAddress);
  const news = await filterCurrent(deps, address.table, fit);
  const old = pending.filter((item) => !news.includes(item));
  await rows.withdraw(
    id,
    old.map(({ cause }) => cause),
  );
  const due = news.filter((item) => item.due <= now);
  if (due.length === 0) return 0;
  if (isPresent(deps, address) && due.every((item) => now - item.at < MAX_PRESENCE && !isAboutAddress(item))) {
    await rows.delay(id, now, now + RECHECK_DELAY);
    return 0;
  }
  // Items about the address itself go alone; all others go together, even those that could wait.
  const together = due.some((item) => !isAboutAddress(item)) ? news.filter((item) => !isAboutAddress(item)) : [];
  const queuedMessages = [...due.filter(isAboutAddress).map((item) => [item]), together].filter(
    (items) => items.length > 0,
  );
  let composedCount = 0;
  for (const items of queuedMessages) {
    const messageId = deps.environment.random(16).toString('hex');
    const causes = items.map(({ cause }) => cause);
    if (await rows.compose(messageId, id, causes, now)) composedCount++;
  }
  return composedCount;
}

/** Tries the messages that are due. Returns the number sent. */
export async function sendDue(deps: NotifyDeps): Promise<number> {
  const now = deps.environment.now();
  const queuedMessages = await deps.rows.claim(deps.holder, now, now + LEASE, BATCH_SIZE);
  const sent = await Promise.all(queuedMessages.map((queued) => attempt(deps, queued)));
  return sent.filter(Boolean).length;
}

async function attempt(deps: NotifyDeps, queued: OutboxMessage): Promise<boolean> {
  const { rows, holder, environment } = deps;
  try {
    const address = await rows.address(queued.address);
    if (!address) return false;
    const outcome = await deliver(deps, queued, address);
    const now = environment.now();
    if (outcome === 'withdrawn') {
      await rows.settle(queued.id, holder, 'withdrawn', now);
      return false;
    }
    if (outcome.result === 'sent') {
      await rows.settle(queued.id, holder, 'sent', now);
      return true;
    }
    if (outcome.result === 'refused') {
      await rows.settle(queued.id, holder, 'given-up', now, outcome.why);
      await rows.changeAddress(address.id, { state: 'off', reason: 'refused' });
    } else if (queued.tries >= MAX_TRIES) await rows.settle(queued.id, holder, 'given-up', now, outcome.why);
    else {
      const next = delayPastQuietHours(
        address.preferences,
        now + Math.max(backoff(deps, queued.tries), outcome.after ?? 0),
      );
      await rows.putOff(queued.id, holder, next, outcome.why);
    }
  } catch (error) {
    // The message stays claimed until its lease ends, and is tried again then.
    deps.onError('sending a message', error);
  }
  return false;
}

/** The delay doubles each time, with jitter in its latter half, so that retries spread out. */
function backoff({ environment }: NotifyDeps, tries: number): number {
  const whole = Math.min(MIN_RETRY_DELAY * 2 ** (tries - 1), MAX_RETRY_DELAY);
  return Math.round(whole * (0.5 + environment.random(4).readUInt32BE() / 2 ** 33));
}

async function deliver(deps: NotifyDeps, queued: OutboxMessage, address: Address): Promise<SendOutcome | 'withdrawn'> {
  const [first] = queued.items;
  if (!first) return 'withdrawn';
  const own = queued.items.every(isAboutAddress);
  if (!(own ? isExpected(first, address) : await canDeliver(deps, address))) return 'withdrawn';
  const items = await filterCurrent(deps, address.table, queued.items);
  const content = { ...queued, items };
  const facts = items.length > 0 ? await loadFacts(deps, address, content) : undefined;
  if (!facts) return 'withdrawn';
  if (first.about.kind === 'recover' && facts.recovered.length === 0) return 'withdrawn';
  const message = createMessage(content, address, facts);
  const { mailer, policy, contact, keys, environment } = deps;
  try {
    switch (address.channel) {
      case 'mail':
        if (!mailer) return { result: 'failed', why: 'this server sends no mail' };
        return await mailer.send(message, {
          to: address.target,
          id: queued.id,
          unsubscribeUrl: message.stop?.url,
          sentAt: environment.now(),
          thread: address.table,
        });
      case 'push': {
        const decision = items.flatMap(({ about }) => ('decision' in about ? [about.decision] : []))[0];
        const path = tablePath(address.table, decision);
        return await sendPush(
          address.target,
          message,
          { table: address.table, path, contact, keys },
          { policy: policy },
        );
      }
      case 'webhook':
        return await sendWebhook(
          address,
          { id: queued.id, items, message, table: facts.table, now: environment.now() },
          { policy: policy },
        );
      case 'feed':
        return 'withdrawn';
    }
  } catch (error) {
    return { result: 'failed', why: reasonOf(error) };
  }
}

/** True if the item concerns the address, not the table; it is sent whatever the preferences. */
function isAboutAddress({ about }: NotificationItem): boolean {
  return about.kind === 'confirm' || about.kind === 'recover';
}

function isExpected({ about }: NotificationItem, { state }: Address): boolean {
  return about.kind === 'confirm' ? state === 'unconfirmed' : state !== 'unconfirmed';
}

/** True if news of the table may go to the address. Switches it off if its owner's link was revoked. */
async function canDeliver(deps: NotifyDeps, address: Address): Promise<boolean> {
  if (address.state !== 'on') return false;
  if (await hasValidLink(deps, address)) return true;
  await deps.rows.changeAddress(address.id, { state: 'off', reason: 'link-revoked' });
  return false;
}

function isPresent({ tableReader }: NotifyDeps, { table, seat, role }: Address): boolean {
  return role === 'seat' && seat !== undefined && (tableReader.isPresent?.(table, seat) ?? false);
}
