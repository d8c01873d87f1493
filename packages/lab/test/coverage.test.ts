import { BASE } from '@vigil/content';
import { Dice } from '@vigil/engine';
import { arkham, Content, type Event, type State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamResolutions, Coverage, RESOLUTIONS, type Resolution } from '../src/index.js';

const content = new Content([BASE]);

/** The resolutions that this event adds in a game of two against Hastur. */
function after(...events: Event[]): (resolution: Resolution, id: string) => number | undefined {
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

describe('what a game resolves', () => {
  it('is everything the base game has', () => {
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

  it('leaves out what can never come about', () => {
    const coverage = new Coverage(arkhamResolutions(content));
    expect(coverage.lacks('monster fought', 'the-black-man')).toBe(true);
    expect(coverage.lacks('monster defeated', 'the-black-man')).toBe(false);
    expect(coverage.lacks('ancient one attacks', 'azathoth')).toBe(false);
    expect(coverage.lacks('rumor failed', 'the-stars-are-right')).toBe(false);
  });

  it('begins with the sheets in play', () => {
    const count = after();
    expect(count('investigator played', 'joe-diamond')).toBe(1);
    expect(count('investigator played', 'kate-winthrop')).toBe(0);
  });

  it('is an entry of a location or gate card by the card and the place', () => {
    const encounter = (card: string, at: string): Event => ({ type: 'encounter', seat: 0, card, at });
    const count = after(encounter('uptown-6', 'woods'), encounter('gate-card-2', 'other'));
    expect(count('location encounter', 'uptown-6/woods')).toBe(1);
    expect(count('gate encounter', 'gate-card-2/other')).toBe(1);
  });

  it('is a mythos card once its phase has come to an end', () => {
    expect(after(mythos('feds-raid-arkham'))('mythos card', 'feds-raid-arkham')).toBe(0);
    expect(after(mythos('feds-raid-arkham'), phase('upkeep'))('mythos card', 'feds-raid-arkham')).toBe(1);
    const broken = after(mythos('feds-raid-arkham'), awakened, phase('final-refresh'));
    expect(broken('mythos card', 'feds-raid-arkham')).toBe(0);
  });

  it('is the second of two mythos cards only: of the first but the gate counts', () => {
    const count = after(mythos('feds-raid-arkham'), mythos('blue-flu'), phase('upkeep'));
    expect([count('mythos card', 'feds-raid-arkham'), count('mythos card', 'blue-flu')]).toEqual([0, 1]);
  });

  it('is a spell when its casting succeeds', () => {
    const used: Event = { type: 'used', seat: 0, card: 'wither', ability: 1 };
    const cast = (passed: boolean): Event => ({ type: 'cast', seat: 0, card: 'wither', passed });
    expect(after(used, cast(false))('card used', 'wither:1')).toBe(0);
    expect(after(used, cast(true))('card used', 'wither:1')).toBe(1);
  });

  it('is the battle an Ancient One begins, and an attack that nothing keeps it from', () => {
    const fought = [awakened, phase('final-battle-start'), phase('final-refresh'), phase('final-ancient-one')];
    const statue: Event = { type: 'used', seat: 0, card: 'warding-statue', ability: 2 };
    const count = after(...fought, phase('final-refresh'));
    expect(count('ancient one awakened', 'hastur')).toBe(1);
    expect(count('ancient one attacks', 'hastur')).toBe(1);
    const kept = after(...fought, statue, phase('final-refresh'));
    expect(kept('ancient one attacks', 'hastur')).toBe(0);
    expect(kept('card used', 'warding-statue:2')).toBe(1);
  });
});
