import { Play } from '@vigil/engine';
import { arkham, arkhamRulesOf, contentOfBoxes, HOUSE_RULES } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes, PRESETS, presetPackIds, Registry } from '../src/index.js';

describe.each(PRESETS)('the preset $id', (preset) => {
  it('plays with boxes of the registry that are whole, and with those it waits for once they are', () => {
    const packs = presetPackIds(preset);
    const whole = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
    expect(packs.filter((id) => !whole.includes(id))).toEqual([]);
    const later = new Registry(BOXES.entries.map(({ unfinished: _, ...entry }) => entry));
    expect([...presetPackIds(preset, later)].sort()).toEqual(['base', ...preset.boxes].sort());
  });

  it('departs from the defaults in every house rule it names, and can be played', async () => {
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
