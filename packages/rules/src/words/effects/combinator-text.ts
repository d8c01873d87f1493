/** Effects that contain others: checks, dice, choices, conditions. */

import type { Amount, Condition } from '../../language/conditions.js';
import type { Effects, Group } from '../../language/effects.js';
import { checkHead } from '../check-text.js';
import { conditionList, conditionText, furtherWords } from '../condition-text.js';
import { cardNoun, cardsText, equalTo, everyTwo, isCompoundCount, kindsList, regionText, valueText } from '../nouns.js';
import {
  type Block,
  branchArgs,
  type Clause,
  type ClauseForm,
  clause,
  endSentence,
  joinSentences,
  type LabelFamily,
  labelsOf,
  type Passage,
  type PassagePart,
  sayClear,
  scopeArgs,
  startsLong,
  statementClause,
  verbClause,
  withoutAdverse,
} from '../passages.js';
import type { Args, Words } from '../words.js';
import type { EffectOf } from './merge-effects.js';
import { mergeNeighbourhoods } from './merge-effects.js';

/** Composes the effects inside a combinator. */
export type ComposeInner = (effects: Effects) => Passage;

/** Creates a block from its head and the sentences after it. `holds`: the passages in it, for their labels. */
export function makeBlock(
  family: LabelFamily,
  head: Clause,
  rest: readonly string[],
  holds: readonly (Passage | undefined)[],
  more: { readonly alone?: true; readonly ifDone?: string; readonly open?: boolean; readonly ofRoll?: boolean } = {},
): Block {
  const sentences = rest.filter((text) => text !== '').map(endSentence);
  const { open = false, ofRoll = false, ...others } = more;
  return {
    kind: 'block',
    head,
    rest: sentences,
    family,
    labels: labelsOf(family, sentences, holds),
    ...others,
    ...(open && { open }),
    ...(ofRoll && { ofRoll }),
  };
}

/** Returns the head of a check as a clause: "Luck (−1) check" at the start, "make a Luck (−1) check" later. */
export function checkClause(w: Words, say: (form: ClauseForm) => string): Clause {
  const made = clause(say);
  return {
    ...made,
    personal: true,
    check: true,
    say: (form) => (form === 'you' && w.subject === 'they' ? say('then') : say(form)),
  };
}

/** Returns the branches of a check. Inside another check they are conditions: "If you pass, …". */
export function outcomes(
  w: Words,
  pass: Passage | undefined,
  fail: Passage | undefined,
  { nested, check }: { readonly nested: boolean; readonly check: string },
): string[] {
  const rest: string[] = [];
  if (pass !== undefined) {
    rest.push(w.say(nested ? 'check.nested.passed' : 'check.passed', branchArgs(w, pass)));
  }
  if (fail !== undefined) {
    // After a branch with checks or dice of its own the label names its check.
    const named = pass !== undefined && (pass.labels.has('check') || pass.labels.has('roll'));
    const key = named ? 'check.named.failed' : nested ? 'check.nested.failed' : 'check.failed';
    rest.push(w.say(key, { noun: check, ...branchArgs(w, fail) }));
  }
  return rest;
}

/** Joins the successes needed and what passes without rolling. */
const oneBracket = (head: string): string => head.replace(/(\p{L}{2,})\) \(/u, '$1, ');

export function checkBlock(w: Words, e: EffectOf<'check'>, inner: ComposeInner, nested: boolean): Block {
  const instead =
    e.insteadDiscard !== undefined
      ? ` ${w.say('check.instead', { what: cardsText(w, e.insteadDiscard, 1) })}`
      : e.insteadExhaust !== undefined
        ? ` ${w.say('check.instead.exhaust', { what: cardNoun(w, e.insteadExhaust, 1) })}`
        : '';
  const head = checkClause(w, (form) => oneBracket(checkHead(w, e.check, e.modifier, e.difficulty, form) + instead));
  if (e.bySuccesses !== undefined) {
    const rows = e.bySuccesses;
    const holds = rows.map((row) => inner(row.then));
    const rest = rows.map((row, i) => {
      const next = rows[i + 1];
      const then = branchArgs(w, holds[i] as Passage);
      if (next === undefined) return w.say('rows.from', { from: row.from, ...then });
      const to = next.from - 1;
      return w.say('rows.range', { from: row.from, to, just: to === row.from ? 'yes' : 'no', ...then });
    });
    return makeBlock('rows', head, rest, holds);
  }
  const pass = e.pass && inner(e.pass);
  const fail = e.fail && inner(e.fail);
  const rest = outcomes(w, pass, fail, { nested, check: w.say(`check.${e.check}`) });
  return makeBlock('check', head, rest, [pass, fail]);
}

