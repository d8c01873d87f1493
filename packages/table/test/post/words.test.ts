import { loadBoxes } from '@vigil/content';
import { CATALOGUES, contentOfBoxes, createWords, type Language } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  answerAuthorText,
  answerSourceText,
  createPostWords,
  obstacleText,
  orderText,
  type Plan,
  type PlanObstacle,
  POST_CATALOGUES,
  planObstacleText,
  planText,
  type StandingOrder,
  type TableNote,
  tableNoteText,
  type VoidReason,
  voidText,
} from '../../src/index.js';

const content = contentOfBoxes(await loadBoxes(['base']));
const game = (language: Language) =>
  createWords(language, { ...CATALOGUES[language], ...POST_CATALOGUES[language] }, content, []);

/** One order of each kind, with each field once. */
const ORDERS: readonly StandingOrder[] = [
  { order: 'clues', upTo: 0 },
  { order: 'clues', upTo: 2, from: 3, checks: ['combat', 'horror'] },
  { order: 'meet', by: 'evade' },
  { order: 'meet', by: 'fight', monster: 'ghoul' },
  { order: 'combat', by: 'fight', rounds: 2, monster: 'ghoul' },
  { order: 'combat', by: 'flee' },
  { order: 'hands', hold: 'best' },
  { order: 'hands', hold: 'nothing' },
  { order: 'pass', what: 'reactions', turn: 3 },
  { order: 'pass', what: 'everything', turn: 3, phase: 'movement' },
  { order: 'take-clues', n: 'all' },
  { order: 'take-clues', n: 1 },
  { order: 'never', use: 'elder-sign' },
  { order: 'careful' },
  { order: 'answer', question: 'q.fight-or-evade', about: 'ghoul', option: 'o.evade', on: 'ghoul' },
];
const PLAN: Plan = {
  turn: 4,
  at: 'downtown',
  intents: [
    { do: 'go', to: 'easttown' },
    { do: 'stop' },
    { do: 'take-clues', n: 'all' },
    { do: 'encounter' },
    { do: 'answer', question: 'q.sliders', option: 'o.keep-sliders' },
  ],
};
const VOIDED: Readonly<Record<VoidReason | 'taken-back', true>> = {
  combat: true,
  fate: true,
  elsewhere: true,
  'no-way': true,
  'too-far': true,
  stopped: true,
  'not-offered': true,
  'turn-over': true,
  'taken-back': true,
};

describe.each(['en', 'de'] as const)('the texts of play by post (%s)', (language) => {
  const w = game(language);

  it('name the components of each standing order, and differ from each other [PBP-26]', () => {
    const texts = ORDERS.map((order) => orderText(w, order));
    expect(new Set(texts).size).toBe(ORDERS.length);
    for (const line of texts) expect(line).not.toMatch(/⟦|undefined|\b[qo]\.[a-z]|elder-sign|evade-|, ,/);
    expect(texts[3]).toContain(w.name('monster', 'ghoul'));
    expect(texts[12]).toContain(w.name('card', 'elder-sign'));
  });

  it('describe a plan and each reason why a plan is void [PBP-10]', () => {
    const text = planText(w, PLAN, false);
    expect(text).toContain(w.name('place', 'easttown'));
    expect(text).not.toMatch(/⟦|undefined/);
    expect(planText(w, { ...PLAN, intents: [] }, true)).not.toMatch(/⟦|go to|gehen/);
    const reasons = Object.keys(VOIDED).map((why) => voidText(createPostWords(language), why as VoidReason));
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const one of reasons) expect(one).not.toContain('⟦');
    const obstacles = (['too-far', 'no-way', 'monster'] as const).map((but) => obstacleText(w, but));
    expect(new Set(obstacles).size).toBe(3);
  });

  it('describe obstacles of a plan and notes of the log', () => {
    const obstacles: readonly PlanObstacle[] = [
      { why: 'too-far', to: 'woods', cost: 3, points: 2 },
      { why: 'no-way', to: 'woods' },
      { why: 'phase-over', step: 'go' },
      { why: 'not-offered', option: 'go:woods' },
    ];
    const notes: readonly TableNote[] = [
      { what: 'plan-void', seat: 0, why: 'combat' },
      { what: 'undo-ended', seat: 0, result: 'declined', decliner: 1 },
      { what: 'undo-ended', seat: 0, result: 'withdrawn' },
      { what: 'undo-ended', seat: 0, result: 'lapsed' },
      ...(['lost', 'expired', 'withdrawn', 'objection', 'obsolete'] as const).map(
        (result): TableNote => ({
          what: 'proposal-failed',
          seat: 0,
          change: { kind: 'settings', settings: { deadline: 1 } },
          result,
        }),
      ),
      { what: 'offer-lapsed', seat: 0, to: 1 },
      { what: 'poll-late', seat: 0 },
    ];
    const texts = [
      ...obstacles.map((obstacle) => planObstacleText(createPostWords(language), obstacle, w)),
      ...notes.map((note) => tableNoteText(createPostWords(language), note, (seat) => ['Ada', 'Bert'][seat] ?? '')),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/⟦|undefined/);
    expect(texts[0]).toMatch(/3.*2/);
    expect(texts[5]).toContain('Bert');
  });

  it('describe the source of each answer', () => {
    const authorities = ['keeper', 'order', 'plan', 'poll', 'absence', 'stand-in', 'bot'];
    const sources = authorities.map((by) => answerSourceText(w, { by, owner: 'Ada', who: 'Bert' }));
    const sentences = authorities.map((by) => answerAuthorText(w, { by, owner: 'joe-diamond', who: 'Bert' }));
    for (const texts of [sources, sentences]) expect(texts.join()).toContain('Bert');
    for (const texts of [sources, sentences]) expect(new Set(texts).size).toBe(authorities.length);
    expect(sentences.join()).toContain('Joe Diamond');
    expect(answerSourceText(w, { by: 'seat', owner: 'Ada' })).toBe('Ada');
  });
});

it('the catalogues of both languages have the same keys', () => {
  expect(Object.keys(POST_CATALOGUES.de).toSorted()).toEqual(Object.keys(POST_CATALOGUES.en).toSorted());
});
