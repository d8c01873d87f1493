import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { toHauntContent } from '../src/haunt/content.js';
import { haunt } from '../src/haunt/definition.js';
import { createHauntPlan } from '../src/haunt/planning/index.js';
import type { State } from '../src/haunt/state.js';
import type { View } from '../src/haunt/view.js';
import { Content } from '../src/language/content.js';
import type { TypedDecision } from '../src/language/questions/index.js';
import { createPosition, gateTo } from './haunt-trial.js';

const CONTENT = new Content([BASE]);
const HAUNT_CONTEXT = toHauntContent(CONTENT);
const DAY = { phase: 'day', segment: 1 } as const;
/** Investigators of the base game: the plan does not know the test fixtures. */
const people = (...more: Partial<State['investigators'][number]>[]) =>
  more.map((one, i) => ({ id: ['gloria-goldberg', 'joe-diamond'][i] as string, ...one }));

/** Creates the plan of a position and checks that a player's view gives the same plan. */
function checkedPlan(state: State) {
  const plan = createHauntPlan(HAUNT_CONTEXT, state);
  expect(createHauntPlan(HAUNT_CONTEXT, haunt(CONTENT).view(state, 0) as View)).toEqual(plan);
  return plan;
}

describe('the plan before a phase of Haunt', () => {
  it('counts the days left: two Doom each while they fit, then one Terror; a single Doom space does not count [H-UPKEEP-02, H-UPKEEP-03, H-END-02]', () => {
    // Nyarlathotep has 11 spaces.
    const mornings = (doom: number, terror: number) =>
      checkedPlan(createPosition(people({}), { step: DAY, doom, terror })).mornings;
    expect(mornings(0, 0)).toBe(15);
    expect(mornings(0, 10)).toBe(5);
    expect(mornings(10, 10)).toBe(0);
    expect(mornings(9, 10)).toBe(1);
    expect(mornings(11, 8)).toBe(2);
  });

  it('warns of a loss if monster activities would raise Terror beyond its track [H-END-03, H-MONSTER-ACT-13]', () => {
    const planAtTerror = (terror: number) =>
      checkedPlan(
        createPosition(people({ place: 'newspaper' }), {
          step: DAY,
          terror,
          // The Fire Vampire's star is on black at the Woods.
          mythos: ['all-quiet-in-arkham'],
          monsters: [{ token: 'fire-vampire-1', at: 'woods', clues: 2 }],
        }),
      );
    expect(planAtTerror(8).cityPhase.monsters[0]?.activities).toEqual([{ what: 'terror', at: 'woods', n: 2 }]);
    expect([planAtTerror(8).mayLose, planAtTerror(9).mayLose]).toEqual([false, true]);
    expect(planAtTerror(8).morningsAfter).toBe(planAtTerror(8).mornings - 2);
  });

  it('lists only the investigators in the places where monsters stay [H-MONSTER-MOVE-03]', () => {
    const { cityPhase } = checkedPlan(
      createPosition(people({ place: 'woods' }, { place: 'newspaper' }), {
        step: DAY,
        monsters: [{ token: 'ghoul-1', at: 'woods', clues: 0 }],
      }),
    );
    expect(cityPhase.monsters).toMatchObject([{ to: ['woods'], meets: [{ seat: 0, certain: true }], activities: [] }]);
  });

  it('shows for each gate on black who has a matching trophy, and no price for a gate on no card [H-CLOSE-01, H-CLOSE-02, H-SUM-09]', () => {
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
    const [closes, unclosable, hidden] = gates;
    expect(closes).toMatchObject({
      price: { close: 2 },
      people: [
        { seat: 0, possible: ['close'] },
        { seat: 1, possible: [] },
      ],
    });
    expect(unclosable).toMatchObject({ price: {} });
    expect(hidden).toEqual({ at: 'the-unnamable', faceUp: false });
  });

  it('previews every free Speed slot as the phase it starts: points, reach and Initiative with its Sneak [H-CITY-SPEED-01, H-CITY-SPEED-02, H-CITY-MOVE-01, H-ENC-INIT-01]', () => {
    const state = createPosition(
      people({
        place: 'rivertown',
        slots: [
          ['free', 'covered', 'free', 'free'],
          ['free', 'free', 'free', 'free'],
          ['free', 'free', 'free', 'free'],
        ],
      }),
      { step: DAY, monsters: [{ token: 'witch-1', at: 'rivertown', clues: 0 }] },
    );
    const { slots } = checkedPlan(state);
    expect(slots.map(({ slot }) => slot)).toEqual([0, 2, 3]);
    for (const preview of slots) {
      const play = Play.from(haunt(CONTENT), state, 'a slot');
      play.answer(play.decisions[0]?.id ?? '', `city:${preview.slot}:by:0`);
      const { key, about } = play.decisions[0] as TypedDecision;
      expect(key).toBe('q.movement');
      expect(preview.reach.map(({ place }) => place)).toEqual((about as { reach?: readonly string[] }).reach);
      expect(Math.max(...preview.reach.map(({ steps }) => steps))).toBe(preview.points);
    }
    // The fastest slot has the least Sneak.
    const chances = slots.map(({ initiative }) => initiative[0]?.chance ?? 0);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(new Set(chances).size).toBeGreaterThan(1);
    expect(slots.map(({ leave }) => leave)).toEqual(chances);
    expect(slots.map(({ points }) => points)).toEqual([...slots.map(({ points }) => points)].sort((a, b) => a - b));
  });

  it('previews no slot of an investigator who waits or is in an Other World [H-TURN-05, H-SEQ-03]', () => {
    const plan = (more: Partial<State['investigators'][number]>) =>
      checkedPlan(createPosition(people(more), { step: DAY })).slots;
    expect(plan({ place: 'abyss-1' })).toEqual([]);
    expect(plan({ place: 'rivertown', waitsSince: 1 })).toEqual([]);
    expect(plan({ place: 'rivertown' })).toHaveLength(4);
  });
});