/** Creates the block of a repeated check: the effects of each outcome, and the outcome after which it is repeated. */
export function repeatBlock(w: Words, e: EffectOf<'repeat'>, inner: ComposeInner): Block {
  const pass = inner(e.pass ?? []);
  const fail = inner(e.fail ?? []);
  const again = (form: ClauseForm) => w.say(e.may ? 'repeat.may' : 'repeat.again', { worse: e.worse ?? 0, who: form });
  /** Returns one outcome followed by the repetition in the same sentence, unless it has branches. */
  const withRepeat = (of: Passage) => {
    const text = of.empty
      ? again('label')
      : of.clausal
        ? w.say(e.may ? 'list.event' : 'list.then', {
            first: of.plain('label'),
            last: again(e.may ? 'label' : 'then'),
            who: 'you',
          })
        : joinSentences(w, [of.say('label'), again('you')]);
    return { then: text, after: text };
  };
  const rest = (
    [
      ['passed', pass],
      ['failed', fail],
    ] as const
  ).map(([outcome, passage]) => {
    if (outcome !== e.until) return w.say(`check.${outcome}`, withRepeat(passage));
    return passage.empty ? '' : w.say(`check.${outcome}`, branchArgs(w, passage));
  });
  return makeBlock(
    'check',
    checkClause(w, (form) => checkHead(w, e.check, e.modifier, undefined, form)),
    rest,
    [pass, fail],
  );
}

/** Faces of a die: "1–3", "1 or 6". */
function facesText(w: Words, on: readonly number[]): string {
  const first = on[0] as number;
  const last = on.at(-1) as number;
  const inRow = on.length > 1 && on.every((face, i) => face === first + i);
  return inRow ? w.say('roll.range', { from: first, to: last }) : w.list(on.map(String), 'or');
}

export function rollPart(
  w: Words,
  e: EffectOf<'roll'>,
  inner: (effects: Effects) => readonly PassagePart[],
  say: ComposeInner,
): PassagePart[] {
  const one = e.dice === 1;
  const head = clause((who) =>
    typeof e.dice === 'number'
      ? w.say('roll.dice', { who, n: e.dice })
      : 'count' in e.dice && e.dice.count === 'chosen' && !isCompoundCount(e.dice)
        ? w.say('roll.that-many', { who })
        : 'count' in e.dice && !isCompoundCount(e.dice) && w.has(`countable.${e.dice.count}.each`)
          ? w.say('roll.for-each', { who, thing: w.say(`countable.${e.dice.count}.each`) })
          : w.say('roll.as-many', { who, value: equalTo(w, e.dice) }),
  );
  // A loss for each failure is the result of the roll.
  const after = e.then === undefined ? [] : inner(e.then).map(withoutAdverse);
  const rest: string[] = [];
  const holds: Passage[] = [];
  const label = (key: string, then: Effects, args: Record<string, string | number> = {}) => {
    const held = say(then);
    holds.push(held);
    rest.push(w.say(key, { ...args, smooth: held.smooth ? 'yes' : 'no', ...branchArgs(w, held) }));
  };
  for (const row of e.faces ?? []) {
    label('roll.on', row.then, { faces: facesText(w, row.on), one: row.on.length === 1 ? 'yes' : 'no' });
  }
  if (e.eachFace) label('roll.each-face', e.eachFace.then, { faces: facesText(w, e.eachFace.on) });
  if (e.success) label(one ? 'roll.success' : 'roll.each-success', e.success);
  if (e.failure) label(one ? 'roll.failure' : 'roll.each-failure', e.failure);
  if (rest.length === 0) return [{ ...head, rolls: true }, ...after];
  return [makeBlock('roll', head, rest, holds), ...after];
}

/** Conditions under which the same effects follow one after the other: "if A, X; otherwise, if B, X". */
function sameResult(e: EffectOf<'if'>): EffectOf<'if'>['condition'][] {
  const [next, ...more] = e.else ?? [];
  if (next?.do !== 'if' || more.length > 0 || JSON.stringify(next.then) !== JSON.stringify(e.then)) {
    return e.else === undefined ? [e.condition] : [];
  }
  const others = sameResult(next);
  return others.length === 0 ? [] : [e.condition, ...others];
}

