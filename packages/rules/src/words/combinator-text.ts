/** Effects that contain others: checks, dice, choices, conditions. */
import type { Amount } from '../language/conditions.js';
import type { Effect, Effects, Group } from '../language/effects.js';
import { checkHead, eitherCheck } from './check-text.js';
import { conditionList, conditionText, costText } from './condition-text.js';
import { cardNoun, cardsText, isCompoundCount, valueText } from './nouns.js';
import {
  type Block,
  branchArgs,
  type Clause,
  type ClauseForm,
  type ClausePart,
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
} from './passages.js';
import type { Words } from './words.js';

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
/** Composes the effects inside a combinator. */
export type ComposeInner = (effects: Effects) => Passage;

/** Creates a block from its head and the sentences after it. `holds`: the passages in it, for their labels. */
export function makeBlock(
  family: LabelFamily,
  head: Clause,
  rest: readonly string[],
  holds: readonly (Passage | undefined)[],
  more: { readonly alone?: true; readonly ifDone?: string; readonly open?: boolean } = {},
): Block {
  const said = rest.filter((text) => text !== '').map(endSentence);
  const { open = false, ...others } = more;
  return {
    kind: 'block',
    head,
    rest: said,
    family,
    labels: labelsOf(family, said, holds),
    ...others,
    ...(open && { open }),
  };
}

/** Returns the head of a check as a clause: "Luck (−1) check" at the start, "make a Luck (−1) check" later. */
function checkClause(w: Words, say: (form: ClauseForm) => string): Clause {
  const made = clause(say);
  return {
    ...made,
    personal: true,
    check: true,
    say: (form) => (form === 'you' && w.subject === 'they' ? say('then') : say(form)),
  };
}

/** Returns the branches of a check. Inside another check they are conditions: "If you pass, …". */
function outcomes(
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

export function checkBlock(w: Words, e: EffectOf<'check'>, inner: ComposeInner, nested: boolean): Block {
  const instead =
    e.insteadDiscard !== undefined
      ? ` ${w.say('check.instead', { what: cardsText(w, e.insteadDiscard, 1) })}`
      : e.insteadExhaust !== undefined
        ? ` ${w.say('check.instead.exhaust', { what: cardNoun(w, e.insteadExhaust, 1) })}`
        : '';
  const head = checkClause(w, (form) => checkHead(w, e.check, e.modifier, e.difficulty, form) + instead);
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
          : w.say('roll.as-many', { who, value: valueText(w, e.dice) }),
  );
  const after = e.then === undefined ? [] : inner(e.then);
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
  if (rest.length === 0) return [head, ...after];
  return [makeBlock('roll', head, rest, holds), ...after];
}

/** A passage as an option: the first sentence after "you may", and the further ones. */
export interface OptionText {
  readonly head: (form: ClauseForm) => string;
  readonly rest: readonly string[];
}

/** Returns the text of an option, perhaps with a price. */
export function optionText(w: Words, price: string | undefined, then: Passage, before = ''): OptionText {
  if (price === undefined) {
    if (!then.optional) return { head: (who) => w.say('may.wish', { who, ...scopeArgs(w, then) }), rest: [] };
    const { first, more } = then.scoped('may');
    return { head: (who) => w.say('may.do', { who, then: first }), rest: more };
  }
  if (then.empty) return { head: (who) => w.say('may.do', { who, then: price }), rest: [] };
  if (!then.optional || !then.bids) {
    return { head: (who) => w.say('may.pay.event', { who, cost: price, ...scopeArgs(w, then) }), rest: [] };
  }
  const { first, more } = then.scoped('may');
  const plain = then.scoped('label').first;
  const head = (who: ClauseForm) => {
    const text = w.say('may.pay', { who, cost: price, to: first, then: plain });
    if (more.length > 0 || !startsLong(`${before} ${text}`)) return text;
    return w.say('may.pay.event', { who, cost: price, ...scopeArgs(w, then) });
  };
  return { head, rest: more };
}

/** Clause of a permission: "you may …". */
function permission(say: (form: ClauseForm) => string): Clause {
  return { say, bids: false, optional: false, personal: true };
}

