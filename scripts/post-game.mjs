/** Plays the game by post of docs/play-by-post again, and writes its chronicle: `npm run regenerate -- post-game`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chronicleDocument, playPostGame } from './lib/post-game.mjs';
import { root, runIfMain } from './lib/run.mjs';

await runIfMain(import.meta.url, async () => {
  writeFileSync(join(root, 'docs', 'play-by-post', 'eight-weeks.md'), chronicleDocument(await playPostGame()));
});
