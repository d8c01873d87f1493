import { BASE } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { arkham } from '../src/arkham/definition.js';
import { findRumor } from '../src/arkham/mythos/in-play.js';
import type { ArkhamSetup } from '../src/arkham/setup-types.js';
import type { State } from '../src/arkham/state.js';
import type { View } from '../src/arkham/view.js';
import { Content } from '../src/language/content.js';
import type { Event } from '../src/language/events.js';

const content = new Content([BASE]);
const game = arkham(content);

const SEEDS = Array.from({ length: 40 }, (_, i) => `set-up ${i}`);
const randomSetup = (players: number): ArkhamSetup => ({
  investigators: Array<string>(players).fill('random'),
  ancientOne: 'random',
});

/** Sets up a table before any draws. */
const setUp = (setup: ArkhamSetup, seed = 'set-up'): State => game.begin(setup, Dice.seeded(seed));

interface StartedGame {
  readonly play: Play<ArkhamSetup, State, Event, unknown>;
  readonly events: readonly Event[];
}

/** A game up to its first decision. */
function startGame(setup: ArkhamSetup, seed: string): StartedGame {
  const events: Event[] = [];
  const play = Play.start(game, setup, seed, {}, (event) => events.push(event));
  return { play, events };
}

/** Plays a game up to the Upkeep of turn 1, always taking the first option. */
function playSetUp(setup: ArkhamSetup, seed: string): StartedGame {
  const table = startGame(setup, seed);
  while (table.play.state.step.phase === 'set-up') table.play.choose(0, 0);
  return table;
}

const tally = (list: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};
const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const homeOf = (id: string) => BASE.investigators.find((sheet) => sheet.id === id)?.home;
const seatsFrom = (first: number, players: number) => Array.from({ length: players }, (_, i) => (first + i) % players);

