/** Effects that contain others: checks, dice, choices, conditions. */
import type { Amount } from '../language/conditions.js';
import type { Effect, Effects, Group } from '../language/effects.js';
import type { CheckKind } from '../language/terms.js';
import { conditionText, costText } from './condition-text.js';
import { cardNoun, cardsText, isCompoundCount, valueText } from './nouns.js';
import {
  type Block,
  branchText,
  type ClauseForm,
  fitsAfterComma,
  imperativeClause,
  joinSentences,
  type LabelFamily,
  labelsOf,
  type Passage,
  type PassagePart,
  statementClause,
  verbClause,
} from './passages.js';
import type { Words } from './words.js';

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
/** Composes the effects inside a combinator. */
export type ComposeInner = (effects: Effects) => Passage;

/**
 * Creates a block. `head` begins it; `after` begins it later in a sentence, `joined` after "…, then", `third` in the
 * third person.
 *
 * `rest` follows each of them. `holds`: the passages in it, for their labels.
 */
function makeBlock(
  w: Words,
  family: LabelFamily,
  holds: readonly (Passage | undefined)[],
  say: {
    head: string;
    after?: string;
    joined?: string;
    third?: string;
    sentence?: true;
    bids?: true;
    rest?: readonly string[];
  },
): Block {
  const whole = (head: string) => joinSentences(w, [head, ...(say.rest ?? [])]);
  // Families whose head needs no label if nothing follows: "you may …", "if …, …", "each player …".
  const headless = family === 'may' || family === 'if' || family === 'then';
  const smooth = headless && (say.rest ?? []).length === 0 && holds.every((held) => held?.smooth ?? true);
  return {
    kind: 'block',
    text: whole(say.head),
    ...(say.after !== undefined && { after: whole(say.after) }),
    ...(say.joined !== undefined && { joined: whole(say.joined) }),
    ...(say.third !== undefined && { third: whole(say.third) }),
    ...(say.sentence && { sentence: say.sentence }),
    smooth,
    ...(headless && say.bids === undefined && { leads: true as const }),
    family,
    labels: smooth ? new Set() : labelsOf(family, holds),
  };
}

/** "Luck check at −1", "Fight check at −1 (2 successes needed)". */
export function checkHead(
  w: Words,
  check: CheckKind,
  modifier: Amount,
  difficulty: Amount | undefined,
  form: 'plain' | 'make',
): string {
  const at = typeof modifier === 'number' ? w.signed(modifier) : valueText(w, modifier);
  const made = w.say(form === 'plain' ? 'check.at' : 'check.make', {
    name: w.say(`check.${check}`),
    id: check,
    modifier: at,
    fixed: typeof modifier === 'number' ? 'yes' : 'no',
  });
  if (difficulty === undefined || difficulty === 1) return made;
  const needed =
    typeof difficulty === 'number'
      ? w.say('check.difficulty', { n: difficulty })
      : w.say('check.difficulty.as', { value: valueText(w, difficulty) });
  return `${made} ${needed}`;
}

export function checkBlock(w: Words, e: EffectOf<'check'>, inner: ComposeInner): Block {
  const instead =
    e.insteadDiscard !== undefined
      ? ` ${w.say('check.instead', { what: cardsText(w, e.insteadDiscard, 1) })}`
      : e.insteadExhaust !== undefined
        ? ` ${w.say('check.instead.exhaust', { what: cardNoun(w, e.insteadExhaust, 1) })}`
        : '';
  const head = checkHead(w, e.check, e.modifier, e.difficulty, 'plain') + instead;
  const joined = checkHead(w, e.check, e.modifier, e.difficulty, 'make') + instead;
  if (e.bySuccesses !== undefined) {
    const rows = e.bySuccesses;
    const holds = rows.map((row) => inner(row.then));
    const rest = rows.map((row, i) => {
      const next = rows[i + 1];
      const then = branchText(w, holds[i] as Passage, 'rows');
      if (next === undefined) return w.say('rows.from', { from: row.from, then });
      const to = next.from - 1;
      return w.say('rows.range', { from: row.from, to, just: to === row.from ? 'yes' : 'no', then });
    });
    return makeBlock(w, 'rows', holds, { head, joined, rest });
  }
  const pass = e.pass && inner(e.pass);
  const fail = e.fail && inner(e.fail);
  const rest: string[] = [];
  if (pass !== undefined) rest.push(w.say('check.passed', { then: branchText(w, pass, 'check') }));
  if (fail !== undefined) rest.push(w.say('check.failed', { then: branchText(w, fail, 'check') }));
  return makeBlock(w, 'check', [pass, fail], { head, joined, rest });
}

