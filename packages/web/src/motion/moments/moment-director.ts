import type { Snapshot } from '../../play/session.js';
import { afterPaint } from '../../ui/after-paint.js';
import type { BoardDrawing } from '../board-drawing.js';
import { getSettings } from '../settings.js';
import { playMoment } from '../sound.js';
import { HeldChanges } from './held-changes.js';
import { getMomentArea, type MomentArea } from './moment-area.js';
import { MomentQueue, type ShownMoment } from './moment-queue.js';
import type { Moment } from './moments.js';

/** A moment as it is shown: where, how fast, and of which table. */
export interface StagedMoment extends ShownMoment {
  readonly room: MomentArea;
  readonly speed: number;
  readonly view: Snapshot['view'];
}

/** Moments one after the other, what the board holds back for them, and who ends them. */
export class MomentDirector {
  private readonly heldChanges = new HeldChanges();
  private readonly queue: MomentQueue;
  private context: { readonly speed: number; readonly snapshot: Snapshot } | undefined;
  private current: Moment | undefined;
  private room: MomentArea | undefined;
  private startedAt = 0;
  /** Until when a press is still meant for a moment that is gone, on the browser's clock. */
  private lateUntil = 0;
  /** What waits for a roll, until that is over. */
  private waiting: { readonly moments: readonly Moment[] } | undefined;

  constructor(stage: (staged: StagedMoment | undefined) => void) {
    this.queue = new MomentQueue((showing) => {
      const { context: of } = this;
      if (this.current) this.heldChanges.release(this.current);
      this.current = showing?.moment;
      if (!showing || !of) {
        this.heldChanges.release();
        this.lateUntil = performance.now() + getSettings().unseen;
        return stage(undefined);
      }
      playMoment(showing.moment);
      this.room = getMomentArea(showing.moment.at);
      stage({ ...showing, room: this.room, speed: of.speed, view: of.snapshot.view });
    });
  }

  /**
   * Plays moments, in place of any others, when the table they are about has been painted: nobody waits for them to see what
   * his answer brought. `rolled`: what they came of; they begin when it is over.
   */
  play(
    moments: readonly Moment[],
    on: {
      speed: number;
      before: readonly BoardDrawing[];
      after: readonly BoardDrawing[];
      table: Element;
      snapshot: Snapshot;
    },
    rolled: Promise<void> = afterPaint(),
  ): void {
    this.end();
    this.context = on;
    this.heldChanges.hold(moments, on.before, on.after, on.table);
    const begin = () => {
      this.waiting = undefined;
      this.startedAt = performance.now();
      this.queue.play(moments, on.speed);
    };
    const waiting = { moments };
    this.waiting = waiting;
    rolled.then(() => {
      if (this.waiting === waiting) begin();
    });
  }

  /** Ends all of them, those too that still wait. */
  end(): void {
    if (this.waiting) this.heldChanges.release();
    this.waiting = undefined;
    this.queue.end();
  }

  /** Whether a key or press was meant for a moment: not the second one of a double click at the answer before. */
  private isSkip(): boolean {
    return this.queue.busy && performance.now() - this.startedAt > getSettings().unseen;
  }

  /** Whether a press falls on what the moment shown now covers. */
  private isCovered({ clientX, clientY }: PointerEvent): boolean {
    const { room } = this;
    const [x, y] = [clientX - (room?.x ?? 0), clientY - (room?.y ?? 0)];
    return room !== undefined && x >= 0 && y >= 0 && x <= room.w && y <= room.h;
  }

  /**
   * Whether a press comes right after the last moment, where that was: one too many while they were gone through, which
   * is not meant for what comes to light below. As with answers, none is before there is a pause.
   */
  private isLate(event: PointerEvent): boolean {
    if (this.queue.busy || event.timeStamp > this.lateUntil || !this.isCovered(event)) return false;
    this.lateUntil = event.timeStamp + getSettings().unseen;
    return true;
  }

  /**
   * Any key, and any press on what a moment covers, ends the one that is shown; a press beside it, a key that may be an
   * answer, `s` and Escape end all of them.
   */
  listen(): () => void {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (MODIFIER_KEYS.has(key)) return;
        const ends = /^(?:[1-9su]|Escape|Enter)$/.test(key);
        if (this.waiting && ends) this.end();
        if (!this.isSkip()) return;
        if (ends) this.queue.end();
        else this.queue.next();
      },
      on,
    );
    let covered = false;
    window.addEventListener(
      'pointerdown',
      (event) => {
        covered = (this.queue.busy && this.isCovered(event)) || this.isLate(event);
        if (covered) event.stopPropagation();
        if (!this.isSkip()) return;
        if (covered) this.queue.next();
        else this.queue.end();
      },
      on,
    );
    // Nobody answers with what lies unseen below a moment.
    window.addEventListener(
      'click',
      (event) => {
        if (!covered || event.detail === 0) return;
        covered = false;
        event.stopPropagation();
        event.preventDefault();
      },
      on,
    );
    document.addEventListener('visibilitychange', () => this.end(), on);
    return () => {
      stop.abort();
      this.end();
    };
  }
}

/** Keys that do nothing by themselves. */
const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