describe('a table for a game', () => {
  it('is laid for 1 to 8 players, nobody more and nobody less [A-SETUP-01]', () => {
    for (let players = 1; players <= 8; players++) {
      expect(setUp(randomSetup(players)).investigators).toHaveLength(players);
    }
    expect(() => setUp(randomSetup(0))).toThrow('1 to 8');
    expect(() => setUp(randomSetup(9))).toThrow('1 to 8');
  });

  it('has terror at 0 and an empty doom track [A-SETUP-02]', () => {
    const state = setUp(randomSetup(3));
    expect(state).toMatchObject({ terror: 0, doom: 0, turn: 0, gates: [], monsters: [], seals: [] });
    expect(state).toMatchObject({ elderSignsPlayed: 0, faceUpLocationCards: [], closed: [], box: [] });
  });

  it('has one clue on each of the 11 unstable locations and nowhere else [A-SETUP-03]', () => {
    const { clues } = setUp({ investigators: ['jenny-barnes'], ancientOne: 'yig' });
    const unstable = BASE.locations.filter(({ stable }) => !stable);
    expect(Object.keys(clues).sort()).toEqual(ids(unstable).sort());
    expect(Object.values(clues)).toEqual(Array(11).fill(1));
  });

  it('has none on the Science Building when the scientist is at work there [A-SETUP-03]', () => {
    const { clues } = setUp({ investigators: ['jenny-barnes', 'kate-winthrop'], ancientOne: 'yig' });
    expect(Object.keys(clues)).toHaveLength(10);
    expect(clues['science-building']).toBeUndefined();
  });

  it('gives the first-player marker to anybody at random [A-SETUP-04]', () => {
    const first = new Set(SEEDS.map((seed) => setUp(randomSetup(4), seed).first));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it('deals everybody a random investigator of his own [A-SETUP-05]', () => {
    const dealt = new Set<string>();
    for (const seed of SEEDS) {
      const { investigators, unusedInvestigators } = setUp(randomSetup(8), seed);
      const sheets = ids(investigators);
      expect(new Set([...sheets, ...unusedInvestigators]).size).toBe(16);
      expect([sheets.length, unusedInvestigators.length]).toEqual([8, 8]);
      for (const id of sheets) dealt.add(id);
    }
    expect(dealt.size).toBe(16);
  });

  it('leaves those who chose theirs with it, and deals it to nobody else [A-SETUP-05]', () => {
    const setup = { investigators: ['random', 'joe-diamond', 'random', 'jenny-barnes'], ancientOne: 'random' };
    for (const seed of SEEDS) {
      const sheets = ids(setUp(setup, seed).investigators);
      expect([sheets[1], sheets[3]]).toEqual(['joe-diamond', 'jenny-barnes']);
      expect(new Set(sheets).size).toBe(4);
    }
    const twice = { investigators: ['joe-diamond', 'joe-diamond'], ancientOne: 'yig' };
    expect(() => setUp(twice)).toThrow('already in the game');
    expect(() => setUp({ investigators: ['nobody'], ancientOne: 'yig' })).toThrow('there is no "nobody"');
  });

  it('is faced by an Ancient One picked at random, or by the one that was chosen [A-SETUP-06]', () => {
    const picked = new Set(SEEDS.map((seed) => setUp(randomSetup(1), seed).ancientOne));
    expect([...picked].sort()).toEqual(ids(BASE.ancientOnes).sort());
    for (const ancientOne of ids(BASE.ancientOnes)) {
      expect(setUp({ investigators: ['random'], ancientOne }).ancientOne).toBe(ancientOne);
    }
    expect(() => setUp({ investigators: ['random'], ancientOne: 'dagon' })).toThrow('there is no "dagon"');
  });

  it('keeps every deck apart, complete but for what has been handed out [A-SETUP-08]', () => {
    const { decks, specials } = setUp(randomSetup(2));
    for (const deck of ['common', 'unique', 'spell', 'skill', 'ally'] as const) {
      const cards = BASE.cards.filter((card) => card.deck === deck);
      expect(tally(decks[deck])).toEqual(Object.fromEntries(cards.map(({ id, count }) => [id, count])));
    }
    expect(Object.keys(decks.locations).sort()).toEqual(ids(BASE.streets).sort());
    for (const [neighbourhood, cards] of Object.entries(decks.locations)) {
      const own = BASE.locationCards.filter((card) => card.neighbourhood === neighbourhood);
      expect([...cards].sort()).toEqual(ids(own).sort());
      expect(cards).toHaveLength(7);
    }
    expect([...decks.gate].sort()).toEqual(ids(BASE.gateCards).sort());
    expect([...decks.mythos].sort()).toEqual(ids(BASE.mythos).sort());
    expect(specials).toMatchObject({ retainer: 8, 'bank-loan': 8, blessing: 8, 'lodge-membership': 8, deputy: 1 });
  });

  it('fills the cup with every ordinary monster, mixed, and keeps the Masks out [A-SETUP-14]', () => {
    const ordinary = BASE.monsters.filter(({ abilities }) => !abilities.includes('mask'));
    const all = ordinary.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));
    const cups = SEEDS.map((seed) => setUp({ investigators: ['random'], ancientOne: 'yig' }, seed).cup);
    for (const cup of cups) expect([...cup].sort()).toEqual([...all].sort());
    expect(all).toHaveLength(55);
    expect(new Set(cups.map(String)).size).toBe(SEEDS.length);
  });

  it('has the Masks in the cup as soon as it is Nyarlathotep [A-SETUP-07, A-SETUP-14]', () => {
    const { cup } = setUp({ investigators: ['random'], ancientOne: 'nyarlathotep' });
    expect(cup).toHaveLength(60);
    const masks = BASE.monsters.filter(({ abilities }) => abilities.includes('mask'));
    expect(cup).toEqual(expect.arrayContaining(masks.map(({ id }) => `${id}-1`)));
  });

  it('has gate cards, mythos cards and the 16 gate markers shuffled, each for itself [A-SETUP-15]', () => {
    const tables = SEEDS.map((seed) => setUp(randomSetup(1), seed));
    for (const pile of ['gatePile', 'gate', 'mythos'] as const) {
      const order = tables.map((state) => (pile === 'gatePile' ? state.gatePile : state.decks[pile]));
      expect(new Set(order.map(String)).size).toBe(SEEDS.length);
      expect(new Set(order.map((cards) => cards[0])).size).toBeGreaterThan(8);
    }
    for (const { gatePile } of tables) expect([...gatePile].sort()).toEqual(ids(BASE.gateMarkers).sort());
  });

  it('has everybody stand on the home location of his sheet [A-SETUP-16]', () => {
    for (const seed of SEEDS) {
      for (const { id, place } of setUp(randomSetup(8), seed).investigators) expect(place).toBe(homeOf(id));
    }
  });

  it('keeps the sheets nobody plays for those who come later, and one Ancient One only [A-SETUP-24]', () => {
    for (const seed of SEEDS) {
      const { investigators, unusedInvestigators } = setUp(randomSetup(3), seed);
      expect([...ids(investigators), ...unusedInvestigators].sort()).toEqual(ids(BASE.investigators).sort());
    }
  });
});

