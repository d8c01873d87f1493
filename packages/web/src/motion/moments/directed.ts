import { painted } from '../../frame/painted.js';
import type { Snapshot } from '../../play/session.js';
import { settings } from '../settings.js';
import { playMoment } from '../sound.js';
import type { Stage } from '../stage.js';
import { Holding } from './holding.js';
import type { Moment } from './moments.js';
import { Queue, type Showing } from './queue.js';
import { type Room, roomFor } from './room.js';

/** A moment as it is shown: where, how fast, and of which table. */
export interface Staged extends Showing {
  readonly room: Room;
  readonly speed: number;
  readonly view: Snapshot['view'];
}

/** Moments one after the other, what the board holds back for them, and who ends them. */
export class Directed {
  private readonly holding = new Holding();
  private readonly queue: Queue;
  private of: { readonly speed: number; readonly snapshot: Snapshot } | undefined;
  private shown: Moment | undefined;
  private room: Room | undefined;
  private since = 0;
  /** Until when a press is still meant for a moment that is gone, on the browser's clock. */
  private over = 0;
  /** What waits for a roll, until that is over. */
  private waiting: { readonly moments: readonly Moment[] } | undefined;

  constructor(stage: (staged: Staged | undefined) => void) {
    this.queue = new Queue((showing) => {
      const { of } = this;
      if (this.shown) this.holding.release(this.shown);
      this.shown = showing?.moment;
      if (!showing || !of) {
        this.holding.release();
        this.over = performance.now() + settings().unseen;
        return stage(undefined);
      }
      playMoment(showing.moment);
      this.room = roomFor(showing.moment.at);
      stage({ ...showing, room: this.room, speed: of.speed, view: of.snapshot.view });
    });
  }

  /**
   * Plays moments, in place of any others, when the table they are about has been painted: nobody waits for them to see what
   * his answer brought. `rolled`: what they came of; they begin when it is over.
   */
  play(
    moments: readonly Moment[],
    on: { speed: number; before: readonly Stage[]; after: readonly Stage[]; table: Element; snapshot: Snapshot },
    rolled: Promise<void> = painted(),
  ): void {
    this.end();
    this.of = on;
    this.holding.hold(moments, on.before, on.after, on.table);
    const begin = () => {
      this.waiting = undefined;
      this.since = performance.now();
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
    if (this.waiting) this.holding.release();
    this.waiting = undefined;
    this.queue.end();
  }

  /** Whether a key or press was meant for a moment: not the second one of a double click at the answer before. */
  private skips(): boolean {
    return this.queue.busy && performance.now() - this.since > settings().unseen;
  }

  /** Whether a press falls on what the moment shown now covers. */
  private covers({ clientX, clientY }: PointerEvent): boolean {
    const { room } = this;
    const [x, y] = [clientX - (room?.x ?? 0), clientY - (room?.y ?? 0)];
    return room !== undefined && x >= 0 && y >= 0 && x <= room.w && y <= room.h;
  }

  /**
   * Whether a press comes right after the last moment, where that was: one too many while they were gone through, which
   * is not meant for what comes to light below. As with answers, none is before there is a pause.
   */
  private comesLate(event: PointerEvent): boolean {
    if (this.queue.busy || event.timeStamp > this.over || !this.covers(event)) return false;
    this.over = event.timeStamp + settings().unseen;
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
        if (PASSIVE.has(key)) return;
        const ends = /^(?:[1-9su]|Escape|Enter)$/.test(key);
        if (this.waiting && ends) this.end();
        if (!this.skips()) return;
        if (ends) this.queue.end();
        else this.queue.next();
      },
      on,
    );
    let covered = false;
    window.addEventListener(
      'pointerdown',
      (event) => {
        covered = (this.queue.busy && this.covers(event)) || this.comesLate(event);
        if (covered) event.stopPropagation();
        if (!this.skips()) return;
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
const PASSIVE: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
