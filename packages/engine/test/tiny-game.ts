import {
  type Aside,
  ask,
  askUnlessMoot,
  type GameDefinition,
  type Rule,
  type Seat,
  type Table,
  together,
} from '@vigil/engine';

interface Player {
  readonly seat: Seat;
  coins: number;
  points: number;
}
/** The state: plain JSON. The last card of the deck is sold next. */
export interface Auction {
  players: Player[];
  deck: number[];
}
export type AuctionEvent =
  | { type: 'sold'; card: number; to: Seat; coins: number }
  | { type: 'given'; from: Seat; to: Seat };

/** All seats bid at once for a hidden card. It scores its number and a die; most points win. */
export const auction: GameDefinition<number, Auction, AuctionEvent, { winner: Seat }> = {
  id: 'auction',
  version: '1',
  begin: (seats, dice) => ({
    players: Array.from({ length: seats }, (_, seat) => ({ seat, coins: 5, points: 0 })),
    deck: dice.shuffle([1, 2, 3, 4, 5, 6]),
  }),
  open: (table) => () => sale(table),
  clone: (state) => structuredClone(state),
  view: ({ players, deck }, seat) => ({
    cards: deck.length,
    players: players.map((each) => (each.seat === seat ? { ...each } : { seat: each.seat, points: each.points })),
  }),
};

/** Sells one card. Between two sales the state alone says what comes next. */
function* sale(table: Table<Auction, AuctionEvent>): Rule<{ winner: Seat } | undefined> {
  const { players, deck } = table.state;
  const bids = yield* together(players.map((player) => bid(table, player)));
  const best = bids.reduce((a, b) => (b.coins > a.coins ? b : a));
  for (const { player, coins } of bids) if (player !== best.player) player.coins += coins;
  const card = deck.pop() as number;
  table.reveal();
  table.emit?.({ type: 'sold', card, to: best.player.seat, coins: best.coins });
  best.player.points += card + table.dice.d6();
  return deck.length > 0 ? undefined : { winner: players.reduce((a, b) => (b.points > a.points ? b : a)).seat };
}

function* bid(table: Table<Auction, AuctionEvent>, player: Player): Rule<{ player: Player; coins: number }> {
  const others = table.state.players.filter((other) => other !== player);
  const coins = yield* ask(() => ({
    by: [player.seat],
    key: 'how-many-coins',
    why: 'rule 1',
    options: Array.from({ length: player.coins + 1 }, (_, n) => ({
      id: `bid:${n}`,
      value: n,
      key: 'coins',
      args: { n },
    })),
    asides: () => (player.coins > 0 ? others.map((other) => gift(table, player, other)) : []),
  }));
  player.coins -= coins;
  return { player, coins };
}

/** A coin may be offered to another seat at any time. The offer lapses when there is no coin left to give. */
function gift(table: Table<Auction, AuctionEvent>, from: Player, to: Player): Aside {
  const offer = {
    by: [to.seat],
    key: 'take-a-coin',
    why: 'rule 2',
    options: [
      { id: 'take', value: true, key: 'yes' },
      { id: 'leave', value: false, key: 'no' },
    ],
  };
  return {
    id: `give:${to.seat}`,
    by: from.seat,
    key: 'give-a-coin',
    concurrent: true,
    *run() {
      const taken = yield* askUnlessMoot(() => (from.coins > 0 ? offer : undefined));
      if (!taken) return;
      from.coins--;
      to.coins++;
      table.emit?.({ type: 'given', from: from.seat, to: to.seat });
    },
  };
}
