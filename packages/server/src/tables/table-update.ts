/** The views of a table for a caller. None contains the seed or the save. */
import type {
  AnswerAuthor,
  LogEntry,
  Permissions,
  TableChange,
  TableEvent,
  TableInfo,
  TablePresence,
  TableSetup,
  TableUpdate,
  TableView,
} from '@vigil/table';
import type { EntryRow } from '../storage/rows.js';
import { openUndoRequest } from './actions.js';
import { isPlayedByBot } from './bots.js';
import { decisionName, toPublicDecision } from './decisions.js';
import { isPoll } from './polls.js';
import type { TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';

/** Returns a table without its game. */
export function infoOf({ row, seats, proposals }: TableSession, you: Permissions, present: TablePresence): TableInfo {
  const { id, name, game, setup, settings, status, seedHash, seed, imported, version, createdAt, changedAt } = row;
  const over = status === 'ended' || status === 'closed';
  return {
    id,
    name,
    game,
    setup: setup as TableSetup,
    settings,
    roles: row.roles ?? {},
    proposals: proposals.map(({ table: _, ...proposal }) => proposal),
    status,
    seedHash,
    seed: over ? seed : undefined,
    imported: imported !== undefined,
    version,
    seats: seats.map((item) => {
      const { seat, name: holder, away } = item;
      const here = present.seats.find((who) => who.seat === seat);
      return {
        seat,
        investigator: sheetsOf(setup)[seat] ?? 'random',
        name: holder,
        away,
        ...(isPlayedByBot(item) && { bot: true }),
        present: here !== undefined,
        ...(here?.lookingAt !== undefined && { lookingAt: here.lookingAt }),
      };
    }),
    you,
    spectators: present.spectators,
    paused: row.pausedAt !== undefined,
    createdAt,
    changedAt,
  };
}

/** Returns the sheets of a set-up, by seat. */
export function sheetsOf(setup: unknown): readonly string[] {
  const { investigators } = (setup ?? {}) as { readonly investigators?: readonly string[] };
  return investigators ?? [];
}

/**
 * Returns the current game with the events of some entries, all after a number. `whole`: true if these are all entries.
 * Undefined before the game. Part of the work of {@link TableSession.run}.
 */
export function updateOf(
  session: TableSession,
  you: Permissions,
  entries: readonly EntryRow[],
  whole: boolean,
): TableUpdate | undefined {
  const { game: play } = session;
  return play && { ...viewPartOf(play, you), ...sharedPartOf(session, play, entries, whole) };
}

/** Returns the part of an update that depends on its recipient. */
export function viewPartOf(play: TablePlay, { seats }: Permissions): Pick<TableUpdate, 'view' | 'monsterPreview'> {
  const view = play.view(seats) as TableView;
  return { view, monsterPreview: play.opened.previewMonsters(view) };
}

/** Returns the part of an update that is the same for all recipients; as {@link updateOf}. */
export function sharedPartOf(
  session: TableSession,
  play: TablePlay,
  entries: readonly EntryRow[],
  whole: boolean,
): Omit<TableUpdate, 'view' | 'monsterPreview'> {
  const { row } = session;
  const open = play.decisions;
  return {
    game: row.game,
    decisions: row.status === 'playing' ? open.map((decision) => toPublicDecision(decision, play.undone)) : [],
    events: currentEvents(entries),
    logEntries: entries.map(logEntryOf),
    from: whole ? undefined : (entries[0]?.number ?? row.number),
    answers: play.answers,
    moves: row.number,
    lastChoice: lastChoice(play.givenBy),
    undoObstacle: noUndoAt(row, play),
    outcome: play.outcome,
    fault: undefined,
    replayNotice: play.replayNotice,
    number: row.number,
    waits: (row.status === 'playing' ? session.waits : []).map(({ decision, seat, kind, since, due }) => ({
      decision,
      seat,
      kind,
      since,
      due,
    })),
    polls: open
      .filter(
        (decision) => isPoll(session, play, decision) || isVotedOn(session, decisionName(decision.id, play.undone)),
      )
      .map(({ id }) => {
        const name = decisionName(id, play.undone);
        const votes = session.votes.filter(({ decision }) => decision === name);
        return { decision: name, votes: votes.map(({ seat, option }) => ({ seat, option })) };
      }),
    undoRequest: openUndoRequest(session),
  };
}

/** Returns the reason why no undo is possible; undefined if one is. */
function noUndoAt({ status }: TableSession['row'], play: TablePlay): TableUpdate['undoObstacle'] {
  if (status !== 'playing') return 'over';
  if (play.answers === 0) return 'nothing';
  return play.undoable > 0 ? undefined : 'revealed';
}

/** True if a decision has a vote that waits for others. */
function isVotedOn({ votes }: TableSession, name: string): boolean {
  return votes.some(({ decision }) => decision === name);
}

function logEntryOf({ number, body, seat, at, answers }: EntryRow): LogEntry {
  const { kind } = body;
  const entry = { number, kind, seat, at, answers };
  if (kind === 'answer') {
    const { actor, name, missed, agreed, by } = body;
    return { ...entry, by, ...authorOf({ actor, name, missed, agreed }) };
  }
  if (kind === 'settings' || kind === 'role') {
    const { name, agreed, by } = body;
    const change: TableChange =
      kind === 'settings' ? { kind, settings: body.settings } : { kind, role: body.role, to: body.to };
    return { ...entry, by, change, ...authorOf({ name, agreed }) };
  }
  const by = kind === 'undo' && !body.rollback ? 'seat' : 'keeper';
  return { ...entry, by, ...(kind === 'override' && { why: body.why }) };
}

/** Returns the given parts of an author. */
function authorOf(author: { readonly [Part in keyof AnswerAuthor]: AnswerAuthor[Part] | undefined }): AnswerAuthor {
  return Object.fromEntries(Object.entries(author).filter(([, part]) => part !== undefined));
}

/** Returns the events of some entries, without those undone by a later one. */
function currentEvents(entries: readonly EntryRow[]): readonly TableEvent[] {
  let events: TableEvent[] = [];
  for (const { body, events: more, answers } of entries) {
    if (body.kind === 'undo') events = events.filter(({ at }) => at <= answers);
    events.push(...more);
  }
  return events;
}

/** Returns the number of the last answer that was not automatic. */
function lastChoice(given: readonly { readonly by: string }[]): number {
  let at = given.length;
  while (at > 1 && given[at - 1]?.by === 'table') at--;
  return at;
}
