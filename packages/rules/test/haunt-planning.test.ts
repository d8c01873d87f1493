import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { toHauntContent } from '../src/haunt/content.js';
import { haunt } from '../src/haunt/definition.js';
import { createHauntPlan } from '../src/haunt/planning/index.js';
import type { State } from '../src/haunt/state.js';
import type { View } from '../src/haunt/view.js';
import { Content } from '../src/language/content.js';
import { createPosition, gateTo } from './haunt-trial.js';

const CONTENT = new Content([BASE]);
const HAUNT_CONTEXT = toHauntContent(CONTENT);
const DAY = { phase: 'day', segment: 1 } as const;
/** Real people: the tables of these tests have sheets of their own, which the plan's game does not know. */
const people = (...more: Partial<State['investigators'][number]>[]) =>
  more.map((one, i) => ({ id: ['gloria-goldberg', 'joe-diamond'][i] as string, ...one }));

/** The plan of a position, from the position and from what players see of it: the same. */
function checkedPlan(state: State) {
  const plan = createHauntPlan(HAUNT_CONTEXT, state);
  expect(createHauntPlan(HAUNT_CONTEXT, haunt(CONTENT).view(state, 0) as View)).toEqual(plan);
  return plan;
}

describe('the plan before a phase of Haunt', () => {
  it('counts the mornings: two Doom each while they fit, then a Terror each; an odd Doom space pays none alone [H-UPKEEP-02, H-UPKEEP-03, H-END-02]', () => {
    // Nyarlathotep has 11 spaces.
    const left = (doom: number, terror: number) =>
      checkedPlan(createPosition(people({}), { step: DAY, doom, terror })).mornings;
    expect(left(0, 0)).toBe(15);
    expect(left(0, 10)).toBe(5);
    expect(left(10, 10)).toBe(0);
    expect(left(9, 10)).toBe(1);
    expect(left(11, 8)).toBe(2);
  });

  it('says the game may be lost where the acts of monsters raise Terror beyond its track [H-END-03, H-MONSTER-ACT-13]', () => {
    const at = (terror: number) =>
      checkedPlan(
        createPosition(people({ place: 'newspaper' }), {
          step: DAY,
          terror,
          // The Ghoul's hexagon is on grey and the Maniac's crescent nowhere; a star is on black at the Woods.
          mythos: ['all-quiet-in-arkham'],
          monsters: [{ token: 'fire-vampire-1', at: 'woods', clues: 2 }],
        }),
      );
    expect(at(8).cityPhase.monsters[0]?.activities).toEqual([{ what: 'terror', at: 'woods', n: 2 }]);
    expect([at(8).mayLose, at(9).mayLose]).toEqual([false, true]);
    expect(at(8).morningsAfter).toBe(at(8).mornings - 2);
  });

  it('names who stands where a monster stays, and nobody else [H-MONSTER-MOVE-03]', () => {
    const { cityPhase } = checkedPlan(
      createPosition(people({ place: 'woods' }, { place: 'newspaper' }), {
        step: DAY,
        monsters: [{ token: 'ghoul-1', at: 'woods', clues: 0 }],
      }),
    );
    expect(cityPhase.monsters).toMatchObject([{ to: ['woods'], meets: [{ seat: 0, certain: true }], activities: [] }]);
  });

  it('says of a gate on black who has a trophy of its sign, and of one on no card that it has no price [H-CLOSE-01, H-CLOSE-02, H-SUM-09]', () => {
    const { gates } = checkedPlan(
      createPosition(
        people({ place: 'northside', monsterTrophies: ['fire-vampire-1'] }, { clues: 9, place: 'newspaper' }),
        {
          step: DAY,
          mythos: ['all-quiet-in-arkham'],
          gates: [
            gateTo('plateau-of-leng', 'woods'),
            gateTo('great-hall-of-celeano', 'graveyard'),
            gateTo('abyss', 'the-unnamable', false),
          ],
        },
      ),
    );
    expect(gates.map(({ at }) => at)).toEqual(['graveyard', 'woods', 'the-unnamable']);
    const [closes, not, hidden] = gates;
    expect(closes).toMatchObject({
      price: { close: 2 },
      people: [
        { seat: 0, possible: ['close'] },
        { seat: 1, possible: [] },
      ],
    });
    expect(not).toMatchObject({ price: {} });
    expect(hidden).toEqual({ at: 'the-unnamable', faceUp: false });
  });
});
