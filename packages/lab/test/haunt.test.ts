import { BASE } from '@vigil/content';
import { Dice } from '@vigil/engine';
import { Content, type Event, haunt, toHauntContent } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { hauntPosition } from '../src/guided/haunt-position.js';
import {
  Coverage,
  fuzz,
  guidedFuzz,
  HAUNT_RESOLUTIONS,
  type HauntResolution,
  hauntInvariants,
  hauntResolutions,
  simulate,
} from '../src/index.js';

const content = toHauntContent(new Content([BASE]));
const coverageOf = () => new Coverage(hauntResolutions(content));

/** The resolutions that some events add in a game of two against Hastur. */
function resolutionsAfter(...events: Event[]): (resolution: HauntResolution, id: string) => number | undefined {
  const coverage = coverageOf();
  const setup = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'hastur' };
  const handleEvent = coverage.createListener(haunt(new Content([BASE])).begin(setup, Dice.seeded('coverage')));
  for (const event of events) handleEvent(event);
  return (resolution, id) => coverage.tally.get(resolution)?.get(id);
}

describe('random games of Haunt', () => {
  it('are the same for the same seed', async () => {
    const runGames = () => simulate({ game: 'haunt', bot: 'random', investigators: [2, 5], games: 4, seed: 'lab' });
    const [one, two] = [await runGames(), await runGames()];
    expect(one.crashes).toEqual([]);
    expect(one.outcomes).toEqual(two.outcomes);
    expect(one.decisions).toBe(two.decisions);
  });

  it('keep all invariants after every answer', async () => {
    const { faults, answers } = await fuzz({ game: 'haunt', games: 2, seed: 'lab' });
    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(100);
  });
});

describe('the resolutions of a game of Haunt', () => {
  it('include everything that set-up leaves in the game', () => {
    const coverage = coverageOf();
    const counts = Object.fromEntries(HAUNT_RESOLUTIONS.map((one) => [one, coverage.listUnresolved(one).length]));
    expect(counts).toMatchObject({ 'location encounter': 189, 'mythos card': 59, 'investigator played': 14 });
    for (const id of ['knife', 'voice-of-ra', 'blue-watcher-of-the-pyramid', 'bank-loan']) {
      expect(coverage.tally.get('card gained')?.has(id)).toBe(false);
    }
    expect(coverage.lacks('ancient one attacks', 'azathoth')).toBe(false);
  });

  it('include the cards of an Upkeep after its end', () => {
    const mythos: Event = { type: 'mythos', card: 'feds-raid-arkham' };
    expect(resolutionsAfter(mythos)('mythos card', 'feds-raid-arkham')).toBe(0);
    const over: Event = { type: 'phase', phase: 'day', turn: 1, day: 1 };
    expect(resolutionsAfter(mythos, over)('mythos card', 'feds-raid-arkham')).toBe(1);
  });

  it('include an Ancient One that stirs, and its attack', () => {
    const ancientOne = (outcome: 'stirs' | 'attacks'): Event => ({ type: 'ancientOne', seats: [0], outcome });
    const count = resolutionsAfter(ancientOne('stirs'));
    expect([count('ancient one stirred', 'hastur'), count('ancient one attacks', 'hastur')]).toEqual([1, 0]);
    expect(resolutionsAfter(ancientOne('attacks'))('ancient one attacks', 'hastur')).toBe(1);
  });
});

describe('a guided position of Haunt', () => {
  it('breaks no invariant', () => {
    const invariants = hauntInvariants(content);
    for (let i = 0; i < 30; i++) {
      const position = hauntPosition(content, coverageOf(), `position ${i}`, undefined);
      const violations = invariants.flatMap(({ name, findViolation: found }) => {
        const what = found(position, new Set());
        return what === undefined ? [] : `${name}: ${what}`;
      });
      expect(violations).toEqual([]);
    }
  });

  it('resolves components that were never resolved', async () => {
    const report = await guidedFuzz({ game: 'haunt', games: 4, seed: 'test' });
    expect(report.faults).toEqual([]);
    const resolvedCount = Object.values(report.resolved).reduce((sum, one) => sum + one.done, 0);
    expect(resolvedCount).toBeGreaterThan(30);
  });
});
