/** Tables as the operator sees them: their people, links and waits, but nothing hidden of a game and no chat. */
import {
  type Absence,
  absencesOf,
  type TableRoles,
  type TableSettings,
  type TableStatus,
  type WaitKind,
} from '@vigil/table';
import { shownTarget } from '../../notify/addresses.js';
import type { TableRow } from '../../storage/rows.js';
import type { TableApp } from '../../table-app.js';
import { isPlayedByBot } from '../../tables/bots.js';
import { RequestError } from '../../tables/request-error.js';
import { sheetsOf } from '../../tables/table-update.js';
import type { AdminDeps } from './admin-deps.js';

/** A table in a list, without names. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly entries: number;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly version: string;
}

/** A table with its people and links. */
export interface TableReport extends TableSummary {
  readonly name: string;
  readonly pausedAt: number | undefined;
  readonly settings: TableSettings;
  readonly roles: TableRoles;
  readonly seats: readonly {
    readonly seat: number;
    readonly investigator: string;
    readonly name: string | undefined;
    readonly bot: boolean;
    readonly claimedAt: number | undefined;
    readonly absences: readonly Absence[];
  }[];
  readonly links: readonly {
    readonly role: 'host' | 'seat' | 'spectator';
    readonly seat: number | undefined;
    readonly createdAt: number;
    readonly revokedAt: number | undefined;
  }[];
  /** Addresses for notifications, without the parts that others could misuse. */
  readonly addresses: readonly {
    readonly seat: number | undefined;
    readonly channel: string;
    readonly target: string;
    readonly state: string;
  }[];
  readonly waits: readonly {
    readonly seat: number;
    readonly kind: WaitKind;
    readonly since: number;
    readonly due: number | undefined;
  }[];
}

/** Returns tables by the time of their last change. */
export async function listTables(
  { storage }: TableApp,
  asked: { readonly order: 'newest' | 'oldest'; readonly limit: number; readonly skip: number },
): Promise<{ readonly tables: readonly TableSummary[]; readonly total: number }> {
  const [ids, { tables: total }] = await Promise.all([storage.tableIds(asked), storage.counts()]);
  const rows = await Promise.all(ids.map((id) => storage.table(id)));
  return { tables: rows.flatMap((row) => (row ? [summaryOf(row)] : [])), total };
}

function summaryOf({ id, game, status, number, createdAt, changedAt, version }: TableRow): TableSummary {
  return { id, game, status, entries: number, createdAt, changedAt, version };
}

/** Returns a table. Throws {@link RequestError} if there is none. */
export async function inspectTable(
  { app, notify }: AdminDeps,
  { table }: { readonly table: string },
): Promise<TableReport> {
  const { storage } = app;
  const row = await storage.table(table);
  if (!row) throw new RequestError('unknown-table', 'There is no such table.');
  const [seats, links, addresses, waits] = await Promise.all([
    storage.seats(table),
    storage.links(table),
    notify?.rows.addressesOf(table) ?? [],
    storage.waits([table]),
  ]);
  const sheets = sheetsOf(row.setup);
  return {
    ...summaryOf(row),
    name: row.name,
    pausedAt: row.pausedAt,
    settings: row.settings,
    roles: row.roles ?? {},
    seats: seats.map((item) => {
      const { seat, name, claimedAt, away } = item;
      return {
        seat,
        investigator: sheets[seat] ?? 'random',
        name,
        bot: isPlayedByBot(item),
        claimedAt,
        absences: absencesOf(away),
      };
    }),
    links: links.map(({ role, seat, createdAt, revokedAt }) => ({ role, seat, createdAt, revokedAt })),
    addresses: addresses.map((item) => {
      const { seat, channel, state } = item;
      return { seat, channel, target: shownTarget(item), state };
    }),
    waits: waits.map(({ seat, kind, since, due }) => ({ seat, kind, since, due })),
  };
}
