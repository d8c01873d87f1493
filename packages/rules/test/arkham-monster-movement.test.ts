import { describe, expect, it } from 'vitest';
import { moveMonsters } from '../src/arkham/mythos/monster-movement.js';
import type { State } from '../src/arkham/state.js';
import type { DimensionSymbol } from '../src/language/terms.js';
import { createPosition, openGates, type PositionOptions, runTrial, type Trial } from './arkham-trial.js';

type ShownSymbols = { white?: DimensionSymbol[]; black?: DimensionSymbol[]; flyersToo?: boolean };

const runMovement = (
  start: State,
  { white = [], black = [], flyersToo }: ShownSymbols,
  dice?: readonly number[],
): Trial => runTrial(start, (g) => moveMonsters(g, white, black, flyersToo), dice ? { dice } : {});
const monsterPlaces = (t: Trial) => Object.fromEntries(t.state.monsters.map(({ token, at }) => [token, at]));
const monsters = (at: Record<string, string>): State['monsters'] =>
  Object.entries(at).map(([token, area]) => ({ token, at: area }));

describe('ground monsters', () => {
  it('follow one arrow of the colour that shows their symbol [A-MYTHOS-27, A-MYTHOS-32]', () => {
    const start = createPosition([{}], {
      monsters: monsters({ 'cultist-1': 'rivertown', 'ghoul-1': 'rivertown', 'witch-1': 'woods' }),
    });
    const t = runMovement(start, { white: ['crescent'], black: ['hexagon'] });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'french-hill', 'ghoul-1': 'easttown', 'witch-1': 'woods' });
    expect(monsterPlaces(runMovement(start, { black: ['circle'] }))['witch-1']).toBe('uptown');
  });

  it('move two steps with a red border, and not at all with a yellow one [A-MYTHOS-33, A-MYTHOS-34]', () => {
    const start = createPosition([{}], {
      monsters: monsters({ 'shoggoth-1': 'merchant-district', 'ghost-1': 'merchant-district' }),
    });
    const t = runMovement(start, { white: ['diamond', 'crescent'] });
    expect(monsterPlaces(t)).toEqual({ 'shoggoth-1': 'downtown', 'ghost-1': 'merchant-district' });
    expect(t.events.map((event) => (event.type === 'monsterMoved' ? event.to : ''))).toEqual(['northside', 'downtown']);
  });

  it('stay with an investigator and stop at the first one they meet [A-MYTHOS-29, A-MYTHOS-30]', () => {
    const start = createPosition([{ place: 'northside' }], {
      monsters: monsters({ 'shoggoth-1': 'merchant-district', 'shoggoth-2': 'northside' }),
    });
    expect(monsterPlaces(runMovement(start, { white: ['diamond'] }))).toEqual({
      'shoggoth-1': 'northside',
      'shoggoth-2': 'northside',
    });
  });

  it('do not move in the Outskirts [A-MYTHOS-43]', () => {
    const start = createPosition([{ place: 'northside' }], {
      monsters: monsters({ 'cultist-1': 'outskirts', 'byakhee-1': 'outskirts' }),
    });
    const t = runMovement(start, { white: ['crescent', 'circle'] });
    expect(monsterPlaces(t)).toEqual({ 'cultist-1': 'outskirts', 'byakhee-1': 'outskirts' });
  });

  it('move on from an investigator if they are elusive [A-MYTHOS-29]', () => {
    const start = createPosition([{ place: 'downtown' }], { monsters: monsters({ 'prowler-1': 'downtown' }) });
    expect(monsterPlaces(runMovement(start, { black: ['plus'] }))).toEqual({ 'prowler-1': 'northside' });
  });

  it('use their current border: icy streets make fast ones normal [A-MYTHOS-34]', () => {
    const start = createPosition([{}], {
      environment: 'icy-conditions',
      monsters: monsters({ 'shoggoth-1': 'merchant-district' }),
    });
    expect(monsterPlaces(runMovement(start, { white: ['diamond'] }))).toEqual({ 'shoggoth-1': 'northside' });
  });
});

