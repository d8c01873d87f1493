import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadChosenBoxes } from '@vigil/content';
import { parsePack, readEmbeddedPacks } from '@vigil/content/file';
import { Play } from '@vigil/engine';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { arkham, contentOfBoxes, haunt } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamLab, fuzz, GAME_IDS } from '../src/index.js';

const EXAMPLE = fileURLToPath(new URL('../../../fixtures/packs/lantern-lane.yaml', import.meta.url));
const pack = parsePack(readFileSync(EXAMPLE, 'utf8'), 'lantern-lane.yaml');
const boxes = await loadChosenBoxes({ packFiles: [pack] });

describe('a pack from a file', () => {
  it.each(GAME_IDS)('keeps all invariants in random games of %s', async (game) => {
    const { faults, answers } = await fuzz({ game, packFiles: [pack], games: 2, seed: 'lantern' });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(200);
  });

  it('resolves the effects of its components', async () => {
    const [source] = parseScenarios(
      `name: a lantern in the woods
investigators: [{ name: Ann, place: woods, skills: { luck: 3 } }]
phase: arkham-encounters
decks: { uptown: [lantern-lane-uptown], mythos: [quiet] }
dice: [5, 1]
steps: [{ expect: { state: { Ann.cards: [lantern-lane-lantern] } } }]`,
      'lantern.yaml',
    );
    if (!source) throw new Error('there is no scenario');
    expect((await runScenario(source, { packFiles: [pack] })).failures).toEqual([]);
  });

  it.each([
    ['arkham', arkham],
    ['haunt', haunt],
  ] as const)('is embedded in saves of %s that use it', (_, rules) => {
    const game = rules(contentOfBoxes(boxes));
    const play = Play.start(game as ReturnType<typeof arkham>, arkhamLab(boxes).setup(0, { investigators: [2] }), 'l');
    const save = JSON.parse(JSON.stringify(play.save()));
    expect(save.version).toMatch(/@\d+ base@\d+ lantern-lane@1$/);
    const embedded = readEmbeddedPacks(save);
    expect(embedded).toEqual([pack]);
    const withEmbedded = rules(contentOfBoxes([...boxes.slice(0, 1), ...embedded.map((one) => ({ pack: one }))]));
    expect(Play.load(withEmbedded as typeof game as ReturnType<typeof arkham>, save).state).toEqual(play.state);
    expect(rules(contentOfBoxes(boxes.slice(0, 1))).embedded).toBeUndefined();
  });
});
