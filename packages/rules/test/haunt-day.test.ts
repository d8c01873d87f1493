import { BASE } from '@vigil/content';
import { Dice, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { chooseFirstInvestigator, tiedForFirst } from '../src/haunt/day/first-investigator.js';
import { completePhase, phaseObstacle, startNight } from '../src/haunt/day/phases.js';
import { nextStep } from '../src/haunt/day/sequence.js';
import { haunt } from '../src/haunt/definition.js';
import type { Game } from '../src/haunt/game.js';
import type { HauntSetup } from '../src/haunt/setup-types.js';
import type { Investigator, SlotStates, State } from '../src/haunt/state.js';
import type { View } from '../src/haunt/view.js';
import { Content } from '../src/language/content.js';
import { createPosition, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const content = new Content([BASE]);
const game = haunt(content);
const SEEDS = Array.from({ length: 30 }, (_, i) => `set-up ${i}`);
const FIRST_GAME: HauntSetup = {
  investigators: ['kate-winthrop', 'darrell-simmons', 'joe-diamond'],
  ancientOne: 'nyarlathotep',
};
const random = (n: number): HauntSetup => ({ investigators: Array<string>(n).fill('random'), ancientOne: 'random' });
const setUp = (setup: HauntSetup = FIRST_GAME, seed = 'set-up'): State => game.begin(setup, Dice.seeded(seed));
const count = (list: readonly string[], id: string) => list.filter((each) => each === id).length;
const copies = (id: string) => BASE.cards.find((card) => card.id === id)?.count ?? 0;
const worldOf = (marker: string) => content.gateMarkers.get(marker)?.world as string;
const heldCards = (state: State) => state.investigators.flatMap(({ cards }) => cards.map(({ card }) => card));
const unstable = BASE.locations.filter(({ stable }) => !stable).map(({ id }) => id);
const FREE: SlotStates = ['free', 'free', 'free', 'free'];
const SPENT: SlotStates = ['covered', 'covered', 'covered', 'covered'];
const investigatorAt = (state: State, seat: number) => state.investigators[seat] as Investigator;

/** Plays a game up to its first Upkeep, always taking the first option. */
function startGame(setup: HauntSetup = FIRST_GAME, seed = 'set-up') {
  const play = Play.start(game, setup, seed);
  while (play.state.step.phase === 'set-up') play.choose(0, 0);
  return play;
}

describe('the decks of Haunt', () => {
  it('lack one copy of each common weapon, Dynamite and Cross included, and all Knives [H-SETUP-01, H-SETUP-02]', () => {
    const { common } = setUp().decks;
    const weapons = BASE.cards.filter(({ deck, type, id }) => deck === 'common' && type === 'weapon' && id !== 'knife');
    expect(weapons.map(({ id }) => id)).toEqual(expect.arrayContaining(['dynamite', 'cross', 'tommy-gun']));
    for (const { id } of weapons) expect(count(common, id)).toBe(copies(id) - 1);
    expect(common).not.toContain('knife');
    expect(count(common, 'food')).toBe(copies('food'));
  });

  it('lack single copies of three Unique Items and the Blue Watcher [H-SETUP-03]', () => {
    const { unique } = setUp().decks;
    for (const id of ['enchanted-blade', 'enchanted-knife', 'elder-sign'])
      expect(count(unique, id)).toBe(copies(id) - 1);
    expect(unique).not.toContain('blue-watcher-of-the-pyramid');
    expect(count(unique, 'holy-water')).toBe(copies('holy-water'));
  });

  it('hold two Shrivellings and no Voice of Ra [H-SETUP-04, H-ADD-18]', () => {
    const { spell } = setUp().decks;
    expect(count(spell, 'shrivelling')).toBe(2);
    expect(spell).not.toContain('voice-of-ra');
  });

  it('hold all Mythos cards except Rumors and two excluded cards; each has a place and two to four symbols [H-SETUP-05, H-SETUP-06, H-ADD-20]', () => {
    const { mythos } = setUp().decks;
    const usable = BASE.mythos.filter(
      ({ id, type }) => type !== 'rumor' && !['the-story-continues', 'happy-days-are-here-again'].includes(id),
    );
    expect([...mythos].sort()).toEqual(usable.map(({ id }) => id).sort());
    for (const id of mythos) {
      const card = content.mythos.get(id);
      expect(card?.gate).toBeDefined();
      const symbols = (card?.white.length ?? 0) + (card?.black.length ?? 0);
      expect(symbols).toBeGreaterThanOrEqual(2);
      expect(symbols).toBeLessThanOrEqual(4);
    }
  });

  it('hold all Location cards in a single deck [H-SETUP-07]', () => {
    const { location } = setUp().decks;
    expect([...location].sort()).toEqual(BASE.locationCards.map(({ id }) => id).sort());
    expect(location).not.toEqual(BASE.locationCards.map(({ id }) => id));
  });
});

describe('the gates at set-up', () => {
  it('are eleven on the unstable locations, each world at least once and three twice; five stay in the pile [H-SETUP-08, H-SETUP-09, H-SETUP-10, H-SETUP-11, H-SETUP-13]', () => {
    const doubles = new Set<string>();
    for (const seed of SEEDS) {
      const { gates, gatePile } = setUp(random(3), seed);
      expect(gates.map((gate) => gate.at).sort()).toEqual([...unstable].sort());
      expect(gates.every(({ faceUp }) => !faceUp)).toBe(true);
      expect(gatePile).toHaveLength(5);
      const worlds = gates.map(({ marker }) => worldOf(marker));
      expect(new Set(worlds).size).toBe(8);
      expect(new Set([...gates.map(({ marker }) => marker), ...gatePile]).size).toBe(16);
      for (const world of worlds) if (count(worlds, world) === 2) doubles.add(world);
    }
    expect(doubles.size).toBe(8);
  });

  it('are hidden until the team turns three of its choice, which moves nobody into a world [H-SETUP-12, H-SETUP-14]', () => {
    const play = Play.start(game, FIRST_GAME, 'gates');
    const visibleGates = () => (play.view(0) as View).gates;
    expect(visibleGates().some((gate) => 'marker' in gate)).toBe(false);
    expect(play.decisions[0]).toMatchObject({ by: [0, 1, 2], key: 'q.turn-gate', why: 'H-SETUP-14' });
    for (const place of ['woods', 'graveyard', 'black-cave']) play.answer(play.decisions[0]?.id ?? '', `gate:${place}`);
    expect(
      visibleGates()
        .filter((gate) => gate.faceUp)
        .map((gate) => gate.at)
        .sort(),
    ).toEqual(['black-cave', 'graveyard', 'woods']);
    expect(visibleGates().filter((gate) => 'marker' in gate)).toHaveLength(3);
    expect(play.state.investigators.every((who) => content.locations.has(who.place))).toBe(true);
    expect(JSON.stringify(play.decisions)).not.toContain('gate-abyss');
  });
});

describe('the set-up of Haunt', () => {
  it('seats two to five investigators [H-SETUP-18, H-INTRO-02]', () => {
    for (let n = 2; n <= 5; n++) expect(setUp(random(n)).investigators).toHaveLength(n);
    expect(() => setUp(random(1))).toThrow('2 to 5');
    expect(() => setUp(random(6))).toThrow('2 to 5');
  });

  it('never uses Mandy Thompson or Sister Mary, nor offers them later [H-SETUP-19]', () => {
    for (const id of ['mandy-thompson', 'sister-mary']) {
      expect(() => setUp({ ...FIRST_GAME, investigators: [id, 'random'] })).toThrow('H-SETUP-19');
      for (const seed of SEEDS) {
        const state = setUp(random(5), seed);
        expect([...state.investigators.map((who) => who.id), ...state.unusedInvestigators]).not.toContain(id);
      }
    }
    expect(setUp(random(5)).unusedInvestigators).toHaveLength(BASE.investigators.length - 2 - 5);
  });

  it('has empty tracks, records the number of investigators, and has no Mythos card in play [H-SETUP-15, H-SETUP-16, H-SETUP-22, H-SETUP-25]', () => {
    expect(startGame().state).toMatchObject({
      ancientOne: 'nyarlathotep',
      doom: 0,
      startingInvestigators: 3,
      day: 1,
      inPlay: [],
    });
    expect(setUp()).toMatchObject({ doom: 0, terror: 0, startingInvestigators: 3 });
  });

  it('puts investigators at home with their possessions and free slots, and gives no income for a Retainer [H-SETUP-18, H-SETUP-20, H-SETUP-24]', () => {
    const { state } = startGame();
    for (const who of state.investigators) {
      const sheet = content.investigators.get(who.id);
      expect(who).toMatchObject({ place: sheet?.home, money: sheet?.fixed.money, clues: sheet?.fixed.clues });
      expect(who.slots).toEqual([FREE, FREE, FREE]);
      for (const card of sheet?.fixed.cards ?? []) expect(who.cards.map((one) => one.card)).toContain(card);
    }
    expect(heldCards(state)).toContain('retainer');
  });

  it('puts a Clue on every unstable location except Kate’s, or none by house rule [H-SETUP-21]', () => {
    const { clues } = setUp();
    expect(Object.keys(clues).sort()).toEqual(unstable.filter((place) => place !== 'science-building').sort());
    expect(Object.values(clues).every((n) => n === 1)).toBe(true);
    expect(Object.keys(setUp({ ...FIRST_GAME, investigators: ['joe-diamond', 'amanda-sharpe'] }).clues)).toHaveLength(
      11,
    );
    expect(setUp({ ...FIRST_GAME, houseRules: { startingClues: 'none' } }).clues).toEqual({});
  });

  it('puts the masks into the cup only with Nyarlathotep [H-SETUP-23]', () => {
    const masks = (ancientOne: string) =>
      setUp({ ...FIRST_GAME, ancientOne }).cup.filter((token) => content.tokens.get(token)?.abilities.includes('mask'));
    expect(masks('nyarlathotep').length).toBeGreaterThan(0);
    expect(masks('cthulhu')).toEqual([]);
  });
});

/** Runs the sequence of play from a position. */
const runDay = (start: State, dice?: readonly number[]): Trial =>
  runTrial(
    start,
    function* (g: Game) {
      for (;;) {
        const outcome = yield* nextStep(g);
        if (outcome) return outcome;
      }
    },
    dice ? { dice } : {},
  );
const dayPosition = (people: Parameters<typeof createPosition>[0], more: PositionOptions = {}): State =>
  createPosition(people, { step: { phase: 'day', segment: 1 }, city: undefined, ...more });

describe('the moment between two phases', () => {
  it('lets able investigators begin a City phase per free Speed bonus or an Other World phase, or end the day [H-SEQ-02, H-SEQ-03, H-SEQ-06, H-SEQ-08, H-CITY-SPEED-01, H-CITY-SPEED-06]', () => {
    const slots: Investigator['slots'] = [['free', 'covered', 'covered', 'free'], FREE, FREE];
    const t = runDay(dayPosition([{ slots }, { place: 'abyss-1' }, { place: 'lost' }]));
    expect(t.options()).toEqual([
      'city:0:by:0',
      'city:3:by:0',
      'end-day:by:0',
      'other-world:by:1',
      'end-day:by:1',
      'end-day:by:2',
    ]);
    expect(t.play.decisions[0]).toMatchObject({ by: [0, 1, 2], why: 'H-SEQ-08' });
  });

  it('tells why the others cannot begin a phase [H-CITY-SPEED-04, H-CITY-SPEED-09, H-TURN-05]', () => {
    const t = runDay(
      dayPosition([
        {},
        { place: 'lost' },
        { waitsSince: 3 },
        { slots: [SPENT, FREE, FREE] },
        { place: 'abyss-1', waitsSince: 3 },
      ]),
    );
    expect(t.play.decisions[0]?.about).toEqual({
      obstructed: [
        { seat: 1, why: 'lost' },
        { seat: 2, why: 'waits' },
        { seat: 3, why: 'no-speed' },
        { seat: 4, why: 'waits' },
      ],
    });
  });

  it('begins a City phase by allocating its Speed bonus; the phase is then played to its end [H-CITY-SPEED-01, H-CITY-SPEED-02, H-CITY-SPEED-08, H-SEQ-04, H-SEQ-05]', () => {
    const t = runDay(dayPosition([{}, {}]));
    t.answer('city:1:by:1');
    expect(t.state).toMatchObject({ turn: 6, step: { phase: 'city', segment: 2 }, city: { seat: 1, slot: 1 } });
    expect(investigatorAt(t.state, 1).slots[0]).toEqual(['free', 'allocated', 'free', 'free']);
    expect(investigatorAt(t.state, 0).slots[0]).toEqual(FREE);
    expect(t.options()).not.toContain('end-day:by:0');
    while (t.state.step.phase === 'city') t.answer(t.options()[0] as string);
    expect(t.state).toMatchObject({ turn: 6, step: { phase: 'day', segment: 1 } });
    expect(t.state.city).toBeUndefined();
    expect(investigatorAt(t.state, 1).slots[0]).toEqual(['free', 'covered', 'free', 'free']);
    expect(t.options()).toContain('city:0:by:1');
  });

  it('ends the day when all agree, and the next one begins with its Upkeep at once [H-SEQ-01, H-SEQ-06, H-SEQ-07]', () => {
    const t = runDay(dayPosition([{}, {}, {}]));
    t.answer('end-day:by:0');
    expect(t.play.decisions.map(({ by }) => by)).toEqual([[1], [2]]);
    t.answer('agree', 'object');
    expect(t.state).toMatchObject({ day: 2, step: { phase: 'day' } });
    t.answer('end-day:by:2', 'agree', 'agree');
    expect(t.state).toMatchObject({ day: 3, turn: 6, step: { phase: 'upkeep' } });
  });

  it('ends the day at one player’s word by house rule, or if no other phase is possible [H-SEQ-06]', () => {
    const anyone = dayPosition([{}, {}]);
    anyone.houseRules.dayEnds = 'anyone';
    const noPhaseLeft = dayPosition([{ slots: [SPENT, FREE, FREE] }, { place: 'lost' }]);
    for (const start of [anyone, noPhaseLeft]) {
      const t = runDay(start);
      t.answer('end-day:by:1');
      expect(t.state).toMatchObject({ day: 3, step: { phase: 'upkeep' } });
    }
  });

  it('begins the next day automatically if no investigator is in play, and lets all seats answer for the team [H-END-11]', () => {
    const estate = { id: 'a', clues: 0, spells: 0, allies: 0, value: 0 };
    const t = runDay(
      dayPosition(
        [
          { place: 'out', estate },
          { place: 'out', estate },
        ],
        { unusedInvestigators: ['c'] },
      ),
    );
    expect(t.state).toMatchObject({ day: 3, step: { phase: 'upkeep', segment: 1 } });
    expect(t.play.decisions[0]?.by).toEqual([0, 1]);
  });

  it('ends with a loss if no investigator is left in play or in the box [H-END-11]', () => {
    const estate = { id: 'a', clues: 0, spells: 0, allies: 0, value: 0 };
    const upkeep = { step: { phase: 'upkeep' as const, segment: 13 }, city: undefined };
    const over = runDay(createPosition([{ place: 'out', estate }], { ...upkeep, unusedInvestigators: [] }));
    expect(over.result()).toMatchObject({ value: { won: false, how: 'nobody-left' } });
    const continued = runDay(createPosition([{ place: 'out', estate }, {}], { ...upkeep, unusedInvestigators: [] }));
    expect(continued.result()).toBeUndefined();
  });
});

/** Completes an investigator's phase or an Upkeep, and returns the state. */
function stateAfterPhase(start: State, by: number | undefined): State {
  const t = runTrial(start, function* (g: Game) {
    completePhase(g, by);
  });
  return t.state;
}

describe('the completion of a phase', () => {
  it('covers the allocated slots of all investigators and ends effects that last until then [H-SKILL-08, H-TURN-01]', () => {
    const slots: Investigator['slots'] = [
      ['allocated', 'free', 'free', 'covered'],
      FREE,
      ['free', 'allocated', 'free', 'free'],
    ];
    const state = stateAfterPhase(
      createPosition([{}, { slots, used: ['x'], untilTurnEnds: [{ mod: 'clueDice', by: 1 }] }]),
      0,
    );
    expect(investigatorAt(state, 1)).toMatchObject({
      slots: [['covered', 'free', 'free', 'covered'], FREE, ['free', 'covered', 'free', 'free']],
      used: [],
      untilTurnEnds: [],
    });
  });

  it('ends the duty to stay for everybody if it began before the phase [H-TURN-02]', () => {
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { staysSince: 4 }]), 0), 1).staysSince).toBeUndefined();
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { staysSince: 4 }]), 1), 1).staysSince).toBeUndefined();
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { staysSince: 5 }]), 0), 1).staysSince).toBe(5);
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { staysSince: 4 }]), undefined), 1).staysSince).toBe(4);
  });

  it('ends a lost turn only if another investigator played the phase [H-TURN-05]', () => {
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { waitsSince: 4 }]), 0), 1).waitsSince).toBeUndefined();
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { waitsSince: 4 }]), 1), 1).waitsSince).toBe(4);
    expect(investigatorAt(stateAfterPhase(createPosition([{}, { waitsSince: 5 }]), 0), 1).waitsSince).toBe(5);
  });

  it('ends no lost turn after an Upkeep, unless no other investigator could ever end it [H-TURN-08]', () => {
    expect(investigatorAt(stateAfterPhase(createPosition([{ waitsSince: 3 }, {}]), undefined), 0).waitsSince).toBe(3);
    expect(
      investigatorAt(
        stateAfterPhase(createPosition([{ waitsSince: 3 }, { place: 'lost' }, { waitsSince: 2 }]), undefined),
        0,
      ).waitsSince,
    ).toBeUndefined();
  });

  it('keeps a lost turn overnight, except by house rule and for the only investigator in the game [H-TURN-06, H-TURN-08]', () => {
    const night = (start: State) =>
      runTrial(start, function* (g: Game) {
        startNight(g);
      }).state;
    expect(investigatorAt(night(createPosition([{ waitsSince: 3, staysSince: 3 }, {}])), 0)).toMatchObject({
      waitsSince: 3,
      staysSince: 3,
    });
    const alone = investigatorAt(night(createPosition([{ waitsSince: 3, staysSince: 3 }, { place: 'out' }])), 0);
    expect(alone.waitsSince).toBeUndefined();
    expect(alone.staysSince).toBe(3);
    const start = createPosition([{ waitsSince: 3, staysSince: 3 }, {}]);
    start.houseRules.waits = 'untilDayEnds';
    expect(investigatorAt(night(start), 0).waitsSince).toBeUndefined();
    expect(investigatorAt(night(start), 0).staysSince).toBeUndefined();
  });

  it('distinguishes spent Speed slots from a lost turn and from being Lost [H-CITY-SPEED-04, H-CITY-SPEED-09]', () => {
    const start = createPosition([
      {},
      { place: 'lost', waitsSince: 2 },
      { place: 'abyss-2', slots: [SPENT, FREE, FREE] },
      { place: 'out' },
    ]);
    runTrial(start, function* (g: Game) {
      expect(g.s.investigators.map((who) => phaseObstacle(g, who))).toEqual([undefined, 'lost', undefined, 'out']);
    });
  });
});

