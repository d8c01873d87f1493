/**
 * A table over the network on paper, and the proof that nothing in it was altered. The file is a save that can be opened
 * like any other; with it goes what was published of the seed, and every entry with what was told by it at the time.
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
import type { Event } from '@vigil/rules';
import type { SavedGame } from '../host.js';
import type { EntryBody } from './entries.js';

/** An entry of the table. `at`: when, in milliseconds since 1970; `answers`: how many stand after it. */
export interface ExportedEntry {
  readonly number: number;
  readonly at: number;
  readonly seat?: number;
  readonly body: EntryBody;
  readonly answers: number;
  /** What everybody was told. */
  readonly told: readonly Event[];
}

/** What goes with the save of a table over the network. */
export interface OnlineRecord {
  readonly table: string;
  readonly name: string;
  /** As it was published when the table opened. */
  readonly seedHash: string;
  /** The game that was brought here, if it did not begin at this table: then its seed was no secret. */
  readonly brought?: unknown;
  readonly seats: readonly { readonly seat: number; readonly name?: string }[];
  readonly entries: readonly ExportedEntry[];
  readonly outcome?: unknown;
}

export type ExportedTable = SavedGame & { readonly online: OnlineRecord };

/** The file of a table that is over. */
export function exportTable(saved: SavedGame, online: OnlineRecord): ExportedTable {
  const { check: _, ...save } = saved;
  const file = JSON.parse(JSON.stringify({ ...save, online })) as Omit<ExportedTable, 'check'>;
  return { ...file, check: fingerprint(file) } as ExportedTable;
}

/** What was found to be otherwise than it should be. `number`: the entry at which. */
export type Finding =
  /** The seed is not the one whose hash stands in the file. */
  | { readonly what: 'seed'; readonly expected: string; readonly found: string }
  /** The hash in the file is not the one that was published. */
  | { readonly what: 'published'; readonly expected: string; readonly found: string }
  /** Something in the file was changed after it was written. */
  | { readonly what: 'sealed' }
  /** Entries are missing, doubled or in another order; or one was made before the one before it. */
  | { readonly what: 'order' | 'time'; readonly number: number }
  /** The rules do not take this answer there. `code`: why, where they say so; `why` is for whoever mends it. */
  | { readonly what: 'answer'; readonly number: number; readonly code: PlayErrorCode | undefined; readonly why: string }
  /**
   * Something else happens than was told: another die, another card. `expected` was told, `found` happens; undefined:
   * nothing. What was told may be anything at all. `sheets`: who is played then, by seat.
   */
  | {
      readonly what: 'told';
      readonly number: number;
      readonly expected: unknown;
      readonly addFinding: Event | undefined;
      readonly sheets: readonly string[];
    }
  | { readonly what: 'count'; readonly number: number; readonly expected: string; readonly addFinding: string }
  /** The game that comes of it is not the one in the file. */
  | { readonly what: 'answers' | 'position' | 'outcome' };

/** What was found. Nothing was altered if there are no findings. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** The hash of the seed in the file. */
  readonly seedHash: string;
  /** Whether it was held against a hash from elsewhere. */
  readonly published: boolean;
  readonly entries: number;
  /** How many answers were played again, those that were taken back among them. */
  readonly answers: number;
  readonly dice: number;
  readonly from: number | undefined;
  readonly until: number | undefined;
  /** The game did not begin at the table: whoever brought it knew the seed. */
  readonly brought: boolean;
  /** The versions it was played with, if this is another one, or they were several: then other rules may have decided. */
  readonly versions: readonly string[];
}

/** Whether a file is one of a table over the network. */
export function isExportedTable(file: unknown): file is ExportedTable {
  const { format, online } = (file ?? {}) as { readonly format?: unknown; readonly online?: unknown };
  if (format !== 'vigil-play' || typeof online !== 'object' || online === null) return false;
  const { entries, seedHash } = online as { readonly entries?: unknown; readonly seedHash?: unknown };
  return Array.isArray(entries) && typeof seedHash === 'string';
}

