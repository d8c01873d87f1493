import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { haunt } from '../src/haunt/definition.js';
import type { HauntHouseRules } from '../src/haunt/house-rules.js';
import { DEFAULT_HAUNT_HOUSE_RULES } from '../src/haunt/house-rules.js';
import { MARKERS } from '../src/haunt/markers.js';
import { runMonsterMovement } from '../src/haunt/monsters/monster-movement.js';
import { listIntentions } from '../src/haunt/monsters/move-plans.js';
import { previewHauntMonsters } from '../src/haunt/monsters/preview.js';
import type { Investigator, State } from '../src/haunt/state.js';
import type { View } from '../src/haunt/view.js';
import type { MythosDef } from '../src/language/components.js';
import { Content } from '../src/language/content.js';
import { createPosition, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

type PlaceAndClues = readonly [at: string, clues?: number];

const monsters = (all: Record<string, PlaceAndClues>): State['monsters'] =>
  Object.entries(all).map(([token, [at, clues = 0]]) => ({ token, at, clues }));
/** The place of each monster, with its Clues if it has any. */
const monsterPlaces = ({ state }: Trial) =>
  Object.fromEntries(state.monsters.map(({ token, at, clues }) => [token, clues > 0 ? `${at} ${clues}` : at]));
const rules = (some: Partial<HauntHouseRules>): HauntHouseRules => ({ ...DEFAULT_HAUNT_HOUSE_RULES, ...some });
const movementReasons = (t: Trial) => t.events.flatMap((event) => (event.type === 'monsterMoved' ? [event.why] : []));

interface Scene {
  people?: readonly Partial<Investigator>[];
  monsters: Record<string, PlaceAndClues>;
  cards?: readonly MythosDef[];
  clues?: Record<string, number>;
  more?: PositionOptions;
  dice?: readonly number[];
}

const scene = ({ people = [{}], monsters: all, cards = [], clues = {}, more = {} }: Scene): State =>
  createPosition(people, { monsters: monsters(all), clues, mythos: cards.map(({ id }) => id), ...more });
const runMovement = (of: Scene): Trial =>
  runTrial(scene(of), (g) => runMonsterMovement(g), { mythos: of.cards ?? [], ...(of.dice && { dice: of.dice }) });
const planMoves = (of: Scene) => {
  let found: ReturnType<typeof listIntentions> = [];
  runTrial(
    scene(of),
    function* (g) {
      found = listIntentions(g);
    },
    { mythos: of.cards ?? [] },
  );
  return found;
};

const standingAt = (place: string): Partial<Investigator> => ({ place });

describe('nine monsters, one monster movement (P-01)', () => {
  const cards = [
    mythosCard('a', { gate: 'woods', clues: ['historical-society'], white: ['square', 'diamond'], black: ['circle'] }),
    mythosCard('b', { gate: 'graveyard', clues: ['unvisited-isle'], white: ['plus'], black: ['crescent'] }),
    mythosCard('c', {
      gate: 'the-witch-house',
      clues: ['black-cave'],
      white: ['square', 'diamond'],
      black: ['circle'],
    }),
  ];
  const people = [
    { place: 'independence-square', sanity: 5, stamina: 4 },
    { place: 'general-store', sanity: 5, stamina: 5 },
    { place: 'mas-boarding-house', sanity: 3, stamina: 3 },
  ];
  const all: Record<string, PlaceAndClues> = {
    'ghoul-1': ['merchant-district'],
    'dimensional-shambler-1': ['southside', 1],
    'ghost-1': ['newspaper', 2],
    'gug-1': ['french-hill'],
    'byakhee-1': ['sky'],
    'witch-1': ['woods', 1],
    'maniac-1': ['independence-square'],
    'fire-vampire-1': ['black-cave'],
    'zombie-1': ['rivertown'],
  };
  const start: Scene = { people, monsters: all, cards, clues: { 'hibbs-roadhouse': 1, 'silver-twilight-lodge': 1 } };

  it('go where the scenario says; the only question is the tie of the Byakhee [H-MONSTER-MOVE-01 to 31]', () => {
    const t = runMovement(start);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-goal', why: 'H-MONSTER-MOVE-15' });
    expect(t.options()).toEqual(['to:hibbs-roadhouse', 'to:silver-twilight-lodge']);
    t.answer('to:silver-twilight-lodge');
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)).toEqual({
      'ghoul-1': 'rivertown',
      'dimensional-shambler-1': 'woods 1',
      'ghost-1': 'graveyard 1',
      'gug-1': 'southside',
      'byakhee-1': 'silver-twilight-lodge 1',
      'witch-1': 'woods 1',
      'maniac-1': 'independence-square',
      'fire-vampire-1': 'sky',
      'zombie-1': 'easttown',
    });
    expect(t.state.clues).toEqual({ 'hibbs-roadhouse': 1 });
    expect(
      t.events.flatMap((event) => (event.type === 'monsterMoved' ? [[event.monster, event.to, event.why]] : [])),
    ).toEqual([
      ['dimensional-shambler-1', 'uptown', 'mind.act.white'],
      ['dimensional-shambler-1', 'woods', 'mind.act.nothing'],
      ['ghost-1', 'graveyard', 'mind.act.nothing'],
      ['ghoul-1', 'rivertown', 'mind.hunt.first'],
      ['byakhee-1', 'silver-twilight-lodge', 'mind.collect.team'],
      ['gug-1', 'southside', 'mind.hunt.white'],
      ['fire-vampire-1', 'sky', 'mind.hunt.up'],
      ['zombie-1', 'easttown', 'mind.collect.nothing'],
    ]);
  });

  it('are seen beforehand as plain data, in the order in which they move [H-MONSTER-MOVE-02]', () => {
    const seen = planMoves(start);
    expect(seen.map(({ token }) => token)).toEqual([
      'dimensional-shambler-1',
      'ghost-1',
      'ghoul-1',
      'byakhee-1',
      'gug-1',
      'maniac-1',
      'witch-1',
      'fire-vampire-1',
      'zombie-1',
    ]);
    const of = (token: string) => seen.find((one) => one.token === token);
    expect(of('dimensional-shambler-1')).toEqual({
      token: 'dimensional-shambler-1',
      from: 'southside',
      goal: 'act',
      to: ['woods'],
      path: ['uptown', 'woods'],
      targets: ['woods', 'the-witch-house'],
      reason: 'mind.act.white',
    });
    expect(of('byakhee-1')).toMatchObject({ to: ['hibbs-roadhouse', 'silver-twilight-lodge'], path: [] });
    expect(of('maniac-1')).toMatchObject({ goal: 'stay', to: ['independence-square'], reason: 'mind.met' });
    expect(of('witch-1')).toMatchObject({ goal: 'stay', reason: 'mind.there' });
    // With both clues still there the white arrow would send it to French Hill.
    expect(of('zombie-1')).toMatchObject({ to: ['french-hill'], reason: 'mind.collect.white' });
  });

  it('are seen so from the view of a player too, with what they could do at the end of the phase', () => {
    const content = new Content([BASE, { ...MARKERS, id: 'fixtures', cards: [], mythos: cards }, MARKERS]);
    const state = scene(start);
    for (const [i, who] of state.investigators.entries()) who.id = BASE.investigators[i]?.id ?? '';
    const seen = previewHauntMonsters(content, haunt(content).view(state, 0) as View);
    expect(seen.moves).toEqual(planMoves(start));
    expect(seen.activities).toEqual([{ token: 'witch-1', what: 'terror' }]);
  });
});

