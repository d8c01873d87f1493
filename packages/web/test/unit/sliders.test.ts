import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkham, asDecisionOf, contentOfBoxes, type Investigator, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findReachableStops } from '../../src/game-ui/arkham/sliders.js';

const game = arkham(contentOfBoxes([{ pack: BASE }]));

/** A game by one player to its first question of a key, its sliders set at the stop wanted. */
function playToQuestion(key: string, stop = 1) {
  const play = Play.start(game, { investigators: ['joe-diamond'], ancientOne: 'azathoth' }, 'sliders');
  for (let n = 0; n < 60; n++) {
    const decision = play.decisions[0] as TypedDecision;
    if (decision.key === key) return play;
    const option = decision.options.find(({ id }) => id === `stop:${stop}`) ?? decision.options[0];
    play.answer(decision.id, option?.id ?? '');
  }
  throw new Error(`never asked: ${key}`);
}
const joe = (play: ReturnType<typeof playToQuestion>) => play.state.investigators[0] as Investigator;
const inReach = (play: ReturnType<typeof playToQuestion>) =>
  findReachableStops(play.decisions[0] as TypedDecision, joe(play));

describe('the sliders on a sheet', () => {
  it('can be set anywhere when the game is set up, one pair after the other [A-SETUP-13]', () => {
    const ways = inReach(playToQuestion('q.start-fight-will'));
    expect([...ways]).toEqual([0, 1, 2, 3].map((stop) => [`1:${stop}`, [`stop:${stop}`]]));
  });

  it('can be moved as far as the Focus goes, each stop by the answers that lead there [A-UPKEEP-08]', () => {
    const play = playToQuestion('q.sliders');
    const ways = inReach(play);
    const focus = asDecisionOf(play.decisions[0] as TypedDecision, 'q.sliders')?.args.focus;
    expect(focus).toBe(3);
    expect([...ways.keys()].sort()).toEqual([0, 1, 2].flatMap((pair) => [`${pair}:0`, `${pair}:2`, `${pair}:3`]));
    for (const answer of ways.get('2:3') ?? []) play.answer(play.decisions[0]?.id ?? '', answer);
    expect(joe(play).sliders).toEqual([1, 1, 3]);
    // One is left; back to where it stood would only waste it.
    expect([...inReach(play).keys()].sort()).toEqual(['0:0', '0:2', '1:0', '1:2']);
  });

  it('stay where they are on the sheet of somebody else, and at other questions', () => {
    const play = playToQuestion('q.sliders');
    const decision = play.decisions[0] as TypedDecision;
    expect(findReachableStops(decision, { ...joe(play), id: 'amanda-sharpe' }).size).toBe(0);
    expect(findReachableStops(undefined, joe(play)).size).toBe(0);
  });
});
