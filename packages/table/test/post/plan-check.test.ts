import { BASE } from '@vigil/content';
import { Content, optionId, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { applyPlan, assertFeasible, isPhaseOver, type Plan, PlanError, type TableView } from '../../src/index.js';

const content = new Content([BASE]);
const view = ({ phase = 'movement', done = 1, free = false, points = 3, turn = 3 } = {}) =>
  ({
    first: 0,
    turn,
    step: { phase, done },
    houseRules: { phaseOrder: free ? 'free' : 'clockwise' },
    figures: { streetCost: 1, stableCost: 1, movementPoints: [points, points], cordoned: [] },
    monsters: [],
    closed: [],
    investigators: [0, 1].map((seat) => ({ id: `who-${seat}`, seat, place: 'library', delayed: false })),
  }) as unknown as TableView;
const plan = (...intents: Plan['intents']): Plan => ({ turn: 3, at: 'library', intents });
const moving = (points: number) =>
  ({
    id: '1',
    by: [0],
    key: 'q.movement',
    args: { investigator: 'who-0', place: 'library', points },
    options: ['stop', optionId.go('miskatonic-university')].map((id) => ({
      id,
      key: id === 'stop' ? 'o.stop' : 'o.go',
    })),
    asides: [],
  }) as unknown as TypedDecision;
const check = (of: Plan, at: TableView, decisions: readonly TypedDecision[] = [], seat = 0) => {
  try {
    assertFeasible(of, seat, { view: at, content, vocabulary: VOCABULARY }, decisions);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    return { place: error.place, ...error.obstacle };
  }
};

describe('a plan that is posted', () => {
  it('is refused with the points it needs and the points there are, where it leads too far [PBP-08]', () => {
    const far = plan({ do: 'go', to: 'science-building' }, { do: 'go', to: 'woods' });
    expect(check(far, view(), [moving(3)])).toEqual({
      place: 'plan.intents[1].to',
      why: 'too-far',
      to: 'woods',
      cost: 5,
      points: 3,
    });
    expect(check(plan({ do: 'go', to: 'science-building' }), view(), [moving(2)])).toBeUndefined();
    expect(check(plan({ do: 'go', to: 'science-building' }), view(), [moving(1)])).toMatchObject({ why: 'too-far' });
    // Sliders may still change, and the next turn is not here yet.
    expect(check(far, view({ phase: 'upkeep' }))).toBeUndefined();
    expect(check({ ...far, turn: 4 }, view(), [moving(3)])).toBeUndefined();
  });

  it('is not begun where it has become too long: its owner decides where to stop [PBP-10]', () => {
    const context = { view: view(), content, vocabulary: VOCABULARY };
    expect(applyPlan(moving(1), 0, context, plan({ do: 'go', to: 'science-building' }))).toEqual({
      is: 'void',
      why: 'too-far',
    });
  });

  it('is refused for a phase that is over', () => {
    const walk = plan({ do: 'go', to: 'science-building' });
    const meet = plan({ do: 'encounter' });
    expect(check(walk, view({ phase: 'arkham-encounters' }))).toMatchObject({ why: 'phase-over', step: 'go' });
    expect(check(meet, view({ phase: 'arkham-encounters' }))).toBeUndefined();
    expect(check(meet, view({ phase: 'mythos' }))).toMatchObject({ why: 'phase-over', step: 'encounter' });
    expect(check(walk, view({ phase: 'final-attack' }))).toMatchObject({ why: 'phase-over' });
    expect(check({ ...walk, turn: 4 }, view({ phase: 'mythos' }))).toBeUndefined();
  });

  it('is refused where the open question does not offer its answer', () => {
    const answer = plan({ do: 'answer', question: 'q.movement', option: 'go:nowhere' });
    expect(check(answer, view(), [moving(3)])).toMatchObject({ place: 'plan.intents[0].option', why: 'not-offered' });
    expect(check(answer, view())).toBeUndefined();
  });
});

it('A phase is over for a seat that has had its part, also where all act side by side [PBP-04]', () => {
  expect([0, 1].map((seat) => isPhaseOver(view({ done: 2 }), seat, 'movement', false))).toEqual([true, false]);
  expect([0, 1].map((seat) => isPhaseOver(view({ done: 1 }), seat, 'movement', false))).toEqual([false, false]);
  const free = view({ done: 2, free: true });
  expect([true, false].map((isAsked) => isPhaseOver(free, 0, 'movement', isAsked))).toEqual([false, true]);
});