/** Creates the block of a repeated check: the effects of each outcome, and the outcome after which it is repeated. */
export function repeatBlock(w: Words, e: EffectOf<'repeat'>, inner: ComposeInner): Block {
  const pass = inner(e.pass ?? []);
  const fail = inner(e.fail ?? []);
  const again = (who: ClauseForm) => w.say(e.may ? 'repeat.may' : 'repeat.again', { worse: e.worse ?? 0, who });
  /** Returns one outcome followed by the repetition in the same sentence, unless it has branches. */
  const withRepeat = (of: Passage) =>
    of.plain === undefined
      ? joinSentences(w, [of.text === '' ? '' : branchText(w, of, 'check'), again('you')])
      : w.say('list.then', { first: of.plain, last: again('then'), who: 'you' });
  const rest = (
    [
      ['passed', pass],
      ['failed', fail],
    ] as const
  ).map(([outcome, passage]) => {
    if (outcome !== e.until) return w.say(`check.${outcome}`, { then: withRepeat(passage) });
    return passage.text === '' ? '' : w.say(`check.${outcome}`, { then: branchText(w, passage, 'check') });
  });
  return makeBlock(w, 'check', [pass, fail], {
    head: checkHead(w, e.check, e.modifier, undefined, 'plain'),
    joined: checkHead(w, e.check, e.modifier, undefined, 'make'),
    rest,
  });
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
  const head = (who: ClauseForm) =>
    typeof e.dice === 'number'
      ? w.say('roll.dice', { who, n: e.dice })
      : 'count' in e.dice && !isCompoundCount(e.dice) && w.has(`countable.${e.dice.count}.each`)
        ? w.say('roll.for-each', { who, thing: w.say(`countable.${e.dice.count}.each`) })
        : w.say('roll.as-many', { who, value: valueText(w, e.dice) });
  const after = e.then === undefined ? [] : inner(e.then);
  const rest: string[] = [];
  const holds: Passage[] = [];
  const label = (key: string, then: Effects, args: Record<string, string> = {}) => {
    const held = say(then);
    holds.push(held);
    rest.push(w.say(key, { ...args, then: branchText(w, held, 'roll') }));
  };
  for (const row of e.faces ?? []) label('roll.on', row.then, { faces: facesText(w, row.on) });
  if (e.eachFace) label('roll.each-face', e.eachFace.then, { faces: facesText(w, e.eachFace.on) });
  if (e.success) label(one ? 'roll.success' : 'roll.each-success', e.success);
  if (e.failure) label(one ? 'roll.failure' : 'roll.each-failure', e.failure);
  if (rest.length === 0) return [imperativeClause(head), ...after];
  return [makeBlock(w, 'roll', holds, { head: head('you'), after: head('then'), rest }), ...after];
}

export function mayBlock(w: Words, e: EffectOf<'may'>, inner: ComposeInner): Block {
  const then = inner(e.then);
  const other = e.else && inner(e.else);
  const price = e.cost && costText(w, e.cost);
  const rest: string[] = [];
  if (other !== undefined && other.text !== '') rest.push(w.say('may.declined', { then: branchText(w, other, 'may') }));
  // The result of refusing is always stated if something could be paid.
  else if (price !== undefined) rest.push(w.say('may.declined', { then: w.say('effect.nothing', { who: 'you' }) }));
  if (price === undefined) {
    if (then.may !== undefined) {
      const text = (who: string) => w.say('may.do', { who, then: then.may as string });
      return makeBlock(w, 'may', [then, other], { head: text('you'), after: text('then'), third: text('third'), rest });
    }
    return makeBlock(w, 'may', [then, other], {
      head: wishText(w, then, 'you'),
      after: wishText(w, then, 'then'),
      rest,
    });
  }
  const head = (who: ClauseForm) =>
    then.text === ''
      ? w.say('may.do', { who, then: price })
      : w.say('may.pay', { who, cost: price, then: branchText(w, then, 'may') });
  return makeBlock(w, 'may', [then, other], { head: head('you'), after: head('then'), rest });
}

