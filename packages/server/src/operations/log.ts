/** The server's log: one line of JSON per event, without secrets. */
import { type DestinationStream, pino } from 'pino';
import type { Settings } from './settings.js';

/** The log's levels. */
export interface Log {
  debug(what: object, message: string): void;
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

/** Matches secrets: tokens of links and similar random text, seeds, and credentials in headers and addresses. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w-]{43,}/g, '…'],
  [/((\\*)"(?:seed|token|tokens|authorization|cookie|password)\2"\s*:\s*\2")[^"\\]*/gi, '$1…'],
  [/\b((?:smtps?|postgres(?:ql)?|https?):\/\/)[^\s"@/]+@/gi, '$1…@'],
];

/** Returns the text without secrets. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}

/** Creates a log that writes to `to`, by default to standard error. Secrets are removed from every line. */
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
