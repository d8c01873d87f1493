/** The third of the matrix that a run takes, and whether a page is built of the sources as they are. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pickByTurn, sampleCases, samplePairs } from '../matrix.js';

const CASES = Array.from({ length: 41 }, (_, n) => `case ${n}`);

describe('the matrix', () => {
  it('is taken whole by three seeds in a row, each case once, and by one seed always alike', () => {
    for (const first of [0, 3, 300]) {
      const parts = [0, 1, 2].map((n) => sampleCases('cases', CASES, first + n));
      expect(parts.flat().sort()).toEqual([...CASES].sort());
      expect(parts.map(({ length }) => length)).toEqual([14, 14, 13]);
      expect(sampleCases('cases', CASES, first)).toEqual(parts[0]);
    }
  });

  it('is drawn otherwise in the next round and for another list', () => {
    expect(sampleCases('cases', CASES, 3)).not.toEqual(sampleCases('cases', CASES, 0));
    expect(sampleCases('other cases', CASES, 0)).not.toEqual(sampleCases('cases', CASES, 0));
  });

  it('leaves no list without a case', () => {
    for (const seed of [0, 1, 2]) expect(sampleCases('few', ['a', 'b', 'c'], seed)).toHaveLength(1);
    expect(() => sampleCases('too few', ['a', 'b'])).toThrow('"too few" has 2 cases, fewer than 3');
  });

  it('keeps the pairs of one case together, in the order of the list', () => {
    const pairs = samplePairs('pairs', ['a', 'b', 'c', 'd'], () => [1, 2, 3]);
    expect(pairs.map(([one]) => one)).toEqual([...pairs.map(([one]) => one)].sort());
    expect(pairs.flatMap(([, sizes]) => sizes)).toHaveLength(4);
  });

  it('takes turns where one of several is enough', () => {
    expect([0, 1, 2].map((seed) => pickByTurn(['a', 'b'], seed))).toEqual([['a'], ['b'], ['a']]);
  });
});

interface FingerprintScript {
  fingerprintPage(boxes?: string): string;
  hasFingerprint(folder: string, fingerprint: string): boolean;
  saveFingerprint(folder: string, fingerprint: string): void;
}

/** The script has no types: it is plain JavaScript that runs before anything is installed. */
const path: string = '../../../../scripts/lib/page-fingerprint.mjs';
const { fingerprintPage, hasFingerprint, saveFingerprint }: FingerprintScript = await import(/* @vite-ignore */ path);

describe('a built page', () => {
  it('is of these sources only where it is whole and was noted with their fingerprint', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vigil-made-'));
    expect(hasFingerprint(folder, 'one')).toBe(false);
    saveFingerprint(folder, 'one');
    expect(hasFingerprint(folder, 'one')).toBe(false);
    writeFileSync(join(folder, 'index.html'), '');
    expect(hasFingerprint(folder, 'one')).toBe(true);
    expect(hasFingerprint(folder, 'another')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('is of other sources where a box has other files', () => {
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
