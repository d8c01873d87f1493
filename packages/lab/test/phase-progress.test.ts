import { randomBot } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamLab, hauntLab } from '../src/index.js';
import { findDifference } from '../src/many/compare.js';

type Progress = NonNullable<State['phaseProgress']>;
type Walk = Extract<Progress, { part: 'walk' }>;
type Face = Extract<Progress, { part: 'face' }>;
type Sliders = Extract<Progress, { part: 'sliders' }>;

/** Plays random games and yields each play at a question of this kind whose checkpoint is within a phase. */
async function* playsWithin(part: Progress['part'], key: string, n: number) {
  const { definition, variedSetup } = arkhamLab(await loadChosenBoxes({}));
  for (let i = 0, found = 0; found < n; i++) {
    const seed = `halfway ${part} ${i}`;
    const bot = randomBot(seed);
    const play = Play.start(definition, variedSetup(i, seed), seed);
    while (play.result === undefined && found < n) {
      bot.move(play);
      const { checkpoint, answers } = play.save();
      if (checkpoint.state.phaseProgress?.part !== part || play.decisions[0]?.key !== key) continue;
      found++;
      yield { play, checkpoint, since: answers.length - checkpoint.answers, definition };
    }
  }
}

describe('a checkpoint within a phase', () => {
  it('follows each step of a movement, and earlier steps are not repeated [A-MOVE-01]', async () => {
    for await (const { play, checkpoint, since } of playsWithin('walk', 'q.movement', 40)) {
      const { points, seat, moved } = checkpoint.state.phaseProgress as Walk;
      // An investigator who trades between two steps has answered since.
      const [decision] = play.decisions;
      if (since === 0) expect(decision).toMatchObject({ by: [seat], args: { points } });
      expect(moved).toBeTypeOf('boolean');
      expect(play.state.phaseProgress).toBeUndefined();
    }
  });

  it('follows each move of a slider in an Upkeep, with the Focus that is left [A-UPKEEP-07]', async () => {
    for await (const { play, checkpoint, since } of playsWithin('sliders', 'q.sliders', 40)) {
      const { focus, seat } = checkpoint.state.phaseProgress as Sliders;
      if (since === 0) expect(play.decisions[0]).toMatchObject({ by: [seat], args: { focus } });
      expect(play.state.phaseProgress).toBeUndefined();
    }
  });

  it('precedes each monster that is faced in a movement, and each round of a fight [A-MOVE-07, A-MOVE-08, A-COMBAT-06]', async () => {
    for (const key of ['q.fight-or-evade', 'q.fight-or-flee'] as const) {
      let before = 0;
      for await (const { play, checkpoint, since } of playsWithin('face', key, 30)) {
        const { seat, fight } = checkpoint.state.phaseProgress as Face;
        expect(play.state.phaseProgress).toBeUndefined();
        if (since > 0) continue;
        before++;
        const [decision] = play.decisions;
        expect(decision?.by).toEqual([seat]);
        if (key === 'q.fight-or-flee') expect(decision?.args).toMatchObject({ round: fight?.combat.round });
        else expect(fight).toBeUndefined();
      }
      expect(before).toBeGreaterThan(10);
    }
  });

  it('can be loaded as a position and leads to the same decisions', async () => {
    for (const [part, key] of [
      ['walk', 'q.movement'],
      ['face', 'q.fight-or-evade'],
      ['face', 'q.fight-or-flee'],
      ['sliders', 'q.sliders'],
    ] as const) {
      let compared = 0;
      for await (const { play, checkpoint, since, definition } of playsWithin(part, key, 20)) {
        if (since > 0) continue;
        const from = Play.from(definition, checkpoint.state, 'another seed');
        const [decision] = from.decisions;
        const [before] = play.decisions;
        expect(findDifference('options', decision?.options, before?.options)).toBeUndefined();
        expect(findDifference('position', from.state, play.state)).toBeUndefined();
        compared++;
      }
      expect(compared).toBeGreaterThan(5);
    }
  });

  it('follows each step of a movement in a City phase of Haunt [H-CITY-MOVE-01, H-CITY-MOVE-02]', async () => {
    const { definition, variedSetup } = hauntLab(await loadChosenBoxes({}));
    let compared = 0;
    for (let i = 0; compared < 30; i++) {
      const seed = `halfway in Haunt ${i}`;
      const bot = randomBot(seed);
      const play = Play.start(definition, variedSetup(i, seed), seed);
      while (play.result === undefined && compared < 30) {
        bot.move(play);
        const { checkpoint, answers } = play.save();
        const { city } = checkpoint.state;
        if (!city?.move || answers.length > checkpoint.answers || play.decisions[0]?.key !== 'q.movement') continue;
        expect(play.state.city?.move).toBeUndefined();
        expect(play.decisions[0]).toMatchObject({ args: { points: city.move.points } });
        const from = Play.from(definition, checkpoint.state, 'another seed');
        expect(findDifference('options', from.decisions[0]?.options, play.decisions[0].options)).toBeUndefined();
        expect(findDifference('position', from.state, play.state)).toBeUndefined();
        compared++;
      }
    }
  });
});
