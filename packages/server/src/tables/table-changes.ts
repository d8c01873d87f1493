/** Changes of a table while its game runs: settings and roles, by the host or by vote (docs/api.md). */
import {
  type ArrivalRule,
  arrivalCorrection,
  type ChangeAuthority,
  changeSettings,
  type EntryBody,
  type Permissions,
  type ProposalFailure,
  proposalResult,
  type SeatNumber,
  type SettingsChange,
  type TableChange,
} from '@vigil/table';
import type { ProposalRow, TableRow } from '../storage/rows.js';
import type { NewEntries } from '../storage/storage.js';
import { peopleAt } from './bots.js';
import { RequestError } from './request-error.js';
import { earlierEntry, type RequestKey, requestKey } from './request-keys.js';
import type { TableSession } from './table-session.js';

const HOUR = 3_600_000;
/** Length of a vote in hours: the deadline of the table within these bounds, or the usual length without one. */
const MIN_VOTE = 24;
const MAX_VOTE = 168;
const DEFAULT_VOTE = 72;

/** Settings whose change starts the deadlines of open decisions anew. */
const DEADLINE_SETTINGS = ['deadline', 'weekendZone', 'absence', 'away', 'keeper'] as const;

/** The author of a change, and the seats that agreed to it. */
interface Author {
  readonly by: ChangeAuthority;
  readonly seat?: SeatNumber | undefined;
  readonly agreed?: readonly SeatNumber[];
  /** The proposal that it carries out. */
  readonly proposal?: string;
}

/** Changes a table at once. The host may change everything. The keeper may hand over that role. */
export function changeTable(
  session: TableSession,
  you: Permissions,
  change: TableChange,
  key: string,
): Promise<number> {
  const request = requestKey(key, 'change', [change]);
  return session.run(async () => {
    await session.load();
    const before = await earlierEntry(session, request);
    if (before) return before.number;
    const isKeepers = change.kind === 'role' && change.role === 'keeper';
    if (!you.host && !(isKeepers && you.keeper))
      throw new RequestError('not-yours', 'Only the host of this table can do that. Propose it to the others.');
    const by = you.host ? 'host' : 'keeper';
    return await applyChange(session, change, { by, seat: you.seats[0] }, request);
  });
}

/** Changes a table for the operator of the server. */
export function changeAsOperator(session: TableSession, change: TableChange): Promise<number> {
  return session.run(async () => {
    await session.load();
    return await applyChange(session, change, { by: 'operator' }, undefined);
  });
}

/** Proposes a change to the other players. The proposal counts as a vote, and one vote may be enough. */
export function propose(session: TableSession, you: Permissions, seat: SeatNumber, change: TableChange): Promise<void> {
  return session.run(async () => {
    await session.load();
    if (!you.seats.includes(seat)) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
    if (!peopleAt(session.seats).includes(seat)) throw new RequestError('not-now', 'Take the seat first.', 'seat');
    planChange(session, change, { by: 'vote', seat });
    const existing = session.proposals.find((item) => item.seat === seat);
    if (existing && JSON.stringify(existing.change) === JSON.stringify(change)) return;
    if (existing) await failProposal(session, existing, 'withdrawn');
    const { environment, storage } = session.deps;
    const at = environment.now();
    const hours = Math.min(MAX_VOTE, Math.max(MIN_VOTE, session.row.settings.deadline ?? DEFAULT_VOTE));
    const id = environment.random(9).toString('base64url');
    const proposal: ProposalRow = {
      table: session.id,
      id,
      seat,
      change,
      at,
      due: at + hours * HOUR,
      votes: [{ seat, yes: true }],
    };
    await storage.putProposal(proposal);
    await decide(session, proposal);
    await session.load();
  });
}

/**
 * Votes on a proposal. The seat that made it withdraws it by voting against it. So does the present holder of the role
 * that it would pass on.
 */