describe('possessions', () => {
  it('that are fixed come to everybody, clockwise from the first player, before anything is drawn [A-SETUP-09]', () => {
    const setup = {
      investigators: ['sister-mary', 'michael-mcglen', 'monterey-jack', 'darrell-simmons'],
      ancientOne: 'yig',
    };
    for (const seed of SEEDS) {
      const { events, play } = startGame(setup, seed);
      const firstDrawn = events.findIndex(({ type }) => type === 'drew');
      const handedOut = events.slice(0, firstDrawn).flatMap((event) => (event.type === 'received' ? [event] : []));
      const order = seatsFrom(play.state.first, 4);
      const fixed = order.flatMap((seat) => {
        const sheet = BASE.investigators.find(({ id }) => id === setup.investigators[seat]);
        return (sheet?.fixed.cards ?? []).map((card) => [seat, card]);
      });
      expect(handedOut.map(({ seat, card }) => [seat, card])).toEqual(fixed);
    }
  });

  it('that are random come from shuffled decks in which no fixed one is left over too many [A-SETUP-09, A-SETUP-10]', () => {
    const firstDrawn = new Set<string>();
    for (const seed of SEEDS.slice(0, 12)) {
      const { state } = playSetUp(randomSetup(8), seed).play;
      for (const deck of ['common', 'unique', 'spell', 'skill', 'ally'] as const) {
        const held = state.investigators.flatMap(({ cards }) => cards.map(({ card }) => card));
        const all = [...state.decks[deck], ...held.filter((card) => content.cards.get(card)?.deck === deck)];
        const printed = BASE.cards.filter((card) => card.deck === deck).map(({ id, count }) => [id, count]);
        expect(tally(all)).toEqual(Object.fromEntries(printed));
      }
      for (const { id, cards } of state.investigators) {
        const { fixed, random: drawn } = content.investigators.get(id)!;
        const n = Object.values(drawn).reduce((sum: number, some = 0) => sum + some, fixed.cards?.length ?? 0);
        expect([id, cards.length >= n]).toEqual([id, true]);
      }
      firstDrawn.add(setUp(randomSetup(1), seed).decks.common[0] as string);
    }
    expect(firstDrawn.size).toBeGreaterThan(5);
  });

  it('that are random are drawn clockwise from the first player, as many as the sheet says [A-SETUP-11]', () => {
    const setup = { investigators: ['jenny-barnes', 'joe-diamond', 'vincent-lee'], ancientOne: 'yig' };
    for (const seed of SEEDS.slice(0, 10)) {
      const { events, play } = startGame(setup, seed);
      const drawn = events.flatMap((event) => (event.type === 'drew' ? [event] : []));
      const seats = drawn.map(({ seat }) => seat);
      expect([...new Set(seats)]).toEqual(seatsFrom(play.state.first, 3));
      expect(seats).toEqual(
        [...seats].sort((a, b) => ((a - play.state.first + 3) % 3) - ((b - play.state.first + 3) % 3)),
      );
      const decksOf = (seat: number) => drawn.filter((event) => event.seat === seat).map(({ deck }) => deck);
      expect(tally(decksOf(0))).toEqual({ common: 2, unique: 1, spell: 1, skill: 1 });
      expect(tally(decksOf(1))).toEqual({ common: 2, skill: 1 });
      expect(tally(decksOf(2))).toEqual({ common: 2, spell: 2, skill: 1 });
    }
  });

  it('are drawn with the abilities of the sheet: the salesman draws one more and chooses [A-SETUP-11]', () => {
    const { play } = startGame({ investigators: ['bob-jenkins'], ancientOne: 'yig' }, 'salesman');
    const [question] = play.decisions;
    expect(question?.key).toBe('q.keep-card');
    while (play.decisions[0]?.key === 'q.keep-card') play.choose(0, 0);
    const cards = play.state.investigators[0]?.cards.map(({ card }) => content.cards.get(card)?.deck);
    expect(tally(cards as string[])).toEqual({ common: 2, unique: 2, skill: 1 });
  });
});

