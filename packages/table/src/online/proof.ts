/**
 * Export of an online table, and proof that nothing was altered. The file is a normal save plus the commitment to the
 * seed and every log entry with its events.
 */

import {
  fingerprint,
  type GameDefinition,
  hasNewerRules,
  jsonEquals,
  Play,
  PlayError,
  type PlayErrorCode,
  type ReplayNotice,
  seedHashOf,
} from '@vigil/engine';
import type { Event, TypedDecision } from '@vigil/rules';
import type { SavedGame } from '../host.js';
import { isAuthorized } from './authority.js';
import type { EntryBody } from './entries.js';
import { upgradeRecord } from './old-record.js';
import type { ExportedEntry, OnlineRecord } from './online-record.js';
import { arrivalCorrection } from './table-changes.js';

export type ExportedTable = SavedGame & { readonly online: OnlineRecord };

/** Creates the file of a finished table. */
export function exportTable(saved: SavedGame, online: OnlineRecord): ExportedTable {
  const { check: _, ...save } = saved;
  const file = JSON.parse(JSON.stringify({ ...save, online })) as Omit<ExportedTable, 'check'>;
  return { ...file, check: fingerprint(file) } as ExportedTable;
}

/** A discrepancy. `number`: of the log entry. */
export type Finding =
  /** The hash of the seed is not the one in the file. */
  | { readonly what: 'seed'; readonly expected: string; readonly found: string }
  /** The hash in the file is not the published one. */
  | { readonly what: 'published'; readonly expected: string; readonly found: string }
  /** The file was changed after it was written. */
  | { readonly what: 'sealed' }
  /** Entries are missing, repeated, reordered, or dated before the previous one. */
  | { readonly what: 'order' | 'time'; readonly number: number }
  /** The rules refuse this answer. `code`: the reason, if known. `why`: details for developers. */
  | { readonly what: 'answer'; readonly number: number; readonly code: PlayErrorCode | undefined; readonly why: string }
  /**
   * Another event than recorded, such as another die or card. `expected`: the recorded event, which may be arbitrary
   * data. `found`: the replayed one; undefined: none. `sheets`: the investigators by seat.
   */
  | {
      readonly what: 'event';
      readonly number: number;
      readonly expected: unknown;
      readonly found: Event | undefined;
      readonly sheets: readonly string[];
    }
  /** The recorded authority cannot have given this answer, or made this change. */
  | { readonly what: 'authority'; readonly number: number; readonly by: string }
  | { readonly what: 'count'; readonly number: number; readonly expected: string; readonly found: string }
  /** The replayed game differs from the one in the file. */
  | { readonly what: 'answers' | 'position' | 'outcome' };

/** Result of a verification. The file is unaltered if there are no findings. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** Hash of the seed in the file. */
  readonly seedHash: string;
  /** True if it was compared with a published hash. */
  readonly published: boolean;
  readonly entries: number;
  /** Number of replayed answers, including those taken back. */
  readonly answers: number;
  readonly dice: number;
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** The game was imported by someone who knew the seed. */
  readonly imported: boolean;
  /**
   * Versions it was played with, if there are several or it is not the current one. Other rules may explain findings.
   */
  readonly versions: readonly string[];
}

/** True if a file is an exported online table. */
export function isExportedTable(file: unknown): file is ExportedTable {
  const { format, online } = (file ?? {}) as { readonly format?: unknown; readonly online?: unknown };
  if (format !== 'vigil-play' || typeof online !== 'object' || online === null) return false;
  const { entries, seedHash } = online as { readonly entries?: unknown; readonly seedHash?: unknown };
  return Array.isArray(entries) && typeof seedHash === 'string';
}

/**
 * Replays a table from seed and setup alone and compares the events with the recorded ones. Never throws for a faulty
 * file; faults are findings.
 *
 * @param published the hash of the seed as noted when the table opened
 */