export function voteOnProposal(
  session: TableSession,
  you: Permissions,
  {
    proposal: id,
    seat,
    yes,
  }: { readonly proposal: string; readonly seat: SeatNumber | undefined; readonly yes: boolean },
): Promise<void> {
  return session.run(async () => {
    await session.load();
    const existing = session.proposals.find((item) => item.id === id);
    if (!existing) throw new RequestError('stale', 'This proposal is no longer open.');
    const { storage } = session.deps;
    const { change } = existing;
    const isAllowed = seat === undefined || you.seats.includes(seat);
    if (!isAllowed) throw new RequestError('not-yours', 'This is not your seat.', 'seat');
    const isHolder = change.kind === 'role' ? (change.role === 'host' ? you.host : you.keeper || you.host) : you.host;
    if (!yes && (isHolder || seat === existing.seat)) {
      await failProposal(session, existing, seat === existing.seat ? 'withdrawn' : 'objection');
      await session.load();
      return;
    }
    if (seat === undefined || !peopleAt(session.seats).includes(seat))
      throw new RequestError('not-yours', 'Only players can vote.', 'seat');
    const voted = await storage.voteOnProposal(session.id, id, seat, yes);
    if (!voted) throw new RequestError('stale', 'This proposal is no longer open.');
    await decide(session, voted);
    await session.load();
  });
}

/** Ends a vote whose time is over. Does nothing if the proposal is gone. */
export function endVote(session: TableSession, id: string): Promise<void> {
  return session.run(async () => {
    await session.load();
    const existing = session.proposals.find((item) => item.id === id);
    if (!existing || existing.due > session.deps.environment.now()) return;
    if ((await decide(session, existing, true)) === 'open') await failProposal(session, existing, 'expired');
    await session.load();
  });
}

/** Carries out agreed proposals that waited for the game. Part of the work of {@link TableSession.run}. */
export async function carryOutAgreed(session: TableSession): Promise<void> {
  for (const proposal of session.proposals) if (proposal.change.kind === 'settings') await decide(session, proposal);
}

/**
 * Carries a proposal out if its vote allows that. Settings change as soon as more than half of the players agree. A
 * role passes on at the end of the vote, by the votes cast: its holder has time to object. `agreed`: it waits for the
 * game.
 */
async function decide(
  session: TableSession,
  proposal: ProposalRow,
  isOver = false,
): Promise<'settled' | 'agreed' | 'open'> {
  const { change, seat, id, votes } = proposal;
  const result = proposalResult(proposal, peopleAt(session.seats), isOver);
  if (result === 'lost') {
    await failProposal(session, proposal, 'lost');
    return 'settled';
  }
  if (result === 'open' || (change.kind === 'role' && !isOver)) return 'open';
  if (mustWait(session, change)) return 'agreed';
  const agreed = votes.flatMap((vote) => (vote.yes ? [vote.seat] : [])).sort((a, b) => a - b);
  try {
    await applyChange(session, change, { by: 'vote', seat, agreed, proposal: id }, undefined);
  } catch (error) {
    // The table has changed since: the proposal no longer fits.
    if (!(error instanceof RequestError)) throw error;
    await failProposal(session, proposal, 'obsolete');
  }
  return 'settled';
}

/** True for a change of the arrival rule that the game in play does not take yet (PBP-05). */
function mustWait(session: TableSession, change: TableChange): boolean {
  if (change.kind !== 'settings' || session.row.status !== 'playing' || !session.game) return false;
  const { arrival } = withoutSameArrival(session, change.settings);
  return arrival !== undefined && !session.game.accepts(arrivalCorrection(arrival));
}

/** Deletes a proposal and notes in the log why it failed. Before the game begins there is no log. */
async function failProposal(session: TableSession, proposal: ProposalRow, result: ProposalFailure): Promise<void> {
  const { id, seat, change } = proposal;
  if (session.row.number === 0 || session.whyUnopened !== undefined) {
    await session.deps.storage.dropProposal(session.id, id);
    return;
  }
  try {
    await session.actNow(undefined, (_, play) => ({
      played: [play.noted({ what: 'proposal-failed', seat, change, result })],
      change: { table: {}, proposal: id },
    }));
  } catch (error) {
    // Another process has ended the vote meanwhile.
    if (!(error instanceof RequestError)) throw error;
  }
  session.emitChange('table');
}

/** Everything a change writes. */
interface PlannedChange {
  readonly body: EntryBody;
  readonly table: Pick<Partial<TableRow>, 'settings' | 'roles' | 'setup'>;
  readonly resetsWaits: boolean;
  readonly revokesHost: boolean;
}

