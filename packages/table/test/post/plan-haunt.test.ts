import { BASE } from '@vigil/content';
import { Content, optionId, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { applyPlan, assertFeasible, type Plan, PlanError, type TableView } from '../../src/index.js';

const content = new Content([BASE]);
const ALL = ['free', 'free', 'free', 'free'];
const USED = ['covered', 'covered', 'covered', 'covered'];
/** A day of Haunt in which seat 0 has these Speed slots. */
const view = (step: { phase: string; segment: number }, slots = ALL, active?: number) =>
  ({
    day: 3,
    placedToday: [],
    step,
    city: active === undefined ? undefined : { seat: active, slot: 0, met: [], acted: [] },
    figures: { streetCost: 1, stableCost: 1, cordoned: [] },
    monsters: [],
    closed: [],
    investigators: [0, 1].map((seat) => ({
      id: `who-${seat}`,
      seat,
      place: 'library',
      slots: [seat === 0 ? slots : ALL, ALL, ALL],
    })),
  }) as unknown as TableView;
const plan = (...intents: Plan['intents']): Plan => ({ turn: 3, at: 'library', intents });
const question = (key: string, args: object, options: readonly [id: string, key: string][]) =>
  ({
    id: '1',
    by: [0],
    key,
    args,
    options: options.map(([id, name]) => ({ id, key: name })),
    asides: [],
  }) as unknown as TypedDecision;
const moving = (points: number) =>
  question('q.movement', { investigator: 'who-0', place: 'library', points }, [
    ['stop', 'o.stop'],
    [optionId.go('miskatonic-university'), 'o.go'],
  ]);
const check = (of: Plan, at: TableView, decisions: readonly TypedDecision[] = []) => {
  try {
    assertFeasible(of, 0, { view: at, content, vocabulary: VOCABULARY }, decisions);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return error.obstacle;
  }
};

const WALK = plan({ do: 'go', to: 'science-building' });
const MEET = plan({ do: 'encounter' });
const DAY = { phase: 'day', segment: 1 };

describe('a plan in Haunt of the Watchers', () => {
  it('is refused once its investigator has no City phase left in the day [PBP-10]', () => {
    for (const phase of ['upkeep', 'set-up']) expect(check(WALK, view({ phase, segment: 1 }, USED))).toBeUndefined();
    expect(check(WALK, view(DAY))).toBeUndefined();
    expect(check(WALK, view(DAY, USED))).toEqual({ why: 'phase-over', step: 'go' });
    expect(check(MEET, view(DAY, USED))).toEqual({ why: 'phase-over', step: 'encounter' });
    expect(check({ ...WALK, turn: 4 }, view(DAY, USED))).toBeUndefined();
    // The City phase of another seat is none of its own.
    expect(check(WALK, view({ phase: 'city', segment: 2 }, USED, 1))).toMatchObject({ why: 'phase-over' });
  });

  it('is refused where the running City phase, which is the last of the day, is past its steps', () => {
    const at = (segment: number) => view({ phase: 'city', segment }, USED, 0);
    expect(check(WALK, at(2), [moving(3)])).toBeUndefined();
    expect(check(WALK, at(3))).toMatchObject({ why: 'phase-over', step: 'go' });
    expect(check(MEET, at(5))).toBeUndefined();
    expect(check(MEET, at(6))).toMatchObject({ why: 'phase-over', step: 'encounter' });
    expect(check(WALK, view({ phase: 'city', segment: 6 }, ALL, 0))).toBeUndefined();
  });

  it('is refused with the points it needs, where it leads too far for the Speed of the phase [PBP-08]', () => {
    const at = view({ phase: 'city', segment: 2 }, USED, 0);
    const obstacle = { why: 'too-far', to: 'science-building', cost: 2, points: 1 };
    expect(check(WALK, at, [moving(1)])).toEqual(obstacle);
    expect(check(WALK, at, [moving(2)])).toBeUndefined();
  });

  it('has its encounter as the activity Investigate [PBP-10]', () => {
    const activity = question('q.activity', { investigator: 'who-0', place: 'library' }, [
      ['investigate', 'o.activity-investigate'],
      ['nothing', 'o.nothing'],
    ]);
    const context = { view: view({ phase: 'city', segment: 5 }, USED, 0), content, vocabulary: VOCABULARY };
    expect(applyPlan(activity, 0, context, MEET)).toMatchObject({ is: 'answer', option: { id: 'investigate' } });
  });
});
