import type { Snapshot } from '../../play/session.js';
import { afterPaint } from '../../ui/after-paint.js';
import type { BoardDrawing } from '../board-drawing.js';
import { getSettings } from '../settings.js';
import { playMoment } from '../sound.js';
import { HeldChanges } from './held-changes.js';
import { getMomentArea, type MomentArea } from './moment-area.js';
import { MomentQueue, type ShownMoment } from './moment-queue.js';
import type { Moment } from './moments.js';

/** A moment on display: its area, its speed, and its table. */
export interface StagedMoment extends ShownMoment {
  readonly room: MomentArea;
  readonly speed: number;
  readonly view: Snapshot['view'];
}

/** Plays moments one after the other, holds back their changes on the board, and handles skipping. */
export class MomentDirector {
  private readonly heldChanges = new HeldChanges();
  private readonly queue: MomentQueue;
  private context: { readonly speed: number; readonly snapshot: Snapshot } | undefined;
  private current: Moment | undefined;
  private room: MomentArea | undefined;
  private startedAt = 0;
  /** End of the period in which a press still counts for a finished moment, on the browser's clock. */
  private lateUntil = 0;
  /** Moments that wait for the end of a roll. */
  private waiting: { readonly moments: readonly Moment[] } | undefined;

  constructor(stage: (staged: StagedMoment | undefined) => void) {
    this.queue = new MomentQueue((showing) => {
      const { context } = this;
      if (this.current) this.heldChanges.release(this.current);
      this.current = showing?.moment;
      if (!showing || !context) {
        this.heldChanges.release();
        this.lateUntil = performance.now() + getSettings().answerDelay;
        return stage(undefined);
      }
      playMoment(showing.moment);
      this.room = getMomentArea(showing.moment.at);
      stage({ ...showing, room: this.room, speed: context.speed, view: context.snapshot.view });
    });
  }

  /**
   * Plays moments, in place of any others, once their table has been painted: the result of an answer is visible at
   * once. `rolled`: the roll they result from; they begin at its end.
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

  /** Ends all of them, including those waiting. */
  end(): void {
    if (this.waiting) this.heldChanges.release();
    this.waiting = undefined;
    this.queue.end();
  }

  /** True if a key or press is meant for a moment, and not the second one of a double click. */
  private isSkip(): boolean {
    return this.queue.busy && performance.now() - this.startedAt > getSettings().answerDelay;
  }

  /** True if a press is on the area covered by the current moment. */
  private isCovered({ clientX, clientY }: PointerEvent): boolean {
    const { room } = this;
    const [x, y] = [clientX - (room?.x ?? 0), clientY - (room?.y ?? 0)];
    return room !== undefined && x >= 0 && y >= 0 && x <= room.w && y <= room.h;
  }

  /**
   * True if a press comes right after the last moment, at its place. It is one too many while skipping, and not meant
   * for the element below. As with answers, no press counts until there is a pause.
   */
  private isLate(event: PointerEvent): boolean {
    if (this.queue.busy || event.timeStamp > this.lateUntil || !this.isCovered(event)) return false;
    this.lateUntil = event.timeStamp + getSettings().answerDelay;
    return true;
  }

  /**
   * Any key, and any press on the area covered by a moment, ends the current one. A press outside, a key that may be an
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
    // A press must not answer with a button hidden below a moment.
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

/** Keys without an effect of their own. */
const MODIFIER_KEYS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
