import { BASE } from '@vigil/content';
import { Content, type Event, optionId, type TypedDecision, VOCABULARY } from '@vigil/rules';
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
const at = (view = table()) => ({ view, content, vocabulary: VOCABULARY });
const plan = (...intents: Plan['intents']): Plan => ({ turn: 3, at: 'library', intents });
const asked = (decision: object) =>
  ({ id: '1', by: [0], why: 'A-MOVE-01', asides: [], ...decision }) as unknown as TypedDecision;
const moving = (place: string, points: number, ...next: string[]) =>
  asked({
    key: 'q.movement',
    args: { investigator: 'joe-diamond', place, points },
    options: [
      { id: 'stop', key: 'o.stop', on: place },
      ...next.map((to) => ({ id: optionId.go(to), key: 'o.go', on: to, args: { place: to } })),
    ],
  });
const clues = (n: number) =>
  asked({
    key: 'q.take-clues',
    args: { investigator: 'joe-diamond', clues: n, place: 'science-building' },
    options: Array.from({ length: n + 1 }, (_, i) => ({ id: `n:${i}`, key: 'o.take-clues', args: { n: i } })),
  });
const LOCATION = asked({
  key: 'q.location',
  args: { investigator: 'joe-diamond', place: 'science-building' },
  options: [
    { id: 'encounter', key: 'o.encounter', args: {} },
    { id: 'ability:0', key: 'o.location-ability', args: {} },
  ],
});
const AFTER_ROLL = asked({
  key: 'q.after-roll',
  args: { investigator: 'joe-diamond', check: 'evade', successes: 0, difficulty: 1, passed: 'no' },
  about: { sources: [], dice: 1 },
  options: [
    { id: 'enough', key: 'o.enough' },
    { id: 'clue', key: 'o.clue' },
  ],
});
const says = (decision: TypedDecision, of: Plan, view = table()) => {
  const found = applyPlan(decision, 0, at(view), of);
  return found.is === 'answer' ? found.option.id : found.is === 'void' ? `void: ${found.why}` : found.is;
};
const told = (...events: Event[]): TableEvent[] => events.map((event) => ({ event, at: 1, sheets: [], hits: [] }));
const WAY: Plan = plan(
  { do: 'go', to: 'science-building' },
  { do: 'stop' },
  { do: 'take-clues', n: 'all' },
  { do: 'encounter' },
);

describe('a turn posted at once', () => {
  it('is carried out step by step, Clues and encounter included [PBP-10]', () => {
    let left = WAY;
    const given: string[] = [];
    for (const decision of [
      moving('library', 3, 'miskatonic-university'),
      moving('miskatonic-university', 2, 'library', 'science-building'),
      moving('science-building', 1, 'miskatonic-university'),
      clues(2),
      LOCATION,
    ]) {
      const found = applyPlan(decision, 0, at(), left);
      if (found.is !== 'answer') throw new Error(`${decision.key}: ${JSON.stringify(found)}`);
      given.push(found.option.id);
      left = found.left;
    }
    expect(given).toEqual(['go:miskatonic-university', 'go:science-building', 'stop', 'n:2', 'encounter']);
    expect(left.intents).toEqual([]);
  });

  it('says nothing of a check: it stays, and its owner or his orders answer that', () => {
    expect(says(AFTER_ROLL, WAY)).toBe('untouched');
  });

  it('stops where the next thing is done, and takes no Clues that are not there', () => {
    expect(says(moving('library', 3, 'miskatonic-university'), plan({ do: 'encounter' }))).toBe('stop');
    expect(says(LOCATION, plan({ do: 'take-clues', n: 'all' }, { do: 'encounter' }))).toBe('encounter');
    expect(says(LOCATION, plan({ do: 'answer', question: 'q.location', option: 'ability:0' }))).toBe('ability:0');
  });

  it('is for one turn: it waits for that, and is void after it', () => {
    expect(says(LOCATION, { ...WAY, turn: 4 })).toBe('untouched');
    expect(says(LOCATION, WAY, table({ turn: 4 }))).toBe('void: turn-over');
  });

  it('is nobody else’s', () => {
    expect(applyPlan(LOCATION, 1, at(), WAY)).toEqual({ is: 'untouched' });
  });
});

