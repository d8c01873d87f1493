import { labFor } from '@vigil/lab';
import { describe, expect, it } from 'vitest';

describe('random games with corrections', () => {
  it.each(['arkham', 'haunt'])(
    'of %s keep every invariant and are the same after save, fork, undo and replay',
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