describe('the First Investigator', () => {
  it('has the most Sanity, then the most Stamina, in any place [H-FIRST-01, H-FIRST-03]', () => {
    const people = createPosition([
      { sanity: 4, stamina: 5 },
      { sanity: 5, stamina: 2 },
      { sanity: 5, stamina: 3, place: 'abyss-1' },
    ]);
    const t = runTrial(people, (g) => chooseFirstInvestigator(g));
    expect(t.result()).toMatchObject({ value: { seat: 2 } });
    expect(tiedForFirst(people.investigators.slice(0, 1)).map(({ seat }) => seat)).toEqual([0]);
  });

  it('is chosen by the team among equals, or among those whom a rule names [H-FIRST-01, H-FIRST-03, H-MONSTER-MOVE-14]', () => {
    const t = runTrial(createPosition([{}, { sanity: 4 }, {}]), (g) => chooseFirstInvestigator(g));
    expect(t.play.decisions[0]?.by).toEqual([0, 1, 2]);
    expect(t.options()).toEqual(['seat:0', 'seat:2']);
    t.answer('seat:2');
    expect(t.result()).toMatchObject({ value: { seat: 2 } });
    const named = runTrial(createPosition([{}, { sanity: 4 }, {}]), (g) =>
      chooseFirstInvestigator(g, [g.investigatorAt(1)]),
    );
    expect(named.result()).toMatchObject({ value: { seat: 1 } });
  });
});
