import { Play } from '@vigil/engine';
import { expect, it } from 'vitest';
import { type Auction, type AuctionEvent, auction } from './tiny-game.js';

/** The auction, counting calls of its view. */
function countingAuction() {
  const seen = { looks: 0, views: 0 };
  const game: typeof auction = {
    ...auction,
    createViewer(table) {
      seen.looks++;
      return (seat) => {
        seen.views++;
        return auction.view(table.state, seat);
      };
    },
  };
  return { game, seen };
}

it('A view is made once for a position and a seat, and anew after every answer, correction and undo', () => {
  const { game, seen } = countingAuction();
  const play = Play.start(game, 2, 'views');
  const before = play.view(0);
  expect(play.view(0)).toBe(before);
  expect(play.view(1)).not.toEqual(before);
  expect(seen).toEqual({ looks: 1, views: 2 });
  play.choose(0, 1);
  expect(play.view(0)).toEqual({
    ...(before as object),
    players: [
      { seat: 0, coins: 4, points: 0 },
      { seat: 1, points: 0 },
    ],
  });
  expect(seen.looks).toBe(2);
  play.undo();
  expect(play.view(0)).toEqual(before);
  expect(seen.looks).toBe(3);
});

it('What is seen while rules are under way is not kept for afterwards', () => {
  const { game } = countingAuction();
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

it('A decision is the same object while it stands, and another one when it is put again', () => {
  const play = Play.start(auction, 2, 'views');
  const [first, second] = play.decisions;
  expect(play.decisions[0]).toBe(first);
  play.choose(0, 0);
  expect(play.decisions).toHaveLength(1);
  expect(play.decisions[0]).not.toBe(second);
  expect(play.decisions[0]?.id).toBe(second?.id);
});
