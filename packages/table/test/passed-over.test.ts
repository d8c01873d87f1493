import type { Decision } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { isChoice } from '../src/index.js';

const asked = (options: readonly string[], asides: number, idle?: readonly string[]) =>
  isChoice({
    options: options.map((id) => ({ id, key: 'o.use' })),
    asides: Array.from({ length: asides }, (_, i) => ({ id: `aside:${i}` })),
    ...(idle && { about: { idle } }),
  } as unknown as Decision);

describe('a question that the table passes over', () => {
  it('has one option and nothing else', () => {
    expect(asked(['done'], 0)).toBe(false);
    expect(asked(['done'], 1)).toBe(true);
    expect(asked(['done', 'use:heal'], 0)).toBe(true);
  });

  it('has none but idle offers beside its end', () => {
    expect(asked(['done', 'use:vincent-lee'], 2, ['use:vincent-lee'])).toBe(false);
    expect(asked(['done', 'use:vincent-lee', 'use:heal'], 0, ['use:vincent-lee'])).toBe(true);
    expect(asked(['done', 'use:vincent-lee'], 0, [])).toBe(true);
  });
});
