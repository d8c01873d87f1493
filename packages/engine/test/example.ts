import { Play } from '@vigil/engine';
import { auction } from './tiny-game.js';

const play = Play.start(auction, 3, 'any text is a seed');

// Three bids are open at once. Seat 0 offers seat 2 a coin, who takes it, and bids: all else is at its default.
const [first, , third] = play.decisions;
play.answer(first!.id, 'give:2');
const offer = play.decisions.find(({ key }) => key === 'take-a-coin');
play.answer(offer!.id, 'take');
// Seat 2 has six coins now, and was asked again: the same decision with one option more.
play.answer(third!.id, 'bid:6');

// Whatever is open, the game can be put away as JSON and taken up again.
const text = JSON.stringify(play.save());
const later = Play.load(auction, JSON.parse(text));

// A player who always takes the first option.
while (later.result === undefined) {
  const [decision] = later.decisions;
  later.answer(decision!.id, decision!.options[0]!.id);
}

export const { winner } = later.result;

// Played again from the beginning, with everything told.
export const story: string[] = [];
Play.replay(auction, later.save(), (event) => story.push(JSON.stringify(event)));
