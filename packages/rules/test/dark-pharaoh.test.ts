/** Decks of Curse of the Dark Pharaoh at set-up, and what is known of them. */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { expect, it } from 'vitest';
import { arkham, arkhamRulesOf, contentOfBoxes } from '../src/index.js';

const boxes = await loadBoxes(['base', 'dark-pharaoh']);
const GAME = arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes));
const ownCards = new Set(boxes[1]?.pack.cards.map(({ id }) => id));

/** Returns the places of the box's cards among the Spells, in the game and in imagined ones. */
function placesOfOwnSpells(exhibit: 'visiting' | 'permanent') {
  const setup = { investigators: ['amanda-sharpe'], ancientOne: 'yig', houseRules: { exhibit } };
  const play = Play.start(GAME, setup, 'relics');
  const placesIn = (deck: readonly string[]) => String(deck.flatMap((card, i) => (ownCards.has(card) ? [i] : [])));
  const imagined = Array.from({ length: 20 }, (_, i) => play.imagine(undefined, `guess ${i}`).state.decks.spell);
  return {
    real: placesIn(play.state.decks.spell),
    imagined: new Set(imagined.map(placesIn)),
    tops: new Set(imagined.map(([top]) => top)).size,
  };
}

it('in an imagined game the decks of a visiting exhibition stay beside the others [P-SETUP-04]', () => {
  const { real, imagined, tops } = placesOfOwnSpells('visiting');
  expect(imagined).toEqual(new Set([real]));
  expect(tops).toBeGreaterThan(1);
});

it('in an imagined game the cards of a permanent exhibition may lie anywhere in their decks [P-SETUP-03]', () => {
  expect(placesOfOwnSpells('permanent').imagined.size).toBeGreaterThan(1);
});

it('the Ally deck has eleven cards from the set-up on, and all may see which [P-SETUP-02]', () => {
  const setup = { investigators: ['amanda-sharpe'], ancientOne: 'yig' };
  const { decks, boxes: parts } = Play.start(GAME, setup, 'relics').state;
  expect(decks.ally).toHaveLength(11);
  expect(parts?.['dark-pharaoh']).toMatchObject({ allies: [...decks.ally].sort() });
});
