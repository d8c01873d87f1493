import { BASE } from '@vigil/content';
import { Dice } from '@vigil/engine';
import { arkham, Content, type Event, type State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamResolutions, Coverage, RESOLUTIONS, type Resolution } from '../src/index.js';

const content = new Content([BASE]);

/** The resolutions that some events add in a game of two against Hastur. */
function resolutionsAfter(...events: Event[]): (resolution: Resolution, id: string) => number | undefined {
  const coverage = new Coverage(arkhamResolutions(content));
  const handleEvent = coverage.createListener(start());
  for (const event of events) handleEvent(event);
  return (resolution, id) => coverage.tally.get(resolution)?.get(id);
}

function start(): State {
  const setup = { investigators: ['mandy-thompson', 'joe-diamond'], ancientOne: 'hastur' };
  return arkham(content).begin(setup, Dice.seeded('coverage'));
}

const phase = (name: State['step']['phase']): Event => ({ type: 'phase', phase: name, turn: 3 });
const mythos = (card: string): Event => ({ type: 'mythos', card });
const awakened: Event = { type: 'awakened', cause: 'doom' };

describe('the resolutions of a game', () => {
  it('include everything in the base game', () => {
    const coverage = new Coverage(arkhamResolutions(content));
    const counts = Object.fromEntries(RESOLUTIONS.map((one) => [one, coverage.listUnresolved(one).length]));
    expect(counts).toMatchObject({
      'location encounter': 189,
      'gate encounter': 145,
      'mythos card': 67,
      'rumor passed': 6,
      'monster fought': 29,
      'card gained': 88,
      'investigator played': 16,
      'ancient one awakened': 8,
    });
    expect(coverage.isComplete).toBe(false);
  });

  it('exclude what can never happen', () => {
    const coverage = new Coverage(arkhamResolutions(content));
    expect(coverage.lacks('monster fought', 'the-black-man')).toBe(true);
    expect(coverage.lacks('monster defeated', 'the-black-man')).toBe(false);
    expect(coverage.lacks('ancient one attacks', 'azathoth')).toBe(false);
    expect(coverage.lacks('rumor failed', 'the-stars-are-right')).toBe(false);
  });

  it('begin with the sheets in play', () => {
    const count = resolutionsAfter();
    expect(count('investigator played', 'joe-diamond')).toBe(1);
    expect(count('investigator played', 'kate-winthrop')).toBe(0);
  });

  it('identify an entry of a location or gate card by card and place', () => {
    const encounter = (card: string, at: string): Event => ({ type: 'encounter', seat: 0, card, at });
    const count = resolutionsAfter(encounter('uptown-6', 'woods'), encounter('gate-card-2', 'other'));
    expect(count('location encounter', 'uptown-6/woods')).toBe(1);
    expect(count('gate encounter', 'gate-card-2/other')).toBe(1);
  });

  it('include a Mythos card after the end of its phase', () => {
    expect(resolutionsAfter(mythos('feds-raid-arkham'))('mythos card', 'feds-raid-arkham')).toBe(0);
    expect(resolutionsAfter(mythos('feds-raid-arkham'), phase('upkeep'))('mythos card', 'feds-raid-arkham')).toBe(1);
    const countResolutions = resolutionsAfter(mythos('feds-raid-arkham'), awakened, phase('final-refresh'));
    expect(countResolutions('mythos card', 'feds-raid-arkham')).toBe(0);
  });

  it('include only the second of two Mythos cards, since only the gate of the first takes effect', () => {
    const count = resolutionsAfter(mythos('feds-raid-arkham'), mythos('blue-flu'), phase('upkeep'));
    expect([count('mythos card', 'feds-raid-arkham'), count('mythos card', 'blue-flu')]).toEqual([0, 1]);
  });

  it('include a Spell only if its casting succeeds', () => {
    const used: Event = { type: 'used', seat: 0, card: 'wither', ability: 1 };
    const cast = (passed: boolean): Event => ({ type: 'cast', seat: 0, card: 'wither', passed });
    expect(resolutionsAfter(used, cast(false))('card used', 'wither:1')).toBe(0);
    expect(resolutionsAfter(used, cast(true))('card used', 'wither:1')).toBe(1);
  });

  it('include an Ancient One that begins the battle, and its attack unless that is prevented', () => {
    const fought = [awakened, phase('final-battle-start'), phase('final-refresh'), phase('final-ancient-one')];
    const statue: Event = { type: 'used', seat: 0, card: 'warding-statue', ability: 2 };
    const count = resolutionsAfter(...fought, phase('final-refresh'));
    expect(count('ancient one awakened', 'hastur')).toBe(1);
    expect(count('ancient one attacks', 'hastur')).toBe(1);
    const prevented = resolutionsAfter(...fought, statue, phase('final-refresh'));
    expect(prevented('ancient one attacks', 'hastur')).toBe(0);
    expect(prevented('card used', 'warding-statue:2')).toBe(1);
  });
});
