import { waysOf } from '@vigil/table';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { spotOf } from '../board/boards.js';
import type { Snapshot } from '../play/session.js';
import type { Edition } from '../say/edition.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { fetchSoon } from '../table/soon.js';
import { airAt } from './air.js';
import { type Changes, changesBetween } from './changes.js';
import { lengthOf } from './moments/beats.js';
import { Directed, type Staged } from './moments/directed.js';
import { type Moment, momentsOf, rollsFirst } from './moments/moments.js';
import { Scene } from './moments/scene.js';
import { playPanels } from './panels.js';
import { type Plan, Playing, playBoard, playLamp } from './play.js';
import { moves, settings, speedOf, useSettings } from './settings.js';
import { breathe, hush, play } from './sound.js';
import { type Stage, type Stand, stageOf } from './stage.js';

/** The boards as they are drawn, and the ways on them. */
function planOf({ content, words }: Edition): Plan {
  return {
    ways: waysOf(content),
    middle: (place) => {
      const spot = spotOf(content, place, words);
      return spot && { x: spot.x, y: spot.y, turns: spot.kind === 'street' };
    },
  };
}

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

/**
 * Lets what an answer brought about be seen to happen: it compares the table before and after, and moves what is drawn
 * already; what happened without a choice is shown as moments above it. Nothing waits for either, and any click or key
 * ends it.
 */
export default function Moving() {
  const edition = useEdition();
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
        if (was) playBoard(playing.current, planOf(edition), was, stage, changes);
      }
      const table = first.board.closest('.table') ?? document.body;
      const ofRoll = rollsFirst(happened, own);
      const wait = ofRoll || speed === 0 ? 0 : moments.reduce((sum, one) => sum + lengthOf(one) / speed, 0);
      const rolled = playPanels(playing.current, table, changes, speed, wait);
      const on = { speed, before: before.stages, after: stages, table, snapshot };
      if (moments.length > 0) directed.play(moments, on, ofRoll ? rolled : undefined);
    }
    if (before.lamp?.on === on && !changes?.travels.some(({ id }) => id === active)) {
      playLamp(playing.current, before.lamp.stand, stages[on] as Stage);
    }
  }, [snapshot, decision]);

  // It hears a key before the roll does, whose end would begin what the key is to end.
  useEffect(() => {
    // Said where tests and tools wait for it.
    document.documentElement.dataset.moving = 'yes';
    return directed.listen();
  }, [directed]);
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
  // Whoever is fetched at the first stir at the table fetches what the first answers need.
  useEffect(() => fetchSoon(face), [face]);
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
