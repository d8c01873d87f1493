import { type RefObject, useEffect, useRef } from 'react';
import { hasChangedScreen } from '../app/route.js';
import { t } from '../words/t.js';

/**
 * Sets the window title, scrolls to the top and moves the focus to the heading of a new screen. The first screen of a
 * visit leaves the focus alone.
 */
export function useScreenFocus(screen: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = screen === '' ? 'Vigil' : t('ui.frame.title', { screen });
    if (!hasChangedScreen()) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [screen]);
  return heading;
}
