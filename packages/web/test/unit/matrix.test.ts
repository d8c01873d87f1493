/** Sampling of the matrix, and fingerprints of built pages. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pickByTurn, sampleCases, samplePairs } from '../matrix.js';

const CASES = Array.from({ length: 41 }, (_, n) => `case ${n}`);

describe('the sample of the matrix', () => {
  it('covers each case once with five consecutive seeds, and is the same for the same seed', () => {
    for (const first of [0, 5, 300]) {
      const parts = [0, 1, 2, 3, 4].map((n) => sampleCases('cases', CASES, first + n));
      expect(parts.flat().sort()).toEqual([...CASES].sort());
      expect(parts.map(({ length }) => length)).toEqual([9, 8, 8, 8, 8]);
      expect(sampleCases('cases', CASES, first)).toEqual(parts[0]);
    }
  });

  it('differs in the next round and for another list', () => {
    expect(sampleCases('cases', CASES, 5)).not.toEqual(sampleCases('cases', CASES, 0));
    expect(sampleCases('other cases', CASES, 0)).not.toEqual(sampleCases('cases', CASES, 0));
  });

  it('contains at least one case of each list', () => {
    const few = [0, 1, 2, 3, 4].map((seed) => sampleCases('few', ['a', 'b', 'c'], seed));
    expect(few.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
    expect(new Set(few.flat())).toEqual(new Set(['a', 'b', 'c']));
  });

  it('groups pairs by their first case, in the order of the list', () => {
    const pairs = samplePairs('pairs', ['a', 'b', 'c', 'd'], () => [1, 2, 3]);
    expect(pairs.map(([one]) => one)).toEqual([...pairs.map(([one]) => one)].sort());
    expect([2, 3]).toContain(pairs.flatMap(([, sizes]) => sizes).length);
  });

  it('takes equivalent cases in turn', () => {
    expect([0, 1, 2].map((seed) => pickByTurn(['a', 'b'], seed))).toEqual([['a'], ['b'], ['a']]);
  });
});

interface FingerprintScript {
  fingerprintPage(boxes?: string): string;
  hasFingerprint(folder: string, fingerprint: string): boolean;
  saveFingerprint(folder: string, fingerprint: string): void;
}

/** Typed as `string`, since the JavaScript file has no types. */
const path: string = '../../../../scripts/lib/page-fingerprint.mjs';
const { fingerprintPage, hasFingerprint, saveFingerprint }: FingerprintScript = await import(/* @vite-ignore */ path);

describe('the fingerprint of a built page', () => {
  it('matches only a complete page that was saved with it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-made-'));
    expect(hasFingerprint(folder, 'one')).toBe(false);
    saveFingerprint(folder, 'one');
    expect(hasFingerprint(folder, 'one')).toBe(false);
    writeFileSync(join(folder, 'index.html'), '');
    expect(hasFingerprint(folder, 'one')).toBe(true);
    expect(hasFingerprint(folder, 'another')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('changes with the files of a box', () => {
    const box = mkdtempSync(join(tmpdir(), 'vigil-box-'));
    writeFileSync(join(box, 'pack.ts'), 'one');
    const before = fingerprintPage(box);
    expect(fingerprintPage(box)).toBe(before);
    writeFileSync(join(box, 'pack.ts'), 'another');
    expect(fingerprintPage(box)).not.toBe(before);
    expect(fingerprintPage('')).not.toBe(before);
    rmSync(box, { recursive: true });
  });
});
