import { afterPaint } from '../ui/after-paint.js';
import { newId } from './chance.js';
import { NewerVersionError } from './database.js';
import { loadSave, loadStamp, type StoredSave, saveGame } from './game-storage.js';
import { notifyOtherWindows, onOtherWindowSaved } from './other-windows.js';
import { requestPersistentStorage } from './persistent-storage.js';
import { compareSaves } from './saved-game.js';
import type { SavedGame, Session } from './session.js';

/**
 * What a player has to know of how a game is kept. `full`: there is no room; `newer`: only a newer page may write;
 * `failed`: it is not kept for another reason. `followed`: another window played on, and the table shows it. `branched`:
 * both played on, and this is a game of its own now, beside the `other`. `again`: another window had forgotten it.
 */
export type AutosaveNotice =
  | { readonly kind: 'full' | 'newer' | 'followed' | 'again' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'branched'; readonly other: string };

/** Whoever hears of it: another notice, none, and that the game bears another id now. */
export interface AutosaveListener {
  readonly onNotice: (notice: AutosaveNotice | undefined) => void;
  readonly onNewId: (id: string) => void;
}

const NO_LISTENER: AutosaveListener = { onNotice: () => {}, onNewId: () => {} };

/**
 * Keeps one game after every answer, one write after the other, and goes along with what other windows do with it. No
 * write replaces what this window has not seen: where another one has gone on alone, the table follows it; where both
 * have, this game goes on as one of its own.
 */
export class Autosave {
  readonly session: Session;
  /** The writing that this window has seen last, and the game in it. */
  private lastStamp: string | undefined;
  private lastSaved: unknown;
  private readonly windowId = newId();
  private pending: Promise<void> = Promise.resolve();
  private isQueued = false;
  /** A game that was opened is written once, for what an earlier page did not write. */
  private mustWrite: boolean;
  /** Another window may have gone on while this one looked back. */
  private mustCheckLater = false;
  private notice: AutosaveNotice | undefined;
  private listener = NO_LISTENER;

  constructor(session: Session, opened?: StoredSave) {
    this.session = session;
    this.lastStamp = opened?.stamp;
    this.lastSaved = opened?.saved;
    this.mustWrite = opened !== undefined;
  }

  /** Keeps the game at once. Where that fails it is said as soon as somebody listens. */
  saveNow(): Promise<void> {
    this.pending = this.pending.then(() => this.write());
    return this.pending;
  }

  /** Keeps the game from now on after every change, until the function it gives is called. */
  start(report: AutosaveListener): () => void {
    this.listener = report;
    report.onNotice(this.notice);
    this.enqueue();
    const stops = [
      this.session.subscribe(() => this.enqueue()),
      onOtherWindowSaved((id) => {
        if (id !== undefined && id !== this.session.id) return;
        this.pending = this.pending.then(() => this.checkOtherWindows());
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      this.listener = NO_LISTENER;
    };
  }

  /** Tries once more to keep the game. */
  readonly retry = (): void => this.enqueue();

  /** A notice was read. */
  readonly dismiss = (): void => this.setNotice(undefined);

  private enqueue(): void {
    if (this.isQueued) return;
    this.isQueued = true;
    this.pending = this.pending.then(afterPaint).then(() => {
      this.isQueued = false;
      return this.write();
    });
  }

  private async write(): Promise<void> {
    const { session } = this;
    const snapshot = session.snapshot();
    // An earlier moment that is looked at is not the game as it stands.
    if (snapshot.lookingAt !== undefined) return;
    const saved = session.save();
    if (this.isSaved(saved) && !this.mustWrite) {
      this.markSaved(snapshot.answers);
      return this.mustCheckLater ? this.checkOtherWindows() : undefined;
    }
    const game = { snapshot, saved, names: session.names(), lastStamp: this.lastStamp, writer: this.windowId };
    try {
      const result = await saveGame(game);
      if (result.did === 'kept') return this.onSaved(result.stamp, saved);
      if (result.did === 'forgotten') {
        // Whoever only has it open still does not call it back.
        if (this.isSaved(saved)) return;
        const rewritten = await saveGame({ ...game, lastStamp: undefined });
        if (rewritten.did === 'kept') this.onSaved(rewritten.stamp, saved, { kind: 'again' });
        return;
      }
      if (result.did === 'ahead' && (await this.resumeFrom(result))) return;
      // An answer is on its way: when it is here, this is looked at again.
      if (session.isBusy) return;
      const id = newId();
      const branched = await saveGame({ ...game, snapshot: { ...snapshot, id }, lastStamp: undefined });
      if (branched.did !== 'kept') return;
      const other = session.id;
      session.setId(id);
      this.listener.onNewId(id);
      this.onSaved(branched.stamp, saved, { kind: 'branched', other });
    } catch (error) {
      this.setNotice(noticeOf(error));
    }
  }

  /** Looks whether another window has gone on with the game. */
  private async checkOtherWindows(): Promise<void> {
    const { session } = this;
    this.mustCheckLater = session.snapshot().lookingAt !== undefined;
    if (this.mustCheckLater || session.isBusy) return;
    try {
      const stamp = await loadStamp(session.id);
      if (stamp === undefined || stamp === this.lastStamp) return;
      if (!this.isSaved(session.save())) return this.enqueue();
      const stored = await loadSave(session.id);
      if (!stored) return;
      if (compareSaves(stored.saved, session.save()) === 'same') this.lastStamp = stored.stamp;
      else await this.resumeFrom(stored);
    } catch {
      // With the next answer it is tried again, and said.
    }
  }

  /** Goes on from what another window has kept; false if that cannot be. */
  private async resumeFrom({ saved, stamp }: StoredSave): Promise<boolean> {
    const { session } = this;
    if (session.isBusy || !(await session.replaceWith(saved))) return false;
    this.lastStamp = stamp;
    this.lastSaved = saved;
    this.mustWrite = false;
    this.markSaved(session.snapshot().answers);
    this.setNotice({ kind: 'followed' });
    return true;
  }

  private onSaved(stamp: string, saved: SavedGame, notice?: AutosaveNotice): void {
    this.lastStamp = stamp;
    this.lastSaved = saved;
    this.mustWrite = false;
    this.markSaved(saved.answers.length);
    notifyOtherWindows(this.session.id);
    if (notice) this.setNotice(notice);
    // What says that another game was kept is read at leisure; all else is over.
    else if (this.notice?.kind !== 'branched') this.setNotice(undefined);
    if (saved.answers.length >= MIN_ANSWERS_TO_PERSIST) requestPersistentStorage();
  }

  private isSaved(saved: SavedGame): boolean {
    return this.lastSaved !== undefined && compareSaves(this.lastSaved, saved) === 'same';
  }

  /** For whoever must know that nothing can be lost any more. */
  private markSaved(answers: number): void {
    document.documentElement.dataset.kept = `${this.session.id}:${answers}`;
  }

  private setNotice(notice: AutosaveNotice | undefined): void {
    this.notice = notice;
    this.listener.onNotice(notice);
  }
}

/** From so many answers on a game is something one would miss. */
const MIN_ANSWERS_TO_PERSIST = 10;

function noticeOf(error: unknown): AutosaveNotice {
  if (error instanceof NewerVersionError) return { kind: 'newer' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' };
  return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
}
