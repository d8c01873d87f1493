import { BASE } from '@vigil/content';
import { Content, type TypedDecision, VOCABULARY } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  applyOrders,
  createPostWords,
  InputError,
  orderForOffer,
  orderText,
  readOrders,
  type StandingOrder,
  type TableView,
} from '../../src/index.js';
import { observeRandomGames, openWithBoxes } from './games.js';

const content = new Content([BASE]);
const view = (turn = 3) =>
  ({
    first: 0,
    turn,
    step: { phase: 'movement' },
    investigators: ['joe-diamond', 'vincent-lee'].map((id, seat) => ({ id, seat, place: 'woods' })),
  }) as unknown as TableView;
const createDecision = (decision: object) =>
  ({ id: '1', by: [0], why: 'A-SKILL-09', asides: [], ...decision }) as unknown as TypedDecision;
const answerWith = (decision: TypedDecision, orders: readonly StandingOrder[], seat = 0, table = view()) => {
  const found = applyOrders(decision, seat, { view: table, content, vocabulary: VOCABULARY }, orders);
  return found && ('option' in found ? found.option.id : 'passes');
};

const steps = (clues: number) => Array.from({ length: clues }, (_, i) => ({ clues: i + 1, dice: i + 1 }));

/** A decision after a roll of `dice` dice, two of them original, with some Clues left. */
const rolled = ({ successes = 0, difficulty = 1, dice = 2, clues = 5, check = 'fight', more = [] as object[] } = {}) =>
  createDecision({
    key: 'q.after-roll',
    by: more.length > 0 ? [0, 1] : [0],
    args: { investigator: 'joe-diamond', check, successes, difficulty, passed: successes < difficulty ? 'no' : 'yes' },
    about: {
      check,
      sources: [{ source: check, by: 2 }],
      dice,
      difficulty,
      faces: [5, 6],
      successes,
      spent: dice - 2,
      further: [{ option: 'clue', dice: 1, needed: difficulty - successes, aimed: difficulty, spend: steps(clues) }],
    },
    options: [
      { id: 'enough', key: 'o.enough', by: 0 },
      { id: 'clue', key: 'o.clue', by: 0, args: { clues: 5 } },
      ...more,
    ],
  });

describe('a standing order for Clues', () => {
  const two: StandingOrder = { order: 'clues', upTo: 2 };

  it('spends Clues while the check can still pass within the limit [PBP-26]', () => {
    expect(answerWith(rolled(), [two])).toBe('clue');
    expect(answerWith(rolled({ dice: 3 }), [two])).toBe('clue');
    expect(answerWith(rolled({ dice: 4 }), [two])).toBe('enough');
    expect(answerWith(rolled({ difficulty: 2, dice: 3 }), [two])).toBe('enough');
    expect(answerWith(rolled({ difficulty: 3 }), [two])).toBe('enough');
    expect(answerWith(rolled({ successes: 1 }), [two])).toBe('enough');
    expect(answerWith(rolled({ difficulty: 3, clues: 2 }), [{ order: 'clues', upTo: 9 }])).toBe('enough');
  });

  it('applies only from its difficulty and to its checks [PBP-26]', () => {
    const hard: StandingOrder = { order: 'clues', upTo: 5, from: 3 };
    expect(answerWith(rolled({ difficulty: 2 }), [hard])).toBe('enough');
    expect(answerWith(rolled({ difficulty: 3 }), [hard])).toBe('clue');
    expect(answerWith(rolled(), [{ ...two, checks: ['lore'] }])).toBeUndefined();
  });

  it('leaves the decision to the player if a card could be used as well', () => {
    const use = { id: 'use:x', key: 'o.use', by: 0, args: { card: 'x' } };
    expect(answerWith(rolled({ more: [use] }), [two])).toBeUndefined();
  });
});

