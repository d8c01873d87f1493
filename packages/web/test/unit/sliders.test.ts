import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { arkham, asDecisionOf, contentOfBoxes, type Investigator, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findReachableStops } from '../../src/game-ui/arkham/sliders.js';

const game = arkham(contentOfBoxes([{ pack: BASE }]));

/** Plays a game of one investigator to its first question of a key, with the sliders set to a stop. */
function playToQuestion(key: string, stop = 1) {
  const play = Play.start(game, { investigators: ['joe-diamond'], ancientOne: 'azathoth' }, 'sliders');
  for (let n = 0; n < 60; n++) {
    const decision = play.decisions[0] as TypedDecision;
    if (decision.key === key) return play;
    const option = decision.options.find(({ id }) => id === `stop:${stop}`) ?? decision.options[0];
    play.answer(decision.id, option?.id ?? '');
  }
  throw new Error(`the game has no question ${key}`);
}
const joe = (play: ReturnType<typeof playToQuestion>) => play.state.investigators[0] as Investigator;
const reachableStops = (play: ReturnType<typeof playToQuestion>) =>
  findReachableStops(play.decisions[0] as TypedDecision, joe(play));

describe('the sliders on a sheet', () => {
  it('can be set to any stop at set-up, one pair after the other [A-SETUP-13]', () => {
    const answersByStop = reachableStops(playToQuestion('q.start-fight-will'));
    expect([...answersByStop]).toEqual([0, 1, 2, 3].map((stop) => [`1:${stop}`, [`stop:${stop}`]]));
  });

  it('can be moved within the Focus, and each reachable stop has the answers that lead there [A-UPKEEP-08]', () => {
    const play = playToQuestion('q.sliders');
    const answersByStop = reachableStops(play);
    const focus = asDecisionOf(play.decisions[0] as TypedDecision, 'q.sliders')?.args.focus;
    expect(focus).toBe(3);
    expect([...answersByStop.keys()].sort()).toEqual(
      [0, 1, 2].flatMap((pair) => [`${pair}:0`, `${pair}:2`, `${pair}:3`]),
    );
    for (const answer of answersByStop.get('2:3') ?? []) play.answer(play.decisions[0]?.id ?? '', answer);
    expect(joe(play).sliders).toEqual([1, 1, 3]);
    // One step of Focus is left. Moving back is not offered.
    expect([...reachableStops(play).keys()].sort()).toEqual(['0:0', '0:2', '1:0', '1:2']);
  });

  it('cannot be moved on the sheet of another investigator, or at other questions', () => {
    const play = playToQuestion('q.sliders');
    const decision = play.decisions[0] as TypedDecision;
    expect(findReachableStops(decision, { ...joe(play), id: 'amanda-sharpe' }).size).toBe(0);
    expect(findReachableStops(undefined, joe(play)).size).toBe(0);
  });
});
