/** Tables before and around the game: create, join, begin, pause, close. */
import { seedHashOf } from '@vigil/engine';
import {
  awaySpans,
  type GameId,
  type Permissions,
  pausedTime,
  type SeatNumber,
  type TableSettings,
  type TableView,
} from '@vigil/table';
import { emptySeat, type LinkRole, type LinkRow, type TableRow } from '../storage/rows.js';
import { isPlayedByBot } from './bots.js';
import { RequestError } from './request-error.js';
import { earlierEntry, requestKey } from './request-keys.js';
import { setBot } from './set-bot.js';
import { importedSetup, type RequestedSetup, resolveSetup } from './setup.js';
import { TablePlay } from './table-play.js';
import type { SessionDeps, TableSession } from './table-session.js';
import { sheetsOf } from './table-update.js';
import { hashOf, isToken, newSeed, newTableId, newToken } from './tokens.js';

/** The input of a new table. `saved`: an imported game instead of a set-up. */
export interface NewTable {
  readonly name: string;
  readonly game: GameId;
  readonly setup: RequestedSetup | undefined;
  readonly settings: TableSettings;
  readonly hostName?: string | undefined;
  readonly saved?: unknown;
}

/** A new table and the secrets of its links, shown only once. */
export interface CreatedTable {
  readonly id: string;
  readonly host: string;
  readonly seats: readonly string[];
  readonly spectator: string;
}

/** Creates a table, after a trial start of its game. Throws {@link RequestError} for an impossible game. */
export async function createTable(deps: SessionDeps, wanted: NewTable): Promise<CreatedTable> {
  const { storage, environment } = deps;
  const { name, game, settings, hostName, saved } = wanted;
  const imported = saved === undefined ? undefined : (saved as { origin?: { seed?: unknown; setup?: unknown } });
  const setup = imported ? importedSetup(imported.origin?.setup) : wanted.setup && resolveSetup(game, wanted.setup);
  const { seed, seedHash } = imported ? importedSeed(imported.origin?.seed) : newSeed(environment);
  const trialPlay = await startTrial(deps, game, setup, imported);
  const now = environment.now();
  const id = newTableId(environment);
  const row: TableRow = {
    id,
    name,
    game,
    // An imported game already has its investigators.
    setup: imported ? { ...(setup as object), investigators: investigatorsOf(trialPlay) } : setup,
    settings,
    status: 'gathering',
    seed,
    seedHash,
    version: '',
    number: 0,
    imported,
    outcome: undefined,
    createdAt: now,
    changedAt: now,
    pausedAt: undefined,
    hostName,
  };
  const seats = sheetsOf(row.setup).map((_, seat) => emptySeat(id, seat));
  const host = newToken(environment);
  const spectator = newToken(environment);
  const tokens = seats.map(() => newToken(environment));
  await storage.createTable(row, seats, [
    linkOf(id, host, 'host', undefined, now),
    linkOf(id, spectator, 'spectator', undefined, now),
    ...tokens.map((token, seat) => linkOf(id, token, 'seat', seat, now)),
  ]);
  return { id, host, seats: tokens, spectator };
}

/** Returns the rights of a token at a table. Throws {@link RequestError} for an invalid token. */
export async function resolveToken(deps: SessionDeps, table: string, tokens: readonly string[]): Promise<Permissions> {
  const links: LinkRow[] = [];
  for (const token of tokens) {
    const link = isToken(token) ? await deps.storage.link(hashOf(token)) : undefined;
    if (link && link.table === table && link.revokedAt === undefined) links.push(link);
  }
  if (links.length === 0)
    throw new RequestError('unknown-link', 'This link does not open this table, or no longer does.');
  const row = await deps.storage.table(table);
  if (!row) throw new RequestError('unknown-table', 'There is no such table.');
  const seats = [...new Set(links.flatMap(({ seat }) => seat ?? []))].sort((a, b) => a - b);
  const { roles = {}, settings } = row;
  const holds = (seat: SeatNumber | undefined) => seat !== undefined && seats.includes(seat);
  const host = links.some(({ role }) => role === 'host') || holds(roles.host);
  const keeper = roles.keeper === undefined ? host : holds(roles.keeper);
  return { seats, host, keeper: keeper && settings.keeper };
}

