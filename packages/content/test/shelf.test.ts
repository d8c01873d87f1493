/** Shelf information names only existing rules and boxes. */
import { contentOfBoxes, readHouseRules } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOX_SELECTIONS, BOXES, loadBoxes, SEPARATE_GROUPS, SHELF } from '../src/index.js';

const boxes = await loadBoxes(BOXES.entries.map(({ id }) => id));
const content = contentOfBoxes(boxes);

/** Returns the values boxes offer for a house rule. */
const valuesOf = (rule: string) => boxes.flatMap(({ pack }) => pack.houseRules?.[rule] ?? []);

describe('the shelf', () => {
  it('knows of every box that leaves no choice of what another has a table choose, and such a choice is refused', () => {
    for (const { pack } of boxes) {
      const single = Object.entries(pack.houseRules ?? {}).flatMap(([rule, values]) => (values.length < 2 ? rule : []));
      expect(SHELF[pack.id]?.settles ?? []).toEqual(single);
      for (const rule of single) {
        expect(content.houseRules[rule]).toHaveLength(1);
        for (const value of valuesOf(rule)) {
          const made = () => readHouseRules({ [rule]: value }, content.houseRules);
          if (content.houseRules[rule]?.includes(value)) expect(made).not.toThrow();
          else expect(made).toThrow(`it is always ${content.houseRules[rule]?.[0]}, never "${value}"`);
        }
      }
    }
    expect(content.houseRules.exhibit).toEqual(['permanent']);
  });

  it('offers with a box only house rules that this box brings', () => {
    for (const [id, { options = [] }] of Object.entries(SHELF)) {
      const rules = Object.keys(boxes.find(({ pack }) => pack.id === id)?.pack.houseRules ?? {});
      expect(options.filter((rule) => !rules.includes(rule))).toEqual([]);
    }
  });

  it('says of values that there are, and of Ancient Ones that there are, what does not go together', () => {
    for (const { houseRules, ancientOne } of SEPARATE_GROUPS) {
      for (const [rule, value] of Object.entries(houseRules)) expect(valuesOf(rule)).toContain(value);
      if (ancientOne !== undefined) expect(content.ancientOnes.has(ancientOne)).toBe(true);
    }
  });

  it('mixes boxes that there are, and says of every box that stands by itself what it adds', () => {
    const known = BOXES.entries.map(({ id }) => id);
    expect(BOX_SELECTIONS.flatMap((mix) => mix.boxes).filter((id) => !known.includes(id))).toEqual([]);
    const alone = BOXES.entries.filter(({ needs }) => needs?.join() === 'base');
    expect(alone.filter(({ id }) => SHELF[id]?.adds === undefined)).toEqual([]);
  });
});