describe('flying monsters', () => {
  const flyers = {
    'byakhee-1': 'woods',
    'byakhee-2': 'sky',
    'byakhee-3': 'easttown',
    'fire-vampire-1': 'sky',
    'mi-go-1': 'downtown',
    'mi-go-2': 'french-hill',
    'mi-go-3': 'northside',
  };
  const fourPlayers = (ann: string, more: PositionOptions = {}) =>
    createPosition(
      [
        { place: ann, sneak: 1 },
        { place: 'uptown', sneak: 2 },
        { place: 'library', sneak: 0 },
        { place: 'southside', sneak: 2 },
      ],
      { first: 1, monsters: monsters(flyers), ...more },
    );

  it('go to an adjacent street with an investigator, else to the Sky, and from there to the lowest Sneak [A-MYTHOS-36, A-MYTHOS-37, A-MYTHOS-38, A-MYTHOS-39, A-MYTHOS-40, A-MYTHOS-42, A-LIMIT-09]', () => {
    const t = runMovement(fourPlayers('easttown'), { white: ['circle'] });
    expect(monsterPlaces(t)).toEqual({
      'byakhee-1': 'uptown',
      'byakhee-2': 'easttown',
      'byakhee-3': 'easttown',
      'fire-vampire-1': 'sky',
      'mi-go-1': 'easttown',
      'mi-go-2': 'southside',
      'mi-go-3': 'sky',
    });
  });

  it('choose between equal targets one by one as the first player says [A-MYTHOS-41]', () => {
    const start = fourPlayers('newspaper', {
      monsters: monsters({
        'byakhee-1': 'uptown',
        'byakhee-2': 'easttown',
        'byakhee-3': 'easttown',
        'fire-vampire-1': 'sky',
        'mi-go-1': 'easttown',
        'mi-go-2': 'southside',
        'mi-go-3': 'sky',
      }),
    });
    const t = runMovement(start, { white: ['circle'], black: ['star'] });
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual(['to:uptown', 'to:southside']);
    t.answer('to:uptown');
    t.answer('to:southside');
    expect(monsterPlaces(t)).toEqual({
      'byakhee-1': 'uptown',
      'byakhee-2': 'sky',
      'byakhee-3': 'sky',
      'fire-vampire-1': 'uptown',
      'mi-go-1': 'sky',
      'mi-go-2': 'southside',
      'mi-go-3': 'southside',
    });
  });

  it('gather in the Sky if no investigator is in a street [A-MYTHOS-38]', () => {
    const start = createPosition([{ place: 'library' }], {
      monsters: monsters({
        'byakhee-1': 'uptown',
        'byakhee-2': 'sky',
        'fire-vampire-1': 'sky',
        'mi-go-2': 'southside',
      }),
    });
    const t = runMovement(start, { white: ['circle'] });
    expect(new Set(Object.values(monsterPlaces(t)))).toEqual(new Set(['sky']));
  });

  it('stay in place while An Evil Fog is in play, including the Cultists of Hastur [A-MYTHOS-36]', () => {
    const start = fourPlayers('easttown', { environment: 'an-evil-fog', ancientOne: 'hastur' });
    start.monsters.push({ token: 'cultist-1', at: 'northside' });
    expect(monsterPlaces(runMovement(start, { white: ['circle', 'crescent'] }))).toEqual({
      ...flyers,
      'cultist-1': 'northside',
    });
  });

  it('move once in a gate burst, even if their symbol is not shown [D-BURST-07, D-BURST-08]', () => {
    const t = runMovement(fourPlayers('easttown'), { white: ['circle'], flyersToo: true });
    expect(monsterPlaces(t)['fire-vampire-1']).toBe('easttown');
    expect(t.events.filter((event) => event.type === 'monsterMoved')).toHaveLength(6);
  });
});

describe('monsters with special movement', () => {
  it('hunt the nearest investigator in a location, except in the hospital and the asylum [A-MYTHOS-35, A-MISC-19]', () => {
    const start = createPosition(
      [{ place: 'st-marys-hospital' }, { place: 'uptown' }, { place: 'library' }, { place: 'newspaper' }],
      {
        monsters: monsters({ 'hound-of-tindalos-1': 'woods' }),
      },
    );
    expect(monsterPlaces(runMovement(start, { white: ['square'] }))).toEqual({ 'hound-of-tindalos-1': 'library' });
  });

  it('choose the lowest Sneak among equally near investigators, then ask the first player [A-MISC-19]', () => {
    const hound = { monsters: monsters({ 'hound-of-tindalos-1': 'northside' }), first: 1 };
    const sneaky = createPosition(
      [
        { place: 'newspaper', sneak: 1 },
        { place: 'train-station', sneak: 3 },
      ],
      hound,
    );
    expect(monsterPlaces(runMovement(sneaky, { white: ['square'] }))).toEqual({ 'hound-of-tindalos-1': 'newspaper' });
    const t = runMovement(createPosition([{ place: 'newspaper' }, { place: 'train-station' }], hound), {
      white: ['square'],
    });
    expect(t.options()).toEqual(['to:newspaper', 'to:train-station']);
    t.answer('to:train-station');
    expect(monsterPlaces(t)).toEqual({ 'hound-of-tindalos-1': 'train-station' });
  });

  it('shake the town instead of moving as a Chthonian; investigators in Other Worlds are safe [A-MYTHOS-35, A-MISC-21]', () => {
    const start = createPosition([{ place: 'woods' }, { place: 'abyss-1' }], {
      monsters: monsters({ 'chthonian-1': 'woods' }),
    });
    expect(runMovement(start, { white: ['triangle'] }, [3]).state.investigators.map((who) => who.stamina)).toEqual([
      5, 5,
    ]);
    const t = runMovement(start, { white: ['triangle'] }, [4]);
    expect(t.state.investigators.map((who) => who.stamina)).toEqual([4, 5]);
    expect(monsterPlaces(t)).toEqual({ 'chthonian-1': 'woods' });
  });

  it('move before or after the others as the first player says [A-MYTHOS-44]', () => {
    const start = createPosition([{ place: 'uptown', stamina: 1 }], {
      gates: openGates('woods'),
      monsters: monsters({ 'chthonian-1': 'woods', 'nightgaunt-1': 'sky' }),
    });
    const named = { white: ['slash', 'star', 'triangle'] as DimensionSymbol[] };
    const before = runMovement(start, named, [6]);
    expect(before.options()).toEqual(['first:chthonian', 'others']);
    before.answer('first:chthonian');
    expect(before.state.investigators[0]?.place).toBe('st-marys-hospital');
    expect(monsterPlaces(before)['nightgaunt-1']).toBe('sky');
    const after = runMovement(start, named, [6]);
    after.answer('others');
    expect(monsterPlaces(after)['nightgaunt-1']).toBe('uptown');
    expect(after.state.investigators[0]?.place).toBe('st-marys-hospital');
  });

  it('need no question of order if no investigator can be defeated [A-MYTHOS-44]', () => {
    const start = createPosition([{ place: 'uptown', stamina: 2 }], {
      monsters: monsters({ 'chthonian-1': 'woods', 'nightgaunt-1': 'sky' }),
    });
    const t = runMovement(start, { white: ['slash', 'triangle'] }, [6]);
    expect(t.result()).toEqual({ how: 'done' });
    expect(monsterPlaces(t)['nightgaunt-1']).toBe('uptown');
  });
});
