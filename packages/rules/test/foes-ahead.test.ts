/** Monsters with their odds, and what may be done about a roll: said before, and then played. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/arkham/game.js';
import type { Investigator } from '../src/arkham/state.js';
import { face } from '../src/arkham/turn/facing.js';
import { chance } from '../src/common/figures/odds.js';
import { skillCheck } from '../src/common/resolving/checks.js';
import { askedAs, type CheckInSight } from '../src/language/questions/index.js';
import { position, type Trial, trial } from './arkham-table.js';

const likely = ({ dice, difficulty, faces, sixes }: CheckInSight) => chance(dice, difficulty, faces.length, sixes);
const near = (times: number, of: number) => 4 * Math.sqrt((of * (1 - of)) / times) + 0.001;

describe('which monster is met first', () => {
  const meets = (seed: string): Trial => {
    const who = { place: 'woods', sneak: 3 as const, cards: [{ card: 'axe' }, { card: '38-revolver' }], stamina: 9 };
    const monsters = ['zombie-1', 'ghoul-1', 'prowler-1'].map((token) => ({ token, at: 'woods' }));
    return trial(
      position([who], { monsters }),
      (g: Game) => face(g, g.s.investigators[0] as Investigator, 'A-MOVE-08'),
      {
        seed,
      },
    );
  };
  const foes = (t: Trial) => askedAs(t.play.decisions[0], 'q.which-first')?.about.foes ?? [];

  it('is asked with the Evade check, the Horror check and the Combat check of each, but for those nobody has to face [A-MOVE-08, A-EVADE-06]', () => {
    const all = foes(meets('x'));
    expect(all.map(({ monster, evade, horror, fight }) => [monster, evade?.dice, horror?.dice, fight?.dice])).toEqual([
      // Three in every skill, Sneak 3: awareness +1 and −3, horror −1 and 0, combat −1 both; an Axe and a Revolver.
      ['zombie-1', 4, 2, 7],
      ['ghoul-1', 0, 3, 7],
    ]);
    expect(all.map(({ fight }) => fight?.fails)).toEqual([{ stamina: 2 }, { stamina: 1 }]);
  });

  it('is evaded as often as is said [A-EVADE-01]', () => {
    const [zombie] = foes(meets('x'));
    const of = likely(zombie?.evade as CheckInSight);
    let evaded = 0;
    const times = 120;
    for (let seed = 0; seed < times; seed++) {
      const t = meets(`evade ${seed}`);
      t.answer('face:zombie-1');
      t.answer('evade');
      if (t.events.some((event) => event.type === 'combat' && event.outcome === 'evaded')) evaded++;
    }
    expect(Math.abs(evaded / times - of)).toBeLessThan(near(times, of));
  });
});

describe('what may be done about a roll', () => {
  const rolls = (dice: readonly number[] | undefined, seed: string, difficulty = 2): Trial => {
    const who = { place: 'woods', clues: 3, cards: [{ card: 'marksman' }] };
    return trial(
      position([who]),
      function* (g: Game) {
        const spec = { kind: 'combat' as const, modifier: 0, difficulty, cause: { source: 'test' } };
        yield* skillCheck(g, g.s.investigators[0] as Investigator, spec);
      },
      dice ? { dice } : { seed },
    );
  };
  const further = (t: Trial) => askedAs(t.play.decisions[0], 'q.after-roll')?.about.further;

  it('says the dice of each answer and the successes they need, and those of all Clues [A-SKILL-08, A-SKILL-12]', () => {
    expect(further(rolls([5, 1, 2], ''))).toEqual([
      { option: 'clue', dice: 1, needed: 1, aimed: 2, spend: [1, 2, 3].map((clues) => ({ clues, dice: clues })) },
      // All dice again: the success that lies there is lost.
      { option: 'use:marksman', dice: 3, needed: 2, aimed: 2 },
    ]);
  });

  it('comes off as often as is said [A-SKILL-12]', () => {
    let [won, expected, times] = [0, 0, 0];
    for (let seed = 0; seed < 160; seed++) {
      const t = rolls(undefined, `again ${seed}`);
      const again = further(t)?.find(({ option }) => option === 'use:marksman');
      if (!again) continue;
      times++;
      expected += chance(again.dice, again.needed);
      t.answer('use:marksman');
      if (t.events.some((event) => event.type === 'rolled' && event.reroll && event.successes >= 2)) won++;
    }
    expect(times).toBeGreaterThan(60);
    expect(Math.abs(won - expected) / times).toBeLessThan(near(times, expected / times));
  });
});