export function mayBlock(w: Words, e: EffectOf<'may'>, inner: ComposeInner): Block {
  const then = inner(e.then);
  const other = e.else && inner(e.else);
  const refused = other !== undefined && !other.empty;
  if (refused && e.cost !== undefined && then.empty && other.clausal && w.subject === 'you') {
    const { cost } = e;
    const or = (form: ClauseForm) =>
      w.say('may.or', {
        cost: costText(w, cost, form === 'may' ? 'may' : 'you'),
        event: other.bids ? 'no' : 'yes',
        other: other.plain(form === 'may' && other.can('may') ? 'may' : 'label'),
      });
    return makeBlock('may', clause(or), [], [then, other]);
  }
  const { head, rest } = optionText(w, e.cost && costText(w, e.cost), then);
  const declined = refused ? [w.say('may.declined', branchArgs(w, other))] : [];
  return makeBlock('may', permission(head), [...rest, ...declined], [then, other], { open: !refused });
}

/** "you may pay $2 as often as you like. Each time, …" */
export function asOftenBlock(w: Words, e: EffectOf<'asOften'>, inner: ComposeInner): Block {
  const then = inner(e.then);
  const head = (who: ClauseForm) =>
    w.say('may.as-often', { who, most: e.most ?? 0, cost: costText(w, e.cost), ...scopeArgs(w, then) });
  return makeBlock('may', permission(head), [], [then]);
}

/** Returns the checks of a choice whose options differ in nothing else. */
function checksToChoose(options: readonly Effects[]): EffectOf<'check'>[] | undefined {
  const checks = options.flatMap((option) => {
    const [only] = option;
    return option.length === 1 && only?.do === 'check' && only.bySuccesses === undefined ? [only] : [];
  });
  if (checks.length < 2 || checks.length < options.length) return undefined;
  const same = new Set(checks.map((one) => JSON.stringify({ ...one, check: '', modifier: 0, counts: true })));
  return same.size === 1 ? checks : undefined;
}

export function chooseBlock(w: Words, e: EffectOf<'choose'>, inner: ComposeInner, nested: boolean): PassagePart {
  const checks = e.else === undefined ? checksToChoose(e.options) : undefined;
  const [check] = checks ?? [];
  if (checks !== undefined && check !== undefined) {
    const head = checkClause(w, (form) => eitherCheck(w, checks, check.difficulty, form === 'you' ? 'then' : form));
    const pass = check.pass && inner(check.pass);
    const fail = check.fail && inner(check.fail);
    return makeBlock('check', head, outcomes(w, pass, fail, { nested, check: w.say('check.that') }), [pass, fail]);
  }
  const options = e.options.map(inner);
  const [first] = options;
  if (first && options.length === 1 && e.else) {
    const only = clause((who) => w.say('choose.only', { who, ...scopeArgs(w, first) }));
    return makeBlock('choose', only, [w.say('choose.only.else', branchArgs(w, inner(e.else)))], options);
  }
  const mustPay = e.options.length > 0 && e.options.every((option) => option[0]?.do === 'pay');
  const short = options.every((option) => option.clausal && !option.empty);
  if (short && !mustPay && e.else === undefined) {
    const merged = oneVerb(w, options) ?? factored(w, options);
    if (merged !== undefined) return merged;
    if (options.length === 2 && options.every((option) => option.can('may') && option.bids && isShort(option))) {
      return eitherClause(w, options);
    }
  }
  if (short && mustPay && e.else === undefined && options.length === 2 && options.every(isShort)) {
    const either = eitherClause(w, options);
    return { ...either, say: (form) => w.say('choose.if-able', { either: either.say(form) }), aimless: true };
  }
  const form = w.subject === 'they' ? 'more' : 'label';
  // One that takes two sentences makes sentences of all.
  const joined = short && !options.some((option) => /\. /.test(option.plain(form)));
  const said = options.map((option, i) => {
    const text = joined ? option.plain(form) : w.capitalize(option.empty ? nothingText(w) : option.say('label'));
    return w.say('choose.option', { letter: String.fromCharCode(97 + i), text });
  });
  const list = joined ? said.reduce((before, next) => w.say('choose.join', { first: before, next })) : said.join(' ');
  const key = mustPay ? 'choose.payable' : 'choose';
  const none = mustPay && e.else === undefined ? [w.say('choose.none')] : [];
  const other = e.else === undefined ? none : [w.say('choose.else', branchArgs(w, inner(e.else)))];
  const head = clause((who) => w.say(key, { who, list }));
  return makeBlock('choose', { ...head, personal: true, aimless: true }, other, options);
}

/** True for an option that fits into "either … or …". */
const isShort = (option: Passage): boolean => option.plain('label').length <= LONGEST_OPTION;
const LONGEST_OPTION = 70;

function nothingText(w: Words): string {
  return endSentence(w.say('effect.nothing', { who: 'you' }));
}

