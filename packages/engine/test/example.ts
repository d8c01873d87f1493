import { Play } from '@vigil/engine';
import { auction } from './tiny-game.js';

const play = Play.start(auction, 3, 'any text is a seed');

// Three bids are open at once. The id of one of the decisions:
const open = (key: string, seat: number): string =>
  play.decisions.find((decision) => decision.key === key && decision.by.includes(seat))?.id ?? 'none';

// Seat 0 offers seat 2 a coin, which is taken. The bid of seat 2 is the same decision as before, with one option more.
play.answer(open('how-many-coins', 0), 'give:2');
play.answer(open('take-a-coin', 2), 'take');
play.answer(open('how-many-coins', 2), 'bid:6');

// Whatever is open, the game can be put away as JSON and taken up again.
const text = JSON.stringify(play.save());
const later = Play.load(auction, JSON.parse(text));

// Players made of code need no ids: the first option of the first open question, to the end.
while (later.result === undefined) later.choose(0, 0);
export const { winner } = later.result;

// Played again from the very beginning, with everything told.
export const story: string[] = [];
Play.replay(auction, later.save(), (event) => {
  story.push(event.type === 'sold' ? `${event.card} to seat ${event.to}` : `a coin to seat ${event.to}`);
});
