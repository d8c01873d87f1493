import { streetMapOf } from '@vigil/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { findSpot } from '../board/boards.js';
import type { Snapshot } from '../play/session.js';
import { useTable } from '../table/context.js';
import { preloadWhenIdle } from '../table/preload.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { useLoadedContent } from '../text/use-content.js';
import { ambienceAt } from './ambience.js';
import { type MotionPlan, playBoard, playLamp, RunningAnimations } from './board-animations.js';
import { type BoardDrawing, readBoardDrawing, type TokenPosition } from './board-drawing.js';
import { type Changes, compareViews } from './changes.js';
import { MomentDirector, type StagedMoment } from './moments/moment-director.js';
import { MomentScene } from './moments/moment-scene.js';
import { momentLength } from './moments/moment-steps.js';
import { isAfterRoll, type Moment, momentsOf } from './moments/moments.js';
import { playPanels } from './panel-animations.js';
import { canAnimate, getSettings, paceSpeed, useSettings } from './settings.js';
import { playAmbience, playSound, stopAmbience } from './sound.js';

/** The boards as drawn, and the roads on them. */
function createMotionPlan({ content, words }: LoadedContent): MotionPlan {
  return {
    roads: streetMapOf(content),
    centreOf: (place) => {
      const spot = findSpot(content, place, words);
      return spot && { x: spot.x, y: spot.y, turns: spot.kind === 'street' };
    },
  };
}

interface LastRender {
  readonly snapshot: Snapshot;
  /** The boards, in drawing order. */
  readonly stages: readonly BoardDrawing[];
  readonly active: string | undefined;
  /** Time of arrival, in milliseconds. */
  readonly time: number;
  /** The last position of the lamp, and the index of its board. */
  readonly lamp: { readonly on: number; readonly stand: TokenPosition } | undefined;
}

/**
 * Animates the results of an answer: compares the table before and after, and moves existing drawings. Events without a
 * choice are shown as moments above it. Nothing waits for either, and any click or key ends them.
 */
export default function Animations() {
  const loaded = useLoadedContent();
  const { snapshot, decision, gameUi } = useTable();
  const lastRender = useRef<LastRender>(undefined);
  const playing = useRef(new RunningAnimations());
  const [staged, setStaged] = useState<StagedMoment>();
  const [director] = useState(() => new MomentDirector(setStaged));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the board also shows who decides
  useLayoutEffect(() => {
    const stages = [...document.querySelectorAll<HTMLElement>('.board')].flatMap(
      (board) => readBoardDrawing(board) ?? [],
    );
    const [first] = stages;
    if (!first) return;
    const before = lastRender.current;
    const on = Math.max(
      0,
      stages.findIndex((stage) => stage.active !== undefined),
    );
    const { active, tokens } = stages[on] as BoardDrawing;
    const stand = tokens.get(active ?? '');
    const lamp = stand ? { on, stand } : before?.lamp;
    const time = performance.now();
    lastRender.current = { snapshot, stages, active, time, lamp };
    if (!before || (before.snapshot === snapshot && before.active === active)) return;
    if (before.snapshot !== snapshot) {
      playing.current.finish();
      director.end();
    }
    if (!isForwardStep(before.snapshot, snapshot, time - before.time)) return;
    const changed = before.snapshot !== snapshot;
    // Events shown line by line have been seen already.
    const events =
      before.snapshot.narratedLine !== undefined && snapshot.narratedLine === undefined ? [] : snapshot.events;
    const all = changed ? compareViews(before.snapshot.view, snapshot.view, events) : undefined;
    const speed = snapshot.lookingAt === undefined && canAnimate() ? paceSpeed(getSettings().pace) : 0;
    const happened = events.map(({ event }) => event);
    const own =
      gameUi.toMoment && ((event: (typeof happened)[number]) => gameUi.toMoment?.(loaded, event, snapshot.view));
    const moments = all && speed > 0 ? momentsOf(happened, own) : [];
    const changes = all && moments.length > 0 ? withoutMoments(all, moments) : all;
    if (changes) playChangeSound(changes);
    if (!canAnimate()) return;
    if (changes) {
      // A token that changes boards disappears on one and appears on the other.
      for (const [i, stage] of stages.entries()) {
        const was = before.stages[i];
        if (was) playBoard(playing.current, createMotionPlan(loaded), was, stage, changes);
      }
      const table = first.board.closest('.table') ?? document.body;
      const afterRoll = isAfterRoll(happened, own);
      const wait = afterRoll || speed === 0 ? 0 : moments.reduce((sum, one) => sum + momentLength(one) / speed, 0);
      const rolled = playPanels(playing.current, table, changes, speed, wait);
      const on = { speed, before: before.stages, after: stages, table, snapshot };
      if (moments.length > 0) director.play(moments, on, afterRoll ? rolled : undefined);
    }
    if (before.lamp?.on === on && !changes?.travels.some(({ id }) => id === active)) {
      playLamp(playing.current, before.lamp.stand, stages[on] as BoardDrawing);
    }
  }, [snapshot, decision]);

  // Listens before the roll does: ending the roll would start the moments that the key is to end.
  useEffect(() => {
    // Tests and tools wait for this.
    document.documentElement.dataset.moving = 'yes';
    return director.listen();
  }, [director]);
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
  // Loaded at the first interaction with the table; then loads the chunks for the first answers.
  useEffect(() => preloadWhenIdle(gameUi), [gameUi]);
  useAmbience();
  return (
    staged &&
    createPortal(<MomentScene key={staged.nth} {...staged} />, document.querySelector('main.table') ?? document.body)
  );
}