describe('goals', () => {
  const crescentInWoods = mythosCard('a', { gate: 'woods', white: ['crescent', 'star'] });

  it('hunt with a symbol on no card, and keep the clues they carry [H-MONSTER-MOVE-05, H-MONSTER-MOVE-11]', () => {
    const t = runMovement({ monsters: { 'ghoul-1': ['downtown', 2] }, cards: [crescentInWoods], clues: { woods: 1 } });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'northside 2' });
  });

  it('go for the nearest clues with a symbol on a card and none of their own [H-MONSTER-MOVE-06]', () => {
    const t = runMovement({
      monsters: { 'cultist-1': ['downtown'] },
      cards: [crescentInWoods],
      clues: { 'police-station': 1 },
    });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'easttown' });
  });

  it('hunt where there is no clue on the board [H-MONSTER-MOVE-07]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['downtown'] }, cards: [crescentInWoods] });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'northside' });
  });

  it('go to the nearest associated place with a clue, grey or black alike [H-MONSTER-MOVE-08, H-MONSTER-MOVE-09]', () => {
    const black = mythosCard('b', { gate: 'black-cave', black: ['crescent', 'star'] });
    const cards = [crescentInWoods, black];
    expect(monsterPlaces(runMovement({ monsters: { 'cultist-1': ['southside', 1] }, cards }))).toEqual({
      'cultist-1': 'uptown 1',
    });
    expect(monsterPlaces(runMovement({ monsters: { 'cultist-1': ['easttown', 1] }, cards }))).toEqual({
      'cultist-1': 'rivertown 1',
    });
  });

  it('stay at their goal, and with an investigator, whatever their border [H-MONSTER-MOVE-03, H-MONSTER-MOVE-04, H-MONSTER-MOVE-30]', () => {
    const t = runMovement({
      people: [standingAt('downtown')],
      monsters: {
        'cultist-1': ['woods', 1],
        'shoggoth-1': ['downtown'],
        'byakhee-1': ['downtown'],
        'ghost-1': ['downtown', 3],
        'hound-of-tindalos-1': ['downtown'],
        'chthonian-1': ['downtown'],
      },
      cards: [crescentInWoods],
    });
    expect(t.events).toEqual([]);
  });

  it('hunt nobody in Other Worlds or Lost: with nobody in the city they stay [H-MONSTER-MOVE-18]', () => {
    const people = [standingAt('abyss-1'), standingAt('lost')];
    const t = runMovement({
      people,
      monsters: { 'ghoul-1': ['downtown'], 'fire-vampire-1': ['sky'], 'chthonian-1': ['woods'] },
    });
    expect(t.events).toEqual([]);
    expect(planMoves({ people, monsters: { 'ghoul-1': ['downtown'] } })[0]).toMatchObject({ reason: 'mind.nobody' });
  });
});

