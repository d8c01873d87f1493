/** The shelf names only existing house rules and boxes. */
import { contentOfBoxes, readHouseRules } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOX_SELECTIONS, BOXES, loadBoxes, SEPARATE_GROUPS, SHELF } from '../src/index.js';

const boxes = await loadBoxes(BOXES.entries.map(({ id }) => id));
const content = contentOfBoxes(boxes);

/** Returns the values boxes offer for a house rule. */
const valuesOf = (rule: string) => boxes.flatMap(({ pack }) => pack.houseRules?.[rule] ?? []);

describe('the shelf', () => {
  it('lists the house rules that a box settles, and their other values are refused', () => {
    for (const { pack } of boxes) {
      const single = Object.entries(pack.houseRules ?? {}).flatMap(([rule, values]) => (values.length < 2 ? rule : []));
      expect(SHELF[pack.id]?.settles ?? []).toEqual(single);
      for (const rule of single) {
        expect(content.houseRules[rule]).toHaveLength(1);
        for (const value of valuesOf(rule)) {
          const read = () => readHouseRules({ [rule]: value }, content.houseRules);
          if (content.houseRules[rule]?.includes(value)) expect(read).not.toThrow();
          else expect(read).toThrow(`it is always ${content.houseRules[rule]?.[0]}, never "${value}"`);
        }
      }
    }
    expect(content.houseRules.exhibit).toEqual(['permanent']);
  });

  it('offers with a box only the house rules of that box', () => {
    for (const [id, { options = [] }] of Object.entries(SHELF)) {
      const rules = Object.keys(boxes.find(({ pack }) => pack.id === id)?.pack.houseRules ?? {});
      expect(options.filter((rule) => !rules.includes(rule))).toEqual([]);
    }
  });

  it('excludes only combinations of existing values and Ancient Ones', () => {
    for (const { houseRules, ancientOne } of SEPARATE_GROUPS) {
      for (const [rule, value] of Object.entries(houseRules)) expect(valuesOf(rule)).toContain(value);
      if (ancientOne !== undefined) expect(content.ancientOnes.has(ancientOne)).toBe(true);
    }
  });

  it('suggests only existing boxes, and describes the additions of every independent box', () => {
    const known = BOXES.entries.map(({ id }) => id);
    expect(BOX_SELECTIONS.flatMap((selection) => selection.boxes).filter((id) => !known.includes(id))).toEqual([]);
    const independent = BOXES.entries.filter(({ needs }) => needs?.join() === 'base');
    expect(independent.filter(({ id }) => SHELF[id]?.adds === undefined)).toEqual([]);
  });
});
