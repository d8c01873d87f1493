/** Texts of effects that contain others: checks, rolls, choices, conditions, repetitions. */

import { modifierList } from '../modifiers/modifier-text.js';
import { type ClauseForm, clause, type PassagePart, statementClause } from '../passages.js';
import { asOftenBlock, chooseBlock, mayBlock } from './choice-text.js';
import {
  checkBlock,
  eachBlock,
  eachGateBlock,
  ifBlock,
  ifSoBlock,
  makeBlock,
  modifiersBlock,
  repeatBlock,
  rollPart,
  timesBlock,
} from './combinator-text.js';
import type { EffectTexts, EffectTools } from './effect-tools.js';
import { type EffectOf, isSame } from './merge-effects.js';
import { perSuccessPart } from './per-success-text.js';

/** Beginning of a handler's text that is a condition or an event, not a command. */
const STARTS_WITH_IF = /^(?:if|wenn) /u;
const EVENT_START = /^(?:the|each|all|every|an?|any|no|\d+ (?!\w+ of your)) /u;

export const FLOW_EFFECTS = {
  check: ({ w, inBranch, nested }, e) => checkBlock(w, e, inBranch, nested),
  roll: ({ w, partsOf, composeInner }, e) => rollPart(w, e, partsOf, composeInner),
  may: ({ w, composeInner }, e) => mayBlock(w, e, composeInner),
  asOften({ w, context, composeInner }, e) {
    const { trophyOf } = e.cost;
    const isSuch = trophyOf !== undefined && context.such !== undefined && isSame(trophyOf, context.such);
    return asOftenBlock(w, e, composeInner, isSuch);
  },
  choose: ({ w, composeInner, nested }, e) => chooseBlock(w, e, composeInner, nested),
  repeat: ({ w, inBranch }, e) => repeatBlock(w, e, inBranch),
  if: ifPart,
  each: ({ w, composeTheirs }, e) => eachBlock(w, e.of, e.then, composeTheirs),
  one: ({ w, context, composeTheirs }, e) =>
    eachBlock(w, `${context.chooser ? 'picked' : 'one'}.${e.of}`, e.then, composeTheirs),
  perSuccess: ({ w, composeInner }, e) => perSuccessPart(w, e.then, composeInner(e.then)),
  times({ w, composeInner }, e) {
    const [first] = e.then;
    return timesBlock(w, e.n, composeInner(e.then), first?.do === 'may' && first.else === undefined);
  },
  during: ({ w, composeInner }, e) => modifiersBlock(w, modifierList(w, e.modifiers), composeInner(e.then)),
  eachGate({ w, imperative, composeInner }, e) {
    const [only] = e.then;
    const closes = e.then.length === 1 && only?.do === 'closeGate' && !only.trophy && only.seal === undefined;
    return closes ? imperative('close-gate.every') : eachGateBlock(w, composeInner(e.then));
  },
  untilTurnEnds({ w, occurrence }, e) {
    const modifiers = modifierList(w, e.modifiers);
    const key = /^[+−\d]/.test(modifiers) ? 'until-turn-ends.bonus' : 'until-turn-ends';
    return makeBlock('then', occurrence(key, { modifiers }), [], [], { alone: true });
  },
  handler({ w }, e) {
    const text = (who: ClauseForm) => w.say(e.text, { who });
    if (STARTS_WITH_IF.test(text('you'))) return makeBlock('then', statementClause(text), [], [], { alone: true });
    const isEvent = EVENT_START.test(text('you')) && text('may') === text('you');
    const made = isEvent ? statementClause(text) : clause(text);
    return made.personal ? made : { ...made, aimless: true };
  },
} satisfies Partial<EffectTexts>;

function ifPart(tools: EffectTools, e: EffectOf<'if'>): PassagePart | readonly PassagePart[] {
  const { w, context, composeIn, inBranch, nested, partOf } = tools;
  const { condition } = e;
  const card = 'available' in condition ? condition.available.card : undefined;
  const state = { lost: context.lost, nested: nested || context.inIf === true };
  const [first, ...others] = e.then;
  const taken = first?.do === 'take' && first.card === card && !first.optional && first.else === undefined;
  if (taken && e.else === undefined && others.length > 0) {
    // "Basil Elton joins you, if available. If so, …"
    return [partOf(first), ifSoBlock(w, inBranch(others))].flat();
  }
  const among = 'has' in condition && typeof condition.has !== 'string' ? condition.has : undefined;
  const such = 'trophy' in condition ? condition.trophy : undefined;
  const branch = { ...context, inIf: true, ...(such && { such }) } as const;
  // "If you have a Bank Loan, you may discard it; otherwise, you may take one."
  const loan = 'has' in condition && condition.has === 'bank-loan' ? condition.has : undefined;
  const one = (has: boolean) => (loan === undefined ? undefined : { card: loan, has });
  const inThen = card === undefined ? { ...branch, among, one: one(true) } : { ...branch, available: card };
  return ifBlock(w, e, (of) => composeIn(of, of === e.then ? inThen : { ...branch, one: one(false) }), state);
}