export function verifyTable<S, R>(
  rules: GameDefinition<unknown, S, Event, R>,
  file: ExportedTable,
  published?: string,
): Verdict {
  const findings: Finding[] = [];
  const online = upgradeRecord(file.online);
  const seedHash = seedHashOf(String(file.origin?.seed));
  if (seedHash !== online.seedHash) findings.push({ what: 'seed', expected: online.seedHash, found: seedHash });
  const wanted = published?.trim().toLowerCase();
  if (wanted !== undefined && wanted !== seedHash)
    findings.push({ what: 'published', expected: wanted, found: seedHash });
  const { check, ...rest } = file;
  if (check !== fingerprint(rest)) findings.push({ what: 'sealed' });
  const replay = new TableReplay(rules, { ...file, online });
  findings.push(...replay.findings);
  const entries = online.entries.filter(isEntry);
  const versions = [
    file.version,
    // Answers given before an import are replayed as far as these rules can.
    ...(replay.replayNotice ? [replay.replayNotice.version] : []),
    ...entries.flatMap(({ body }) => (body.kind === 'version' ? [body.before ?? [], body.version].flat() : [])),
  ];
  const others = [...new Set(versions.map(String))];
  const changed = entries.some(({ body }) => body.kind === 'version');
  return {
    findings,
    seedHash,
    published: wanted !== undefined,
    entries: online.entries.length,
    answers: replay.answers,
    dice: replay.dice,
    from: entries[0]?.at,
    until: entries.at(-1)?.at,
    imported: online.imported !== undefined && online.imported !== null,
    versions: !changed && others.length === 1 && others[0] === rules.version ? [] : others,
  };
}

/** Replays a table entry by entry until something differs. */
class TableReplay<S, R> {
  readonly findings: Finding[] = [];
  answers = 0;
  dice = 0;
  /** Part of an imported game that cannot be replayed. */
  replayNotice: ReplayNotice | undefined;
  private readonly rules: GameDefinition<unknown, S, Event, R>;
  private readonly file: ExportedTable;
  private events: Event[] = [];
  private play: Play<unknown, S, Event, R> | undefined;
  private undos = 0;

  constructor(rules: GameDefinition<unknown, S, Event, R>, file: ExportedTable) {
    this.rules = rules;
    this.file = file;
    let before: ExportedEntry | undefined;
    for (const entry of file.online.entries) {
      if (!isEntry(entry)) {
        this.addFinding({ what: 'order', number: (before?.number ?? 0) + 1 });
        return;
      }
      if (!this.checkOrder(entry, before) || !this.replayEntry(entry)) return;
      before = entry;
    }
    this.compareEnd();
  }

  private checkOrder(entry: ExportedEntry, before: ExportedEntry | undefined): boolean {
    const { number, at, body } = entry;
    const isFirst = body.kind === 'began';
    if (number !== (before?.number ?? 0) + 1 || isFirst !== (before === undefined))
      return this.addFinding({ what: 'order', number });
    return before === undefined || at >= before.at || this.addFinding({ what: 'time', number });
  }

  private replayEntry(entry: ExportedEntry): boolean {
    const { number, body, events: recorded, answers } = entry;
    if (!this.checkAuthority(entry)) return false;
    try {
      this.applyEntry(body);
    } catch (error) {
      const code = error instanceof PlayError ? error.code : undefined;
      return this.addFinding({
        what: 'answer',
        number,
        code,
        why: error instanceof Error ? error.message : String(error),
      });
    }
    const events = this.events.splice(0);
    for (const event of events) {
      if (event.type === 'rolled') this.dice += event.dice.length;
      if (event.type === 'clueSpent') this.dice += event.die.length;
    }
    const at = Array.from({ length: Math.max(events.length, recorded.length) }).findIndex(
      (_, i) => !jsonEquals(JSON.parse(JSON.stringify(events[i] ?? null)), recorded[i] ?? null),
    );
    if (at >= 0) {
      return this.addFinding({
        what: 'event',
        number,
        expected: recorded[at],
        found: events[at],
        sheets: this.sheets(),
      });
    }
    const answerCount = this.play?.answerCount ?? 0;
    return (
      answerCount === answers ||
      this.addFinding({ what: 'count', number, expected: String(answers), found: String(answerCount) })
    );
  }