/** Plays the ambient sounds at the place of the deciding investigator. */
function useAmbience(): void {
  const { content } = useLoadedContent();
  const { snapshot, decision } = useTable();
  const { sound, volume } = useSettings();
  const { view } = snapshot;
  const place = view.investigators[decision?.by[0] ?? 0]?.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sound code reads the settings
  useEffect(() => {
    const update = () => playAmbience(ambienceAt(content, view, place));
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [content, view, place, sound, volume]);
  useEffect(() => stopAmbience, []);
}

/** Returns the changes to animate besides the moments, without their gates and tracks. */
function withoutMoments(changes: Changes, moments: readonly Moment[]): Changes {
  const theirs = new Set(moments.flatMap(({ at, places }) => places ?? (at === undefined ? [] : [at])));
  return {
    ...changes,
    gates: changes.gates.filter(({ at }) => !theirs.has(at)),
    doom: moments.some(({ doom }) => doom) ? 0 : changes.doom,
    terror: moments.some(({ terror }) => terror) ? 0 : changes.terror,
  };
}

/** Positions of the past that follow faster than this are shown without animation, in milliseconds. */
const MIN_STEP_MS = 240;

/** True if one position follows from the other by answers; undone answers are shown without animation. */
function isForwardStep(before: Snapshot, after: Snapshot, since: number): boolean {
  if (before.lookingAt !== undefined && after.lookingAt !== undefined)
    return (
      since > MIN_STEP_MS &&
      (after.lookingAt === before.lookingAt + 1 ||
        (after.lookingAt === before.lookingAt && progressWithin(before) < progressWithin(after)))
    );
  return after.lookingAt === undefined && before.lookingAt === undefined && after.answers >= before.answers;
}

/** Returns the progress of a position within its answer. */
const progressWithin = ({ lookingAtEvent = Number.POSITIVE_INFINITY }: Snapshot): number => lookingAtEvent;

/** Plays at most one sound for an answer, the most important one. */
function playChangeSound({ gates, terror, doom, rolled, travels, cardDrawn }: Changes): void {
  if (gates.length > 0) playSound('gate');
  else if (terror > 0 || doom > 0) playSound('terror');
  else if (rolled) playSound('dice');
  else if (cardDrawn) playSound('page');
  else if (travels.length > 0) playSound('step');
}
