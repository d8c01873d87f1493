/** Shapes of requests about addresses. */
import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '@vigil/rules';
import { NOTIFICATION_KINDS } from '../addresses.js';
import { Subscription } from '../channels/push.js';
import { zoneOf } from '../times.js';

const MINUTE_OF_DAY = z.number().int().min(0).max(1439).openapi({ description: 'Minutes since midnight, local time.' });

export const PREFERENCES = z
  .strictObject({
    when: z.enum(['at-once', 'batched', 'daily']).openapi({
      description: '`batched`: after `minutes` without an answer; `daily`: at `at`. Reminders are sent at once.',
    }),
    minutes: z.number().int().min(1).max(1440),
    at: MINUTE_OF_DAY,
    quiet: z.strictObject({ from: MINUTE_OF_DAY, until: MINUTE_OF_DAY }).nullable().openapi({
      description: 'Nothing is sent in these hours; null: no quiet hours.',
    }),
    zone: z
      .string()
      .max(64)
      .refine((zone) => zoneOf(zone) !== undefined, 'is not a time zone')
      .transform((zone) => zoneOf(zone) ?? 'UTC')
      .openapi({ description: 'Such as Europe/Berlin.' }),
    language: z.enum(LANGUAGES),
    without: z
      .array(z.enum(NOTIFICATION_KINDS))
      .max(NOTIFICATION_KINDS.length)
      .openapi({ description: 'The kinds of news that are not sent.' }),
  })
  .partial()
  .openapi('Preferences');

/** `table`: news for everyone, without a seat's own questions. */
const FOR = z.enum(['me', 'table']).default('me');

export const NEW_ADDRESS = z
  .discriminatedUnion('channel', [
    z.strictObject({
      channel: z.literal('mail'),
      mail: z.email().max(254),
      preferences: PREFERENCES.optional(),
    }),
    z.strictObject({
      channel: z.literal('push'),
      subscription: Subscription.describe('PushSubscription.toJSON() of the browser.'),
      preferences: PREFERENCES.optional(),
    }),
    z.strictObject({
      channel: z.literal('webhook'),
      url: z.string().max(2048),
      shape: z.enum(['standard', 'discord', 'slack']).default('standard'),
      for: FOR,
      preferences: PREFERENCES.optional(),
    }),
    z.strictObject({ channel: z.literal('feed'), for: FOR, preferences: PREFERENCES.optional() }),
  ])
  .openapi('NewAddress', { example: { channel: 'mail', mail: 'anna@example.org' } });

export const CHANGED_ADDRESS = z
  .strictObject({ preferences: PREFERENCES })
  .openapi('ChangedAddress', { example: { preferences: { when: 'daily', at: 1080 } } });
export const RECOVER = z
  .strictObject({ email: z.email().max(254) })
  .openapi('Recover', { example: { email: 'anna@example.org' } });
