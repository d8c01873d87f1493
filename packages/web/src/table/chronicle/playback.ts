import { useCallback, useEffect, useRef, useState } from 'react';
import type { Session, Snapshot } from '../../play/session.js';
import type { TimelineMark } from '../../text/log-line.js';
import { nextPosition, type StepUnit } from './stepping.js';

/** Playback speeds, in steps per second. */
export const RATES = [1, 4, 15] as const;

/** The position on the timeline, and its controls. */
export interface Playback {
  /** The number of answers; all of them is the present. */
  readonly at: number;
  readonly playing: boolean;
  readonly rate: number;
  /** Plays from the current position, from the beginning if that is the present; or stops. */
  readonly toggle: () => void;
  readonly setRate: (rate: number) => void;
  readonly goTo: (at: number) => void;
  readonly goToPresent: () => void;
  /** Moves by one step: an event or an answer. */
  readonly step: (direction: 1 | -1) => void;
  readonly unit: StepUnit;
  /** Undefined if only answers are known. */
  readonly setUnit: ((unit: StepUnit) => void) | undefined;
  /** Moves to the next or previous mark: only starts of turns, or any. */
  readonly jump: (direction: 1 | -1, turns: boolean) => void;
}

/** Controls the display of past positions of a game. */
export function usePlayback(session: Session, snapshot: Snapshot): Playback {
  const { answers, lookingAt, lookingAtEvent, marks } = snapshot;
  const [chosen, setUnit] = useState<StepUnit>('event');
  const unit = session.hasSave ? chosen : 'answer';
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<number>(RATES[1]);
  const at = lookingAt ?? answers;
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  // At most one position per frame is requested while the handle is dragged.
  const goTo = useCallback(
    (to: number, event?: number) => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => session.lookAt(to, event));
    },
    [session],
  );
  const goToPresent = useCallback(() => {
    setPlaying(false);
    cancelAnimationFrame(frame.current);
    session.lookAt(undefined);
  }, [session]);
  const jump = useCallback(
    (direction: 1 | -1, turns: boolean) => goTo(findMark(marks, at, direction, turns) ?? (direction < 0 ? 0 : answers)),
    [goTo, marks, at, answers],
  );
  const nextFrom = useCallback(
    (direction: 1 | -1) => nextPosition(session.lines, { at, event: lookingAtEvent }, direction, unit, answers),
    [session, at, lookingAtEvent, unit, answers],
  );
  const step = useCallback(
    (direction: 1 | -1) => {
      const to = nextFrom(direction);
      goTo(to.at, to.event);
    },
    [nextFrom, goTo],
  );
  const toggle = useCallback(() => {
    setPlaying((before) => !before);
    if (!playing && lookingAt === undefined) goTo(0);
  }, [playing, lookingAt, goTo]);

  // The next position is requested after the last one has been drawn.
  useEffect(() => {
    if (!playing || lookingAt === undefined) return;
    const timer = setTimeout(() => {
      const to = nextFrom(1);
      if (to.at >= answers && to.event === undefined) setPlaying(false);
      session.lookAt(to.at, to.event);
    }, 1000 / rate);
    return () => clearTimeout(timer);
  }, [playing, lookingAt, answers, rate, session, nextFrom]);

  return {
    at,
    playing,
    rate,
    toggle,
    setRate,
    goTo,
    goToPresent,
    jump,
    step,
    unit,
    setUnit: session.hasSave ? setUnit : undefined,
  };
}

/** Returns the number of answers at the nearest mark in a direction. */
function findMark(marks: readonly TimelineMark[], at: number, direction: 1 | -1, turns: boolean): number | undefined {
  const candidates = marks.filter(
    (mark) => (!turns || mark.kind === 'turn') && (direction > 0 ? mark.at > at : mark.at < at),
  );
  return (direction > 0 ? candidates[0] : candidates.at(-1))?.at;
}

/**
 * The keys of the timeline, anywhere at the table. Comma and full stop step, with Shift from turn to turn. p plays and
 * pauses. Escape and End return to the present.
 */
export function useTimelineKeys(playback: Playback, looking: boolean, on: boolean): void {
  const latest = useRef({ playback, looking, on });
  latest.current = { playback, looking, on };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { playback: to, looking: past, on: listens } = latest.current;
      if (!listens || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      const home = target instanceof Element && target.closest('.timeline') !== null;
      if (!home && target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      if (key === ',') to.step(-1);
      else if (key === '.') past && to.step(1);
      else if (key === '<' || key === ';') to.jump(-1, true);
      else if (key === '>' || key === ':') past && to.jump(1, true);
      else if (key === 'p' && !event.repeat) to.toggle();
      else if ((key === 'Escape' || key === 'End') && past) to.goToPresent();
      else return;
      event.preventDefault();
    };
    // Registered before the keys of the table, where Escape closes a description.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