  private checkAuthority(entry: ExportedEntry): boolean {
    const { number, body, seat, at } = entry;
    if (!('by' in body)) return true;
    const seats = this.file.online.seats.map((item) => item.seat);
    const decisions = (this.play?.decisions ?? []) as readonly TypedDecision[];
    const open =
      body.kind === 'answer' ? decisions.find(({ id }) => id === String(body.decision).split('.')[0]) : undefined;
    return isAuthorized({ body, seat, at }, seats, open) || this.addFinding({ what: 'authority', number, by: body.by });
  }

  private applyEntry(body: EntryBody): void {
    const { play } = this;
    if (body.kind === 'began') {
      this.play = this.startPlay();
      return;
    }
    if (!play) throw new PlayError('damaged-save', 'the game has not begun');
    switch (body.kind) {
      case 'answer':
        play.answer(this.engineId(body.decision), body.option);
        this.answers++;
        return;
      case 'undo':
        play.undo(body.answers, body.rollback);
        this.undos++;
        return;
      case 'override':
        play.amend(body.correction);
        return;
      case 'settings':
        if (body.settings.arrival !== undefined) play.amend(arrivalCorrection(body.settings.arrival));
        return;
      case 'role':
      case 'note':
      case 'version':
        return;
      default:
        throw new PlayError('damaged-save', `there is no such entry: ${excerpt(body satisfies never)}`);
    }
  }

  private startPlay(): Play<unknown, S, Event, R> {
    const { origin, online } = this.file;
    const onEvent = (event: Event): void => {
      this.events.push(event);
    };
    const imported = online.imported ?? undefined;
    let play: Play<unknown, S, Event, R>;
    if (imported !== undefined) {
      play = Play.replay(this.rules, imported, onEvent);
      this.replayNotice = play.replayNotice;
    } else if ('setup' in origin) play = Play.start(this.rules, origin.setup, origin.seed, {}, onEvent);
    else throw new PlayError('damaged-save', 'it does not begin with a setup', 'origin');
    play.listen(onEvent);
    return play;
  }

  /** Converts a public decision id, which also contains the number of earlier undos. */
  private engineId(decision: string): string {
    const [id = '', since = '0'] = decision.split('.');
    if (Number(since) !== this.undos)
      throw new PlayError('stale-decision', `the decision ${decision} was no longer open`);
    return id;
  }

  private compareEnd(): void {
    const { play, file } = this;
    if (!play) return;
    if (!jsonEquals(play.answers, file.answers)) this.addFinding({ what: 'answers' });
    if (!jsonEquals(play.result ?? null, file.online.outcome ?? null)) this.addFinding({ what: 'outcome' });
    try {
      const loaded = Play.load(this.rules, withChecksum(file, this.rules));
      if (!jsonEquals(loaded.state, play.state)) this.addFinding({ what: 'position' });
    } catch {
      this.addFinding({ what: 'position' });
    }
  }

  /** The current investigators, by seat. */
  private sheets(): readonly string[] {
    const { investigators = [] } = (this.play?.state ?? {}) as { investigators?: readonly { readonly id: string }[] };
    return investigators.map(({ id }) => id);
  }

  private addFinding(finding: Finding): false {
    this.findings.push(finding);
    return false;
  }
}

/** True if the data has the shape of an entry; the file may come from anyone. */
function isEntry(entry: unknown): entry is ExportedEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { number, at, body, events } = entry as Record<keyof ExportedEntry, unknown>;
  return (
    typeof number === 'number' &&
    typeof at === 'number' &&
    typeof body === 'object' &&
    body !== null &&
    Array.isArray(events)
  );
}

/**
 * Returns the save with a correct checksum, since tampering is a finding of its own. A save of newer rules is read as
 * one of these, because everything was replayed.
 */
function withChecksum({ check: _, ...file }: ExportedTable, { id, version }: { id: string; version: string }): unknown {
  const rest = hasNewerRules(file.version, version, id) ? { ...file, version } : file;
  return { ...rest, check: fingerprint(rest) };
}

/** Formats a value from a file, shortened. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
