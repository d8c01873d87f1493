import { BASE } from '@vigil/content';
import { Content, type Event, type FoePreview, optionId, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  applyPlan,
  InputError,
  type Plan,
  readPlan,
  routeCosts,
  type TableEvent,
  type TableView,
  voidReasonOf,
} from '../../src/index.js';

const content = new Content([BASE]);
const table = ({
  monsters = [] as string[],
  closed = [] as string[],
  turn = 3,
  streetCost = 1,
  cordoned = [] as string[],
  delayed = false,
} = {}) =>
  ({
    first: 0,
    turn,
    step: { phase: 'movement' },
    figures: { streetCost, stableCost: 1, movementPoints: [3], cordoned },
    monsters: monsters.map((at) => ({ at, token: 'ghoul-1' })),
    closed: closed.map((at) => ({ at })),
    investigators: [{ id: 'joe-diamond', seat: 0, place: 'library', delayed }],
  }) as unknown as TableView;
const contextOf = (view = table()) => ({ view, content, vocabulary: VOCABULARY });
const plan = (...intents: Plan['intents']): Plan => ({ turn: 3, at: 'library', intents });
const createDecision = (decision: object) =>
  ({ id: '1', by: [0], why: 'A-MOVE-01', asides: [], ...decision }) as unknown as TypedDecision;
const moving = (place: string, points: number, ...next: string[]) =>
  createDecision({
    key: 'q.movement',
    args: { investigator: 'joe-diamond', place, points },
    options: [
      { id: 'stop', key: 'o.stop', on: place },
      ...next.map((to) => ({ id: optionId.go(to), key: 'o.go', on: to, args: { place: to } })),
    ],
  });
const clues = (n: number) =>
  createDecision({
    key: 'q.take-clues',
    args: { investigator: 'joe-diamond', clues: n, place: 'science-building' },
    options: Array.from({ length: n + 1 }, (_, i) => ({ id: `n:${i}`, key: 'o.take-clues', args: { n: i } })),
  });
const LOCATION = createDecision({
  key: 'q.location',
  args: { investigator: 'joe-diamond', place: 'science-building' },
  options: [
    { id: 'encounter', key: 'o.encounter', args: {} },
    { id: 'ability:0', key: 'o.location-ability', args: {} },
  ],
});
const AFTER_ROLL = createDecision({
  key: 'q.after-roll',
  args: { investigator: 'joe-diamond', check: 'evade', successes: 0, difficulty: 1, passed: 'no' },
  about: { sources: [], dice: 1 },
  options: [
    { id: 'enough', key: 'o.enough' },
    { id: 'clue', key: 'o.clue' },
  ],
});
const resultOf = (decision: TypedDecision, of: Plan, view = table()) => {
  const found = applyPlan(decision, 0, contextOf(view), of);
  return found.is === 'answer' ? found.option.id : found.is === 'void' ? `void: ${found.why}` : found.is;
};
const toTableEvents = (...events: Event[]): TableEvent[] =>
  events.map((event) => ({ event, at: 1, sheets: [], hits: [] }));
const ROUTE: Plan = plan(
  { do: 'go', to: 'science-building' },
  { do: 'stop' },
  { do: 'take-clues', n: 'all' },
  { do: 'encounter' },
);