/** True for a condition about the dice just rolled. */
const isOfRoll = (condition: Condition): boolean =>
  'hasAtLeast' in condition && (condition.hasAtLeast === 'successes' || condition.hasAtLeast === 'failures');

/** `lost`: the thing just lost, which a condition may still find. `nested`: in a branch with a label. */
export function ifBlock(
  w: Words,
  e: EffectOf<'if'>,
  inner: ComposeInner,
  { lost, nested = false }: { readonly lost?: string | undefined; readonly nested?: boolean } = {},
): Block {
  const [only, ...more] = e.then;
  const either = sameResult(e);
  if (either.length > 1) {
    const text = (words: Words) => conditionList(words, either, 'or');
    return conditionalBlock(w, text, inner(e.then), []);
  }
  // A nested condition is merged into the same sentence.
  if (only?.do === 'if' && more.length === 0 && e.else === undefined && only.else === undefined) {
    const both = (words: Words) => conditionList(words, [e.condition, only.condition], 'and');
    return conditionalBlock(w, both, inner(only.then), []);
  }
  const instead = nested ? undefined : otherModifier(e);
  if (instead !== undefined) {
    const plain = inner(e.else ?? []);
    const args = {
      condition: conditionText(w, e.condition),
      n: instead.n,
      modifier: instead.modifier === 0 ? '0' : w.signed(instead.modifier),
    };
    const head = statementClause((form) => plain.say(form).replace(/\.$/, ''));
    return makeBlock('if', head, [w.say('if.modifiers', args)], [], { alone: true });
  }
  // Same with an alternative: both sentences name both conditions.
  if (only?.do === 'if' && more.length === 0 && e.else === undefined && only.else !== undefined) {
    const both = (words: Words, not = false) =>
      conditionList(words, [e.condition, not ? { not: only.condition } : only.condition], 'and');
    const [first, second] = [inner(only.then), inner(only.else)];
    const rest = w.say('if', { condition: both(w, true), ...scopeArgs(w, second) });
    return conditionalBlock(w, both, first, [w.capitalize(rest)], [second]);
  }
  const then = inner(e.then);
  const condition = (words: Words) => afterLossText(words, e.condition, lost) ?? conditionText(words, e.condition);
  if (e.else === undefined) return conditionalBlock(w, condition, then, [], [], { ofRoll: isOfRoll(e.condition) });
  const other = inner(e.else);
  const args = scopeArgs(w, then);
  // After a label a second sentence could be taken for the label's alternative.
  const ofRoll = isOfRoll(e.condition);
  const joined = nested && !ofRoll && then.labels.size === 0 && !args.then.includes('. ');
  const whole = joined
    ? (words: Words) => {
        const head = sayClear(w, 'if', { condition: condition(words), ...args }).replace(/\.$/, '');
        return w.say('if.both', { first: head, ...scopeArgs(w, other) });
      }
    : undefined;
  const opposite = () => w.say('if', { condition: conditionText(w, e.condition, true), ...scopeArgs(w, other) });
  const rest = whole ? [] : [nested && ofRoll ? opposite() : otherwiseText(w, e, then, e.else, other, inner)];
  const ifNotDone = sayIfDone(w, ofRoll, {
    condition: isListOfCards(e.condition)
      ? w.say('if.none-of-these')
      : conditionText(ofRoll ? w : furtherWords(w), e.condition, true),
    ...scopeArgs(w, other),
  });
  return conditionalBlock(w, condition, then, rest, [other], { whole, ifNotDone, ofRoll });
}

/** "if so, …": effects that hold if a card just named was available. */
export function ifSoBlock(w: Words, then: Passage): Block {
  const head = statementClause(() => w.say('if.so', scopeArgs(w, then)));
  return makeBlock('if', head, [], [then], { alone: true, open: then.open });
}

/** True for a condition that names several cards. */
const isListOfCards = (condition: Condition): boolean =>
  'has' in condition && typeof condition.has !== 'string' && (condition.has.anyOf?.length ?? 0) > 1;

