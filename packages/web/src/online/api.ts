import type { GameId, Refusal, SeatNumber, TableInfo, TableSettings } from '@vigil/table';

/** Error of a request: the server's refusal, or `no-server` if it cannot be reached. */
export class ApiError extends Error {
  readonly code: Refusal['code'] | 'no-server';
  /** The reason why a plan cannot be carried out. */
  readonly obstacle: Refusal['obstacle'];

  constructor(code: ApiError['code'], why: string, obstacle?: Refusal['obstacle']) {
    super(why);
    this.name = 'NotDone';
    this.code = code;
    this.obstacle = obstacle;
  }
}

/** Request for a new table. */
export interface NewTable {
  readonly name: string;
  readonly game: GameId;
  readonly setup?: unknown;
  readonly settings: TableSettings;
  readonly hostName?: string;
  readonly saved?: unknown;
}

/** A new table. The secrets of its links are shown only once. */
export interface CreatedTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** A table of mine, and what waits there. */
export interface MyTable
  extends Pick<TableInfo, 'id' | 'name' | 'game' | 'status' | 'changedAt' | 'setup' | 'paused' | 'you'> {
  readonly seats: readonly { readonly seat: SeatNumber; readonly name?: string }[];
  /** Decisions that wait for this user. */
  readonly waits: readonly {
    readonly decision: string;
    readonly seat: SeatNumber;
    readonly due?: number;
    readonly since: number;
  }[];
  /** The seats that are waited for, mine among them. */
  readonly waiting: readonly SeatNumber[];
  /** True if the game master is waited for. */
  readonly waitsForKeeper: boolean;
}

/** Own tables, and those with invalid links. */
export interface MyTables {
  readonly tables: readonly MyTable[];
  readonly notFound: readonly string[];
}

/**
 * Sends a request to the server. `token`: goes in a header, never in an address.
 *
 * @throws {@link ApiError}
 */
export async function request<T>(
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
    throw new ApiError('no-server', error instanceof Error ? error.message : String(error));
  }
  const reply = await readBody(response);
  if (!response.ok) {
    const { refusal } = (reply ?? {}) as { readonly refusal?: Refusal };
    throw new ApiError(refusal?.code ?? 'no-server', refusal?.why ?? response.statusText, refusal?.obstacle);
  }
  return reply as T;
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response.ok ? await response.text() : undefined;
  return await response.json();
}

/** Makes a table. */
export function createTable(wanted: NewTable): Promise<CreatedTable> {
  return request('POST', 'tables', { body: wanted });
}

/** Fetches the waiting decisions at the tables of some links. */
export function fetchMyTables(links: readonly { readonly table: string; readonly token: string }[]): Promise<MyTables> {
  return request('POST', 'mine', { body: { links } });
}
