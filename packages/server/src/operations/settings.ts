/** The settings of a server, all read from the environment here (docs/hosting.md describes each). */
import { z } from 'zod';
import { withPresentSettings } from './old-settings.js';

/** An invalid setting; the message names it. */
export class SettingError extends Error {}

const whole = (least: number, max: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `is not a whole number`)
    .transform(Number)
    .refine((n) => n >= least && n <= max, `has to be from ${least} to ${max}`)
    .optional()
    .transform((n) => n ?? usual);

const address = (...protocols: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `does not begin with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    )
    .optional();

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const METRICS = ['loopback', 'token', 'off'] as const;

/** Every variable and its valid values. Empty values count as unset. */
const SETTINGS = z.object({
  PORT: whole(0, 65_535, 8026),
  VIGIL_HOST: z.string().optional(),
  VIGIL_DATA: z.string().optional(),
  DATABASE_URL: address('postgres:', 'postgresql:'),
  VIGIL_URL: address('https:', 'http:'),
  VIGIL_ORIGINS: z
    .string()
    .optional()
    .transform((text) => (text ?? '').split(/[\s,]+/).filter((item) => item !== ''))
    .refine((all) => all.every((item) => URL.canParse(item) && new URL(item).origin === item), {
      message: 'is not a list of origins such as https://vigil.example',
    }),
  VIGIL_PROXIES: whole(0, 5, 0),
  VIGIL_SMTP_URL: address('smtps:', 'smtp:'),
  VIGIL_MAIL_FROM: z.string().includes('@', { error: 'is not an email address' }).optional(),
  VIGIL_WEBHOOKS: z.literal('anywhere', { error: 'can only be "anywhere"' }).optional(),
  VIGIL_LOG: z
    .enum(LEVELS, { error: `is none of ${LEVELS.join(', ')}` })
    .optional()
    .transform((level) => level ?? 'warn'),
  VIGIL_OPERATOR_TOKEN: z.string().min(24, { error: 'is too short to be a secret: at least 24 characters' }).optional(),
  VIGIL_METRICS: z
    .enum(METRICS, { error: `is none of ${METRICS.join(', ')}` })
    .optional()
    .transform((who) => who ?? 'loopback'),
  VIGIL_REQUESTS_PER_MINUTE: whole(10, 1_000_000, 1200),
  VIGIL_NEW_TABLES_PER_HOUR: whole(1, 100_000, 60),
  VIGIL_MAX_TABLES: whole(1, 100_000_000, 100_000),
  VIGIL_IDLE_DAYS: whole(0, 36_500, 400),
  VIGIL_TABLES_IN_MEMORY: whole(1, 100_000, 500),
  VIGIL_MAX_CONNECTIONS: whole(1, 1_000_000, 20_000),
  VIGIL_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, 500),
});

/** The validated settings of a server. */
export type Settings = z.infer<typeof SETTINGS>;

/** The names of all settings. */
export const SETTING_NAMES = Object.keys(SETTINGS.shape) as readonly (keyof Settings)[];

/**
 * Reads the settings from an environment. Throws {@link SettingError}, which names the first invalid variable. Its
 * value is not repeated, as it may be a secret.
 */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const env = withPresentSettings(environment);
  const given = SETTING_NAMES.flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const { success, data, error } = SETTINGS.safeParse(Object.fromEntries(given));
  if (success) return data;
  const [issue] = error.issues;
  throw new SettingError(`The setting ${String(issue?.path[0])} ${issue?.message ?? 'is not valid'}.`);
}
