import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { cloneState as arkhamCopy } from '../src/arkham/clone.js';
import { arkham } from '../src/arkham/definition.js';
import { cloneState as hauntCopy } from '../src/haunt/clone.js';
import { haunt } from '../src/haunt/definition.js';
import { Content } from '../src/language/content.js';

/** Values that a copy may share with its original, since they never change in place. */
const SHARED =
  /^(houseRules|gates|closed|arrivals|knownOrder|ruledOut|untilTurnEnds|investigators\.\d+\.(untilTurnEnds|estate)|city\.encounter\.engagement)(\.|$)/;

type Game = GameDefinition<{ investigators: string[]; ancientOne: string }, object, unknown, unknown>;

/** Lists the paths of objects that both values contain. */
function sharedPaths(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    sharedPaths(value, (other as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  );
}

describe.each([
  ['Arkham Horror', arkham(new Content([BASE])), arkhamCopy],
  ['Haunt of the Watchers', haunt(new Content([BASE])), hauntCopy],
] as unknown as readonly [string, Game, Game['clone']][])('a copy of a position of %s', (_, game, cloneState) => {
  it('equals the original and shares only immutable parts, at every decision of a game', () => {
    for (let seed = 1; seed < 5; seed++) {
      const setup = { investigators: Array<string>(1 + seed).fill('random'), ancientOne: 'random' };
      const play = Play.start(game, setup, `clone ${seed}`);
      for (let i = 0; i < 400 && play.result === undefined; i++) {
        const copy = cloneState(play.state);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(play.state));
        expect(sharedPaths(copy, play.state).filter((path) => !SHARED.test(path))).toEqual([]);
        play.choose(0, (i * 7 + seed) % (play.questions[0]?.options.length ?? 1));
      }
    }
  });
});