/** "you may pay $2 as often as you like: …" */
export function asOftenBlock(w: Words, e: EffectOf<'asOften'>, inner: ComposeInner): Block {
  const then = inner(e.then);
  const head = (who: ClauseForm) =>
    w.say('may.as-often', { who, most: e.most ?? 0, cost: costText(w, e.cost), then: branchText(w, then, 'may') });
  return makeBlock(w, 'may', [then], { head: head('you'), after: head('then') });
}

/** Returns "if you wish, …", with a colon before text with its own labels. */
export function wishText(w: Words, then: Passage, who: 'you' | 'then'): string {
  const after = branchText(w, then, 'may', 'then');
  return w.say('may.wish', { who, smooth: fitsAfterComma(then), then: branchText(w, then, 'may'), after });
}

export function chooseBlock(w: Words, e: EffectOf<'choose'>, inner: ComposeInner): Block {
  const options = e.options.map(inner);
  const short = options.every((option) => option.smooth && option.text !== '');
  const said = options.map((option, i) => {
    const text = short ? option.text.replace(/\.$/, '') : w.capitalize(branchText(w, option, 'choose'));
    return w.say('choose.option', { letter: String.fromCharCode(97 + i), text });
  });
  const list = short ? said.reduce((first, next) => w.say('choose.join', { first, next })) : said.join(' ');
  const [first] = options;
  if (first && options.length === 1 && e.else) {
    const only = (who: string) => w.say('choose.only', { who, then: branchText(w, first, 'choose') });
    return makeBlock(w, 'choose', options, {
      head: only('you'),
      third: only('third'),
      rest: [w.say('choose.only.else', { then: branchText(w, inner(e.else), 'choose') })],
    });
  }
  const start = (key: string, who: string) => w.say(key, { who, list });
  const mustPay = e.options.length > 0 && e.options.every((option) => option[0]?.do === 'pay');
  const key = mustPay ? 'choose.payable' : 'choose';
  return makeBlock(w, 'choose', options, {
    head: start(key, 'you'),
    third: start(key, 'third'),
    rest:
      e.else === undefined
        ? mustPay
          ? [w.say('choose.none')]
          : []
        : [w.say('choose.else', { then: branchText(w, inner(e.else), 'choose') })],
  });
}

export function ifBlock(w: Words, e: EffectOf<'if'>, inner: ComposeInner): Block {
  const [only, ...more] = e.then;
  // A nested condition is merged into the same sentence.
  if (only?.do === 'if' && more.length === 0 && e.else === undefined && only.else === undefined) {
    const both = w.list([conditionText(w, e.condition), conditionText(w, only.condition)]);
    return conditionalBlock(w, both, inner(only.then), undefined);
  }
  return conditionalBlock(w, conditionText(w, e.condition), inner(e.then), e.else && inner(e.else));
}

function conditionalBlock(w: Words, what: string, then: Passage, other: Passage | undefined): Block {
  /** Arguments for the text after the comma or colon. */
  const held = (of: Passage) => ({
    then: branchText(w, of, 'if'),
    after: branchText(w, of, 'if', 'then'),
    smooth: fitsAfterComma(of),
  });
  const args = { condition: what, ...held(then) };
  const rest = other === undefined ? [] : [w.say('if.otherwise', held(other))];
  return makeBlock(w, 'if', [then, other], {
    head: w.say('if', args),
    joined: w.say('if.then', args),
    sentence: true,
    rest,
  });
}

/** Creates a block for an effect and its alternative if impossible. `cannot` introduces the alternative. */
export function otherwiseBlock(w: Words, say: (who: ClauseForm) => string, cannot: string, other: Passage): Block {
  const then = branchText(w, other, 'if');
  const after = branchText(w, other, 'if', 'then');
  return makeBlock(w, 'if', [other], {
    head: say('you'),
    after: say('then'),
    // It begins with an imperative and has no third person form.
    bids: true,
    rest: [w.say(cannot, { then, after, smooth: fitsAfterComma(other) })],
  });
}