describe('several nearest goals', () => {
  const three = [
    mythosCard('a', { gate: 'woods', white: ['crescent', 'plus'] }),
    mythosCard('b', { gate: 'science-building', white: ['crescent', 'plus'] }),
    mythosCard('c', { gate: 'black-cave', black: ['crescent', 'plus'] }),
  ];

  it('fall to the black arrow where the white one approaches none: the Cultist of French Hill [H-MONSTER-MOVE-13, H-MONSTER-MOVE-16]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['french-hill', 1] }, cards: three });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'rivertown 1' });
    expect(movementReasons(t)).toEqual(['mind.act.black']);
  });

  it('fall to the First Investigator of those nearest, though others are saner elsewhere [H-MONSTER-MOVE-14, H-FIRST-01]', () => {
    const people = [
      { place: 'independence-square', sanity: 2 },
      { place: 'general-store', sanity: 3 },
      { place: 'train-station', sanity: 5 },
      { place: 'abyss-1', sanity: 5 },
    ];
    // Train Station is two steps from the Merchant District as well, but by the white arrow; so from elsewhere.
    const t = runMovement({ people: people.slice(0, 2), monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'rivertown' });
    const white = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(monsterPlaces(white)).toEqual({ 'ghoul-1': 'northside' });
  });

  it('leave the team to say who is First Investigator where that is tied and leads apart [H-MONSTER-MOVE-14]', () => {
    const people = [standingAt('independence-square'), standingAt('general-store')];
    const t = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.first-investigator', by: [0, 1], why: 'H-MONSTER-MOVE-14' });
    t.answer('seat:0');
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown' });
  });

  it('ask nothing where all of them lie in one direction, or in one place [H-MONSTER-MOVE-19]', () => {
    const people = [standingAt('independence-square'), standingAt('bank-of-arkham'), standingAt('bank-of-arkham')];
    const t = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'], 'witch-1': ['woods'] } });
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown', 'witch-1': 'uptown' });
  });

  it('are the choice of the team for those who collect or act [H-MONSTER-MOVE-15]', () => {
    const clues = { 'independence-square': 1, 'general-store': 1 };
    const cards = [mythosCard('a', { gate: 'woods', white: ['hexagon', 'star'] })];
    const t = runMovement({
      monsters: { 'ghoul-1': ['merchant-district'] },
      cards,
      clues,
      people: [standingAt('woods')],
    });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-goal', by: [0] });
    t.answer('to:general-store');
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'rivertown' });
  });

  it('with one goal and several shortest ways: white, black, then the team [H-MONSTER-MOVE-17]', () => {
    // From Rivertown to Miskatonic University: by Merchant District (no arrow) or by French Hill (white).
    expect(
      monsterPlaces(runMovement({ people: [standingAt('library')], monsters: { 'ghoul-1': ['rivertown'] } })),
    ).toEqual({
      'ghoul-1': 'french-hill',
    });
    // From Merchant District to Easttown: by Downtown or by Rivertown, neither along an arrow.
    const t = runMovement({ people: [standingAt('police-station')], monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-way', why: 'H-MONSTER-MOVE-17' });
    expect(t.options()).toEqual(['to:downtown', 'to:rivertown']);
    t.answer('to:downtown');
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown' });
  });
});

