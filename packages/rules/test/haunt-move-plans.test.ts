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

describe('scenario P-01, one movement of nine monsters', () => {
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

  it('moves them as the scenario says, and asks only about the tie of the Byakhee [H-MONSTER-MOVE-01 to 31]', () => {
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

  it('is predicted as plain data, in the order of movement [H-MONSTER-MOVE-02]', () => {
    const preview = planMoves(start);
    expect(preview.map(({ token }) => token)).toEqual([
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
    const moveOf = (token: string) => preview.find((one) => one.token === token);
    expect(moveOf('dimensional-shambler-1')).toEqual({
      token: 'dimensional-shambler-1',
      from: 'southside',
      goal: 'act',
      to: ['woods'],
      path: ['uptown', 'woods'],
      targets: ['woods', 'the-witch-house'],
      reason: 'mind.act.white',
    });
    expect(moveOf('byakhee-1')).toMatchObject({ to: ['hibbs-roadhouse', 'silver-twilight-lodge'], path: [] });
    expect(moveOf('maniac-1')).toMatchObject({ goal: 'stay', to: ['independence-square'], reason: 'mind.met' });
    expect(moveOf('witch-1')).toMatchObject({ goal: 'stay', reason: 'mind.there' });
    // With both Clues still there, the white arrow would send it to French Hill.
    expect(moveOf('zombie-1')).toMatchObject({ to: ['french-hill'], reason: 'mind.collect.white' });
  });

  it('is predicted alike from the view of a player, together with possible activities', () => {
    const content = new Content([BASE, { ...MARKERS, id: 'fixtures', cards: [], mythos: cards }, MARKERS]);
    const state = scene(start);
    for (const [i, who] of state.investigators.entries()) who.id = BASE.investigators[i]?.id ?? '';
    const preview = previewHauntMonsters(content, haunt(content).view(state, 0) as View);
    expect(preview.moves).toEqual(planMoves(start));
    expect(preview.activities).toEqual([{ token: 'witch-1', what: 'terror' }]);
  });
});

describe('monsters that choose a goal', () => {
  const crescentInWoods = mythosCard('a', { gate: 'woods', white: ['crescent', 'star'] });

  it('hunt investigators if their symbol is on no card, and keep the Clues they carry [H-MONSTER-MOVE-05, H-MONSTER-MOVE-11]', () => {
    const t = runMovement({ monsters: { 'ghoul-1': ['downtown', 2] }, cards: [crescentInWoods], clues: { woods: 1 } });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'northside 2' });
  });

  it('go to the nearest Clues if their symbol is on a card and they carry no Clue [H-MONSTER-MOVE-06]', () => {
    const t = runMovement({
      monsters: { 'cultist-1': ['downtown'] },
      cards: [crescentInWoods],
      clues: { 'police-station': 1 },
    });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'easttown' });
  });

  it('hunt investigators if there is no Clue on the board [H-MONSTER-MOVE-07]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['downtown'] }, cards: [crescentInWoods] });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'northside' });
  });

  it('go to the nearest associated place if they carry a Clue, on grey and black alike [H-MONSTER-MOVE-08, H-MONSTER-MOVE-09]', () => {
    const black = mythosCard('b', { gate: 'black-cave', black: ['crescent', 'star'] });
    const cards = [crescentInWoods, black];
    expect(monsterPlaces(runMovement({ monsters: { 'cultist-1': ['southside', 1] }, cards }))).toEqual({
      'cultist-1': 'uptown 1',
    });
    expect(monsterPlaces(runMovement({ monsters: { 'cultist-1': ['easttown', 1] }, cards }))).toEqual({
      'cultist-1': 'rivertown 1',
    });
  });

  it('stay at their goal and with an investigator, whatever their border [H-MONSTER-MOVE-03, H-MONSTER-MOVE-04, H-MONSTER-MOVE-30]', () => {
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

  it('never hunt investigators in Other Worlds or Lost, and stay if nobody is in the city [H-MONSTER-MOVE-18]', () => {
    const people = [standingAt('abyss-1'), standingAt('lost')];
    const t = runMovement({
      people,
      monsters: { 'ghoul-1': ['downtown'], 'fire-vampire-1': ['sky'], 'chthonian-1': ['woods'] },
    });
    expect(t.events).toEqual([]);
    expect(planMoves({ people, monsters: { 'ghoul-1': ['downtown'] } })[0]).toMatchObject({ reason: 'mind.nobody' });
  });
});

describe('a choice between several nearest goals', () => {
  const three = [
    mythosCard('a', { gate: 'woods', white: ['crescent', 'plus'] }),
    mythosCard('b', { gate: 'science-building', white: ['crescent', 'plus'] }),
    mythosCard('c', { gate: 'black-cave', black: ['crescent', 'plus'] }),
  ];

  it('follows the black arrow if the white one leads to none: the Cultist of French Hill [H-MONSTER-MOVE-13, H-MONSTER-MOVE-16]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['french-hill', 1] }, cards: three });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'rivertown 1' });
    expect(movementReasons(t)).toEqual(['mind.act.black']);
  });

  it('takes the First Investigator among those nearest, not a saner one farther away [H-MONSTER-MOVE-14, H-FIRST-01]', () => {
    const people = [
      { place: 'independence-square', sanity: 2 },
      { place: 'general-store', sanity: 3 },
      { place: 'train-station', sanity: 5 },
      { place: 'abyss-1', sanity: 5 },
    ];
    // Train Station is also two steps away, but along the white arrow: the second case.
    const t = runMovement({ people: people.slice(0, 2), monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'rivertown' });
    const white = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(monsterPlaces(white)).toEqual({ 'ghoul-1': 'northside' });
  });

  it('asks the team for the First Investigator if those tied are in different directions [H-MONSTER-MOVE-14]', () => {
    const people = [standingAt('independence-square'), standingAt('general-store')];
    const t = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.first-investigator', by: [0, 1], why: 'H-MONSTER-MOVE-14' });
    t.answer('seat:0');
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown' });
  });

  it('is not asked if all goals lie in one direction or in one place [H-MONSTER-MOVE-19]', () => {
    const people = [standingAt('independence-square'), standingAt('bank-of-arkham'), standingAt('bank-of-arkham')];
    const t = runMovement({ people, monsters: { 'ghoul-1': ['merchant-district'], 'witch-1': ['woods'] } });
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown', 'witch-1': 'uptown' });
  });

  it('is made by the team for monsters that collect Clues or act [H-MONSTER-MOVE-15]', () => {
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

  it('follows white, then black, then the team if one goal has several shortest paths [H-MONSTER-MOVE-17]', () => {
    // From Rivertown to Miskatonic University: through Merchant District (no arrow) or French Hill (white arrow).
    expect(
      monsterPlaces(runMovement({ people: [standingAt('library')], monsters: { 'ghoul-1': ['rivertown'] } })),
    ).toEqual({
      'ghoul-1': 'french-hill',
    });
    // From Merchant District to Easttown: through Downtown or Rivertown, neither along an arrow.
    const t = runMovement({ people: [standingAt('police-station')], monsters: { 'ghoul-1': ['merchant-district'] } });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-way', why: 'H-MONSTER-MOVE-17' });
    expect(t.options()).toEqual(['to:downtown', 'to:rivertown']);
    t.answer('to:downtown');
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'downtown' });
  });
});

