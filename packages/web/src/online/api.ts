import type { GameId, Manners, Refusal, SeatNumber, TableInfo } from '@vigil/table';

/** The server did not do something, and said why; or it is not there (`no-server`). */
export class NotDone extends Error {
  readonly code: Refusal['code'] | 'no-server';

  constructor(code: NotDone['code'], why: string) {
    super(why);
    this.name = 'NotDone';
    this.code = code;
  }
}

/** What a table is made from. */
export interface TableWanted {
  readonly name: string;
  readonly game: GameId;
  readonly setup?: unknown;
  readonly manners: Manners;
  readonly saved?: unknown;
}

/** A table that was made: the secrets of its links are said once. */
export interface TableMade {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** A table of mine, and what waits there. */
export interface TableOfMine
  extends Pick<TableInfo, 'id' | 'name' | 'game' | 'status' | 'changedAt' | 'setup' | 'paused' | 'you'> {
  readonly seats: readonly { readonly seat: SeatNumber; readonly name?: string }[];
  /** What waits for me. */
  readonly waits: readonly {
    readonly decision: string;
    readonly seat: SeatNumber;
    readonly due?: number;
    readonly since: number;
  }[];
  /** The seats that are waited for, mine among them. */
  readonly waiting: readonly SeatNumber[];
  /** Whether the keeper is waited for. */
  readonly keeperAsked: boolean;
}

/** Tables of mine, and those whose links open nothing any more. */
export interface Mine {
  readonly tables: readonly TableOfMine[];
  readonly gone: readonly string[];
}

/** Asks the server. Fails with {@link NotDone}. `token`: what is asked as; it goes in a header, never in an address. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  { token, body }: { readonly token?: string | undefined; readonly body?: unknown } = {},
): Promise<T> {
  const address = new URL(`api/v1/${path}`, location.href.replace(/[#?].*$/, ''));
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
  } catch (error) {
    throw new NotDone('no-server', error instanceof Error ? error.message : String(error));
  }
  const said = await read(response);
  if (!response.ok) {
    const { refusal } = (said ?? {}) as { readonly refusal?: Refusal };
    throw new NotDone(refusal?.code ?? 'no-server', refusal?.why ?? response.statusText);
  }
  return said as T;
}

async function read(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response.ok ? await response.text() : undefined;
  return await response.json();
}

/** Makes a table. */
export function makeTable(wanted: TableWanted): Promise<TableMade> {
  return ask('POST', 'tables', { body: wanted });
}

/** What waits at the tables that some links lead to. */
export function mine(links: readonly { readonly table: string; readonly token: string }[]): Promise<Mine> {
  return ask('POST', 'mine', { body: { links } });
}
