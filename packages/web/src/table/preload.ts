import type { GameUi } from '../game-ui/game-ui.js';

/** Chunks that most answers of a game need, in order of need. */
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
 * Loads missing parts of the table one after the other in idle time. No answer then waits for them or for a restyle.
 * Failed ones are loaded when needed.
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