describe('a plan for a turn', () => {
  it('is carried out step by step, including Clues and the encounter [PBP-10]', () => {
    let rest = ROUTE;
    const answers: string[] = [];
    for (const decision of [
      moving('library', 3, 'miskatonic-university'),
      moving('miskatonic-university', 2, 'library', 'science-building'),
      moving('science-building', 1, 'miskatonic-university'),
      clues(2),
      LOCATION,
    ]) {
      const found = applyPlan(decision, 0, contextOf(), rest);
      if (found.is !== 'answer') throw new Error(`${decision.key}: ${JSON.stringify(found)}`);
      answers.push(found.option.id);
      rest = found.left;
    }
    expect(answers).toEqual(['go:miskatonic-university', 'go:science-building', 'stop', 'n:2', 'encounter']);
    expect(rest.intents).toEqual([]);
  });

  it('leaves a check to its owner or to standing orders', () => {
    expect(resultOf(AFTER_ROLL, ROUTE)).toBe('untouched');
  });

  it('stops the movement before its next action, and skips Clues that are not there', () => {
    expect(resultOf(moving('library', 3, 'miskatonic-university'), plan({ do: 'encounter' }))).toBe('stop');
    expect(resultOf(LOCATION, plan({ do: 'take-clues', n: 'all' }, { do: 'encounter' }))).toBe('encounter');
    expect(resultOf(LOCATION, plan({ do: 'answer', question: 'q.location', option: 'ability:0' }))).toBe('ability:0');
  });

  it('waits for its turn, and is void after it', () => {
    expect(resultOf(LOCATION, { ...ROUTE, turn: 4 })).toBe('untouched');
    expect(resultOf(LOCATION, ROUTE, table({ turn: 4 }))).toBe('void: turn-over');
  });

  it('does not answer for another seat', () => {
    expect(applyPlan(LOCATION, 1, contextOf(), ROUTE)).toEqual({ is: 'untouched' });
  });
});

describe('a plan in progress', () => {
  it('is voided by a combat that begins or ends the movement [PBP-10]', () => {
    const at = { ...ROUTE, at: 'miskatonic-university' };
    const begins: Event = { type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'begins' };
    expect(voidReasonOf(at, 0, toTableEvents(begins))).toBe('combat');
    expect(voidReasonOf(at, 0, toTableEvents({ type: 'fateApplied', seat: 0, fate: 'halted' }))).toBe('combat');
    expect(voidReasonOf(at, 1, toTableEvents(begins))).toBeUndefined();
    expect(
      voidReasonOf(at, 0, toTableEvents({ type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'evaded' })),
    ).toBeUndefined();
  });

  it('is voided by a fate or a forced move, but not by its own steps', () => {
    expect(voidReasonOf(ROUTE, 0, toTableEvents({ type: 'fateApplied', seat: 0, fate: 'delayed' }))).toBe('fate');
    expect(voidReasonOf(ROUTE, 0, toTableEvents({ type: 'fateApplied', seat: 0, fate: 'arrested' }))).toBe('fate');
    expect(voidReasonOf(ROUTE, 0, toTableEvents({ type: 'moved', seat: 0, to: 'jail', from: 'x' }))).toBe('elsewhere');
    expect(voidReasonOf(ROUTE, 0, toTableEvents({ type: 'moved', seat: 0, to: 'library' }))).toBeUndefined();
    expect(resultOf(moving('uptown', 3, 'woods'), ROUTE)).toBe('void: elsewhere');
  });

  it('is voided by an early end of the movement, a closed path or an option that is not offered', () => {
    expect(resultOf(LOCATION, ROUTE)).toBe('void: stopped');
    expect(resultOf(clues(1), ROUTE)).toBe('void: stopped');
    expect(
      resultOf(moving('library', 3, 'miskatonic-university'), ROUTE, table({ closed: ['science-building'] })),
    ).toBe('void: no-way');
    const parade = table({ cordoned: ['miskatonic-university'] });
    expect(resultOf(moving('library', 3, 'miskatonic-university'), ROUTE, parade)).toBe('void: no-way');
    expect(resultOf(moving('library', 0), ROUTE)).toBe('void: too-far');
    expect(resultOf(LOCATION, plan({ do: 'answer', question: 'q.location', option: 'ability:3' }))).toBe(
      'void: not-offered',
    );
  });
});

