import { LocalizedError } from '../localized-error.js';

/** Address of a seat: the server, the table, and the secret that opens it. */
export interface SeatLink {
  readonly server: string;
  readonly table: string;
  readonly token: string;
}

/**
 * Parses a link to a seat: `https://host/t/TABLE#TOKEN`, or `TABLE#TOKEN` with the server given separately. Links in
 * mails also name their decision (`?decision=57`); a terminal shows all open questions instead.
 *
 * @throws LocalizedError for an invalid link
 */
export function readLink(link: string, server: string | undefined): SeatLink {
  const [, at, table, token] =
    /^(?:(https?:\/\/.+)\/t\/)?([a-z0-9]{1,20})(?:\?[^#]*)?#([A-Za-z0-9_-]{43})$/.exec(link.trim()) ?? [];
  const host = server ?? at;
  if (table === undefined || token === undefined) {
    throw new LocalizedError('t.online.no-link');
  }
  if (host === undefined) throw new LocalizedError('t.online.no-server');
  return { server: host.replace(/\/+$/, ''), table, token };
}
