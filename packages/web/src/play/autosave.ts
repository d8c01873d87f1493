import type { SavedGame } from '@vigil/table';
import { afterPaint } from '../ui/after-paint.js';
import { newId } from './chance.js';
import { NewerVersionError } from './database.js';
import { loadSave, loadStamp, type StoredSave, saveGame } from './game-storage.js';
import { notifyOtherWindows, onOtherWindowSaved } from './other-windows.js';
import { requestPersistentStorage } from './persistent-storage.js';
import { compareSaves } from './saved-game.js';
import type { Session } from './session.js';

/**
 * State of the autosave. `full`: no storage left. `newer`: written by a newer page. `failed`: another error.
 * `followed`: another window played on and is shown. `branched`: both played on; this game is separate now, beside
 * `other`. `again`: restored after another window deleted it.
 */
export type AutosaveNotice =
  | { readonly kind: 'full' | 'newer' | 'followed' | 'again' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'branched'; readonly other: string };

/** Listener of an autosave: a notice, or a new id of the game. */
export interface AutosaveListener {
  readonly onNotice: (notice: AutosaveNotice | undefined) => void;
  readonly onNewId: (id: string) => void;
}

const NO_LISTENER: AutosaveListener = { onNotice: () => {}, onNewId: () => {} };

/**
 * Saves one game after every answer and follows other windows. No write replaces a state this window has not seen. If
 * only another window played on, the game follows it; if both did, this game gets its own id.
 */
export class Autosave {
  readonly session: Session;
  /** The writing that this window has seen last, and the game in it. */
  private lastStamp: string | undefined;
  private lastSaved: unknown;
  private lastBots: unknown;
  private readonly windowId = newId();
  private pending: Promise<void> = Promise.resolve();
  private isQueued = false;
  /** An opened game is saved once, to add data that an earlier page did not save. */
  private mustWrite: boolean;
  /** Another window may have gone on while this one looked back. */
  private mustCheckLater = false;
  private notice: AutosaveNotice | undefined;
  private listener = NO_LISTENER;

  constructor(session: Session, opened?: StoredSave) {
    this.session = session;
    this.lastStamp = opened?.stamp;
    this.lastSaved = opened?.saved;
    this.lastBots = opened?.bots;
    this.mustWrite = opened !== undefined;
  }

  /** Saves the game now. An error is reported to the next listener. */
  saveNow(): Promise<void> {
    this.pending = this.pending.then(() => this.write());
    return this.pending;
  }

  /** Saves the game after every change. Returns the function that stops it. */
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
    // An earlier moment on display is not the current game.
    if (snapshot.lookingAt !== undefined) return;
    const saved = session.save();
    const { bots } = session;
    if (this.isSaved(saved) && !this.mustWrite && sameBots(bots, this.lastBots)) {
      this.markSaved(snapshot.answers);
      return this.mustCheckLater ? this.checkOtherWindows() : undefined;
    }
    const game = { snapshot, saved, names: session.names(), lastStamp: this.lastStamp, writer: this.windowId };
    try {
      const result = await saveGame(game);
      this.lastBots = bots;
      if (result.did === 'saved') return this.onSaved(result.stamp, saved);
      if (result.did === 'forgotten') {
        // A window without new answers does not restore a deleted game.
        if (this.isSaved(saved)) return;
        const rewritten = await saveGame({ ...game, lastStamp: undefined });
        if (rewritten.did === 'saved') this.onSaved(rewritten.stamp, saved, { kind: 'again' });
        return;
      }
      if (result.did === 'ahead' && (await this.resumeFrom(result))) return;
      // An answer is on its way: when it is here, this is looked at again.
      if (session.isBusy) return;
      const id = newId();
      const branched = await saveGame({ ...game, snapshot: { ...snapshot, id }, lastStamp: undefined });
      if (branched.did !== 'saved') return;
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
      // The next answer tries again and reports it.
    }
  }

  /** Loads the state saved by another window; false if that is impossible. */
  private async resumeFrom({ saved, stamp, bots }: StoredSave): Promise<boolean> {
    const { session } = this;
    if (session.isBusy || !(await session.replaceWith(saved, bots))) return false;
    this.lastStamp = stamp;
    this.lastSaved = saved;
    this.lastBots = bots;
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
    // The notice of a branch stays; all others are over.
    else if (this.notice?.kind !== 'branched') this.setNotice(undefined);
    if (saved.answers.length >= MIN_ANSWERS_TO_PERSIST) requestPersistentStorage();
  }

  private isSaved(saved: SavedGame): boolean {
    return this.lastSaved !== undefined && compareSaves(this.lastSaved, saved) === 'same';
  }

  /** Marks the number of saved answers in the document. */
  private markSaved(answers: number): void {
    document.documentElement.dataset.saved = `${this.session.id}:${answers}`;
  }

  private setNotice(notice: AutosaveNotice | undefined): void {
    this.notice = notice;
    this.listener.onNotice(notice);
  }
}

/** True if the same seats are played by bots. */
function sameBots(now: readonly unknown[], before: unknown): boolean {
  return JSON.stringify(now) === JSON.stringify(before ?? []);
}

/** Number of answers from which a game is worth keeping. */
const MIN_ANSWERS_TO_PERSIST = 10;

function noticeOf(error: unknown): AutosaveNotice {
  if (error instanceof NewerVersionError) return { kind: 'newer' };
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { kind: 'full' };
  return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
}
