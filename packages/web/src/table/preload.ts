import type { GameUi } from '../game-ui/game-ui.js';

/** What most answers of a game need sooner or later, in the order in which they need it. */
const CHUNKS: readonly (() => Promise<unknown>)[] = [
  () => import('./decision/news.js'),
  () => import('./decision/news-pictures.js'),
  () => import('./threat/decision-place.js'),
  () => import('./chronicle/timeline.js'),
  () => import('./decision/decision-subject.js'),
  () => import('./preview/answer-previews.js'),
  () => import('./decision/roll-display.js'),
  async () => (await import('./dice-pictures.js')).preloadDiceFaces(),
  () => import('./threat/engraved-scene.js'),
];

/**
 * Fetches parts of the table that are not there yet, one after the other while there is nothing else to do: no answer waits
 * for them then, nor for what their styles change. What cannot be fetched now is fetched when it is needed.
 */
export function preloadWhenIdle({ soon = [] }: Pick<GameUi, 'soon'>): void {
  const left = [...CHUNKS, ...soon];
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
