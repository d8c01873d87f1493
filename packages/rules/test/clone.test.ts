import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { cloneState } from '../src/arkham/clone.js';
import { arkham } from '../src/arkham/definition.js';
import { Content } from '../src/language/content.js';

/** What a copy may share with its original: nothing of it is ever changed in place. */
const SHARED = /^(houseRules|gates|closed|arrivals|untilTurnEnds|investigators\.\d+\.untilTurnEnds)(\.|$)/;

/** Objects that stand in both of two values, by path. */
function shared(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    shared(value, (other as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`),
  );
}

describe('a copy of a position', () => {
  const game = arkham(new Content([BASE]));

  it('is equal to it and shares with it only what is never changed, at every decision of a game', () => {
    for (let seed = 0; seed < 6; seed++) {
      const setup = { investigators: Array<string>(1 + seed).fill('random'), ancientOne: 'random' };
      const play = Play.start(game, setup, `clone ${seed}`);
      for (let i = 0; i < 400 && play.result === undefined; i++) {
        const copy = cloneState(play.state);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(play.state));
        expect(shared(copy, play.state).filter((path) => !SHARED.test(path))).toEqual([]);
        play.choose(0, (i * 7 + seed) % (play.questions[0]?.options.length ?? 1));
      }
    }
  });
});
