/** A walk of several places is undone at once. */
import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { findDestinations, Host, openGame } from '../src/index.js';

describe('a path of several places', () => {
  it('is undone at once if its steps were given as one, and step by step otherwise', async () => {
    const opened = await openGame('arkham', [{ pack: BASE }]);
    for (const isOneMove of [true, false]) {
      const host = Host.start(opened, { investigators: ['kate-winthrop'], ancientOne: 'yig' }, 'a way');
      let now = host.update();
      for (let n = 0; n < 60 && now.decisions[0]?.key !== 'q.movement'; n++) {
        const [decision] = now.decisions;
        // Maximum Speed.
        const option = decision?.key === 'q.start-speed-sneak' ? 'stop:3' : decision?.options[0]?.id;
        now = host.answer(decision?.id ?? '', option ?? '');
      }
      const before = now;
      const path = findDestinations(opened.content, now.view, now.decisions[0])?.find(
        ({ answers, foesOnPath }) => answers.length >= 2 && foesOnPath.length === 0,
      );
      expect(path).toBeDefined();
      for (const [i, step] of (path?.answers ?? []).entries()) {
        now = host.answer(now.decisions[0]?.id ?? '', step, {
          answerForced: false,
          withViews: false,
          further: isOneMove && i > 0,
        });
      }
      expect(now.view.investigators[0]?.place).toBe(path?.place);
      expect(now.lastChoice).toBe(before.answers + (isOneMove ? 1 : (path?.answers.length ?? 0)));
      const back = host.undo();
      expect(back.answers).toBe(isOneMove ? before.answers : now.answers - 1);
      if (isOneMove) expect(back.view.investigators).toEqual(before.view.investigators);
    }
  });
});
