import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { type Auction, auction } from './tiny-game.js';

/** The auction, whose deck can be redrawn. */
const game: typeof auction = {
  ...auction,
  redraw(table, _seat, dice) {
    dice.shuffle(table.state.deck);
  },
};

/** A game in its second sale, one bid of which is in: the bidding began before the redraw. */
function startSecondSale() {
  const play = Play.start(game, 3, 'imagine');
  for (let i = 0; i < 4; i++) play.choose(0, 1);
  return play;
}

type AuctionPlay = ReturnType<typeof startSecondSale>;

function playOn(play: AuctionPlay): AuctionPlay {
  while (play.result === undefined) play.choose(0, 0);
  return play;
}

describe('an imagined game', () => {
  it('shows the seat the same view and questions, with another deck and other dice', () => {
    const play = startSecondSale();
    const decks = new Set<string>();
    const ends = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const imagined = play.imagine(0, `world ${i}`);
      expect(imagined.view(0)).toEqual(play.view(0));
      expect(imagined.decisions).toEqual(play.decisions);
      expect([...imagined.state.deck].sort()).toEqual([...play.state.deck].sort());
      decks.add(imagined.state.deck.join());
      ends.add(JSON.stringify(playOn(imagined).state.players));
    }
    expect(decks.size).toBeGreaterThan(15);
    expect(ends.size).toBeGreaterThan(8);
  });

  it('is the same for the same seed, also as a fork of a fork', () => {
    const play = startSecondSale();
    const end = (one: AuctionPlay) => playOn(one).state;
    const expected: Auction = end(play.imagine(0, 'world'));
    expect(end(play.fork().imagine(0, 'world').fork())).toEqual(expected);
    const further = play.imagine(0, 'world');
    further.choose(0, 0);
    expect(end(further.fork())).toEqual(expected);
    expect(end(further.imagine(0, 'another'))).not.toEqual(expected);
  });

  it('leaves its original unchanged, including scripted dice', () => {
    const play = startSecondSale();
    const [before, end] = [JSON.stringify(play.save()), playOn(play.fork()).state];
    playOn(play.imagine(1, 'world'));
    expect(JSON.stringify(play.save())).toBe(before);
    expect(playOn(play).state).toEqual(end);

    const scripted = Play.from(game, { ...startSecondSale().state }, 'scripted', [1]);
    expect(playOn(scripted.imagine(0, 'world')).unrolledDice).toBeUndefined();
    expect(scripted.unrolledDice).toBe(1);
  });

  it('can be neither saved nor undone, and the attempt changes nothing', () => {
    const imagined = startSecondSale().imagine(0, 'world');
    imagined.choose(0, 0);
    const { state } = imagined;
    for (const act of [
      () => imagined.save(),
      () => imagined.pack(),
      () => imagined.undo(),
      () => imagined.fork().save(),
    ])
      expect(act).toThrow(expect.objectContaining({ code: 'imagined' }));
    expect(imagined.state).toBe(state);
  });
});
