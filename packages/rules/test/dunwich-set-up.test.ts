import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { arkham, arkhamRulesOf, contentOfBoxes, type State } from '../src/index.js';

const boxes = await loadBoxes(['dunwich']);
const content = contentOfBoxes(boxes);
const game = arkham(content, arkhamRulesOf(boxes));
const UNSTABLE = ['whateley-farm', 'wizards-hill', 'cold-spring-glen', 'gardners-place', 'devils-hopyard'];

function setUp(investigators: readonly string[], ancientOne = 'yig', seed = 'set-up'): State {
  return Play.start(game, { investigators, ancientOne }, seed).state;
}

describe('the set-up of Dunwich', () => {
  it('puts a Clue on each of its five unstable locations and on no stable one [D-SETUP-01]', () => {
    const { clues } = setUp(['diana-stanley']);
    const town = [...content.locations.keys()].filter((id) => content.boardAt(id) === 'dunwich');
    const there = town.filter((id) => clues[id] === 1);
    expect(there.sort()).toEqual([...UNSTABLE].sort());
  });

  it('puts no Spawn into the cup with any Ancient One, and Masks only if the Ancient One says so [D-SETUP-03]', () => {
    for (const ancientOne of ['abhoth', 'glaaki', 'shudde-mell', 'tsathoggua', 'nyarlathotep']) {
      const { cup } = setUp(['diana-stanley'], ancientOne);
      const abilities = cup.flatMap((token) => content.tokens.get(token)?.abilities ?? []);
      expect(abilities).not.toContain('spawn');
      expect(abilities.includes('mask'), ancientOne).toBe(ancientOne === 'nyarlathotep');
    }
  });

  it('shuffles its Injury and Madness decks [D-SETUP-04]', () => {
    const order = (seed: string, deck: string) =>
      Object.entries(setUp(['diana-stanley'], 'yig', seed).decks).find(([id]) => id === deck)?.[1];
    for (const deck of ['injury', 'madness']) {
      expect(order('one', deck)).toHaveLength(24);
      expect(order('one', deck)).not.toEqual(order('other', deck));
    }
  });

  it('adds two Other Worlds with two gates each [D-SETUP-06]', () => {
    const { gatePile } = setUp(['diana-stanley']);
    for (const world of ['another-time', 'lost-carcosa']) {
      expect(gatePile.filter((marker) => content.gateMarkers.get(marker)?.world === world)).toHaveLength(2);
    }
  });

  it('gives each of its investigators the possessions of the sheet [A-SETUP-09, A-SETUP-11]', () => {
    for (const sheet of boxes.find(({ pack }) => pack.id === 'dunwich')?.pack.investigators ?? []) {
      const play = Play.start(game, { investigators: [sheet.id], ancientOne: 'yig' }, `sheet ${sheet.id}`);
      const [who] = play.state.investigators;
      const held = who?.cards.map(({ card }) => card);
      expect(held).toEqual(expect.arrayContaining([...sheet.fixed.cards]));
      let random = 0;
      for (const n of Object.values(sheet.random)) random += n ?? 0;
      expect(held?.length, sheet.id).toBeGreaterThanOrEqual(sheet.fixed.cards.length + random);
    }
  });
});
