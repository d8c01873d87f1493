/** What the server writes down of itself: a line of JSON for each thing, and no secrets. */
import { type DestinationStream, pino } from 'pino';
import type { Settings } from './settings.js';

/** What is written down, by how much it matters. */
export interface Log {
  debug(what: object, said: string): void;
  info(what: object, said: string): void;
  warn(what: object, said: string): void;
  error(what: object, said: string): void;
}

/** Tokens of links and what else is so long and so random; seeds; what was sent as authorization or in an address. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w-]{43,}/g, '…'],
  [/((\\*)"(?:seed|token|tokens|authorization|cookie|password)\2"\s*:\s*\2")[^"\\]*/gi, '$1…'],
  [/\b((?:smtps?|postgres(?:ql)?|https?):\/\/)[^\s"@/]+@/gi, '$1…@'],
];

/** A text without what nobody may read in a log. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}

/** A log that writes to `to`, by default to the standard error. Whatever a line came from, secrets are taken out of it. */
export function openLog(level: Settings['VIGIL_LOG'], to: DestinationStream = process.stderr): Log {
  const clean: DestinationStream = { write: (line) => to.write(withoutSecrets(line)) };
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.authorization', '*.cookie', 'authorization', 'cookie', 'seed', '*.seed'], remove: true },
      serializers: { error: pino.stdSerializers.err },
    },
    clean,
  );
}