describe('standing orders for a fight', () => {
  const meeting = createDecision({
    key: 'q.fight-or-evade',
    args: { investigator: 'joe-diamond', monster: 'ghoul' },
    options: [
      { id: 'fight', key: 'o.fight' },
      { id: 'evade', key: 'o.evade' },
    ],
  });
  const round = (n: number) =>
    createDecision({
      key: 'q.fight-or-flee',
      args: { investigator: 'joe-diamond', monster: 'ghoul', round: n },
      about: { monster: 'ghoul-1', round: n, checks: {} },
      options: [
        { id: 'fight', key: 'o.fight' },
        { id: 'flee', key: 'o.flee' },
      ],
    });

  it('evade first, then fight for the given number of rounds [PBP-26]', () => {
    const orders: StandingOrder[] = [
      { order: 'meet', by: 'evade' },
      { order: 'combat', by: 'fight', rounds: 2 },
    ];
    expect(answerWith(meeting, orders)).toBe('evade');
    expect(answerWith(round(1), orders)).toBe('fight');
    expect(answerWith(round(3), orders)).toBe('flee');
  });

  it('apply the first order that fits the monster', () => {
    const orders: StandingOrder[] = [
      { order: 'meet', by: 'fight', monster: 'cultist' },
      { order: 'meet', by: 'evade' },
    ];
    expect(answerWith(meeting, orders)).toBe('evade');
    expect(answerWith(meeting, [orders[0] as StandingOrder])).toBeUndefined();
  });

  it('take the weapons that give most dice together, and then roll', () => {
    const take = (card: string) => ({ id: `take:${card}`, key: 'o.take-weapon', args: { card }, on: card });
    const hands = (free: number, ...cards: string[]) =>
      createDecision({
        key: 'q.hands',
        args: { investigator: 'joe-diamond', free },
        about: {
          armed: [],
          checks: {
            roll: { check: 'combat', dice: 2 },
            'take:38-revolver': { check: 'combat', dice: 5 },
            'take:knife': { check: 'combat', dice: 3 },
            'take:shotgun': { check: 'combat', dice: 5 },
            'take:dynamite': { check: 'combat', dice: 10 },
          },
        },
        options: [{ id: 'roll', key: 'o.roll-combat' }, ...cards.map(take)],
      });
    const orders: StandingOrder[] = [{ order: 'hands', hold: 'best' }];
    expect(answerWith(hands(2, 'shotgun', 'knife', '38-revolver'), orders)).toBe('take:knife');
    expect(answerWith(hands(1, '38-revolver'), orders)).toBe('take:38-revolver');
    expect(answerWith(hands(2, 'dynamite'), orders)).toBe('roll');
    expect(answerWith(hands(2, 'shotgun'), [{ order: 'hands', hold: 'nothing' }])).toBe('roll');
  });
});

