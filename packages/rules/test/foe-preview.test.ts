/** Previewed odds of meetings and rerolls, compared with played ones. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { faceMonsters } from '../src/arkham/turn/facing.js';
import { skillCheck } from '../src/common/checks/checks.js';
import { chanceOfSuccesses } from '../src/common/figures/odds.js';
import { asDecisionOf } from '../src/language/questions/decision-types.js';
import type { CheckDetails } from '../src/language/questions/index.js';
import { createPosition, runTrial, type Trial } from './arkham-trial.js';

const chanceOfCheck = ({ dice, difficulty, faces, sixes }: CheckDetails) =>
  chanceOfSuccesses(dice, difficulty, faces.length, sixes);
const tolerance = (times: number, of: number) => 4 * Math.sqrt((of * (1 - of)) / times) + 0.001;

describe('the choice of the first monster', () => {
  const startMeeting = (seed: string): Trial => {
    const who = { place: 'woods', sneak: 3 as const, cards: [{ card: 'axe' }, { card: '38-revolver' }], stamina: 9 };
    const monsters = ['zombie-1', 'ghoul-1', 'prowler-1'].map((token) => ({ token, at: 'woods' }));
    return runTrial(
      createPosition([who], { monsters }),
      (g: Game) => faceMonsters(g, g.s.investigators[0] as Investigator, 'A-MOVE-08'),
      {
        seed,
      },
    );
  };
  const foes = (t: Trial) => asDecisionOf(t.play.decisions[0], 'q.which-first')?.about.foes ?? [];

  it('previews the Evade, Horror and Combat checks of each monster, except those that need not be faced [A-MOVE-08, A-EVADE-06]', () => {
    const all = foes(startMeeting('x'));
    expect(all.map(({ monster, evade, horror, fight }) => [monster, evade?.dice, horror?.dice, fight?.dice])).toEqual([
      // Sneak 3, other skills 3: awareness +1 and −3, horror −1 and 0, combat −1 each; an Axe and a Revolver.
      ['zombie-1', 4, 2, 7],
      ['ghoul-1', 0, 3, 7],
    ]);
    expect(all.map(({ fight }) => fight?.fails)).toEqual([{ stamina: 2 }, { stamina: 1 }]);
  });

  it('previews the real chance to evade [A-EVADE-01]', () => {
    const [zombie] = foes(startMeeting('x'));
    const of = chanceOfCheck(zombie?.evade as CheckDetails);
    let evaded = 0;
    const times = 120;
    for (let seed = 0; seed < times; seed++) {
      const t = startMeeting(`evade ${seed}`);
      t.answer('face:zombie-1');
      t.answer('evade');
      if (t.events.some((event) => event.type === 'combat' && event.outcome === 'evaded')) evaded++;
    }
    expect(Math.abs(evaded / times - of)).toBeLessThan(tolerance(times, of));
  });
});

describe('the options after a roll', () => {
  const startRoll = (dice: readonly number[] | undefined, seed: string, difficulty = 2): Trial => {
    const who = { place: 'woods', clues: 3, cards: [{ card: 'marksman' }] };
    return runTrial(
      createPosition([who]),
      function* (g: Game) {
        const spec = { kind: 'combat' as const, modifier: 0, difficulty, cause: { source: 'test' } };
        yield* skillCheck(g, g.s.investigators[0] as Investigator, spec);
      },
      dice ? { dice } : { seed },
    );
  };
  const rollOptionsOf = (t: Trial) => asDecisionOf(t.play.decisions[0], 'q.after-roll')?.about.further;

  it('preview dice, needed successes and the use of all Clues [A-SKILL-08, A-SKILL-12]', () => {
    expect(rollOptionsOf(startRoll([5, 1, 2], ''))).toEqual([
      { option: 'clue', dice: 1, needed: 1, aimed: 2, spend: [1, 2, 3].map((clues) => ({ clues, dice: clues })) },
      // A reroll of all dice loses the success.
      { option: 'use:marksman', dice: 3, needed: 2, aimed: 2 },
    ]);
  });

  it('preview the real chance of a reroll [A-SKILL-12]', () => {
    let [wins, expected, times] = [0, 0, 0];
    for (let seed = 0; seed < 160; seed++) {
      const t = startRoll(undefined, `again ${seed}`);
      const reroll = rollOptionsOf(t)?.find(({ option }) => option === 'use:marksman');
      if (!reroll) continue;
      times++;
      expected += chanceOfSuccesses(reroll.dice, reroll.needed);
      t.answer('use:marksman');
      if (t.events.some((event) => event.type === 'rolled' && event.reroll && event.successes >= 2)) wins++;
    }
    expect(times).toBeGreaterThan(60);
    expect(Math.abs(wins - expected) / times).toBeLessThan(tolerance(times, expected / times));
  });
});
