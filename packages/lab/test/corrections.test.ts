import { labFor } from '@vigil/lab';
import { describe, expect, it, vi } from 'vitest';

// A busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 });

describe('games in which a keeper puts something right now and then', () => {
  it.each(['arkham', 'haunt'])(
    '%s: keep every invariant, are told as they are, and come to the same by save, fork, undo and replay',
    async (game) => {
      const lab = await labFor(game, { packs: ['base'] });
      for (let index = 0; index < 4; index++) {
        const { fault, answers } = lab.fuzzOut('put right', index, { corrections: true });
        expect(fault?.error).toBeUndefined();
        expect(answers).toBeGreaterThan(50);
      }
    },
  );
});
