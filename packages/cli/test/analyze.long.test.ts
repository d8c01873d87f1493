import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run } from './vigil.js';

const GAME = fileURLToPath(new URL('../../../fixtures/games/dunwich-winning-team.json', import.meta.url));

it('vigil analyze prints chances by turn, decisions and rolls', async () => {
  const text = await run('analyze', GAME, '--worlds', '1', '--lang', 'de');
  expect(text).toMatch(/Runde \d+ +[█·]{40} +\d+\s% \(\d+\s% bis \d+\s%\)/);
  expect(text).toMatch(/Ende +·{40} +0\s%/);
  expect(text).toContain('Die wertvollsten Entscheidungen');
  expect(text).toContain('Das größte Würfelpech');
});

it('vigil analyze --json prints every point', async () => {
  const { points, judgement } = JSON.parse(await run('analyze', GAME, '--worlds', '1', '--json'));
  expect(points.at(-1)).toMatchObject({ at: 21, chance: 0 });
  expect(judgement.done).toBe(1);
});
