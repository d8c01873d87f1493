import { createHash } from 'node:crypto';
import { Dice, seedHashOf } from '@vigil/engine';
import { expect, test } from 'vitest';
import { newSeed } from '../../src/tables/tokens.js';

const environment = { now: () => 0, random: (bytes: number) => Buffer.alloc(bytes, 7) };

test('the published hash of a seed is neither the key of its dice nor a part of their state', () => {
  const { seed, seedHash } = newSeed(environment);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(Dice.seeded(seed).state())).not.toContain(seedHash);
  expect(seedHash).not.toBe(createHash('sha256').update(seed, 'utf8').digest('hex'));
});

test('the published hash can be computed from the seed alone', () => {
  const { seed, seedHash } = newSeed(environment);
  expect(seedHash).toBe(createHash('sha256').update(`vigil ${seed}`, 'utf8').digest('hex'));
  expect(seedHashOf(seed)).toBe(seedHash);
  expect(seedHashOf(`${seed}0`)).not.toBe(seedHash);
});