/** "draw 1 Unique Item or 1 Exhibit Item": options of one verb. */
function oneVerb(w: Words, options: readonly Passage[]): PassagePart | undefined {
  const [first] = options;
  const verb = first?.single?.verb;
  const objects = options.map(({ single }) => (single?.verb === verb ? single?.object : undefined));
  if (verb === undefined || objects.some((object) => object === undefined)) return undefined;
  const suffix = w.say('take.available', { what: '' });
  return verbClause(w, verb, (form) => {
    const texts = objects.map((object) => object?.(form) ?? '');
    // "Food or Whiskey, if available" says once what holds for each.
    if (!texts.every((text) => text.endsWith(suffix))) {
      const [one = '', other = '', ...more] = texts;
      // Without "either", one could take the "or" for a part of one of the two.
      const mixed = more.length === 0 && / (?:and|und) /.test(one);
      return mixed ? w.say('list.either', { first: one, last: other }) : w.list(texts, 'or');
    }
    const bare = texts.map((text) => text.slice(0, text.length - suffix.length));
    return w.say('take.available', { what: w.list(bare, 'or') });
  });
}

/** "search the Spell or Skill deck": options that differ in a few words. */
function factored(w: Words, options: readonly Passage[]): PassagePart | undefined {
  if (!options.every((option) => option.can('may') && option.bids)) return undefined;
  const say = (form: ClauseForm) =>
    commonFrame(
      w,
      options.map((option) => option.plain(form === 'they' ? 'more' : form)),
    );
  if (say('label') === undefined || say('may') === undefined) return undefined;
  const third = options.every((option) => option.can('third')) && say('third') !== undefined;
  return {
    ...clause((form) => say(form === 'third' && !third ? 'label' : form) ?? say('label') ?? ''),
    personal: third,
  };
}

/** Returns texts as one, their differing words as a list, if these are few and the rest is not. */
function commonFrame(w: Words, texts: readonly string[]): string | undefined {
  // A name in German quotation marks is one word.
  const words = texts.map((text) => text.split(/ (?![^„]*“)/u));
  const [first = []] = words;
  const shortest = Math.min(...words.map(({ length }) => length));
  const same = (at: (of: string[]) => string | undefined) => words.every((one) => at(one) === at(first));
  let start = 0;
  while (start < shortest - 1 && same((one) => one[start])) start++;
  let end = 0;
  while (end < shortest - start - 1 && same((one) => one.at(-1 - end))) end++;
  const differing = words.map((one) => one.slice(start, one.length - end));
  const long = differing.some(({ length }) => length > 3) || start + end < 3 || end === 0;
  if (long || / (?:no|keine?) /.test(` ${first.slice(0, start).join(' ')} `)) return undefined;
  const list = w.list(
    differing.map((part) => part.join(' ')),
    'or',
  );
  return [...first.slice(0, start), list, ...first.slice(first.length - end)].join(' ');
}