/** Returns the data that a change writes. Throws {@link RequestError} for an impossible one. */
function planChange(session: TableSession, change: TableChange, author: Author): PlannedChange {
  const { row, seats } = session;
  if (row.status === 'closed') throw new RequestError('not-now', 'This table is closed.');
  const { by, seat, agreed } = author;
  // The operator of the server is none of the table.
  const hostName = by === 'operator' ? undefined : row.hostName;
  const name = seat === undefined ? hostName : seats[seat]?.name;
  const signed = { by, ...(name !== undefined && { name }), ...(agreed && { agreed }) };
  if (change.kind === 'settings') {
    const wanted = withoutSameArrival(session, change.settings);
    const { settings, change: changed } = changeSettings(row.settings, wanted);
    if (Object.keys(changed).length === 0) throw new RequestError('not-now', 'The table has these settings already.');
    if (!settings.keeper && settings.absence === 'keeper')
      throw new RequestError('bad-request', 'This table has no keeper to decide for others.', 'settings.absence');
    const { keeper: _, ...others } = row.roles ?? {};
    return {
      body: { kind: 'settings', settings: changed, ...signed },
      table: {
        settings,
        ...setupWith(session, changed.arrival),
        ...(!settings.keeper && row.roles?.keeper !== undefined && { roles: others }),
      },
      resetsWaits: DEADLINE_SETTINGS.some((field) => field in changed),
      revokesHost: false,
    };
  }
  const { role, to } = change;
  if (role === 'keeper' && !row.settings.keeper) throw new RequestError('not-now', 'This table has no keeper.', 'role');
  if (role === 'host' && to === null) throw new RequestError('bad-request', 'The host of a table needs a seat.', 'to');
  if (to !== null && !peopleAt(session.seats).includes(to))
    throw new RequestError('bad-request', 'No player has this seat.', 'to');
  if ((row.roles?.[role] ?? null) === to) throw new RequestError('not-now', 'This seat has the role already.', 'to');
  const toName = to === null ? undefined : seats[to]?.name;
  const { [role]: _, ...others } = row.roles ?? {};
  return {
    body: { kind: 'role', role, to, ...(toName !== undefined && { toName }), ...signed },
    table: { roles: { ...others, ...(to !== null && { [role]: to }) } },
    resetsWaits: false,
    revokesHost: role === 'host',
  };
}

/** Returns a change without the arrival rule, if the game has it already. Throws {@link RequestError} if it has none. */
function withoutSameArrival({ row, game }: TableSession, change: SettingsChange): SettingsChange {
  const { arrival, ...others } = change;
  if (arrival === undefined) return change;
  if (row.game !== 'arkham') throw new RequestError('bad-request', 'This game has no such rule.', 'settings.arrival');
  const { houseRules } = (game ? game.view([]) : row.setup) as { readonly houseRules?: { readonly arrival?: string } };
  return (houseRules?.arrival ?? 'agree') === arrival ? others : change;
}

/** Returns the set-up with a changed arrival rule, before the game begins. Later it is a part of the game. */
function setupWith({ row }: TableSession, arrival: ArrivalRule | undefined): Pick<Partial<TableRow>, 'setup'> {
  if (arrival === undefined || row.number > 0) return {};
  const setup = row.setup as { readonly houseRules?: object };
  return { setup: { ...setup, houseRules: { ...setup.houseRules, arrival } } };
}

/** Changes the table and records that. Before the game begins there is no log. Returns the number of the last entry. */
async function applyChange(
  session: TableSession,
  change: TableChange,
  author: Author,
  request: RequestKey | undefined,
): Promise<number> {
  const { storage, environment } = session.deps;
  const { seat, proposal } = author;
  if (session.row.number === 0) {
    const { table, revokesHost } = planChange(session, change, author);
    if (proposal !== undefined && !(await storage.dropProposal(session.id, proposal))) return 0;
    await storage.changeTable(session.id, table);
    if (revokesHost) await storage.revokeLinks(session.id, 'host', undefined, environment.now());
    await session.load();
    session.emitChange('table');
    return 0;
  }
  const number = await session.actNow(request, (now, play) => {
    const { body, table, resetsWaits, revokesHost } = planChange(now, change, author);
    const entries: Pick<NewEntries, 'revokesHost' | 'proposal'> = {
      revokesHost: revokesHost ? environment.now() : undefined,
      proposal,
    };
    return {
      played: [play.changed(body, seat)],
      change: { table, resetsWaits, ...entries },
    };
  });
  session.emitChange('table');
  return number;
}
