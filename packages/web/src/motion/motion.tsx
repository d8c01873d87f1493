import { ofContent, waysOf } from '@vigil/table';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { spotOf } from '../board/boards.js';
import type { Snapshot } from '../play/session.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { type Changes, changesBetween } from './changes.js';
import { playPanels } from './panels.js';
import { type Plan, Playing, playBoard, playLamp } from './play.js';
import { moves } from './settings.js';
import { play } from './sound.js';
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

/**
 * Lets what an answer brought about be seen to happen: it compares the table before and after, and moves what is drawn
 * already. Nothing waits for it, and any click or key ends it.
 */
export function Motion() {
  const { content } = useEdition();
  const { snapshot, decision } = useTable();
  const seen = useRef<Seen>(undefined);
  const playing = useRef(new Playing());

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
    if (before.snapshot !== snapshot) playing.current.finish();
    if (!follows(before.snapshot, snapshot, when - before.when)) return;
    const changed = before.snapshot !== snapshot;
    // What was told line by line was seen then.
    const told = before.snapshot.telling !== undefined && snapshot.telling === undefined ? [] : snapshot.told;
    const changes = changed ? changesBetween(before.snapshot.view, snapshot.view, told) : undefined;
    if (changes) sounds(changes);
    if (!moves()) return;
    if (changes) {
      // Who went from one board to another disappears here and appears there.
      for (const [i, stage] of stages.entries()) {
        const was = before.stages[i];
        if (was) playBoard(playing.current, planOf(content), was, stage, changes);
      }
      playPanels(playing.current, first.board.closest('.table') ?? document.body, changes);
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
  return null;
}

/** One moment of the past after the other is shown at once, if they come as fast as this, in milliseconds. */
const HASTE = 240;

/** Whether one moment came of the other by answers: what was taken back is shown at once. */
function follows(before: Snapshot, after: Snapshot, since: number): boolean {
  if (before.lookingAt !== undefined && after.lookingAt !== undefined)
    return after.lookingAt === before.lookingAt + 1 && since > HASTE;
  return after.lookingAt === undefined && before.lookingAt === undefined && after.answers >= before.answers;
}

/** At most one sound for an answer, the weightiest. */
function sounds({ gates, terror, doom, thrown, travels, card }: Changes): void {
  if (gates.length > 0) play('gate');
  else if (terror > 0 || doom > 0) play('terror');
  else if (thrown) play('dice');
  else if (card) play('page');
  else if (travels.length > 0) play('step');
}