/** Returns the modifier of the checks of a condition's effects, if the alternative differs in modifiers only. */
function otherModifier(e: EffectOf<'if'>): { readonly n: number; readonly modifier: number } | undefined {
  const MODIFIER = /"modifier":(-?\d+)/g;
  const [then, other] = [JSON.stringify(e.then), JSON.stringify(e.else ?? [])];
  const bare = (text: string) => text.replace(MODIFIER, '"modifier":0');
  const modifiers = [...then.matchAll(MODIFIER)].map(([, n]) => Number(n));
  const [modifier] = modifiers;
  if (then === other || bare(then) !== bare(other) || modifier === undefined) return undefined;
  return modifiers.every((n) => n === modifier) ? { n: modifiers.length, modifier } : undefined;
}

/** Returns a condition about what was just lost: "you are still Cursed", "none are left". */
function afterLossText(w: Words, condition: Condition, lost: string | undefined): string | undefined {
  if (lost === 'tokens') {
    const isTokenLack = 'not' in condition && 'hasAtLeast' in condition.not && condition.not.hasAtLeast === 'tokens';
    return isTokenLack && condition.not.atLeast === 1 ? w.say('if.none-left') : undefined;
  }
  if (lost === undefined || !('has' in condition) || condition.has !== lost) return undefined;
  const still = `if.has.${lost}.still`;
  return w.has(still) ? w.say(still) : undefined;
}

/** "otherwise, …", or after a branch with labels of its own "if you are not Cursed, …". */
function otherwiseText(
  w: Words,
  e: EffectOf<'if'>,
  then: Passage,
  elseEffects: Effects,
  other: Passage,
  inner: ComposeInner,
): string {
  if (then.labels.size === 0 && !scopeArgs(w, then).then.includes('. '))
    return w.say('if.otherwise', scopeArgs(w, other));
  const not = conditionText(w, e.condition, true);
  const [next, ...more] = elseEffects;
  if (next?.do === 'if' && more.length === 0 && next.else === undefined) {
    const both = w.list([not, conditionText(w, next.condition)]);
    return w.say('if', { condition: both, ...scopeArgs(w, inner(next.then)) });
  }
  const text = w.say('if', { condition: not, ...scopeArgs(w, other) });
  return then.labels.size === 0 && startsLong(text) ? w.say('if.otherwise', scopeArgs(w, other)) : text;
}

/** "If you do and …". A condition of the roll just offered needs no "if you do". */
const sayIfDone = (w: Words, ofRoll: boolean, args: Args): string =>
  w.capitalize(sayClear(w, ofRoll ? 'if' : 'may.then.if', args));

function conditionalBlock(
  w: Words,
  condition: (words: Words) => string,
  then: Passage,
  rest: readonly string[],
  holds: readonly Passage[] = [],
  more: {
    readonly whole?: ((words: Words) => string) | undefined;
    readonly ifNotDone?: string;
    readonly ofRoll?: boolean;
  } = {},
): Block {
  const args = scopeArgs(w, then);
  const { whole, ifNotDone, ofRoll = false } = more;
  // Two conditions in a row are divided by a colon.
  const twice = /^(?:if|wenn) /.test(args.after) && w.has('if.long');
  const plain = () => {
    const all = { condition: condition(w), ...args };
    // "either … or …" has commas enough, and no colon before it.
    if (args.after.startsWith('either ')) return w.say('if', all);
    return twice ? w.say('if.long', all) : sayClear(w, 'if', all);
  };
  const head = statementClause(() => whole?.(w) ?? plain());
  const further = condition(ofRoll ? w : furtherWords(w));
  // "If you defeat it and pass …", "Wenn du es besiegst und dabei …": a fight that needs no "if you do".
  const done = / it and |^es \p{Ll}+ und /u.test(further)
    ? w.capitalize(w.say('if', { condition: condition(w), ...args }))
    : sayIfDone(w, ofRoll, { condition: further, ...args });
  const ifDone = joinSentences(w, [done, ...(ifNotDone === undefined ? rest : [ifNotDone])]);
  const open = rest.length === 0 && whole === undefined && then.open;
  return makeBlock('if', head, rest, [then, ...holds], { alone: true, ifDone, open, ofRoll });
}

/** Creates a block for an effect and its alternative if impossible. `cannot` introduces the alternative. */
export function otherwiseBlock(w: Words, head: Clause, cannot: string, other: Passage): Block {
  return makeBlock('if', head, [w.say(cannot, scopeArgs(w, other))], [other]);
}

