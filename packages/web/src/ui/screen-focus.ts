import { type RefObject, useEffect, useRef } from 'react';
import { hasChangedScreen } from '../app/route.js';
import { t } from '../words/t.js';

/**
 * What a screen does when one comes to it: it names the window, begins at its top, and takes the focus to its heading,
 * so that those who do not see the page hear where they are. The first screen of a visit leaves the focus alone.
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
