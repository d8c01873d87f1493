/** A table with three seats and its notifications, on a clock that the test sets; a mail server; a receiver of webhooks. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Environment } from '../../src/environment.js';
import type { Address, AddressOwner, NotificationPreferences } from '../../src/notify/addresses.js';
import { DEFAULT_PREFERENCES } from '../../src/notify/addresses.js';
import { attachAddress, confirmAddress } from '../../src/notify/manage-addresses.js';
import { Notify } from '../../src/notify/notify.js';
import type { TableReader } from '../../src/notify/notify-deps.js';
import type { EntryRow, OpenStorage, WaitRow } from '../../src/storage/index.js';
import { createTestDatabase } from '../storage/test-databases.js';

export const TABLE = 'table1234567';
export const SEATS: readonly AddressOwner[] = [0, 1, 2].map((seat) => ({ table: TABLE, role: 'seat', seat }));
export const HOST: AddressOwner = { table: TABLE, role: 'host', seat: undefined };
export const EVERYBODY: AddressOwner = { table: TABLE, role: 'table', seat: undefined };
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const AT_ONCE: NotificationPreferences = { ...DEFAULT_PREFERENCES, when: 'at-once' };

/** Returns the saved hash of a link's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
export const tokenOf = ({ role, seat }: AddressOwner) => `${role}-${seat ?? ''}`.padEnd(43, 'x');

/** A clock that the test sets, and random bytes that repeat in each run. */
export class Clock implements Environment {
  at = Date.parse('2026-03-02T12:00:00Z');
  private count = 0;
  now = () => this.at;
  random = (bytes: number) => {
    this.count++;
    const part = (n: number) => createHash('sha256').update(`${this.count}.${n}`).digest();
    return Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, n) => part(n))).subarray(0, bytes);
  };
  advance(time: number): void {
    this.at += time;
  }
}

/** A received mail, decoded. */
export interface Mail {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Starts a mail server that records its mails. It refuses the addresses in `refuses` as unknown (550). */
export async function startMailServer() {
  const mails: Mail[] = [];
  const state = { mails, refuses: new Set<string>(), down: false, url: '', close: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      if (state.refuses.has(address)) done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else if (state.down) done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      else done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push(readMail(session.envelope.rcptTo[0]?.address ?? '', Buffer.concat(parts).toString('utf8')));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

function readMail(to: string, raw: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decodeWords(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => decodePart(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? '');
  return { to, headers, text: part('text/plain'), html: part('text/html') };
}

function decodePart(part: string): string {
  const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, coded: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(coded, 'base64').toString('utf8')
      : Buffer.from(
          coded
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
  );
}

/** Starts a receiver that records requests and answers with the status and headers that the test sets. */
export async function startHookServer() {
  const requests: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  const state = { requests, status: 200, headers: {} as Record<string, string>, url: '', close: async () => {} };
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(state.status, state.headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return state;
}

/** Creates the table and its notifications. `play` appends entries; `wait` replaces what the table waits for. */
export async function createScene(smtp?: string) {
  const clock = new Clock();
  const database = await createTestDatabase();
  const storage = await database.open();
  await createTableRows(storage, clock.now());
  const reportedErrors: string[] = [];
  const presence = { seats: new Set<number>() };
  const reader: TableReader = {
    decisionsOf: async (table, seat, language) =>
      (await storage.waits([table]))
        .filter((wait) => wait.seat === seat)
        .map(({ decision }) => ({
          decision,
          question: language === 'de' ? `Wohin geht <b>${decision}</b>?` : `Where does <b>${decision}</b> go?`,
          answers: ['Stay', 'Fish & Chips'],
        })),
    digestAt: async (_, number) => `**Digest ${number}**\n\n- @everyone doom is 3 <img src=x>`,
    isPresent: (_, seat) => presence.seats.has(seat),
  };
  const open = () =>
    Notify.open(
      storage,
      clock,
      {
        base: 'https://vigil.example/',
        mail: smtp === undefined ? undefined : { smtp, from: 'Vigil <vigil@vigil.example>' },
        reach: { allowHttp: true, allowInternal: true },
      },
      reader,
      (doing, error) => reportedErrors.push(`${doing}: ${error}`),
    );
  const notify = await open();
  let number = 0;
  const play = async (entries: readonly Partial<EntryRow>[], waits: readonly WaitRow[], table = {}) => {
    const rows = entries.map((entry, n) => buildEntry(entry, number + n + 1, clock.now()));
    await storage.append(TABLE, number, { entries: rows, waits, table });
    number += rows.length;
  };
  return {
    clock,
    storage,
    close: async () => {
      await notify.close();
      await database.remove();
    },
    notify,
    reportedErrors,
    presence,
    /** Opens the notifications of another process on the same database. */
    openOther: open,
    play,
    wait: (...waits: readonly WaitRow[]) => play([{}], waits),
    attach: async (
      owner: AddressOwner,
      channel: Address['channel'],
      target: string,
      preferences = AT_ONCE,
      shape: Address['shape'] = 'standard',
    ) =>
      await attachAddress(notify.deps, owner, hashOf(tokenOf(owner.role === 'table' ? HOST : owner)), {
        channel,
        shape,
        target,
        preferences,
      }),
    /** Attaches an address and confirms it, as the link in the mail does. */
    attachMail: async (owner: AddressOwner, target: string, preferences = AT_ONCE) => {
      const { links } = notify.deps;
      const address = { channel: 'mail', shape: 'standard', target, preferences } as const;
      const { id } = await attachAddress(notify.deps, owner, hashOf(tokenOf(owner)), address);
      const url = links.confirmUrl(id, clock.now() + HOUR);
      const confirmed = await confirmAddress(notify.deps, url.slice(url.lastIndexOf('/') + 1));
      await notify.work();
      return confirmed!;
    },
  };
}

async function createTableRows(storage: OpenStorage, at: number): Promise<void> {
  await storage.createTable(
    {
      id: TABLE,
      name: 'Tuesday <Night>',
      game: 'arkham',
      setup: {},
      settings: { pace: 'post', absence: 'wait', away: 14, keeper: true, undo: 'ask' },
      status: 'playing',
      seed: 'SECRETSEED',
      seedHash: 'hash',
      version: '',
      number: 0,
      imported: undefined,
      outcome: undefined,
      createdAt: at,
      changedAt: at,
      pausedAt: undefined,
    },
    ['Ada', 'Bob @here', 'Cy'].map((name, seat) => ({
      table: TABLE,
      seat,
      name,
      language: 'en',
      claimedAt: at - 1,
      seen: 0,
      away: undefined,
      orders: undefined,
      plan: undefined,
      draft: undefined,
    })),
    [...SEATS, HOST].map((owner) => ({
      hash: hashOf(tokenOf(owner)),
      table: TABLE,
      role: owner.role === 'table' ? 'host' : owner.role,
      seat: owner.seat,
      createdAt: at,
      revokedAt: undefined,
    })),
  );
}

export function buildWait(decision: string, seat: number, since: number, more: Partial<WaitRow> = {}): WaitRow {
  return {
    table: TABLE,
    decision,
    seat,
    kind: 'decision',
    since,
    due: undefined,
    reminders: 0,
    remindedAt: undefined,
    ...more,
  };
}

function buildEntry(entry: Partial<EntryRow>, number: number, at: number): EntryRow {
  return {
    table: TABLE,
    number,
    body: { kind: 'answer', decision: String(number), option: 'x', by: 'seat' },
    seat: 0,
    key: undefined,
    at,
    answers: number,
    events: [],
    ...entry,
  };
}