/** "lose 3 in all of Clues and items", "lose 2 monster trophies and 1 gate trophy". */
export function forfeitBlock(w: Words, e: EffectOf<'forfeit'>, inner: ComposeInner): PassagePart {
  const lots = e.lots.map(({ n, of }) => {
    const [only] = of;
    if (of.length === 1 && only !== undefined) return w.say(`forfeit.${only}`, { n });
    return w.say('forfeit.in-all', { n, of: w.list(of.map((what) => w.say(`forfeit.${what}.many`))) });
  });
  const what = w.list(lots);
  if (e.else.length === 0) return verbClause(w, 'lose', what);
  return otherwiseBlock(w, (who) => w.say('verb.lose', { who, what }), 'forfeit.cannot', inner(e.else));
}

/** Creates the block for an investigator or each of a group. `group`: as in the messages. */
export function eachBlock(w: Words, group: Group | `one.${Group}`, inner: Passage): Block {
  const who = w.say(`group.${group}`);
  const comma = inner.leads && !inner.smooth ? 'yes' : 'no';
  const head = (form: ClauseForm) =>
    inner.third === undefined
      ? w.say('each', { form, who, comma, then: branchText(w, inner, 'then') })
      : w.say('each.does', { form, who, then: inner.third });
  return makeBlock(w, 'then', [inner], { head: head('you'), after: head('then') });
}

export function loopBlock(w: Words, key: 'each-gate' | 'times', n: Amount, inner: Passage): Block {
  if (typeof n !== 'number') {
    const then = branchText(w, inner, 'then');
    const head =
      'count' in n && !isCompoundCount(n) && w.has(`countable.${n.count}.each`)
        ? w.say('times.each', { thing: w.say(`countable.${n.count}.each`), then })
        : w.say('times.value', { value: valueText(w, n), then });
    return makeBlock(w, 'then', [inner], { head });
  }
  return makeBlock(w, 'then', [inner], { head: w.say(key, { n, then: branchText(w, inner, 'then') }) });
}

/** "For this, Spells may be discarded on checks like Clues: …" */
export function modifiersBlock(w: Words, modifiers: string, inner: Passage): Block {
  return makeBlock(w, 'then', [inner], { head: w.say('during', { modifiers, then: branchText(w, inner, 'then') }) });
}

/** "gain 1 Clue for each success", or, of more than that, "for each success: …". */
export function perSuccessPart(w: Words, inner: readonly PassagePart[], say: Passage): PassagePart {
  const only = inner[0];
  const thing = w.say('countable.successes.each');
  if (inner.length === 1 && only?.kind === 'clause' && only.verb !== undefined && only.object !== undefined) {
    const { verb, object } = only;
    return verbClause(w, verb, (who) => w.say('amount.for-each', { what: object(who), thing }));
  }
  return makeBlock(w, 'then', [say], { head: w.say('per-success', { then: branchText(w, say, 'then') }) });
}

/** `available`: the text has already stated that the card is available. */
export function takePart(w: Words, e: EffectOf<'take'>, inner: ComposeInner, available: boolean): PassagePart {
  const deck = w.deckOf(e.card);
  const card = e.card;
  const other = e.else && inner(e.else);
  const there = other === undefined && !available ? 'unsaid' : 'said';
  if (deck === 'ally' && !e.optional) {
    const text = (who: ClauseForm) => w.say('take.ally', { who, card, there });
    if (other === undefined) return statementClause(text);
    return makeBlock(w, 'take', [other], {
      head: text('you'),
      after: text('then'),
      rest: [w.say('take.else', { then: branchText(w, other, 'take') })],
    });
  }
  const key = deck === '' || deck === 'special' ? 'take.card' : 'take.from-deck';
  const what = w.say(key, { card, deck, there });
  const take = (who: ClauseForm) => w.say('verb.take', { who, what });
  const taking = deck === 'ally' ? w.say('take.ally.may', { card, there }) : take('may');
  const may = (who: ClauseForm) => w.say('may.do', { who, then: taking });
  if (other !== undefined) {
    const head = e.optional ? may : take;
    return makeBlock(w, 'take', [other], {
      head: head('you'),
      after: head('then'),
      rest: [w.say('take.else', { then: branchText(w, other, 'take') })],
    });
  }
  if (!e.optional) return verbClause(w, 'take', what);
  return makeBlock(w, 'may', [], { head: may('you'), after: may('then'), third: may('third') });
}