/** "either lose 1 Clue or draw 1 Spell". */
function eitherClause(w: Words, options: readonly Passage[]): ClausePart {
  const say = (form: ClauseForm) => {
    const [first = '', last = ''] = options.map((option) =>
      form === 'third' && !option.can('third') ? option.plain('label') : option.plain(form === 'they' ? 'more' : form),
    );
    const long = / (?:and|or|und|oder) |, /.test(first + last) ? 'yes' : 'no';
    return w.say('choose.either', { who: form, long, first, last });
  };
  const made = clause(say);
  return { ...made, personal: options.every((option) => option.can('third')) };
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

/** `lost`: the status just lost, which a condition may find still there. */
export function ifBlock(w: Words, e: EffectOf<'if'>, inner: ComposeInner, lost?: string): Block {
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
  const then = inner(e.then);
  const still = lost !== undefined && 'has' in e.condition && e.condition.has === lost && `if.has.${lost}.still`;
  const condition = (words: Words) =>
    still && words.has(still) ? words.say(still) : conditionText(words, e.condition);
  if (e.else === undefined) return conditionalBlock(w, condition, then, []);
  const other = inner(e.else);
  return conditionalBlock(w, condition, then, [otherwiseText(w, e, then, e.else, other, inner)], [other]);
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
  if (then.labels.size === 0) return w.say('if.otherwise', scopeArgs(w, other));
  const not = conditionText(w, e.condition, true);
  const [next, ...more] = elseEffects;
  if (next?.do === 'if' && more.length === 0 && next.else === undefined) {
    const both = w.list([not, conditionText(w, next.condition)]);
    return w.say('if', { condition: both, ...scopeArgs(w, inner(next.then)) });
  }
  return w.say('if', { condition: not, ...scopeArgs(w, other) });
}

function conditionalBlock(
  w: Words,
  condition: (words: Words) => string,
  then: Passage,
  rest: readonly string[],
  holds: readonly Passage[] = [],
): Block {
  const args = scopeArgs(w, then);
  // Two conditions in a row are divided by a colon.
  const twice = /^(?:if|wenn) /.test(args.after) && w.has('if.long');
  const head = statementClause(() =>
    twice
      ? w.say('if.long', { condition: condition(w), ...args })
      : sayClear(w, 'if', { condition: condition(w), ...args }),
  );
  const done = sayClear(w, 'may.then.if', {
    condition: condition(w.subject === 'you' ? w.about('and') : w),
    ...args,
  });
  const ifDone = joinSentences(w, [done, ...rest]);
  return makeBlock('if', head, rest, [then, ...holds], { alone: true, ifDone, open: rest.length === 0 && then.open });
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
      of: w.list(
        of.map((what) => w.say(`forfeit.${what}.many`, { n })),
        'or',
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
  group: Group | `one.${Group}`,
  then: Effects,
  compose: (of: Effects) => Passage,
): Block {
  const who = w.say(`group.${group}`);
  const [only, ...more] = then;
  if (only?.do === 'if' && more.length === 0) {
    const condition = conditionText(w.about('who'), only.condition);
    const inner = compose(only.then);
    const other = only.else && compose(only.else);
    const relative = condition !== conditionText(w, only.condition);
    if (relative && inner.can('third') && (other?.can('third') ?? true)) {
      const head = statementClause((form) => w.say('each.who', { form, who, condition, then: inner.say('third') }));
      const rest = other === undefined ? [] : [w.say('each.others', { then: other.say('third') })];
      return makeBlock('then', head, rest, [inner, other]);
    }
  }
  const inner = compose(then);
  const head = statementClause((form) =>
    inner.can('third')
      ? w.say('each.does', { form, who, then: inner.say('third') })
      : w.say('each', { form, who, ...scopeArgs(w, inner) }),
  );
  return makeBlock('then', head, [], [inner]);
}

export function loopBlock(w: Words, key: 'each-gate' | 'times', n: Amount, inner: Passage): Block {
  const args = scopeArgs(w, inner);
  const say = () => {
    if (typeof n === 'number') return w.say(key, { n, ...args });
    return 'count' in n && !isCompoundCount(n) && w.has(`countable.${n.count}.each`)
      ? w.say('times.each', { thing: w.say(`countable.${n.count}.each`), ...args })
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

/** "gain 1 Clue for each success", or, of more than that, "for each success, …". */
export function perSuccessPart(w: Words, inner: Passage): PassagePart {
  const { single } = inner;
  const thing = w.say('countable.successes.each');
  if (single?.verb !== undefined && single.object !== undefined) {
    const { verb, object } = single;
    return verbClause(w, verb, (who) => w.say('amount.for-each', { what: object(who), thing }));
  }
  return makeBlock(
    'then',
    statementClause(() => w.say('per-success', scopeArgs(w, inner))),
    [],
    [inner],
  );
}

/** `available`: the text has already stated that the card is available. */
export function takePart(w: Words, e: EffectOf<'take'>, inner: ComposeInner, available: boolean): PassagePart {
  const deck = w.deckOf(e.card);
  const card = e.card;
  const other = e.else && inner(e.else);
  const there = other === undefined && !available ? 'unsaid' : 'said';
  const rest = other === undefined ? [] : [w.say('take.else', { card, ...branchArgs(w, other) })];
  if (deck === 'ally' && !e.optional) {
    // An article at the beginning of a name is in lower case within a sentence.
    const ally = w.name('card', card).replace(/^(?:Der|Die|Das|The) /u, (article) => article.toLowerCase());
    const head = statementClause((who) => w.say('take.ally', { who, card, ally, there }));
    return other === undefined ? head : makeBlock('take', head, rest, [other]);
  }
  const key = deck === '' || deck === 'special' ? 'take.card' : 'take.from-deck';
  const named = w.say(key, { card, deck });
  const unsure = key === 'take.from-deck' && there === 'unsaid';
  const what =
    deck === 'ally'
      ? w.say('take.ally.may', { card, there })
      : unsure
        ? w.say('take.available', { what: named })
        : named;
  const taking = deck === 'ally' ? clause(() => what) : verbClause(w, 'take', what);
  if (!e.optional) return other === undefined ? { ...taking } : makeBlock('take', taking, rest, [other]);
  const head = permission((who) => w.say('may.do', { who, then: deck === 'ally' ? what : taking.say('may') }));
  return makeBlock(other === undefined ? 'may' : 'take', head, rest, [other]);
}
