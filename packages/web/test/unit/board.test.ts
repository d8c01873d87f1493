import { BASE } from '@vigil/content';
import { Content } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arrange, type Box, CITY, layOut, overlap, solid } from '../../src/board/layout.js';
import { monograms } from '../../src/board/token-shapes.js';

const content = new Content([BASE]);
const spots = [...layOut(content).values()];
const area = ({ w, h }: Box) => w * h;

describe('the layout of the board', () => {
  it('puts no name over a place or over another name', () => {
    const clashes = spots.flatMap((one, i) =>
      spots.slice(i + 1).flatMap((other) => {
        const shared = solid(one).flatMap((box) => solid(other).map((its) => overlap(box, its)));
        return Math.max(...shared) > 30 ? [`${one.id} and ${other.id}`] : [];
      }),
    );
    expect(clashes).toEqual([]);
  });

  it('gives each place a tray within the city that covers hardly anything else', () => {
    for (const spot of spots) {
      const others = spots.filter(({ id }) => id !== spot.id);
      const taken = [...solid(spot), ...others.flatMap(solid), ...others.map(({ tray }) => tray)];
      const covered = taken.reduce((sum, box) => sum + overlap(spot.tray, box), 0);
      expect(covered / area(spot.tray), spot.id).toBeLessThan(0.2);
      expect(overlap(spot.tray, CITY) / area(spot.tray), spot.id).toBeGreaterThan(0.95);
    }
  });

  it('finds room on a tray for as many tokens as can ever meet', () => {
    for (const { tray, side } of spots) {
      for (let n = 1; n <= 16; n++) {
        const { size, at, ground } = arrange(tray, side, n);
        expect(at).toHaveLength(n);
        const near = at.some((one, i) =>
          at.slice(i + 1).some((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < size - 0.01),
        );
        expect(near, `${n} tokens`).toBe(false);
        expect(overlap(ground, tray)).toBeCloseTo(area(ground), 3);
      }
    }
  });

  it('has room for two tokens of full size everywhere, and for more nearly everywhere', () => {
    const full = spots.map(({ tray, side }) => arrange(tray, side, 1).size);
    expect(new Set(full).size).toBe(1);
    const hold = (n: number) => spots.filter(({ tray, side }) => arrange(tray, side, n).size === full[0]).length;
    expect(hold(2)).toBe(spots.length);
    expect(hold(3)).toBeGreaterThan(spots.length * 0.8);
  });

  it('marks every kind of monster with letters of its own', () => {
    const names = new Map([...content.monsters.values()].map(({ id, name }) => [id, name]));
    const marks = [...monograms(names).values()];
    expect(new Set(marks).size).toBe(names.size);
    expect(marks.filter((mark) => mark.length > 2)).toEqual([]);
  });
});
