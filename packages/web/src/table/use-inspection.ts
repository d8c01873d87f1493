import { useCallback, useRef, useState } from 'react';

/** The pinned description of a component. */
export interface Inspection {
  /** The component; undefined if none is pinned. */
  readonly pinned: string | undefined;
  /** Pins a description. `byKey`: focuses it. */
  readonly inspect: (target: string, byKey?: boolean) => void;
  /** Pins a description, or closes it if it is pinned already. */
  readonly toggle: (target: string) => void;
  /** Closes the description without moving the focus. */
  readonly clear: () => void;
  /** Closes the description and returns the focus to where it was opened. */
  readonly dismiss: () => void;
}

/** Frames to wait for the description: the first one has to be fetched. */
const FRAMES = 90;

/** Pins one description at a time. */
export function useInspection(): Inspection {
  const [pinned, setPinned] = useState<string>();
  const opener = useRef<HTMLElement>(undefined);
  const inspect = useCallback((target: string, byKey = false) => {
    setPinned(target);
    if (!byKey || !(document.activeElement instanceof HTMLElement)) return;
    opener.current = document.activeElement;
    const enter = (frames: number) => {
      const button = document.querySelector<HTMLElement>('.inspector button');
      if (button) button.focus();
      else if (frames > 0) requestAnimationFrame(() => enter(frames - 1));
    };
    requestAnimationFrame(() => enter(FRAMES));
  }, []);
  const toggle = useCallback((target: string) => setPinned((before) => (before === target ? undefined : target)), []);
  const clear = useCallback(() => setPinned(undefined), []);
  const dismiss = useCallback(() => {
    setPinned(undefined);
    opener.current?.focus({ preventScroll: true });
    opener.current = undefined;
  }, []);
  return { pinned, inspect, toggle, clear, dismiss };
}
