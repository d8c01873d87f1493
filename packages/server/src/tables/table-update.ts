/** The views of a table for a caller. None contains the seed or the save. */
import {
  type AnswerAuthor,
  type LogEntry,
  nextAbsence,
  type Permissions,
  type PublicPlan,
  proposalResult,
  type SeatNumber,
  type TableChange,
  type TableEvent,
  type TableInfo,
  type TablePresence,
  type TableSetup,
  type TableUpdate,
  type TableView,
  turnOf,
  type Wait,
} from '@vigil/table';
import { previewDeadline } from '../post/deadline-action.js';
import type { SavedPlan } from '../post/planned-answers.js';
import type { EntryRow, WaitRow } from '../storage/rows.js';
import { isPlayedByBot, peopleAt } from './bots.js';
import { decisionName, toPublicDecision } from './decisions.js';
import { isPoll } from './polls.js';
import type { TablePlay } from './table-play.js';
import type { TableSession } from './table-session.js';
import { openUndoRequest } from './undo-requests.js';

/** Returns a table without its game. */
export function infoOf(
  { row, seats, proposals, deps }: TableSession,
  you: Permissions,
  present: TablePresence,
): TableInfo {
  const { id, name, game, setup, settings, status, seedHash, seed, imported, version, createdAt, changedAt } = row;
  const over = status === 'ended' || status === 'closed';
  return {
    id,
    name,
    game,
    setup: setup as TableSetup,
    settings,
    roles: row.roles ?? {},
    ...(row.hostName !== undefined && { hostName: row.hostName }),
    proposals: proposals.map(({ table: _, ...proposal }) => ({
      ...proposal,
      ...(proposalResult(proposal, peopleAt(seats)) === 'done' && { agreed: true as const }),
    })),
    status,
    seedHash,
    seed: over ? seed : undefined,
    imported: imported !== undefined,
    version,
    seats: seats.map((item) => {
      const { seat, name: holder, away } = item;
      const presence = present.seats.find((who) => who.seat === seat);
      const left = present.left?.find((who) => who.seat === seat)?.at ?? item.lastSeenAt;
      return {
        seat,
        investigator: sheetsOf(setup)[seat] ?? 'random',
        name: holder,
        away: nextAbsence(away, deps.environment.now()),
        ...(isPlayedByBot(item) && { bot: true }),
        present: presence !== undefined,
        ...(presence?.lookingAt !== undefined && { lookingAt: presence.lookingAt }),
        ...(presence === undefined && left !== undefined && { leftAt: left }),
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
  return play && { ...viewPartOf(session, play, you), ...sharedPartOf(session, play, entries, whole) };
}

/** Returns the part of an update that depends on its recipient. */
export function viewPartOf(
  session: TableSession,
  play: TablePlay,
  { seats }: Permissions,
): Pick<TableUpdate, 'view' | 'monsterPreview' | 'plans'> {
  const view = play.view(seats) as TableView;
  return { view, monsterPreview: play.opened.previewMonsters(view), plans: plansFor(session, view, seats) };
}

/** Returns the plans that the holder of some seats may see (PBP-02). Those of earlier turns are over. */
function plansFor(
  { seats: all, row }: TableSession,
  view: TableView,
  seats: readonly SeatNumber[],
): readonly PublicPlan[] {
  if (row.status !== 'playing') return [];
  return all.flatMap(({ seat, plan }): PublicPlan[] => {
    const saved = plan as SavedPlan | undefined;
    if (!saved || saved.plan.turn < turnOf(view) || saved.plan.intents.length === 0) return [];
    if (saved.isPrivate && !seats.includes(seat)) return [];
    const { comment, isPrivate = false, postedAt = 0, void: why } = saved;
    return [
      {
        seat,
        ...saved.plan,
        isPrivate,
        postedAt,
        ...(comment && { comment }),
        ...(why !== undefined && { void: why }),
      },
    ];
  });
}

/** Returns the part of an update that is the same for all recipients; as {@link updateOf}. */
export function sharedPartOf(
  session: TableSession,
  play: TablePlay,
  entries: readonly EntryRow[],
  whole: boolean,
): Omit<TableUpdate, 'view' | 'monsterPreview' | 'plans'> {
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
    waits: (row.status === 'playing' ? session.waits : []).map((wait) => publicWait(session, play, wait)),
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

/** Returns a wait with the action at its deadline (PBP-24). */
function publicWait(session: TableSession, play: TablePlay, wait: WaitRow): Wait {
  const { decision, seat, kind, since, due } = wait;
  const open = play.decisions.find(({ id }) => decisionName(id, play.undone) === decision);
  const atDeadline = open && previewDeadline(session, play, open, wait);
  const fallback = kind === 'decision' && atDeadline?.do === 'answer' ? atDeadline.option : undefined;
  return {
    decision,
    seat,
    kind,
    since,
    due,
    ...(fallback !== undefined && { fallback }),
    ...(atDeadline && { atDeadline }),
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
  if (kind === 'note') {
    const { kind: _, ...note } = body;
    return { ...entry, by: 'table', note };
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