describe('the borders of monsters', () => {
  it('let a black monster move one place [H-MONSTER-MOVE-20]', () => {
    const t = runMovement({ people: [standingAt('newspaper')], monsters: { 'zombie-1': ['easttown'] } });
    expect(monsterPlaces(t)).toEqual({ 'zombie-1': 'downtown' });
  });

  it('let a red monster move two places, or one if its goal is adjacent, and stop at the first investigator [H-MONSTER-MOVE-21]', () => {
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

  it('let a red monster stop at adjacent Clues even if it could act from there [H-MONSTER-MOVE-21, H-MONSTER-MOVE-33]', () => {
    const cards = [mythosCard('a', { gate: 'woods', white: ['diamond', 'star'] })];
    const t = runMovement({ monsters: { 'shoggoth-1': ['uptown'] }, cards, clues: { southside: 1 } });
    expect(monsterPlaces(t)).toEqual({ 'shoggoth-1': 'southside 1' });
  });

  it('let a red monster change its goal between steps, except by house rule, and collect Clues on the way [H-MONSTER-MOVE-21, H-MONSTER-MOVE-33]', () => {
    // The sanest investigator is at the General Store, but from Rivertown the black arrow leads to the other.
    const start: Scene = {
      people: [{ place: 'general-store', sanity: 6 }, standingAt('easttown')],
      monsters: { 'shoggoth-1': ['merchant-district'] },
      clues: { rivertown: 1 },
    };
    expect(monsterPlaces(runMovement(start))).toEqual({ 'shoggoth-1': 'easttown 1' });
    const sameGoal = { ...start, more: { houseRules: rules({ secondStep: 'sameGoal' }) } };
    expect(monsterPlaces(runMovement(sameGoal))).toEqual({ 'shoggoth-1': 'general-store 1' });
    expect(planMoves(start)[0]).toMatchObject({ path: ['rivertown', 'easttown'], to: ['easttown'] });
    expect(planMoves(sameGoal)[0]).toMatchObject({ path: ['rivertown', 'general-store'], to: ['general-store'] });
  });

  it('make a blue monster fly through the Sky, so that even an adjacent place takes two movements [H-MONSTER-MOVE-22, H-MONSTER-MOVE-23, H-MONSTER-MOVE-24]', () => {
    const people = [standingAt('northside')];
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['newspaper'] } }))).toEqual({
      'byakhee-1': 'sky',
    });
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['sky'] } }))).toEqual({
      'byakhee-1': 'northside',
    });
  });

  it('make all investigators equally near to a hunting monster in the Sky, so that it takes the First Investigator [H-MONSTER-MOVE-25]', () => {
    const people = [standingAt('northside'), { place: 'woods', sanity: 6 }, { place: 'abyss-1', sanity: 7 }];
    expect(monsterPlaces(runMovement({ people, monsters: { 'byakhee-1': ['sky'] } }))).toEqual({
      'byakhee-1': 'woods',
    });
  });

  it('let a yellow monster with one Clue move one place, and with more discard one and go to its goal [H-MONSTER-MOVE-26, H-MONSTER-MOVE-27, H-MONSTER-MOVE-28]', () => {
    const people = [standingAt('woods')];
    const t = runMovement({
      people,
      monsters: { 'ghost-1': ['newspaper'], 'ghost-2': ['newspaper', 1], 'ghost-3': ['newspaper', 2] },
    });
    expect(monsterPlaces(t)).toEqual({ 'ghost-1': 'northside', 'ghost-2': 'northside 1', 'ghost-3': 'woods 1' });
  });

  it('make a yellow monster choose between goals by the arrows, then by the First Investigator [H-MONSTER-MOVE-27]', () => {
    const people = [standingAt('independence-square'), { place: 'general-store', sanity: 6 }];
    expect(monsterPlaces(runMovement({ people, monsters: { 'ghost-1': ['merchant-district', 2] } }))).toEqual({
      'ghost-1': 'general-store 1',
    });
    const white = [...people, { place: 'train-station', sanity: 1 }];
    expect(monsterPlaces(runMovement({ people: white, monsters: { 'ghost-1': ['merchant-district', 2] } }))).toEqual({
      'ghost-1': 'train-station 1',
    });
  });

  it('send a green Hound to the nearest investigator in a location its token does not spare, and to no other goal [H-MONSTER-MOVE-29]', () => {
    const people = [standingAt('downtown'), standingAt('arkham-asylum'), standingAt('woods')];
    const cards = [mythosCard('a', { gate: 'newspaper', white: ['square', 'star'] })];
    const t = runMovement({ people, monsters: { 'hound-of-tindalos-1': ['easttown', 1] }, cards });
    expect(monsterPlaces(t)).toEqual({ 'hound-of-tindalos-1': 'woods 1' });
    const none = runMovement({ people: people.slice(0, 2), monsters: { 'hound-of-tindalos-1': ['easttown'] } });
    expect(none.events).toEqual([]);
  });

  it('let a green Chthonian shake the city instead of moving, unless it has reached its goal [H-MONSTER-MOVE-29, H-MONSTER-MOVE-30]', () => {
    const people = [standingAt('downtown'), standingAt('abyss-1')];
    const t = runMovement({ people, monsters: { 'chthonian-1': ['woods'] }, dice: [4] });
    expect(t.state.investigators.map(({ stamina }) => stamina)).toEqual([4, 5]);
    const cards = [mythosCard('a', { gate: 'woods', white: ['triangle', 'star'] })];
    const there = runMovement({ people, monsters: { 'chthonian-1': ['woods', 1] }, cards, dice: [] });
    expect(there.events).toEqual([]);
  });

  it('are those in force: Cultists fly if Hastur is the Ancient One [H-AO-31]', () => {
    const t = runMovement({ monsters: { 'cultist-1': ['woods'] }, more: { ancientOne: 'hastur' } });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'sky' });
  });

  it('are ignored if a card keeps the monsters in place', () => {
    const cards = [
      mythosCard('a', { gate: 'woods', modifiers: [{ mod: 'monstersStay', monsters: { movement: 'flying' } }] }),
    ];
    const t = runMovement({ monsters: { 'byakhee-1': ['woods'], 'ghoul-1': ['woods'] }, cards });
    expect(monsterPlaces(t)).toEqual({ 'byakhee-1': 'woods', 'ghoul-1': 'uptown' });
  });

  it('are ignored in Other Worlds and the Outskirts, where monsters never move [H-MONSTER-MOVE-32]', () => {
    const t = runMovement({ monsters: { 'ghoul-1': ['abyss'], 'zombie-1': ['outskirts'] } });
    expect(t.events).toEqual([]);
  });
});