describe('other standing orders', () => {
  const loss = createDecision({
    key: 'q.loss',
    by: [0, 1],
    args: { investigator: 'joe-diamond', sanity: 1, stamina: 0, source: 'ghoul' },
    about: { checks: {} },
    options: [
      { id: 'take', key: 'o.take-loss', by: 0 },
      { id: 'use:vincent-lee', key: 'o.use', by: 1, on: 'vincent-lee', args: { card: 'vincent-lee' } },
    ],
  });
  const here = createDecision({
    key: 'q.other-world-movement',
    args: { investigator: 'joe-diamond', place: 'abyss-1' },
    options: [
      { id: 'go-on', key: 'o.go-on' },
      { id: 'use:find-gate', key: 'o.cast', on: 'find-gate', args: { card: 'find-gate' } },
    ],
  });

  it('pass on the losses of others for one turn [PBP-26, PBP-27]', () => {
    const orders: StandingOrder[] = [{ order: 'pass', what: 'reactions', turn: 3 }];
    expect(answerWith(loss, orders, 1)).toBe('passes');
    expect(answerWith(loss, orders, 1, view(4))).toBeUndefined();
    expect(answerWith(loss, [{ order: 'pass', what: 'reactions', turn: 3, phase: 'upkeep' }], 1)).toBeUndefined();
    expect(answerWith(here, orders)).toBeUndefined();
  });

  it('pass on a loss of another that is asked separately [PBP-26, PBP-27]', () => {
    const alone = createDecision({
      key: 'q.loss',
      by: [1],
      args: { investigator: 'joe-diamond', sanity: 1, stamina: 0, source: 'ghoul' },
      options: [
        { id: 'enough', key: 'o.enough', by: 1 },
        { id: 'use:vincent-lee', key: 'o.use', args: { card: 'vincent-lee' }, by: 1 },
      ],
    });
    const order: StandingOrder = { order: 'pass', what: 'reactions', turn: 3 };
    expect(answerWith(alone, [order], 1)).toBe('enough');
    expect(answerWith(alone, [{ ...order, turn: 2 }], 1)).toBeUndefined();
  });

  it('pass on every option to use something, or on one component', () => {
    expect(answerWith(here, [{ order: 'pass', what: 'everything', turn: 3, phase: 'movement' }])).toBe('go-on');
    expect(answerWith(here, [{ order: 'never', use: 'find-gate' }])).toBe('go-on');
    expect(answerWith(here, [{ order: 'never', use: 'flesh-ward' }])).toBeUndefined();
  });

  it('take the Clues at the place where a movement ends', () => {
    const options = [0, 1, 2].map((n) => ({ id: `n:${n}`, key: 'o.take-clues', args: { n } }));
    const clues = createDecision({
      key: 'q.take-clues',
      args: { investigator: 'joe-diamond', clues: 2, place: 'woods' },
      options,
    });
    expect(answerWith(clues, [{ order: 'take-clues', n: 'all' }])).toBe('n:2');
    expect(answerWith(clues, [{ order: 'take-clues', n: 1 }])).toBe('n:1');
    expect(answerWith(clues, [{ order: 'take-clues', n: 7 }])).toBe('n:2');
  });

  it('repeat an answer, about one component and with one component', () => {
    const order: StandingOrder = {
      order: 'answer',
      question: 'q.other-world-movement',
      option: 'o.cast',
      on: 'find-gate',
    };
    expect(answerWith(here, [order])).toBe('use:find-gate');
    expect(answerWith(here, [{ ...order, about: 'abyss-1' }])).toBe('use:find-gate');
    expect(answerWith(here, [{ ...order, about: 'yuggoth-1' }])).toBeUndefined();
    expect(answerWith(here, [{ ...order, on: 'flesh-ward' }])).toBeUndefined();
  });

  it('do not apply to questions of other seats', () => {
    expect(answerWith(loss, [{ order: 'never', use: 'vincent-lee' }], 1)).toBeUndefined();
    expect(answerWith(here, [{ order: 'never', use: 'find-gate' }], 1)).toBeUndefined();
  });

  it('give only open answers, in random games of both kinds [PBP-26]', async () => {
    const orders = readOrders(
      [
        { order: 'clues', upTo: 2 },
        { order: 'meet', by: 'evade' },
        { order: 'combat', by: 'fight' },
        { order: 'hands', hold: 'best' },
        { order: 'take-clues', n: 'all' },
        { order: 'answer', question: 'q.sliders', option: 'o.keep-sliders' },
      ],
      VOCABULARY,
    );
    const used = new Set<number>();
    for (const game of ['arkham', 'haunt'] as const) {
      const { opened, vocabulary } = await openWithBoxes(game);
      observeRandomGames(opened, { games: 8, answers: 250 }, (decision, table) => {
        for (const seat of decision.by) {
          const found = applyOrders(decision, seat, { view: table, content: opened.content, vocabulary }, orders);
          if (!found || !('option' in found)) continue;
          used.add(found.by);
          expect(decision.options).toContain(found.option);
        }
      });
    }
    expect([...used].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('sent standing orders', () => {
  const errorOf = (sent: unknown) => {
    try {
      readOrders(sent, VOCABULARY);
      return undefined;
    } catch (error) {
      return error instanceof InputError ? `${error.place}: ${error.message}` : 'another error';
    }
  };

  it('are unchanged after reading', () => {
    const orders: StandingOrder[] = [
      { order: 'clues', upTo: 2, from: 2, checks: ['lore', 'combat'] },
      { order: 'combat', by: 'flee', rounds: 2, monster: 'ghoul' },
      { order: 'pass', what: 'everything', turn: 4, phase: 'mythos' },
      { order: 'answer', question: 'q.may', about: 'curiositie-shoppe', option: 'o.no' },
      { order: 'answer', question: 'q.may', option: 'o.no', on: 'elder-sign', id: 'no' },
    ];
    expect(readOrders(JSON.parse(JSON.stringify(orders)), VOCABULARY)).toEqual(orders);
  });

  it('are refused with the place of the error', () => {
    expect(errorOf({})).toMatch(/^orders: /);
    expect(errorOf([{ order: 'dance' }])).toMatch(/^orders\[0\]\.order: /);
    expect(errorOf([{ order: 'clues', upTo: -1 }])).toMatch(/^orders\[0\]\.upTo: /);
    expect(errorOf([{ order: 'clues', upTo: 1, checks: ['chess'] }])).toMatch(/^orders\[0\]\.checks\[0\]: /);
    expect(errorOf([{ order: 'never', use: 'x', more: 1 }])).toMatch(/^orders\[0\]\.more: /);
    expect(errorOf([{ order: 'answer', question: 'q.may', option: 'o.fight' }])).toMatch(/^orders\[0\]\.option: /);
    expect(errorOf([{ order: 'never', use: 'x'.repeat(500) }])).toMatch(/^orders\[0\]\.use: /);
    expect(errorOf(Array(51).fill({ order: 'never', use: 'x' }))).toMatch(/^orders: /);
  });
});

describe('a card with two abilities', () => {
  const options = [
    { id: 'go-on', key: 'o.go-on' },
    { id: 'use:elder-sign', key: 'o.use', on: 'elder-sign', args: { card: 'elder-sign' } },
    { id: 'use:elder-sign:2', key: 'o.use', on: 'elder-sign', args: { card: 'elder-sign' } },
  ];
  const open = createDecision({ key: 'q.before-mythos', args: { investigator: 'joe-diamond' }, options });

  it('is named in an order with the ability that is meant [PBP-26]', () => {
    const order = orderForOffer(open, 'use:elder-sign:2');
    expect(order).toMatchObject({ on: 'elder-sign', id: 'use:elder-sign:2' });
    const both = { order: 'answer', question: 'q.before-mythos', option: 'o.use', on: 'elder-sign' } as const;
    expect(answerWith(open, [both])).toBeUndefined();
    expect(order && answerWith(open, [order])).toBe('use:elder-sign:2');
    const w = createPostWords('en');
    expect(order && orderText(w, order)).toContain('ability 2');
    expect(orderText(w, both)).not.toContain('ability');
  });
});

describe('a standing order for an offer', () => {
  const offer = (...more: readonly object[]) =>
    createDecision({
      key: 'q.before-mythos',
      args: { investigator: 'joe-diamond' },
      options: [
        { id: 'go-on', key: 'o.go-on' },
        { id: 'use:physician', key: 'o.use', on: 'physician', args: { ability: 'physician' } },
        ...more,
      ],
    });

  it('repeats its answer as long as that is possible [PBP-24, PBP-26]', () => {
    const passes = orderForOffer(offer(), 'go-on');
    const uses = orderForOffer(offer(), 'use:physician');
    if (!passes || !uses) throw new Error('there is no order');
    expect(readOrders([passes, uses], VOCABULARY)).toEqual([passes, uses]);
    const other = { id: 'use:tonic', key: 'o.use', on: 'tonic', args: { ability: 'tonic' } };
    expect(answerWith(offer(other), [passes])).toBe('go-on');
    expect(answerWith(offer(other), [uses])).toBe('use:physician');
    // An option that is no longer offered is not replaced by another.
    const withoutOption = createDecision({ key: 'q.before-mythos', options: [{ id: 'go-on', key: 'o.go-on' }, other] });
    expect(answerWith(withoutOption, [uses])).toBeUndefined();
  });

  it('exists for every question whose harmless answer is to go on, and for no other', () => {
    for (const [key, { options, harmless }] of Object.entries(VOCABULARY.questions)) {
      const all = Object.keys(options).map((option) => ({ id: option, key: option }));
      const found = orderForOffer(createDecision({ key, options: all }), 'o.go-on');
      expect(found !== undefined, key).toBe(harmless === 'o.go-on' && all.length > 1);
    }
    expect(orderForOffer(rolled(), 'enough')).toBeUndefined();
  });
});