describe('borders', () => {
  it('black: one place [H-MONSTER-MOVE-20]', () => {
    const t = runMovement({ people: [standingAt('newspaper')], monsters: { 'zombie-1': ['easttown'] } });
    expect(monsterPlaces(t)).toEqual({ 'zombie-1': 'downtown' });
  });

  it('red: two, one with the goal next to it, and no farther than the first investigator [H-MONSTER-MOVE-21]', () => {
    const people = [standingAt('newspaper')];
    expect(monsterPlaces(runMovement({ people, monsters: { 'shoggoth-1': ['easttown'] } }))).toEqual({
      'shoggoth-1': 'northside',
    });
    expect(monsterPlaces(runMovement({ people, monsters: { 'shoggoth-1': ['northside'] } }))).toEqual({
      'shoggoth-1': 'newspaper',
    });
    const cards = [mythosCard('a', { gate: 'woods', white: ['diamond', 'star'] })];
    const between = runMovement({
      people: [standingAt('uptown')],
      monsters: { 'shoggoth-1': ['southside', 1] },
      cards,
    });
    expect(monsterPlaces(between)).toEqual({ 'shoggoth-1': 'uptown 1' });
  });

  it('red: at clues next to it it stops, though it could act from there [H-MONSTER-MOVE-21, H-MONSTER-MOVE-33]', () => {
    const cards = [mythosCard('a', { gate: 'woods', white: ['diamond', 'star'] })];
    const t = runMovement({ monsters: { 'shoggoth-1': ['uptown'] }, cards, clues: { southside: 1 } });
    expect(monsterPlaces(t)).toEqual({ 'shoggoth-1': 'southside 1' });
  });

  it('red: takes its bearings afresh in between, by house rule keeps its goal, and has the clues there [H-MONSTER-MOVE-21, H-MONSTER-MOVE-33]', () => {
    // The sanest is at the Store; but from Rivertown the black arrow approaches the other.
    const start: Scene = {
      people: [{ place: 'general-store', sanity: 6 }, standingAt('easttown')],
      monsters: { 'shoggoth-1': ['merchant-district'] },
      clues: { rivertown: 1 },
    };
    expect(monsterPlaces(runMovement(start))).toEqual({ 'shoggoth-1': 'easttown 1' });
    const kept = { ...start, more: { houseRules: rules({ secondStep: 'sameGoal' }) } };
    expect(monsterPlaces(runMovement(kept))).toEqual({ 'shoggoth-1': 'general-store 1' });
    expect(planMoves(start)[0]).toMatchObject({ path: ['rivertown', 'easttown'], to: ['easttown'] });
    expect(planMoves(kept)[0]).toMatchObject({ path: ['rivertown', 'general-store'], to: ['general-store'] });
  });

  it('blue: always by the Sky, two moves even to the place next door [H-MONSTER-MOVE-22, H-MONSTER-MOVE-23, H-MONSTER-MOVE-24]', () => {
    const people = [standingAt('northside')];
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['newspaper'] } }))).toEqual({
      'byakhee-1': 'sky',
    });
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['sky'] } }))).toEqual({
      'byakhee-1': 'northside',
    });
  });

  it('blue: from the Sky all are equally near: hunters take the First Investigator [H-MONSTER-MOVE-25]', () => {
    const people = [standingAt('northside'), { place: 'woods', sanity: 6 }, { place: 'abyss-1', sanity: 7 }];
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['sky'] } }))).toEqual({
      'byakhee-1': 'woods',
    });
  });

  it('yellow: with one clue one place, with more one is given up and it is there [H-MONSTER-MOVE-26, H-MONSTER-MOVE-27, H-MONSTER-MOVE-28]', () => {
    const people = [standingAt('woods')];
    const t = runMovement({
      people,
      monsters: { 'ghost-1': ['newspaper'], 'ghost-2': ['newspaper', 1], 'ghost-3': ['newspaper', 2] },
    });
    expect(monsterPlaces(t)).toEqual({ 'ghost-1': 'northside', 'ghost-2': 'northside 1', 'ghost-3': 'woods 1' });
  });

  it('yellow: of several goals the arrows say which, then the First Investigator [H-MONSTER-MOVE-27]', () => {
    const people = [standingAt('independence-square'), { place: 'general-store', sanity: 6 }];
    expect(monsterPlaces(runMovement({ people, monsters: { 'ghost-1': ['merchant-district', 2] } }))).toEqual({
      'ghost-1': 'general-store 1',
    });
    const white = [...people, { place: 'train-station', sanity: 1 }];
    expect(monsterPlaces(runMovement({ people: white, monsters: { 'ghost-1': ['merchant-district', 2] } }))).toEqual({
      'ghost-1': 'train-station 1',
    });
  });

  it('green: a Hound goes straight to the nearest in a location, not to those the token spares, and has no other goal [H-MONSTER-MOVE-29]', () => {
    const people = [standingAt('downtown'), standingAt('arkham-asylum'), standingAt('woods')];
    const cards = [mythosCard('a', { gate: 'newspaper', white: ['square', 'star'] })];
    const t = runMovement({ people, monsters: { 'hound-of-tindalos-1': ['easttown', 1] }, cards });
    expect(monsterPlaces(t)).toEqual({ 'hound-of-tindalos-1': 'woods 1' });
    const none = runMovement({ people: people.slice(0, 2), monsters: { 'hound-of-tindalos-1': ['easttown'] } });
    expect(none.events).toEqual([]);
  });

  it('green: a Chthonian shakes the city in place of moving, but not where it has reached its goal [H-MONSTER-MOVE-29, H-MONSTER-MOVE-30]', () => {
    const people = [standingAt('downtown'), standingAt('abyss-1')];
    const t = runMovement({ people, monsters: { 'chthonian-1': ['woods'] }, dice: [4] });
    expect(t.state.investigators.map(({ stamina }) => stamina)).toEqual([4, 5]);
    const cards = [mythosCard('a', { gate: 'woods', white: ['triangle', 'star'] })];
    const there = runMovement({ people, monsters: { 'chthonian-1': ['woods', 1] }, cards, dice: [] });
    expect(there.events).toEqual([]);
  });

  it('count as they are now: under Hastur Cultists fly [H-AO-31]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['woods'] }, more: { ancientOne: 'hastur' } });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'sky' });
  });

  it('do not matter while a card keeps them where they are', () => {
    const cards = [
      mythosCard('a', { gate: 'woods', modifiers: [{ mod: 'monstersStay', monsters: { movement: 'flying' } }] }),
    ];
    const t = runMovement({ monsters: { 'byakhee-1': ['woods'], 'ghoul-1': ['woods'] }, cards });
    expect(monsterPlaces(t)).toEqual({ 'byakhee-1': 'woods', 'ghoul-1': 'uptown' });
  });

  it('do not matter in Other Worlds and the Outskirts: nothing moves there [H-MONSTER-MOVE-32]', () => {
    const t = runMovement({ monsters: { 'ghoul-1': ['abyss'], 'zombie-1': ['outskirts'] } });
    expect(t.events).toEqual([]);
  });
});

