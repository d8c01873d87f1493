import { Play } from '@vigil/engine';
import { auction } from './tiny-game.js';

const play = Play.start(auction, 3, 'any text is a seed');

// Three bids are open at once. Finds the id of one of the decisions.
const open = (key: string, seat: number): string =>
  play.decisions.find((decision) => decision.key === key && decision.by.includes(seat))?.id ?? 'none';

// Seat 0 offers seat 2 a coin, which is accepted. The bid of seat 2 is the same decision as before, with one more
// option.
play.answer(open('how-many-coins', 0), 'give:2');
play.answer(open('take-a-coin', 2), 'take');
play.answer(open('how-many-coins', 2), 'bid:6');

// At any time the game can be saved as JSON and resumed.
const text = JSON.stringify(play.save());
const later = Play.load(auction, JSON.parse(text));

// Bots need no ids: take the first option of the first open question, to the end.
while (later.result === undefined) later.choose(0, 0);
export const { winner } = later.result;

// Replay from the beginning, with all events.
export const story: string[] = [];
Play.replay(auction, later.save(), (event) => {
  story.push(event.type === 'sold' ? `${event.card} to seat ${event.to}` : `a coin to seat ${event.to}`);
});