describe('the order of monster movement', () => {
  const cards = [mythosCard('a', { gate: 'woods', white: ['crescent', 'star'] })];

  it('begins with the lowest Awareness: the Cultist takes the Clue before the Zombie [H-MONSTER-MOVE-02, H-SUM-01]', () => {
    const all: Record<string, PlaceAndClues> = { 'zombie-1': ['rivertown'], 'cultist-1': ['rivertown'] };
    const t = runMovement({ people: [standingAt('newspaper')], monsters: all, cards, clues: { 'general-store': 1 } });
    expect(monsterPlaces(t)).toEqual({ 'zombie-1': 'merchant-district', 'cultist-1': 'general-store 1' });
  });

  it('is asked among monsters of equal Awareness that want the same Clues [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = {
      'cultist-1': ['rivertown'],
      'ghost-1': ['rivertown'],
      'cultist-2': ['rivertown'],
    };
    const start: Scene = { people: [standingAt('newspaper')], monsters: all, cards, clues: { 'general-store': 1 } };
    const t = runMovement(start);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.monster-order', why: 'H-MONSTER-MOVE-02' });
    // The two Cultists are interchangeable.
    expect(t.options()).toEqual(['monster:cultist-1', 'monster:ghost-1']);
    t.answer('monster:ghost-1');
    expect(monsterPlaces(t)).toEqual({
      'cultist-1': 'merchant-district',
      'ghost-1': 'general-store 1',
      'cultist-2': 'merchant-district',
    });
    const movedByName = runMovement({ ...start, more: { houseRules: rules({ equalAwareness: 'asNamed' }) } });
    expect(monsterPlaces(movedByName)['cultist-1']).toBe('general-store 1');
  });

  it('is asked only if one monster may kill the investigator whom another hunts [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = { 'chthonian-1': ['woods'], 'zombie-1': ['downtown'] };
    const weak = runMovement({ people: [{ place: 'newspaper', stamina: 1 }], monsters: all, dice: [] });
    expect(weak.options()).toEqual(['monster:chthonian-1', 'monster:zombie-1']);
    const healthy = runMovement({ people: [{ place: 'newspaper', stamina: 2 }], monsters: all, dice: [1] });
    expect(healthy.result()).toEqual({ how: 'done' });
  });

  it('is not asked if it makes no difference [H-MONSTER-MOVE-02]', () => {
    const all: Record<string, PlaceAndClues> = {
      'cultist-1': ['rivertown'],
      'cultist-2': ['downtown'],
      'ghoul-1': ['woods'],
    };
    expect(runMovement({ monsters: all }).result()).toEqual({ how: 'done' });
  });
});

describe('closed places in monster movement', () => {
  it('are not on the paths of monsters, and Clues in them are no goal [H-MONSTER-MOVE-35]', () => {
    const closed = [{ at: 'downtown', until: 2 } as const];
    const t = runMovement({
      people: [standingAt('police-station')],
      monsters: { 'ghoul-1': ['merchant-district'] },
      more: { closed },
    });
    expect(monsterPlaces(t)).toEqual({ 'ghoul-1': 'rivertown' });
    const cards = [mythosCard('a', { gate: 'library', white: ['hexagon', 'star'] })];
    const closedLibrary = { closed: [{ at: 'library', until: 2 } as const] };
    const hunts = runMovement({
      monsters: { 'ghoul-1': ['downtown'] },
      cards,
      clues: { library: 1 },
      more: closedLibrary,
    });
    expect(monsterPlaces(hunts)).toEqual({ 'ghoul-1': 'northside' });
    expect(planMoves({ monsters: { 'ghoul-1': ['downtown', 1] }, cards, more: closedLibrary })[0]).toMatchObject({
      goal: 'stay',
      reason: 'mind.no-way',
    });
  });
});