describe('what intervenes', () => {
  it('voids the rest of a plan: a combat that begins, or ends the movement [PBP-10]', () => {
    const at = { ...WAY, at: 'miskatonic-university' };
    const begins: Event = { type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'begins' };
    expect(voidReasonOf(at, 0, told(begins))).toBe('combat');
    expect(voidReasonOf(at, 0, told({ type: 'fateApplied', seat: 0, fate: 'halted' }))).toBe('combat');
    expect(voidReasonOf(at, 1, told(begins))).toBeUndefined();
    expect(
      voidReasonOf(at, 0, told({ type: 'combat', seat: 0, monster: 'ghoul-1', outcome: 'evaded' })),
    ).toBeUndefined();
  });

  it('is a fate, or being taken elsewhere; his own steps are not', () => {
    expect(voidReasonOf(WAY, 0, told({ type: 'fateApplied', seat: 0, fate: 'delayed' }))).toBe('fate');
    expect(voidReasonOf(WAY, 0, told({ type: 'fateApplied', seat: 0, fate: 'arrested' }))).toBe('fate');
    expect(voidReasonOf(WAY, 0, told({ type: 'moved', seat: 0, to: 'jail', from: 'x' }))).toBe('elsewhere');
    expect(voidReasonOf(WAY, 0, told({ type: 'moved', seat: 0, to: 'library' }))).toBeUndefined();
    expect(says(moving('uptown', 3, 'woods'), WAY)).toBe('void: elsewhere');
  });

  it('is a movement that ended before its aim, a way that is closed, an answer that is not offered', () => {
    expect(says(LOCATION, WAY)).toBe('void: stopped');
    expect(says(clues(1), WAY)).toBe('void: stopped');
    expect(says(moving('library', 3, 'miskatonic-university'), WAY, table({ closed: ['science-building'] }))).toBe(
      'void: no-way',
    );
    const parade = table({ cordoned: ['miskatonic-university'] });
    expect(says(moving('library', 3, 'miskatonic-university'), WAY, parade)).toBe('void: no-way');
    expect(says(moving('library', 0), WAY)).toBe('void: too-far');
    expect(says(LOCATION, plan({ do: 'answer', question: 'q.location', option: 'ability:3' }))).toBe(
      'void: not-offered',
    );
  });
});

describe('what a planned way costs', () => {
  const costs = (of: Plan, view = table(), decisions: readonly TypedDecision[] = []) =>
    routeCosts(of, 0, at(view), decisions).map(({ to, cost, left, but }) => [to, cost, left, ...(but ? [but] : [])]);

  it('is shown link by link before it is committed [PBP-08]', () => {
    expect(costs(WAY)).toEqual([
      ['miskatonic-university', 1, 2],
      ['science-building', 1, 1],
    ]);
    expect(costs(WAY, table({ streetCost: 2 }))).toEqual([
      ['miskatonic-university', 2, 1],
      ['science-building', 1, 0],
    ]);
  });

  it('goes by the points that are left of a movement under way, and by none for who is delayed', () => {
    expect(costs(WAY, table(), [moving('library', 1, 'miskatonic-university')])).toEqual([
      ['miskatonic-university', 1, 0],
      ['science-building', 1, 0, 'too-far'],
    ]);
    expect(costs(WAY, table({ delayed: true }))).toEqual([['miskatonic-university', 1, 0, 'too-far']]);
  });

  it('says where a monster waits, and leads around it where it can', () => {
    expect(
      costs(plan({ do: 'go', to: 'miskatonic-university' }), table({ monsters: ['miskatonic-university'] })),
    ).toEqual([['miskatonic-university', 1, 2, 'monster']]);
    expect(costs(WAY, table({ monsters: ['miskatonic-university'] }))).toEqual([['science-building', 0, 3, 'no-way']]);
  });
});

describe('a plan that is sent', () => {
  const misread = (intents: unknown, turn?: number) => {
    try {
      readPlan({ intents, ...(turn !== undefined && { turn }) }, 0, at());
      return undefined;
    } catch (error) {
      return error instanceof InputError ? error.place : 'another error';
    }
  };

  it('begins where its owner stands', () => {
    expect(readPlan({ intents: WAY.intents }, 0, at())).toEqual(WAY);
    expect(readPlan({ intents: WAY.intents, turn: 4 }, 0, at()).turn).toBe(4);
  });

  it('is refused for a question that only looks known, such as a name that every object has', () => {
    for (const question of ['__proto__', 'constructor', 'toString', 'q.nothing']) {
      const intents = [{ do: 'answer', question, option: 'encounter' }];
      expect(() => readPlan({ intents }, 0, at())).toThrow(InputError);
    }
  });

  it('is refused with the place of what is wrong; trades and what all decide cannot be planned', () => {
    expect(misread('all')).toBe('plan.intents');
    expect(misread([{ do: 'dance' }])).toBe('plan.intents[0].do');
    expect(misread([{ do: 'go', to: 'atlantis' }])).toBe('plan.intents[0].to');
    expect(misread([{ do: 'answer', question: 'q.surge', option: 'x' }])).toBe('plan.intents[0].question');
    expect(misread([{ do: 'answer', question: 'q.trade', option: 'offer' }])).toBe('plan.intents[0].question');
    expect(misread([{ do: 'answer', question: 'q.none', option: 'x' }])).toBe('plan.intents[0].question');
    expect(misread([], 7)).toBe('plan.turn');
  });
});
