/** The server's log: one line of JSON per event, without secrets. */
import { type DestinationStream, pino } from 'pino';
import type { Settings } from './settings.js';

/** The log's levels. */
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

/** Returns the text without secrets. */
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
