import { Play } from '@vigil/engine';
import { expect, it } from 'vitest';
import { type Auction, type AuctionEvent, auction } from './tiny-game.js';

/** The auction, counting calls of its view. */
function createCountingAuction() {
  const calls = { viewers: 0, views: 0 };
  const game: typeof auction = {
    ...auction,
    createViewer(table) {
      calls.viewers++;
      return (seat) => {
        calls.views++;
        return auction.view(table.state, seat);
      };
    },
  };
  return { game, calls };
}

it('a view is built once for each position and seat, and again after every answer, correction and undo', () => {
  const { game, calls } = createCountingAuction();
  const play = Play.start(game, 2, 'views');
  const before = play.view(0);
  expect(play.view(0)).toBe(before);
  expect(play.view(1)).not.toEqual(before);
  expect(calls).toEqual({ viewers: 1, views: 2 });
  play.choose(0, 1);
  expect(play.view(0)).toEqual({
    ...(before as object),
    players: [
      { seat: 0, coins: 4, points: 0 },
      { seat: 1, points: 0 },
    ],
  });
  expect(calls.viewers).toBe(2);
  play.undo();
  expect(play.view(0)).toEqual(before);
  expect(calls.viewers).toBe(3);
});

it('a view built while rules run is not reused afterwards', () => {
  const { game } = createCountingAuction();
  const play = Play.start(game, 2, 'views');
  const during: unknown[] = [];
  play.listen((event: AuctionEvent) => {
    if (event.type === 'sold') during.push(play.view());
  });
  while (during.length === 0) play.choose(0, 0);
  const points = (view: unknown) => (view as Auction).players.map((player) => player.points);
  expect(points(during[0])).toEqual([0, 0]);
  expect(points(play.view())).toEqual(play.state.players.map((player) => player.points));
  expect(points(play.view())).not.toEqual([0, 0]);
});

it('a decision is the same object while it is unchanged, and a new one when it is built again', () => {
  const play = Play.start(auction, 2, 'views');
  const [first, second] = play.decisions;
  expect(play.decisions[0]).toBe(first);
  play.choose(0, 0);
  expect(play.decisions).toHaveLength(1);
  expect(play.decisions[0]).not.toBe(second);
  expect(play.decisions[0]?.id).toBe(second?.id);
});
