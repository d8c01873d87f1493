/** What those who choose among boxes are told names only what there is. */
import { contentOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { APART, BOXES, loadBoxes, MIXES, SHELF } from '../src/index.js';

const boxes = await loadBoxes(BOXES.entries.map(({ id }) => id));
const content = contentOf(boxes);

describe('the shelf', () => {
  it('offers with a box only house rules that this box brings', () => {
    for (const [id, { options = [] }] of Object.entries(SHELF)) {
      const rules = Object.keys(boxes.find(({ pack }) => pack.id === id)?.pack.houseRules ?? {});
      expect(options.filter((rule) => !rules.includes(rule))).toEqual([]);
    }
  });

  it('says of values that there are, and of Ancient Ones that there are, what does not go together', () => {
    for (const { houseRules, ancientOne } of APART) {
      for (const [rule, value] of Object.entries(houseRules)) expect(content.houseRules[rule]).toContain(value);
      if (ancientOne !== undefined) expect(content.ancientOnes.has(ancientOne)).toBe(true);
    }
  });

  it('mixes boxes that there are, and says of every box that stands by itself what it adds', () => {
    const known = BOXES.entries.map(({ id }) => id);
    expect(MIXES.flatMap((mix) => mix.boxes).filter((id) => !known.includes(id))).toEqual([]);
    const alone = BOXES.entries.filter(({ needs }) => needs?.join() === 'base');
    expect(alone.filter(({ id }) => SHELF[id]?.adds === undefined)).toEqual([]);
  });
});
