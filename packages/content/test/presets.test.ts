import { Play } from '@vigil/engine';
import { arkham, arkhamRulesOf, contentOfBoxes, HOUSE_RULES } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes, PRESETS, presetPackIds, Registry } from '../src/index.js';

describe.each(PRESETS)('the preset $id', (preset) => {
  it('uses its finished boxes now, and all of its boxes once they are finished', () => {
    const packs = presetPackIds(preset);
    const finished = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
    expect(packs.filter((id) => !finished.includes(id))).toEqual([]);
    const laterRegistry = new Registry(BOXES.entries.map(({ unfinished: _, ...entry }) => entry));
    expect([...presetPackIds(preset, laterRegistry)].sort()).toEqual(['base', ...preset.boxes].sort());
  });

  it('differs from the default in each of its house rules, and can be played', async () => {
    const boxes = await loadBoxes(presetPackIds(preset));
    const content = contentOfBoxes(boxes);
    const known: Readonly<Record<string, readonly string[]>> = { ...HOUSE_RULES, ...content.houseRules };
    for (const [rule, value] of Object.entries(preset.houseRules)) {
      expect([rule, known[rule]?.indexOf(value)]).not.toEqual([rule, 0]);
    }
    const { houseRules } = preset;
    const setup = { investigators: ['random', 'random'], ancientOne: 'random', houseRules };
    const play = Play.start(arkham(content, arkhamRulesOf(boxes)), setup, 'preset');
    for (let n = 0; n < 40 && play.result === undefined; n++) play.choose(0, 0);
    expect(play.state.houseRules).toMatchObject(houseRules);
  });
});
