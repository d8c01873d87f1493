import { painted } from '../frame/painted.js';
import { newId } from './chance.js';
import { standingOf } from './kept-game.js';
import { askToStay } from './persist.js';
import type { Saved, Session } from './session.js';
import { KeptByNewer } from './shelf.js';
import { type KeptSave, keep, keptSave, stampAt } from './storage.js';
import { onOtherWindows, tellWindows } from './windows.js';

/**
 * What a player has to know of how a game is kept. `full`: there is no room; `newer`: only a newer page may write;
 * `failed`: it is not kept for another reason. `followed`: another window played on, and the table shows it. `branched`:
 * both played on, and this is a game of its own now, beside the `other`. `again`: another window had forgotten it.
 */
export type Notice =
  | { readonly kind: 'full' | 'newer' | 'followed' | 'again' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'branched'; readonly other: string };

/** Whoever hears of it: another notice, none, and that the game bears another id now. */
export interface KeeperReport {
  readonly notice: (notice: Notice | undefined) => void;
  readonly moved: (id: string) => void;
}

const SILENT: KeeperReport = { notice: () => {}, moved: () => {} };

/**
 * Keeps one game after every answer, one write after the other, and goes along with what other windows do with it. No
 * write replaces what this window has not seen: where another one has gone on alone, the table follows it; where both
 * have, this game goes on as one of its own.
 */
export class Keeper {
  readonly session: Session;
  /** The writing that this window has seen last, and the game in it. */
  private stamp: string | undefined;
  private last: unknown;
  private readonly writer = newId();
  private work: Promise<void> = Promise.resolve();
  private queued = false;
  /** A game that was opened is written once, for what an earlier page did not write. */
  private fresh: boolean;
  /** Another window may have gone on while this one looked back. */
  private missed = false;
  private notice: Notice | undefined;
  private report = SILENT;

  constructor(session: Session, opened?: KeptSave) {
    this.session = session;
    this.stamp = opened?.stamp;
    this.last = opened?.saved;
    this.fresh = opened !== undefined;
  }

  /** Keeps the game at once. Where that fails it is said as soon as somebody listens. */
  first(): Promise<void> {
    this.work = this.work.then(() => this.write());
    return this.work;
  }

  /** Keeps the game from now on after every change, until the function it gives is called. */
  follow(report: KeeperReport): () => void {
    this.report = report;
    report.notice(this.notice);
    this.soon();
    const stops = [
      this.session.subscribe(() => this.soon()),
      onOtherWindows((id) => {
        if (id !== undefined && id !== this.session.id) return;
        this.work = this.work.then(() => this.look());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.report = SILENT;
    };
  }

  /** Tries once more to keep the game. */
  readonly again = (): void => this.soon();

  /** A notice was read. */
  readonly dismiss = (): void => this.say(undefined);

  private soon(): void {
    if (this.queued) return;
    this.queued = true;
    this.work = this.work.then(painted).then(() => {
      this.queued = false;
      return this.write();
    });
  }

  private async write(): Promise<void> {
    const { session } = this;
    const snapshot = session.snapshot();
    // An earlier moment that is looked at is not the game as it stands.
    if (snapshot.lookingAt !== undefined) return;
    const saved = session.save();
    if (this.isKept(saved) && !this.fresh) {
      this.mark(snapshot.answers);
      return this.missed ? this.look() : undefined;
    }
    const game = { snapshot, saved, names: session.names(), seen: this.stamp, writer: this.writer };
    try {
      const came = await keep(game);
      if (came.did === 'kept') return this.kept(came.stamp, saved);
      if (came.did === 'forgotten') {
        // Whoever only has it open still does not call it back.
        if (this.isKept(saved)) return;
        const anew = await keep({ ...game, seen: undefined });
        if (anew.did === 'kept') this.kept(anew.stamp, saved, { kind: 'again' });
        return;
      }
      if (came.did === 'ahead' && (await this.takeUp(came))) return;
      // An answer is on its way: when it is here, this is looked at again.
      if (session.busy) return;
      const id = newId();
      const own = await keep({ ...game, snapshot: { ...snapshot, id }, seen: undefined });
      if (own.did !== 'kept') return;
      const other = session.id;
      session.become(id);
      this.report.moved(id);
      this.kept(own.stamp, saved, { kind: 'branched', other });
    } catch (error) {
      this.say(noticeOf(error));
    }
  }

  /** Looks whether another window has gone on with the game. */
  private async look(): Promise<void> {
    const { session } = this;
    this.missed = session.snapshot().lookingAt !== undefined;
    if (this.missed || session.busy) return;
    try {
      const stamp = await stampAt(session.id);
      if (stamp === undefined || stamp === this.stamp) return;
      if (!this.isKept(session.save())) return this.soon();
      const there = await keptSave(session.id);
      if (!there) return;
      if (standingOf(there.saved, session.save()) === 'same') this.stamp = there.stamp;
      else await this.takeUp(there);
    } catch {
      // With the next answer it is tried again, and said.
    }
  }

  /** Goes on from what another window has kept; false if that cannot be. */
  private async takeUp({ saved, stamp }: KeptSave): Promise<boolean> {
    const { session } = this;
    if (session.busy || !(await session.takeUp(saved))) return false;
    this.stamp = stamp;
    this.last = saved;
    this.fresh = false;
    this.mark(session.snapshot().answers);
    this.say({ kind: 'followed' });
    return true;
  }

  private kept(stamp: string, saved: Saved, notice?: Notice): void {
    this.stamp = stamp;
    this.last = saved;
    this.fresh = false;
    this.mark(saved.answers.length);
    tellWindows(this.session.id);
    if (notice) this.say(notice);
    // What says that another game was kept is read at leisure; all else is over.
    else if (this.notice?.kind !== 'branched') this.say(undefined);
    if (saved.answers.length >= WORTH_KEEPING) askToStay();
  }

  private isKept(saved: Saved): boolean {
    return this.last !== undefined && standingOf(this.last, saved) === 'same';
  }

  /** For whoever must know that nothing can be lost any more. */
  private mark(answers: number): void {
    document.documentElement.dataset.kept = `${this.session.id}:${answers}`;
  }

  private say(notice: Notice | undefined): void {
    this.notice = notice;
    this.report.notice(notice);
  }
}

/** From so many answers on a game is something one would miss. */
const WORTH_KEEPING = 10;

function noticeOf(error: unknown): Notice {
  if (error instanceof KeptByNewer) return { kind: 'newer' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' };
  return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
}
