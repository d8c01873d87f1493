import { BOTS, randomBot } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { HauntState, State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { ContentGame, LabGame } from '../src/games/game.js';
import { arkhamLab, hauntLab } from '../src/index.js';

const ALL = ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'];
/** Bots without the searcher, which is slow; `bots/test/search.test.ts` tests it. */
const QUICK_BOTS = Object.keys(BOTS).filter((name) => name !== 'searcher');
/** Number of positions for each game and choice of boxes; `VIGIL_IMAGINE` sets another number. */
const POSITIONS = Number(process.env.VIGIL_IMAGINE ?? 60);
/** Answers between two of these positions, and answers given in each imagined game. */
const [STRIDE, ONWARD] = [11, 40];

type AnyPlay = Play<unknown, State | HauntState, unknown, unknown>;
type AnyGame = LabGame<unknown, State | HauntState, unknown, unknown> &
  Pick<ContentGame<unknown, State, unknown>, 'content'>;

async function gameOf(game: 'arkham' | 'haunt', packs: readonly string[]): Promise<AnyGame> {
  const boxes = await loadChosenBoxes({ packs: [...packs] });
  return (game === 'arkham' ? arkhamLab(boxes) : hauntLab(boxes)) as unknown as AnyGame;
}

/** Passes positions of random games to a callback, each with a seat. */
function eachPosition(game: AnyGame, name: string, look: (play: AnyPlay, seat: number, n: number) => void): void {
  for (let n = 0, i = 0; n < POSITIONS; i++) {
    const seed = `imagine ${name} ${i}`;
    const bot = randomBot(seed);
    const play: AnyPlay = Play.start(game.definition, game.variedSetup(i, seed), seed);
    while (play.result === undefined && play.answerCount < 900 && n < POSITIONS) {
      bot.move(play);
      if (play.result !== undefined || play.answerCount % STRIDE > 0) continue;
      look(play, n % play.state.investigators.length, n);
      n++;
    }
  }
}

/** Returns all hidden components of a position, sorted. */
function hiddenComponents({ decks, cup, gatePile, gates }: State | HauntState): string[] {
  const lists = Object.values<unknown>({ ...decks }).flatMap((deck) =>
    Array.isArray(deck) ? deck : Object.values(deck as object).flat(),
  );
  return [...lists, ...cup, ...gatePile, ...gates.map(({ marker }) => marker)].map(String).sort();
}

/** Returns the view of a seat and the decisions, as text. */
function publicState(play: AnyPlay, seat: number): string {
  return JSON.stringify([play.view(seat), play.decisions, play.suspended]);
}

describe.each([
  ['arkham', 'the base game', ['base']],
  ['haunt', 'the base game', ['base']],
  ['arkham', 'all boxes', ALL],
  ['arkham', 'the revised exhibition', ['base', 'dark-pharaoh-revised']],
] as const)('the redraw of hidden cards in %s with %s', (id, name, packs) => {
  it('keeps the view and the decisions of the seat, the set of hidden components, and the original game', async () => {
    let moved = 0;
    const game = await gameOf(id, packs);
    eachPosition(game, name, (play, seat, n) => {
      const before = JSON.stringify(play.state);
      const imagined = play.imagine(seat, `redraw ${n}`);
      expect(publicState(imagined, seat)).toBe(publicState(play, seat));
      expect(hiddenComponents(imagined.state)).toEqual(hiddenComponents(play.state));
      expect(JSON.stringify(play.state)).toBe(before);
      if (JSON.stringify(imagined.state) !== before) moved++;
    });
    expect(moved).toBeGreaterThan(0.9 * POSITIONS);
  });

  it('does not depend on components that the seat has not seen', async () => {
    const game = await gameOf(id, packs);
    eachPosition(game, name, (play, seat, n) => {
      const redrawn = play.imagine(seat, `another ${n}`);
      expect(JSON.stringify(redrawn.imagine(seat, `redraw ${n}`).state)).toBe(
        JSON.stringify(play.imagine(seat, `redraw ${n}`).state),
      );
    });
  });

  it('can be continued, forked, and repeated by its seed', async () => {
    const game = await gameOf(id, packs);
    eachPosition(game, name, (play, seat, n) => {
      const imagined = play.imagine(seat, `redraw ${n}`);
      const same = play.fork().imagine(seat, `redraw ${n}`);
      const [one, other] = [randomBot(`on ${n}`), randomBot(`on ${n}`)];
      for (let i = 0; i < ONWARD && imagined.result === undefined; i++) {
        one.move(imagined);
        const fork = same.fork();
        other.move(same);
        if (i % 13 === 0) expect(publicState(fork.imagine(seat, 'again'), seat)).toBe(publicState(fork, seat));
      }
      expect(JSON.stringify(same.state)).toBe(JSON.stringify(imagined.state));
      expect(same.fork().result ?? null).toEqual(imagined.result ?? null);
      expect(JSON.stringify(same.fork().state)).toBe(JSON.stringify(imagined.state));
    });
  });

  it('changes the answer of no bot', async () => {
    const game = await gameOf(id, packs);
    eachPosition(game, name, (play, _seat, n) => {
      const [seat = 0] = (play.decisions.find(({ aside }) => aside) ?? play.decisions[0])?.by ?? [];
      for (const bot of QUICK_BOTS) {
        const answers = [play.fork(), play.imagine(seat, `swap ${n}`)].map((one) => {
          BOTS[bot]?.(`bot ${n}`, game.content).move(one);
          return one.answers.at(-1);
        });
        expect(answers[1], bot).toEqual(answers[0]);
      }
    });
  });
});

/** Returns a position with the two top cards of every deck, cup and pile swapped. */
function swapTops(state: State | HauntState): State | HauntState {
  const swap = <T>([first, second, ...rest]: readonly T[]): T[] =>
    second === undefined ? [first as T] : [second, first as T, ...rest];
  const lists = Object.entries<unknown>({ ...state.decks }).map(([id, deck]) => [
    id,
    Array.isArray(deck) ? swap(deck) : deck,
  ]);
  return { ...state, cup: swap(state.cup), gatePile: swap(state.gatePile), decks: Object.fromEntries(lists) };
}

describe.each(['arkham', 'haunt'] as const)('two swapped hidden cards in %s', (id) => {
  it('change the answer of no bot', async () => {
    const game = await gameOf(id, ['base']);
    let differentTops = 0;
    let compared = 0;
    eachPosition(game, 'swap', (play, _seat, n) => {
      const position = play.save().checkpoint.state;
      const [original, swapped] = [position, swapTops(structuredClone(position))].map((one) =>
        Play.from(game.definition, one, 'swap'),
      ) as [AnyPlay, AnyPlay];
      if (original.result !== undefined || JSON.stringify(original.decisions) !== JSON.stringify(swapped.decisions))
        return;
      compared++;
      if (original.state.decks.mythos[0] !== swapped.state.decks.mythos[0]) differentTops++;
      for (const bot of QUICK_BOTS) {
        const answers = [original.fork(), swapped.fork()].map((one) => {
          BOTS[bot]?.(`bot ${n}`, game.content).move(one);
          return one.answers.at(-1);
        });
        expect(answers[1], bot).toEqual(answers[0]);
      }
    });
    expect(compared).toBeGreaterThan(POSITIONS / 3);
    expect(differentTops).toBeGreaterThan(compared / 2);
  });
});

/** Number of redraws in the tests of chances. */
const DRAWS = 2000;

/** Counts the places of each card over many redraws. */
function countPlaces(play: AnyPlay, pileOf: (state: State | HauntState) => readonly string[]): number[][] {
  const cards = [...pileOf(play.state)].sort();
  const counts = cards.map(() => cards.map(() => 0));
  for (let i = 0; i < DRAWS; i++) {
    pileOf(play.imagine(0, `draw ${i}`).state).forEach((card, place) => {
      const row = counts[cards.indexOf(card)] as number[];
      row[place] = (row[place] ?? 0) + 1;
    });
  }
  return counts;
}

/** Returns the distance of the counts from equal chances in standard deviations (chi-square of permutations). */
function deviation(counts: readonly (readonly number[])[]): number {
  const n = counts.length;
  const expected = DRAWS / n;
  const sum = counts.flat().reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const freedom = (n - 1) ** 2;
  return ((sum * (n - 1)) / n - freedom) / Math.sqrt(2 * freedom);
}

/** Plays random games until a condition holds. */
function playUntil(game: AnyGame, seed: string, until: (play: AnyPlay) => boolean): AnyPlay {
  for (let i = 0; ; i++) {
    const bot = randomBot(`${seed} ${i}`);
    const play: AnyPlay = Play.start(game.definition, game.setup(i, { investigators: [3] }), `${seed} ${i}`);
    while (play.result === undefined) {
      if (until(play)) return play;
      bot.move(play);
    }
  }
}

describe('unseen cards', () => {
  const knownUnder = ({ knownOrder }: State | HauntState, pile: string) => knownOrder?.[pile]?.bottom ?? 0;

  it('are equally likely in every unseen place, and seen Mythos cards stay under their deck', async () => {
    const play = playUntil(await gameOf('arkham', ['base']), 'chances', ({ state }) => state.turn === 5);
    const under = knownUnder(play.state, 'mythos');
    expect(under).toBeGreaterThan(3);
    const unseen = ({ decks }: State | HauntState) => decks.mythos.slice(0, decks.mythos.length - under);
    const seenCards = play.state.decks.mythos.slice(-under);
    expect(play.imagine(0, 'seen').state.decks.mythos.slice(-under)).toEqual(seenCards);
    expect(Math.abs(deviation(countPlaces(play, unseen)))).toBeLessThan(3);
    expect(Math.abs(deviation(countPlaces(play, ({ cup }) => cup)))).toBeLessThan(3);
    const pile = ({ gatePile, ...state }: State | HauntState) =>
      gatePile.slice(0, gatePile.length - knownUnder({ gatePile, ...state } as State, 'gatePile'));
    expect(Math.abs(deviation(countPlaces(play, pile)))).toBeLessThan(3);
  });

  it('are equally likely under face-down gates and in the pile, except markers that are ruled out for a gate', async () => {
    const game = await gameOf('haunt', ['base']);
    const faceDown = (state: State | HauntState) => (state as HauntState).gates.filter(({ faceUp }) => !faceUp);
    const fresh = playUntil(game, 'gates', ({ state }) => faceDown(state).length > 3 && state.turn > 8);
    const markers = (state: State | HauntState) => [
      ...faceDown(state).map(({ marker }) => marker),
      ...state.gatePile.slice(0, state.gatePile.length - knownUnder(state, 'gatePile')),
    ];
    expect(Math.abs(deviation(countPlaces(fresh, markers)))).toBeLessThan(3);

    const after = playUntil(game, 'ruled out', ({ state }) =>
      faceDown(state).some(({ at }) => (state.ruledOut?.[at] ?? []).length > 0),
    );
    for (let i = 0; i < 300; i++) {
      const { gates, ruledOut } = after.imagine(0, `deal ${i}`).state as HauntState;
      for (const { at, marker, faceUp } of gates) {
        if (!faceUp) expect(ruledOut?.[at] ?? []).not.toContain(marker);
      }
    }
  });

  it('stay in place for the owner of an ability to look at them, and for nobody else', async () => {
    const game = await gameOf('arkham', ['base']);
    const sheet = [...game.content.investigators.values()].find(({ modifiers }) =>
      modifiers?.some(({ mod }) => mod === 'drawBottom'),
    );
    const setup = { investigators: [sheet?.id, 'random'], ancientOne: 'random' };
    const play: AnyPlay = Play.start(game.definition, setup, 'bottoms');
    const bottomsFor = (seat: number) => {
      const draws = Array.from({ length: 40 }, (_, i) => play.imagine(seat, `bottom ${i}`).state.decks.common.at(-1));
      return new Set(draws).size;
    };
    expect(bottomsFor(0)).toBe(1);
    expect(bottomsFor(1)).toBeGreaterThan(5);
  });
});