describe('the costs of a planned path', () => {
  const costs = (of: Plan, view = table(), decisions: readonly TypedDecision[] = []) =>
    routeCosts(of, 0, contextOf(view), decisions).map(({ to, cost, left, but }) => [
      to,
      cost,
      left,
      ...(but ? [but] : []),
    ]);

  it('are shown for each step before the plan is committed [PBP-08]', () => {
    expect(costs(ROUTE)).toEqual([
      ['miskatonic-university', 1, 2],
      ['science-building', 1, 1],
    ]);
    expect(costs(ROUTE, table({ streetCost: 2 }))).toEqual([
      ['miskatonic-university', 2, 1],
      ['science-building', 1, 0],
    ]);
  });

  it('come with the monsters at each place, and the chance to get past those before [PBP-08]', () => {
    const evade = (difficulty: number) => ({ check: 'evade', dice: 2, faces: [5, 6], difficulty }) as never;
    const foe = (place: string, spares = false) =>
      ({ monster: 'ghoul', place, spares, evade: evade(1) }) as unknown as FoePreview;
    const all = [foe('library'), foe('miskatonic-university'), foe('science-building', true)];
    const requests: (readonly string[])[] = [];
    const legs = routeCosts(ROUTE, 0, contextOf(table()), [], (_, places) => {
      requests.push(places);
      return all.filter(({ place }) => places.includes(place ?? ''));
    });
    expect(requests).toEqual([['library', 'miskatonic-university', 'science-building']]);
    const once = legs[0]?.chance ?? 0;
    expect(once).toBeGreaterThan(0);
    expect(once).toBeLessThan(1);
    expect(legs).toMatchObject([{ chance: once, foes: [{ monster: 'ghoul', evade: once }] }, { chance: once * once }]);
    expect(legs[1]?.foes).toBeUndefined();
  });

  it('depend on the movement points left, which are 0 for a delayed investigator', () => {
    expect(costs(ROUTE, table(), [moving('library', 1, 'miskatonic-university')])).toEqual([
      ['miskatonic-university', 1, 0],
      ['science-building', 1, 0, 'too-far'],
    ]);
    expect(costs(ROUTE, table({ delayed: true }))).toEqual([['miskatonic-university', 1, 0, 'too-far']]);
  });

  it('show a monster at the destination, and no path past a monster', () => {
    expect(
      costs(plan({ do: 'go', to: 'miskatonic-university' }), table({ monsters: ['miskatonic-university'] })),
    ).toEqual([['miskatonic-university', 1, 2, 'monster']]);
    expect(costs(ROUTE, table({ monsters: ['miskatonic-university'] }))).toEqual([
      ['science-building', 0, 3, 'no-way'],
    ]);
  });
});

describe('a sent plan', () => {
  const errorPlaceOf = (intents: unknown, turn?: number) => {
    try {
      readPlan({ intents, ...(turn !== undefined && { turn }) }, 0, contextOf());
      return undefined;
    } catch (error) {
      return error instanceof InputError ? error.place : 'another error';
    }
  };

  it('begins at the place of its owner', () => {
    expect(readPlan({ intents: ROUTE.intents }, 0, contextOf())).toEqual(ROUTE);
    expect(readPlan({ intents: ROUTE.intents, turn: 4 }, 0, contextOf()).turn).toBe(4);
  });

  it('is refused for an unknown question, including names of built-in properties', () => {
    for (const question of ['__proto__', 'constructor', 'toString', 'q.nothing']) {
      const intents = [{ do: 'answer', question, option: 'encounter' }];
      expect(() => readPlan({ intents }, 0, contextOf())).toThrow(InputError);
    }
  });

  it('is refused with the place of the error, also for trades and group decisions', () => {
    expect(errorPlaceOf('all')).toBe('plan.intents');
    expect(errorPlaceOf([{ do: 'dance' }])).toBe('plan.intents[0].do');
    expect(errorPlaceOf([{ do: 'go', to: 'atlantis' }])).toBe('plan.intents[0].to');
    expect(errorPlaceOf([{ do: 'answer', question: 'q.surge', option: 'x' }])).toBe('plan.intents[0].question');
    expect(errorPlaceOf([{ do: 'answer', question: 'q.trade', option: 'offer' }])).toBe('plan.intents[0].question');
    expect(errorPlaceOf([{ do: 'answer', question: 'q.none', option: 'x' }])).toBe('plan.intents[0].question');
    expect(errorPlaceOf([], 7)).toBe('plan.turn');
  });
});
