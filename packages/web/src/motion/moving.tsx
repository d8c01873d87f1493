import { ofContent, waysOf } from '@vigil/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { spotOf } from '../board/boards.js';
import type { Snapshot } from '../play/session.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { airAt } from './air.js';
import { type Changes, changesBetween } from './changes.js';
import { Holding } from './moments/holding.js';
import { type Moment, momentsOf } from './moments/moments.js';
import { Queue, type Showing } from './moments/queue.js';
import { roomFor } from './moments/room.js';
import { type Room, Scene } from './moments/scene.js';
import { playPanels } from './panels.js';
import { type Plan, Playing, playBoard, playLamp } from './play.js';
import { moves, settings, speedOf, useSettings } from './settings.js';
import { breathe, hush, play, playMoment } from './sound.js';
import { type Stage, type Stand, stageOf } from './stage.js';

const planOf = ofContent(
  (content): Plan => ({
    ways: waysOf(content),
    middle: (place) => {
      const spot = spotOf(content, place);
      return spot && { x: spot.x, y: spot.y, turns: spot.kind === 'street' };
    },
  }),
);

interface Seen {
  readonly snapshot: Snapshot;
  /** The boards, in the order in which they are drawn. */
  readonly stages: readonly Stage[];
  readonly active: string | undefined;
  /** When it came, in milliseconds. */
  readonly when: number;
  /** Where the lamp stood last, and on which board. */
  readonly lamp: { readonly on: number; readonly stand: Stand } | undefined;
}

/** A moment as it is shown: where, how fast, and of which table. */
interface Staged extends Showing {
  readonly room: Room;
  readonly speed: number;
  readonly view: Snapshot['view'];
}

/**
 * Lets what an answer brought about be seen to happen: it compares the table before and after, and moves what is drawn
 * already; what happened without a choice is shown as moments above it. Nothing waits for either, and any click or key
 * ends it.
 */
export default function Moving() {
  const edition = useEdition();
  const { content } = edition;
  const { snapshot, decision, face } = useTable();
  const seen = useRef<Seen>(undefined);
  const playing = useRef(new Playing());
  const [staged, setStaged] = useState<Staged>();
  const [directed] = useState(() => new Directed(setStaged));

  // biome-ignore lint/correctness/useExhaustiveDependencies: who decides is drawn on the board as well
  useLayoutEffect(() => {
    const stages = [...document.querySelectorAll<HTMLElement>('.board')].flatMap((board) => stageOf(board) ?? []);
    const [first] = stages;
    if (!first) return;
    const before = seen.current;
    const on = Math.max(
      0,
      stages.findIndex((stage) => stage.active !== undefined),
    );
    const { active, tokens } = stages[on] as Stage;
    const stand = tokens.get(active ?? '');
    const lamp = stand ? { on, stand } : before?.lamp;
    const when = performance.now();
    seen.current = { snapshot, stages, active, when, lamp };
    if (!before || (before.snapshot === snapshot && before.active === active)) return;
    if (before.snapshot !== snapshot) {
      playing.current.finish();
      directed.end();
    }
    if (!follows(before.snapshot, snapshot, when - before.when)) return;
    const changed = before.snapshot !== snapshot;
    // What was told line by line was seen then.
    const told = before.snapshot.telling !== undefined && snapshot.telling === undefined ? [] : snapshot.told;
    const all = changed ? changesBetween(before.snapshot.view, snapshot.view, told) : undefined;
    const speed = snapshot.lookingAt === undefined && moves() ? speedOf(settings().pace) : 0;
    const happened = told.map(({ event }) => event);
    const own = face.moments && ((event: (typeof happened)[number]) => face.moments?.(edition, event, snapshot.view));
    const moments = all && speed > 0 ? momentsOf(happened, own) : [];
    const changes = all && moments.length > 0 ? besides(all, moments) : all;
    if (changes) sounds(changes);
    if (!moves()) return;
    if (changes) {
      // Who went from one board to another disappears here and appears there.
      for (const [i, stage] of stages.entries()) {
        const was = before.stages[i];
        if (was) playBoard(playing.current, planOf(content), was, stage, changes);
      }
      const table = first.board.closest('.table') ?? document.body;
      playPanels(playing.current, table, changes, speed);
      if (moments.length > 0) directed.play(moments, { speed, before: before.stages, after: stages, table, snapshot });
    }
    if (before.lamp?.on === on && !changes?.travels.some(({ id }) => id === active)) {
      playLamp(playing.current, before.lamp.stand, stages[on] as Stage);
    }
  }, [snapshot, decision]);

  useEffect(() => {
    const now = playing.current;
    const skip = () => now.finish();
    window.addEventListener('pointerdown', skip, true);
    window.addEventListener('keydown', skip, true);
    return () => {
      skip();
      window.removeEventListener('pointerdown', skip, true);
      window.removeEventListener('keydown', skip, true);
    };
  }, []);
  useEffect(() => {
    // Said where tests and tools wait for it.
    document.documentElement.dataset.moving = 'yes';
    return directed.listen();
  }, [directed]);
  useAir();
  return (
    staged &&
    createPortal(<Scene key={staged.nth} {...staged} />, document.querySelector('main.table') ?? document.body)
  );
}