describe('an investigator', () => {
  it('starts with his sanity and stamina at their maxima, as cards and the Ancient One make them [A-SETUP-12, A-SETUP-07]', () => {
    const start = (investigator: string, ancientOne: string) => {
      const { state } = playSetUp({ investigators: [investigator], ancientOne }, 'health').play;
      const { sanity, stamina } = state.investigators[0] as { sanity: number; stamina: number };
      return [sanity, stamina];
    };
    expect(start('jenny-barnes', 'yig')).toEqual([6, 4]);
    expect(start('ashcan-pete', 'yig')).toEqual([5, 6]);
    expect(start('jenny-barnes', 'cthulhu')).toEqual([5, 3]);
    expect(start('ashcan-pete', 'cthulhu')).toEqual([4, 5]);
  });

  it('sets each slider to any of its four stops, and has his whole Focus in the first Upkeep [A-SETUP-13]', () => {
    for (let stop = 0; stop < 4; stop++) {
      const { play } = startGame({ investigators: ['joe-diamond'], ancientOne: 'yig' }, 'sliders');
      for (const key of ['q.start-speed-sneak', 'q.start-fight-will', 'q.start-lore-luck']) {
        const [question] = play.decisions;
        expect(question).toMatchObject({ key, by: [0] });
        expect(question?.options.map(({ id }) => id)).toEqual(['stop:0', 'stop:1', 'stop:2', 'stop:3']);
        play.choose(0, stop);
      }
      while (play.state.step.phase === 'set-up') play.choose(0, 0);
      expect(play.state.investigators[0]?.sliders).toEqual([stop, stop, stop]);
      expect(play.decisions[0]).toMatchObject({ key: 'q.sliders', args: { focus: 3 } });
    }
  });
});

describe('the first mythos card', () => {
  it('opens a gate, whatever the seed, and turn 1 begins with the same first player [A-SETUP-19, A-SETUP-20, A-SETUP-23]', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const { play } = startGame(randomSetup(5), seed);
      const { first } = play.state;
      while (play.state.step.phase === 'set-up') play.choose(0, 0);
      expect(play.state).toMatchObject({ turn: 1, first, doom: 1 });
      expect(play.state.gates).toHaveLength(1);
      expect(findRumor(play.state)).toBeUndefined();
    }
  });
});

describe('what a player may see', () => {
  const { play } = playSetUp({ investigators: ['jenny-barnes', 'joe-diamond'], ancientOne: 'yig' }, 'open table');
  const seen = play.view(1) as View;

  it('is everything on the table, the hands of others too [A-SETUP-25]', () => {
    expect(seen.investigators).toEqual(play.state.investigators);
    expect(seen.monsters).toEqual(play.state.monsters);
    expect(seen.gates).toEqual(play.state.gates);
    expect(seen).toMatchObject({ doom: 1, terror: 0, ancientOne: 'yig' });
  });

  it('is only how many lie in decks, cup and gate pile, never which [A-SETUP-25]', () => {
    const { decks, cup, gatePile } = play.state;
    expect(seen.cup).toBe(cup.length);
    expect(seen.gatePile).toBe(gatePile.length);
    expect(seen.decks).toMatchObject({
      common: decks.common.length,
      mythos: decks.mythos.length,
      gate: decks.gate.length,
    });
    expect(seen.decks.locations.uptown).toBe(7);
    const text = JSON.stringify(play.view());
    for (const hidden of [...decks.mythos, ...decks.gate, ...gatePile]) expect(text).not.toContain(`"${hidden}"`);
  });
});