/** "lose 3 in all of Clues and items", "lose 2 monster trophies and 1 gate trophy". */
export function forfeitBlock(w: Words, e: EffectOf<'forfeit'>, inner: ComposeInner): PassagePart {
  const lots = e.lots.map(({ n, of }) => {
    const [only] = of;
    if (of.length === 1 && only !== undefined) return w.say(`forfeit.${only}`, { n });
    return w.say('forfeit.in-all', {
      n,
      of: kindsList(
        w,
        of.map((what) => w.say(`forfeit.${what}.many`, { n })),
        n === 1 || w.say('forfeit.form') === 'or' ? 'or' : 'and',
      ),
    });
  });
  const lose = verbClause(w, 'lose', w.list(lots));
  return e.else.length === 0 ? lose : otherwiseBlock(w, lose, 'forfeit.cannot', inner(e.else));
}

/**
 * Creates the block for an investigator or each of a group. `group`: as in the messages.
 *
 * @param compose composes effects about "they"
 */
export function eachBlock(
  w: Words,
  group: Group | `${'one' | 'picked'}.${Group}`,
  then: Effects,
  compose: (of: Effects) => Passage,
): Block {
  const who = w.say(`group.${group}`);
  const [only, ...more] = mergeNeighbourhoods(then);
  if (only?.do === 'if' && more.length === 0) {
    const condition = conditionText(w.about('who'), only.condition);
    const inner = compose(only.then);
    if ('at' in only.condition && only.else === undefined && w.has('each.at') && inner.can('third')) {
      const where = regionText(w, only.condition.at, 'you');
      return makeBlock(
        'then',
        statementClause(() => w.say('each.at', { who, where, then: inner.say('third') })),
        [],
        [inner],
      );
    }
    const other = only.else && compose(only.else);
    const relative = condition !== conditionText(w, only.condition);
    if (relative && inner.can('third') && (other?.can('third') ?? true)) {
      const head = statementClause((form) =>
        w.say('each.who', { form, who, condition, ...verbFirst(inner.say('third')) }),
      );
      const rest = other === undefined ? [] : [w.say('each.others', { then: other.say('third') })];
      return makeBlock('then', head, rest, [inner, other]);
    }
  }
  const inner = compose(then);
  const head = statementClause((form) =>
    inner.can('third')
      ? w.say('each.does', { form, who, ...verbFirst(inner.say('third')) })
      : w.say('each', { form, who, ...scopeArgs(w, inner) }),
  );
  return makeBlock('then', head, [], [inner]);
}

/** A text in the third person or a command, also divided for languages that put something after the verb. */
export function verbFirst(then: string): { then: string; verb: string; rest: string } {
  const [verb = ''] = then.split(' ', 1);
  return { then, verb, rest: then.slice(verb.length) };
}

/** "for each open gate, …" */
export function eachGateBlock(w: Words, inner: Passage): Block {
  return makeBlock(
    'then',
    statementClause(() => w.say('each-gate', commandArgs(w, inner))),
    [],
    [inner],
  );
}

/** Returns scoped arguments, and the verb and the rest if they are a command. */
function commandArgs(w: Words, inner: Passage): Args {
  const args = scopeArgs(w, inner);
  return { commands: inner.bids ? 'yes' : 'no', ...args, ...verbFirst(args.then) };
}

/** "do this twice: …", "for every 2 successes, …". `may`: the effects are an option. */
export function timesBlock(w: Words, n: Amount, inner: Passage, may: boolean): Block {
  const args = scopeArgs(w, inner);
  const say = () => {
    if (typeof n === 'number')
      return w.say(may ? 'times.may' : 'times', { n, ...args, option: args.then.replace(/^du darfst /, '') });
    const every = everyTwo(w, n);
    if (every !== undefined) return w.say('times.every', { every, ...args });
    return 'count' in n && !isCompoundCount(n) && w.has(`countable.${n.count}.each`)
      ? w.say('times.each', {
          thing: w.say(`countable.${n.count}.each`),
          ...commandArgs(w, inner),
        })
      : w.say('times.value', { value: valueText(w, n), ...args });
  };
  return makeBlock('then', statementClause(say), [], [inner]);
}

/** "Spells may be discarded on checks like Clues in this encounter; …" */
export function modifiersBlock(w: Words, modifiers: string, inner: Passage): Block {
  return makeBlock(
    'then',
    statementClause(() => w.say('during', { modifiers, ...scopeArgs(w, inner) })),
    [],
    [inner],
  );
}