/** What is in the air where somebody decides. */
function useAir(): void {
  const { content } = useEdition();
  const { snapshot, decision } = useTable();
  const { sound, volume } = useSettings();
  const { view } = snapshot;
  const place = view.investigators[decision?.by[0] ?? 0]?.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are read by what sounds
  useEffect(() => {
    const air = () => breathe(airAt(content, view, place));
    air();
    document.addEventListener('visibilitychange', air);
    return () => document.removeEventListener('visibilitychange', air);
  }, [content, view, place, sound, volume]);
  useEffect(() => hush, []);
}

/** Moments one after the other, what the board holds back for them, and who ends them. */
class Directed {
  private readonly holding = new Holding();
  private readonly queue: Queue;
  private of: { readonly speed: number; readonly snapshot: Snapshot } | undefined;
  private shown: Moment | undefined;
  private room: Room | undefined;
  private since = 0;

  constructor(stage: (staged: Staged | undefined) => void) {
    this.queue = new Queue((showing) => {
      const { of } = this;
      if (this.shown) this.holding.release(this.shown);
      this.shown = showing?.moment;
      if (!showing || !of) {
        this.holding.release();
        return stage(undefined);
      }
      playMoment(showing.moment);
      this.room = roomFor(showing.moment.at);
      stage({ ...showing, room: this.room, speed: of.speed, view: of.snapshot.view });
    });
  }

  play(
    moments: readonly Moment[],
    on: { speed: number; before: readonly Stage[]; after: readonly Stage[]; table: Element; snapshot: Snapshot },
  ): void {
    this.of = on;
    this.since = performance.now();
    this.holding.hold(moments, on.before, on.after, on.table);
    this.queue.play(moments, on.speed);
  }

  end(): void {
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
   * Any key, and any press on what a moment covers, ends the one that is shown; a press beside it, a key that may be an
   * answer, `s` and Escape end all of them.
   */
  listen(): () => void {
    const stop = new AbortController();
    const on = { signal: stop.signal, capture: true };
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (!this.skips() || PASSIVE.has(key)) return;
        if (/^(?:[1-9su]|Escape|Enter)$/.test(key)) this.queue.end();
        else this.queue.next();
      },
      on,
    );
    let covered = false;
    window.addEventListener(
      'pointerdown',
      (event) => {
        covered = this.queue.busy && this.covers(event);
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
    document.addEventListener('visibilitychange', () => this.queue.end(), on);
    return () => {
      stop.abort();
      this.queue.end();
    };
  }
}

/** Keys that do nothing by themselves. */
const PASSIVE: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** What moves besides the moments: gates and tracks they speak of are theirs. */
function besides(changes: Changes, moments: readonly Moment[]): Changes {
  const theirs = new Set(moments.flatMap(({ at, places }) => places ?? (at === undefined ? [] : [at])));
  return {
    ...changes,
    gates: changes.gates.filter(({ at }) => !theirs.has(at)),
    doom: moments.some(({ doom }) => doom) ? 0 : changes.doom,
    terror: moments.some(({ terror }) => terror) ? 0 : changes.terror,
  };
}

/** One moment of the past after the other is shown at once, if they come as fast as this, in milliseconds. */
const HASTE = 240;

/** Whether one moment came of the other by answers: what was taken back is shown at once. */
function follows(before: Snapshot, after: Snapshot, since: number): boolean {
  if (before.lookingAt !== undefined && after.lookingAt !== undefined)
    return (
      since > HASTE &&
      (after.lookingAt === before.lookingAt + 1 ||
        (after.lookingAt === before.lookingAt && within(before) < within(after)))
    );
  return after.lookingAt === undefined && before.lookingAt === undefined && after.answers >= before.answers;
}

/** How far a moment is within its answer. */
const within = ({ lookingWithin = Number.POSITIVE_INFINITY }: Snapshot): number => lookingWithin;

/** At most one sound for an answer, the weightiest. */
function sounds({ gates, terror, doom, thrown, travels, card }: Changes): void {
  if (gates.length > 0) play('gate');
  else if (terror > 0 || doom > 0) play('terror');
  else if (thrown) play('dice');
  else if (card) play('page');
  else if (travels.length > 0) play('step');
}