/**
 * Plays everything again that was done at a table, from the seed and the set-up alone, and compares what happens with
 * what was told at the time. Never throws for what is wrong with the file: that is a finding.
 *
 * @param published the hash of the seed as somebody wrote it down when the table opened
 */
export function verifyTable<S, R>(
  rules: GameDefinition<unknown, S, Event, R>,
  file: ExportedTable,
  published?: string,
): Verdict {
  const findings: Finding[] = [];
  const { online } = file;
  const seedHash = seedHashOf(String(file.origin?.seed));
  if (seedHash !== online.seedHash) findings.push({ what: 'seed', expected: online.seedHash, found: seedHash });
  const wanted = published?.trim().toLowerCase();
  if (wanted !== undefined && wanted !== seedHash)
    findings.push({ what: 'published', expected: wanted, found: seedHash });
  const { check, ...rest } = file;
  if (check !== fingerprint(rest)) findings.push({ what: 'sealed' });
  const replay = new TableReplay(rules, file);
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
    brought: online.brought !== undefined && online.brought !== null,
    versions: !changed && others.length === 1 && others[0] === rules.version ? [] : others,
  };
}

/** Plays a table again, entry by entry, until something is not as it was. */
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
    const { number, body, told, answers } = entry;
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
    const at = Array.from({ length: Math.max(events.length, told.length) }).findIndex(
      (_, i) => !jsonEquals(JSON.parse(JSON.stringify(events[i] ?? null)), told[i] ?? null),
    );
    if (at >= 0) {
      return this.addFinding({
        what: 'told',
        number,
        expected: told[at],
        addFinding: events[at],
        sheets: this.sheets(),
      });
    }
    const answerCount = this.play?.answerCount ?? 0;
    return (
      answerCount === answers ||
      this.addFinding({ what: 'count', number, expected: String(answers), addFinding: String(answerCount) })
    );
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
    const brought = online.brought ?? undefined;
    let play: Play<unknown, S, Event, R>;
    if (brought !== undefined) {
      play = Play.replay(this.rules, brought, onEvent);
      this.replayNotice = play.replayNotice;
    } else if ('setup' in origin) play = Play.start(this.rules, origin.setup, origin.seed, {}, onEvent);
    else throw new PlayError('damaged-save', 'it does not begin with a set-up', 'origin');
    play.listen(onEvent);
    return play;
  }

  /** Outside a decision is named with how often something had been taken back before. */
  private engineId(decision: string): string {
    const [id = '', since = '0'] = decision.split('.');
    if (Number(since) !== this.undos)
      throw new PlayError('stale-decision', `the decision ${decision} was not open any more`);
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

  /** Who is played now, by seat. */
  private sheets(): readonly string[] {
    const { investigators = [] } = (this.play?.state ?? {}) as { investigators?: readonly { readonly id: string }[] };
    return investigators.map(({ id }) => id);
  }

  private addFinding(finding: Finding): false {
    this.findings.push(finding);
    return false;
  }
}

/** Whether it can be carried out at all: it comes from a file that anybody may have written. */
function isEntry(entry: unknown): entry is ExportedEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { number, at, body, told } = entry as Record<keyof ExportedEntry, unknown>;
  return (
    typeof number === 'number' &&
    typeof at === 'number' &&
    typeof body === 'object' &&
    body !== null &&
    Array.isArray(told)
  );
}

/**
 * The save as if nobody had touched it: that somebody has is a finding of its own. Newer rules may decide alike: what they
 * saved is read as if it were of these, since all of it was played again.
 */
function withChecksum({ check: _, ...file }: ExportedTable, { id, version }: { id: string; version: string }): unknown {
  const rest = hasNewerRules(file.version, version, id) ? { ...file, version } : file;
  return { ...rest, check: fingerprint(rest) };
}

/** Something from a file as it stands there, cut short. */
export function excerpt(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 160 ? `${text.slice(0, 159)}…` : text;
}
