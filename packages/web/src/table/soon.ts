import type { Face } from '../faces/face.js';

/** What most answers of a game need sooner or later, in the order in which they need it. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('./decision/news.js'),
  () => import('./decision/happened.js'),
  () => import('./threat/whereabouts.js'),
  () => import('./chronicle/timeline.js'),
  () => import('./decision/about.js'),
  () => import('./foreseen/foreseen.js'),
  () => import('./decision/dice-on-sheet.js'),
  async () => (await import('./dice-pictures.js')).fetchFaces(),
  () => import('./threat/scene.js'),
];

/**
 * Fetches parts of the table that are not there yet, one after the other while there is nothing else to do: no answer waits
 * for them then, nor for what their styles change. What cannot be fetched now is fetched when it is needed.
 */
export function fetchSoon({ soon = [] }: Pick<Face, 'soon'>): void {
  const left = [...PARTS, ...soon];
  const next = () => {
    const part = left.shift();
    part?.().then(whenIdle, whenIdle);
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2000 });
    else setTimeout(next, 200);
  };
  whenIdle();
}
