import { useEffect, useRef } from 'react';
import { findDayEndOption, keyedOptions } from '../../play/options.js';
import type { Session } from '../../play/session.js';
import type { TableContext } from '../context.js';

/**
 * The global keys of the table. 1 to 9 answer, with Shift the tenth to the eighteenth; u is undo, m opens other actions, c compares cards. w shows or hides the
 * planner, i pins the description of the focused component.
 */
export function useTableKeys(
  table: TableContext,
  session: Session,
  dismiss: () => void,
  compare: () => void,
  plan: (() => void) | undefined,
): void {
  const now = useRef({ table, session, putAway: dismiss, compare, plan });
  now.current = { table, session, putAway: dismiss, compare, plan };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return;
      const { key } = event;
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const { table: at, session: game } = now.current;
      if (/^[1-9]$/.test(key) && document.querySelector('.decision [data-keys]')) {
        // A custom form labels its own numbers.
        document.querySelector<HTMLElement>(`.decision [data-key="${key}"]`)?.click();
      } else if (/^[1-9]$/.test(key)) {
        const option = at.decision && keyedOptions(at.decision, at.canAnswer)[Number(key) - 1];
        if (option) at.answer(option.id);
      } else if (
        event.shiftKey &&
        digit !== undefined &&
        at.decision &&
        findDayEndOption(at.decision.options, () => true)
      ) {
        const option = keyedOptions(at.decision, at.canAnswer)[Number(digit) + 8];
        if (option) at.answer(option.id);
      } else if (key === 'u') game.undo();
      else if (key === 'm') document.querySelector<HTMLElement>('.asides summary')?.click();
      else if (key === 'c') now.current.compare();
      else if (key === 'w') now.current.plan?.();
      else if (key === 'i') {
        const about = document.activeElement?.closest<HTMLElement | SVGElement>('[data-about]')?.dataset.about;
        if (about !== undefined) at.inspect(about, true);
      } else if (key === 'Escape') now.current.putAway();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