/** Claims a seat. Its previous holder may change their name by the same link. */
export async function claimSeat(
  session: TableSession,
  you: Permissions,
  { seat, name, language }: { readonly seat: SeatNumber; readonly name: string; readonly language: string | undefined },
): Promise<void> {
  requireSeat(you, seat);
  const { storage, environment } = session.deps;
  const isClaimed = await storage.claimSeat(session.id, seat, { name, language, claimedAt: environment.now() });
  if (!isClaimed) await storage.changeSeat(session.id, seat, { name, language });
  await reread(session, 'seats');
  const row = session.seats[seat];
  // A player who claims the seat takes over from the bot.
  if (row && isPlayedByBot(row)) await setBot(session, you, seat, false);
}

/**
 * Frees a claimed seat before the game begins, by its holder or the host. Links of the seat stay valid, and its
 * investigator stays. Throws {@link RequestError} for the holder of a role, which must be handed over first.
 */
export function leaveSeat(session: TableSession, you: Permissions, seat: SeatNumber): Promise<void> {
  if (!you.host) requireSeat(you, seat);
  return session.run(async () => {
    await session.load();
    requireGathering(session);
    const { id, deps } = session;
    if (!session.seats[seat]) throw new RequestError('bad-request', 'There is no such seat.', 'seat');
    if (Object.values(session.row.roles ?? {}).includes(seat))
      throw new RequestError('not-now', 'Hand over your role as host or keeper first.', 'seat');
    const { table: _, seat: __, ...free } = emptySeat(id, seat);
    await deps.storage.changeSeat(id, seat, free);
    for (const proposal of session.proposals)
      if (proposal.seat === seat) await deps.storage.dropProposal(id, proposal.id);
    await session.load();
    session.emitChange('seats');
  });
}

/** Changes the investigator of a seat before the game begins. */
export async function chooseInvestigator(
  session: TableSession,
  you: Permissions,
  seat: SeatNumber,
  investigator: string,
): Promise<void> {
  if (!you.host) requireSeat(you, seat);
  requireGathering(session);
  const { setup, game, imported } = session.row;
  if (imported !== undefined) throw new RequestError('not-now', 'An imported game keeps its investigators.');
  const investigators = sheetsOf(setup).map((sheet, i) => (i === seat ? investigator : sheet));
  const changed = { ...(setup as object), investigators };
  await startTrial(session.deps, game, changed, undefined);
  await session.deps.storage.changeTable(session.id, { setup: changed });
  await reread(session, 'table');
}

/** Begins the game; requires that all seats are taken. Returns the number of the first entry. */
export function begin(session: TableSession, you: Permissions, key: string): Promise<number> {
  requireHost(you);
  return session.run(async () => {
    const request = requestKey(key, 'begin', []);
    const before = await earlierEntry(session, request);
    if (before) return before.number;
    await session.load();
    requireGathering(session);
    const empty = session.seats
      .filter((item) => item.name === undefined && !isPlayedByBot(item))
      .map(({ seat }) => seat + 1);
    if (empty.length > 0) throw new RequestError('not-now', `These seats are still free: ${empty.join(', ')}.`);
    if (session.seats.every(isPlayedByBot))
      throw new RequestError('not-now', 'At least one seat needs a player: all seats have bots.');
    const opened = await session.deps.games.open(session.row.game, session.row.setup);
    return await session.begin(TablePlay.begin(opened, session.row), request);
  });
}