describe('the order of movement', () => {
  const cards = [mythosCard('a', { gate: 'woods', white: ['crescent', 'star'] })];

  it('is the lowest Awareness first: the Cultist has the clue before the Zombie [H-MONSTER-MOVE-02, H-SUM-01]', () => {
    const all: Record<string, PlaceAndClues> = { 'zombie-1': ['rivertown'], 'cultist-1': ['rivertown'] };
    const t = runMovement({ people: [standingAt('newspaper')], monsters: all, cards, clues: { 'general-store': 1 } });
    expect(monsterPlaces(t)).toEqual({ 'zombie-1': 'merchant-district', 'cultist-1': 'general-store 1' });
  });

  it('is asked among equals where both are after the same clues [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = {
      'cultist-1': ['rivertown'],
      'ghost-1': ['rivertown'],
      'cultist-2': ['rivertown'],
    };
    const start: Scene = { people: [standingAt('newspaper')], monsters: all, cards, clues: { 'general-store': 1 } };
    const t = runMovement(start);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-order', why: 'H-MONSTER-MOVE-02' });
    // The two Cultists are alike.
    expect(t.options()).toEqual(['monster:cultist-1', 'monster:ghost-1']);
    t.answer('monster:ghost-1');
    expect(monsterPlaces(t)).toEqual({
      'cultist-1': 'merchant-district',
      'ghost-1': 'general-store 1',
      'cultist-2': 'merchant-district',
    });
    const named = runMovement({ ...start, more: { houseRules: rules({ equalAwareness: 'asNamed' }) } });
    expect(monsterPlaces(named)['cultist-1']).toBe('general-store 1');
  });

  it('is asked where one may kill whom the other hunts, and only then [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = { 'chthonian-1': ['woods'], 'zombie-1': ['downtown'] };
    const weak = runMovement({ people: [{ place: 'newspaper', stamina: 1 }], monsters: all, dice: [] });
    expect(weak.options()).toEqual(['monster:chthonian-1', 'monster:zombie-1']);
    const hale = runMovement({ people: [{ place: 'newspaper', stamina: 2 }], monsters: all, dice: [1] });
    expect(hale.result()).toEqual({ how: 'done' });
  });

  it('is not asked where nothing hangs on it [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = {
      'cultist-1': ['rivertown'],
      'cultist-2': ['downtown'],
      'ghoul-1': ['woods'],
    };
    expect(runMovement({ monsters: all }).result()).toEqual({ how: 'done' });
  });
});

describe('closed places', () => {
  it('are left out of the ways of monsters, and clues in them are no goal [H-MONSTER-MOVE-35]', () => {
    const closed = [{ at: 'downtown', until: 2 } as const];
    const t = runMovement({
      people: [standingAt('police-station')],
      monsters: { 'ghoul-1': ['merchant-district'] },
      more: { closed },
    });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'rivertown' });
    const cards = [mythosCard('a', { gate: 'library', white: ['hexagon', 'star'] })];
    const shut = { closed: [{ at: 'library', until: 2 } as const] };
    const hunts = runMovement({ monsters: { 'ghoul-1': ['downtown'] }, cards, clues: { library: 1 }, more: shut });
    expect(monsterPlaces(hunts)).toEqual({ 'ghoul-1': 'northside' });
    expect(planMoves({ monsters: { 'ghoul-1': ['downtown', 1] }, cards, more: shut })[0]).toMatchObject({
      goal: 'stay',
      reason: 'mind.no-way',
    });
  });
});
