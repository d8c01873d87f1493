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

/** Sets up a game before any cards are drawn. */
const setUp = (setup: ArkhamSetup, seed = 'set-up'): State => game.begin(setup, Dice.seeded(seed));

interface StartedGame {
  readonly play: Play<ArkhamSetup, State, Event, unknown>;
  readonly events: readonly Event[];
}

/** Starts a game up to its first decision. */
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

describe('the set-up of Arkham Horror', () => {
  it('accepts 1 to 8 players and no other number [A-SETUP-01]', () => {
    for (let players = 1; players <= 8; players++) {
      expect(setUp(randomSetup(players)).investigators).toHaveLength(players);
    }
    expect(() => setUp(randomSetup(0))).toThrow('1 to 8');
    expect(() => setUp(randomSetup(9))).toThrow('1 to 8');
  });

  it('sets terror to 0 and empties the doom track [A-SETUP-02]', () => {
    const state = setUp(randomSetup(3));
    expect(state).toMatchObject({ terror: 0, doom: 0, turn: 0, gates: [], monsters: [], seals: [] });
    expect(state).toMatchObject({ elderSignsPlayed: 0, faceUpLocationCards: [], closed: [], box: [] });
  });

  it('puts one Clue on each of the 11 unstable locations and nowhere else [A-SETUP-03]', () => {
    const { clues } = setUp({ investigators: ['jenny-barnes'], ancientOne: 'yig' });
    const unstable = BASE.locations.filter(({ stable }) => !stable);
    expect(Object.keys(clues).sort()).toEqual(ids(unstable).sort());
    expect(Object.values(clues)).toEqual(Array(11).fill(1));
  });

  it('puts no Clue on the Science Building if Kate Winthrop is in the game [A-SETUP-03]', () => {
    const { clues } = setUp({ investigators: ['jenny-barnes', 'kate-winthrop'], ancientOne: 'yig' });
    expect(Object.keys(clues)).toHaveLength(10);
    expect(clues['science-building']).toBeUndefined();
  });

  it('gives the first-player marker to a random player [A-SETUP-04]', () => {
    const first = new Set(SEEDS.map((seed) => setUp(randomSetup(4), seed).first));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it('deals each player a different random investigator [A-SETUP-05]', () => {
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

  it('keeps chosen investigators and never deals them to others [A-SETUP-05]', () => {
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

  it('picks the Ancient One at random, or uses the chosen one [A-SETUP-06]', () => {
    const picked = new Set(SEEDS.map((seed) => setUp(randomSetup(1), seed).ancientOne));
    expect([...picked].sort()).toEqual(ids(BASE.ancientOnes).sort());
    for (const ancientOne of ids(BASE.ancientOnes)) {
      expect(setUp({ investigators: ['random'], ancientOne }).ancientOne).toBe(ancientOne);
    }
    expect(() => setUp({ investigators: ['random'], ancientOne: 'dagon' })).toThrow('there is no "dagon"');
  });

  it('keeps every deck separate and complete, apart from cards already dealt [A-SETUP-08]', () => {
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

  it('fills the cup with every ordinary monster in random order, without the Masks [A-SETUP-14]', () => {
    const ordinary = BASE.monsters.filter(({ abilities }) => !abilities.includes('mask'));
    const all = ordinary.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));
    const cups = SEEDS.map((seed) => setUp({ investigators: ['random'], ancientOne: 'yig' }, seed).cup);
    for (const cup of cups) expect([...cup].sort()).toEqual([...all].sort());
    expect(all).toHaveLength(55);
    expect(new Set(cups.map(String)).size).toBe(SEEDS.length);
  });

  it('adds the Masks to the cup if Nyarlathotep is the Ancient One [A-SETUP-07, A-SETUP-14]', () => {
    const { cup } = setUp({ investigators: ['random'], ancientOne: 'nyarlathotep' });
    expect(cup).toHaveLength(60);
    const masks = BASE.monsters.filter(({ abilities }) => abilities.includes('mask'));
    expect(cup).toEqual(expect.arrayContaining(masks.map(({ id }) => `${id}-1`)));
  });

  it('shuffles gate cards, Mythos cards and the 16 gate markers separately [A-SETUP-15]', () => {
    const tables = SEEDS.map((seed) => setUp(randomSetup(1), seed));
    for (const pile of ['gatePile', 'gate', 'mythos'] as const) {
      const order = tables.map((state) => (pile === 'gatePile' ? state.gatePile : state.decks[pile]));
      expect(new Set(order.map(String)).size).toBe(SEEDS.length);
      expect(new Set(order.map((cards) => cards[0])).size).toBeGreaterThan(8);
    }
    for (const { gatePile } of tables) expect([...gatePile].sort()).toEqual(ids(BASE.gateMarkers).sort());
  });

  it('puts each investigator on the home location of the sheet [A-SETUP-16]', () => {
    for (const seed of SEEDS) {
      for (const { id, place } of setUp(randomSetup(8), seed).investigators) expect(place).toBe(homeOf(id));
    }
  });

  it('keeps unused investigators for later, and only one Ancient One [A-SETUP-24]', () => {
    for (const seed of SEEDS) {
      const { investigators, unusedInvestigators } = setUp(randomSetup(3), seed);
      expect([...ids(investigators), ...unusedInvestigators].sort()).toEqual(ids(BASE.investigators).sort());
    }
  });
});

describe('starting possessions', () => {
  it('are dealt clockwise from the first player if fixed, before any card is drawn [A-SETUP-09]', () => {
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

  it('are drawn from shuffled decks from which the fixed cards were removed [A-SETUP-09, A-SETUP-10]', () => {
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
        const { fixed, random } = content.investigators.get(id)!;
        const n = Object.values(random).reduce((sum: number, some = 0) => sum + some, fixed.cards?.length ?? 0);
        expect([id, cards.length >= n]).toEqual([id, true]);
      }
      firstDrawn.add(setUp(randomSetup(1), seed).decks.common[0] as string);
    }
    expect(firstDrawn.size).toBeGreaterThan(5);
  });

  it('are drawn clockwise from the first player, as many as the sheet says [A-SETUP-11]', () => {
    const setup = { investigators: ['jenny-barnes', 'joe-diamond', 'vincent-lee'], ancientOne: 'yig' };
    for (const seed of SEEDS.slice(0, 10)) {
      const { events, play } = startGame(setup, seed);
      const drawnCards = events.flatMap((event) => (event.type === 'drew' ? [event] : []));
      const seats = drawnCards.map(({ seat }) => seat);
      expect([...new Set(seats)]).toEqual(seatsFrom(play.state.first, 3));
      expect(seats).toEqual(
        [...seats].sort((a, b) => ((a - play.state.first + 3) % 3) - ((b - play.state.first + 3) % 3)),
      );
      const decksOf = (seat: number) => drawnCards.filter((event) => event.seat === seat).map(({ deck }) => deck);
      expect(tally(decksOf(0))).toEqual({ common: 2, unique: 1, spell: 1, skill: 1 });
      expect(tally(decksOf(1))).toEqual({ common: 2, skill: 1 });
      expect(tally(decksOf(2))).toEqual({ common: 2, spell: 2, skill: 1 });
    }
  });

  it('follow the abilities of the sheet: Bob Jenkins draws one more item and chooses [A-SETUP-11]', () => {
    const { play } = startGame({ investigators: ['bob-jenkins'], ancientOne: 'yig' }, 'salesman');
    const [question] = play.decisions;
    expect(question?.key).toBe('q.keep-card');
    while (play.decisions[0]?.key === 'q.keep-card') play.choose(0, 0);
    const cards = play.state.investigators[0]?.cards.map(({ card }) => content.cards.get(card)?.deck);
    expect(tally(cards as string[])).toEqual({ common: 2, unique: 2, skill: 1 });
  });
});

describe('an investigator at the start', () => {
  it('has maximum Sanity and Stamina, including the effects of cards and the Ancient One [A-SETUP-12, A-SETUP-07]', () => {
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

  it('sets each slider to any of its four stops, and has full Focus in the first Upkeep [A-SETUP-13]', () => {
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

describe('the first Mythos card', () => {
  it('opens a gate with any seed, and turn 1 begins with the same first player [A-SETUP-19, A-SETUP-20, A-SETUP-23]', () => {
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

describe('the view of a player', () => {
  const { play } = playSetUp({ investigators: ['jenny-barnes', 'joe-diamond'], ancientOne: 'yig' }, 'open table');
  const view = play.view(1) as View;

  it('shows everything on the table, including the cards of other players [A-SETUP-25]', () => {
    expect(view.investigators).toEqual(play.state.investigators);
    expect(view.monsters).toEqual(play.state.monsters);
    expect(view.gates).toEqual(play.state.gates);
    expect(view).toMatchObject({ doom: 1, terror: 0, ancientOne: 'yig' });
  });

  it('shows only the size of the decks, the cup and the gate pile [A-SETUP-25]', () => {
    const { decks, cup, gatePile } = play.state;
    expect(view.cup).toBe(cup.length);
    expect(view.gatePile).toBe(gatePile.length);
    expect(view.decks).toMatchObject({
      common: decks.common.length,
      mythos: decks.mythos.length,
      gate: decks.gate.length,
    });
    expect(view.decks.locations.uptown).toBe(7);
    const text = JSON.stringify(play.view());
    for (const hidden of [...decks.mythos, ...decks.gate, ...gatePile]) expect(text).not.toContain(`"${hidden}"`);
  });
});