/** Pauses or resumes a game. Deadlines and reminders do not count the paused time. */
export async function pause(session: TableSession, you: Permissions, paused: boolean): Promise<void> {
  requireHost(you);
  const { storage, environment } = session.deps;
  const since = session.row.pausedAt;
  if (paused === (since !== undefined)) return;
  const now = environment.now();
  if (since !== undefined) {
    for (const { seat, away } of session.seats) {
      // The part within an absence is already left out (BOX-58).
      const countedTime = now - since - pausedTime(since, now, awaySpans(away, session.row.settings));
      if (countedTime > 0) await storage.shiftWaits(session.id, seat, countedTime);
    }
  }
  await storage.changeTable(session.id, { pausedAt: paused ? now : undefined });
  await reread(session, 'table');
}

/** Closes a table for good. It can still be viewed and exported, and its seed is published. */
export async function close(session: TableSession, you: Permissions): Promise<void> {
  requireHost(you);
  if (session.row.status === 'ended' || session.row.status === 'closed') return;
  await session.deps.storage.changeTable(session.id, { status: 'closed' });
  await reread(session, 'table');
}

/**
 * Creates a new link to a table, a seat or its host's role. `only`: revokes the earlier ones. Holders may do so for
 * their seat, the host for all.
 */
export async function newLink(
  session: TableSession,
  you: Permissions,
  { role, seat, only }: { readonly role: LinkRole; readonly seat: SeatNumber | undefined; readonly only: boolean },
): Promise<string> {
  if (role === 'seat') {
    if (seat === undefined || session.seats[seat] === undefined)
      throw new RequestError('bad-request', 'There is no such seat.', 'seat');
    if (!you.host) requireSeat(you, seat);
  } else if (role === 'host') requireHost(you);
  const { storage, environment } = session.deps;
  const token = newToken(environment);
  const now = environment.now();
  await storage.addLinks([linkOf(session.id, token, role, role === 'seat' ? seat : undefined, now)]);
  if (only) {
    if (role === 'spectator') requireHost(you);
    await storage.revokeLinks(session.id, role, role === 'seat' ? seat : undefined, now, hashOf(token));
  }
  return token;
}

function linkOf(
  table: string,
  token: string,
  role: LinkRole,
  seat: SeatNumber | undefined,
  createdAt: number,
): LinkRow {
  return { hash: hashOf(token), table, role, seat, createdAt, revokedAt: undefined };
}

/** Starts the game in trial. Throws {@link RequestError} for an impossible setup. */
async function startTrial(deps: SessionDeps, game: GameId, setup: unknown, imported: unknown): Promise<TablePlay> {
  if (imported !== undefined && setup === undefined) {
    throw new RequestError('bad-request', 'A game without a normal setup cannot be played here.', 'saved');
  }
  try {
    return TablePlay.begin(await deps.games.open(game, setup), { setup, seed: 'trial', imported });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new RequestError('bad-request', why, imported === undefined ? 'setup' : 'saved');
  }
}

/** Returns the investigators of a game, by seat. */
function investigatorsOf(play: TablePlay): readonly string[] {
  return (play.view([]) as TableView).investigators.map(({ id }) => id);
}

function importedSeed(seed: unknown): { readonly seed: string; readonly seedHash: string } {
  if (typeof seed !== 'string') throw new RequestError('bad-request', 'origin.seed: is not a text', 'saved');
  return { seed, seedHash: seedHashOf(seed) };
}

async function reread(session: TableSession, what: 'seats' | 'table'): Promise<void> {
  await session.run(() => session.load());
  session.emitChange(what);
}

function requireGathering({ row }: TableSession): void {
  if (row.status !== 'gathering') throw new RequestError('not-now', 'This game has already begun.');
}

function requireHost(you: Permissions): void {
  if (!you.host) throw new RequestError('not-yours', 'Only the host of this table can do that.');
}

function requireSeat(you: Permissions, seat: SeatNumber): void {
  if (!you.seats.includes(seat)) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
}
