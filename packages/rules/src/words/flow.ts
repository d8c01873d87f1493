/** Effects that hold others: checks, dice, choices, conditions. */
import type { Amount } from '../language/conditions.js';
import type { Effect, Effects, Group } from '../language/effects.js';
import type { CheckKind } from '../language/terms.js';
import {
  type Block,
  branch,
  clause,
  type Family,
  type Form,
  labelsOf,
  type Part,
  type Passage,
  sentences,
  smooth,
  statement,
  verbClause,
} from './compose.js';
import { condition, cost } from './conditions.js';
import { cardNoun, cards, isSum, value } from './nouns.js';
import type { Words } from './words.js';

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
/** Says the effects a combinator holds. */
export type Inner = (effects: Effects) => Passage;

/**
 * A block. `head` begins it; `after` begins it after something else of the sentence, `joined` after "…, then", `third`
 * after somebody; `rest` follows each of them.
 * `holds`: the passages in it, for their labels.
 */
function block(
  w: Words,
  family: Family,
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
  const whole = (head: string) => sentences(w, [head, ...(say.rest ?? [])]);
  // The families whose heads bear no label if nothing follows them: "you may …", "if …, …", "each player …".
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
  const at = typeof modifier === 'number' ? w.signed(modifier) : value(w, modifier);
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
      : w.say('check.difficulty.as', { value: value(w, difficulty) });
  return `${made} ${needed}`;
}

export function checkBlock(w: Words, e: EffectOf<'check'>, inner: Inner): Block {
  const instead =
    e.insteadDiscard !== undefined
      ? ` ${w.say('check.instead', { what: cards(w, e.insteadDiscard, 1) })}`
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
      const then = branch(w, holds[i] as Passage, 'rows');
      if (next === undefined) return w.say('rows.from', { from: row.from, then });
      const to = next.from - 1;
      return w.say('rows.range', { from: row.from, to, just: to === row.from ? 'yes' : 'no', then });
    });
    return block(w, 'rows', holds, { head, joined, rest });
  }
  const pass = e.pass && inner(e.pass);
  const fail = e.fail && inner(e.fail);
  const rest: string[] = [];
  if (pass !== undefined) rest.push(w.say('check.passed', { then: branch(w, pass, 'check') }));
  if (fail !== undefined) rest.push(w.say('check.failed', { then: branch(w, fail, 'check') }));
  return block(w, 'check', [pass, fail], { head, joined, rest });
}

/** A check made again: what follows each, and after which of the two it is made once more. */
export function repeatBlock(w: Words, e: EffectOf<'repeat'>, inner: Inner): Block {
  const pass = inner(e.pass ?? []);
  const fail = inner(e.fail ?? []);
  const again = (who: Form) => w.say(e.may ? 'repeat.may' : 'repeat.again', { worse: e.worse ?? 0, who });
  /** What follows one outcome, and the check once more in the same breath, if that is no sentence with branches. */
  const andAgain = (of: Passage) =>
    of.plain === undefined
      ? sentences(w, [of.text === '' ? '' : branch(w, of, 'check'), again('you')])
      : w.say('list.then', { first: of.plain, last: again('then'), who: 'you' });
  const rest = (
    [
      ['passed', pass],
      ['failed', fail],
    ] as const
  ).map(([outcome, passage]) => {
    if (outcome !== e.until) return w.say(`check.${outcome}`, { then: andAgain(passage) });
    return passage.text === '' ? '' : w.say(`check.${outcome}`, { then: branch(w, passage, 'check') });
  });
  return block(w, 'check', [pass, fail], {
    head: checkHead(w, e.check, e.modifier, undefined, 'plain'),
    joined: checkHead(w, e.check, e.modifier, undefined, 'make'),
    rest,
  });
}

/** Faces of a die: "1–3", "1 or 6". */
function faces(w: Words, on: readonly number[]): string {
  const first = on[0] as number;
  const last = on.at(-1) as number;
  const inRow = on.length > 1 && on.every((face, i) => face === first + i);
  return inRow ? w.say('roll.range', { from: first, to: last }) : w.list(on.map(String), 'or');
}

export function rollParts(
  w: Words,
  e: EffectOf<'roll'>,
  inner: (effects: Effects) => readonly Part[],
  say: Inner,
): Part[] {
  const one = e.dice === 1;
  const head = (who: Form) =>
    typeof e.dice === 'number'
      ? w.say('roll.dice', { who, n: e.dice })
      : 'count' in e.dice && !isSum(e.dice) && w.has(`countable.${e.dice.count}.each`)
        ? w.say('roll.for-each', { who, thing: w.say(`countable.${e.dice.count}.each`) })
        : w.say('roll.as-many', { who, value: value(w, e.dice) });
  const after = e.then === undefined ? [] : inner(e.then);
  const rest: string[] = [];
  const holds: Passage[] = [];
  const label = (key: string, then: Effects, args: Record<string, string> = {}) => {
    const held = say(then);
    holds.push(held);
    rest.push(w.say(key, { ...args, then: branch(w, held, 'roll') }));
  };
  for (const row of e.faces ?? []) label('roll.on', row.then, { faces: faces(w, row.on) });
  if (e.eachFace) label('roll.each-face', e.eachFace.then, { faces: faces(w, e.eachFace.on) });
  if (e.success) label(one ? 'roll.success' : 'roll.each-success', e.success);
  if (e.failure) label(one ? 'roll.failure' : 'roll.each-failure', e.failure);
  if (rest.length === 0) return [clause(head), ...after];
  return [block(w, 'roll', holds, { head: head('you'), after: head('then'), rest }), ...after];
}

export function mayBlock(w: Words, e: EffectOf<'may'>, inner: Inner): Block {
  const then = inner(e.then);
  const other = e.else && inner(e.else);
  const price = e.cost && cost(w, e.cost);
  const rest: string[] = [];
  if (other !== undefined && other.text !== '') rest.push(w.say('may.declined', { then: branch(w, other, 'may') }));
  // What refusing brings is always said, where something could be paid.
  else if (price !== undefined) rest.push(w.say('may.declined', { then: w.say('effect.nothing', { who: 'you' }) }));
  if (price === undefined) {
    if (then.may !== undefined) {
      const text = (who: string) => w.say('may.do', { who, then: then.may as string });
      return block(w, 'may', [then, other], { head: text('you'), after: text('then'), third: text('third'), rest });
    }
    return block(w, 'may', [then, other], { head: wish(w, then, 'you'), after: wish(w, then, 'then'), rest });
  }
  const head = (who: Form) =>
    then.text === ''
      ? w.say('may.do', { who, then: price })
      : w.say('may.pay', { who, cost: price, then: branch(w, then, 'may') });
  return block(w, 'may', [then, other], { head: head('you'), after: head('then'), rest });
}

/** "you may pay $2 as often as you like: …" */
export function asOftenBlock(w: Words, e: EffectOf<'asOften'>, inner: Inner): Block {
  const then = inner(e.then);
  const head = (who: Form) =>
    w.say('may.as-often', { who, most: e.most ?? 0, cost: cost(w, e.cost), then: branch(w, then, 'may') });
  return block(w, 'may', [then], { head: head('you'), after: head('then') });
}

/** "if you wish, …", with a colon where what follows has labels of its own. */
export function wish(w: Words, then: Passage, who: 'you' | 'then'): string {
  const after = branch(w, then, 'may', 'then');
  return w.say('may.wish', { who, smooth: smooth(then), then: branch(w, then, 'may'), after });
}

export function chooseBlock(w: Words, e: EffectOf<'choose'>, inner: Inner): Block {
  const options = e.options.map(inner);
  const short = options.every((option) => option.smooth && option.text !== '');
  const said = options.map((option, i) => {
    const text = short ? option.text.replace(/\.$/, '') : w.capital(branch(w, option, 'choose'));
    return w.say('choose.option', { letter: String.fromCharCode(97 + i), text });
  });
  const list = short ? said.reduce((first, next) => w.say('choose.join', { first, next })) : said.join(' ');
  const [first] = options;
  if (first && options.length === 1 && e.else) {
    const only = (who: string) => w.say('choose.only', { who, then: branch(w, first, 'choose') });
    return block(w, 'choose', options, {
      head: only('you'),
      third: only('third'),
      rest: [w.say('choose.only.else', { then: branch(w, inner(e.else), 'choose') })],
    });
  }
  const start = (key: string, who: string) => w.say(key, { who, list });
  const mustPay = e.options.length > 0 && e.options.every((option) => option[0]?.do === 'pay');
  const key = mustPay ? 'choose.payable' : 'choose';
  return block(w, 'choose', options, {
    head: start(key, 'you'),
    third: start(key, 'third'),
    rest:
      e.else === undefined
        ? mustPay
          ? [w.say('choose.none')]
          : []
        : [w.say('choose.else', { then: branch(w, inner(e.else), 'choose') })],
  });
}

export function ifBlock(w: Words, e: EffectOf<'if'>, inner: Inner): Block {
  const [only, ...more] = e.then;
  // What must hold besides is said in one breath.
  if (only?.do === 'if' && more.length === 0 && e.else === undefined && only.else === undefined) {
    const both = w.list([condition(w, e.condition), condition(w, only.condition)]);
    return ifSaid(w, both, inner(only.then), undefined);
  }
  return ifSaid(w, condition(w, e.condition), inner(e.then), e.else && inner(e.else));
}

function ifSaid(w: Words, what: string, then: Passage, other: Passage | undefined): Block {
  /** What follows the comma or the colon. */
  const held = (of: Passage) => ({
    then: branch(w, of, 'if'),
    after: branch(w, of, 'if', 'then'),
    smooth: smooth(of),
  });
  const args = { condition: what, ...held(then) };
  const rest = other === undefined ? [] : [w.say('if.otherwise', held(other))];
  return block(w, 'if', [then, other], {
    head: w.say('if', args),
    joined: w.say('if.then', args),
    sentence: true,
    rest,
  });
}

/** What is done where it can be, and what happens where it cannot: `cannot` leads to that. */
export function otherwiseBlock(w: Words, say: (who: Form) => string, cannot: string, other: Passage): Block {
  const then = branch(w, other, 'if');
  const after = branch(w, other, 'if', 'then');
  return block(w, 'if', [other], {
    head: say('you'),
    after: say('then'),
    // It begins with an imperative, which nobody is named before.
    bids: true,
    rest: [w.say(cannot, { then, after, smooth: smooth(other) })],
  });
}

/** "lose 3 in all of Clues and items", "lose 2 monster trophies and 1 gate trophy". */
export function forfeitBlock(w: Words, e: EffectOf<'forfeit'>, inner: Inner): Part {
  const lots = e.lots.map(({ n, of }) => {
    const [only] = of;
    if (of.length === 1 && only !== undefined) return w.say(`forfeit.${only}`, { n });
    return w.say('forfeit.in-all', { n, of: w.list(of.map((what) => w.say(`forfeit.${what}.many`))) });
  });
  const what = w.list(lots);
  if (e.else.length === 0) return verbClause(w, 'lose', what);
  return otherwiseBlock(w, (who) => w.say('verb.lose', { who, what }), 'forfeit.cannot', inner(e.else));
}

/** What somebody does, or everybody of a group; `group`: as in the messages. */
export function eachBlock(w: Words, group: Group | `one.${Group}`, inner: Passage): Block {
  const who = w.say(`group.${group}`);
  const comma = inner.leads && !inner.smooth ? 'yes' : 'no';
  const head = (form: Form) =>
    inner.third === undefined
      ? w.say('each', { form, who, comma, then: branch(w, inner, 'then') })
      : w.say('each.does', { form, who, then: inner.third });
  return block(w, 'then', [inner], { head: head('you'), after: head('then') });
}

export function loopBlock(w: Words, key: 'each-gate' | 'times', n: Amount, inner: Passage): Block {
  if (typeof n !== 'number') {
    const then = branch(w, inner, 'then');
    const head =
      'count' in n && !isSum(n) && w.has(`countable.${n.count}.each`)
        ? w.say('times.each', { thing: w.say(`countable.${n.count}.each`), then })
        : w.say('times.value', { value: value(w, n), then });
    return block(w, 'then', [inner], { head });
  }
  return block(w, 'then', [inner], { head: w.say(key, { n, then: branch(w, inner, 'then') }) });
}

/** "For this, Spells may be discarded on checks like Clues: …" */
export function duringBlock(w: Words, modifiers: string, inner: Passage): Block {
  return block(w, 'then', [inner], { head: w.say('during', { modifiers, then: branch(w, inner, 'then') }) });
}

/** "gain 1 Clue for each success", or, of more than that, "for each success: …". */
export function perSuccess(w: Words, inner: readonly Part[], say: Passage): Part {
  const only = inner[0];
  const thing = w.say('countable.successes.each');
  if (inner.length === 1 && only?.kind === 'clause' && only.verb !== undefined && only.object !== undefined) {
    const { verb, object } = only;
    return verbClause(w, verb, (who) => w.say('amount.for-each', { what: object(who), thing }));
  }
  return block(w, 'then', [say], { head: w.say('per-success', { then: branch(w, say, 'then') }) });
}

/** `available`: it has been said that it is there to be taken. */
export function takeParts(w: Words, e: EffectOf<'take'>, inner: Inner, available: boolean): Part {
  const deck = w.deckOf(e.card);
  const card = e.card;
  const other = e.else && inner(e.else);
  const there = other === undefined && !available ? 'unsaid' : 'said';
  if (deck === 'ally' && !e.optional) {
    const text = (who: Form) => w.say('take.ally', { who, card, there });
    if (other === undefined) return statement(text);
    return block(w, 'take', [other], {
      head: text('you'),
      after: text('then'),
      rest: [w.say('take.else', { then: branch(w, other, 'take') })],
    });
  }
  const key = deck === '' || deck === 'special' ? 'take.card' : 'take.from-deck';
  const what = w.say(key, { card, deck, there });
  const take = (who: Form) => w.say('verb.take', { who, what });
  const taking = deck === 'ally' ? w.say('take.ally.may', { card, there }) : take('may');
  const may = (who: Form) => w.say('may.do', { who, then: taking });
  if (other !== undefined) {
    const head = e.optional ? may : take;
    return block(w, 'take', [other], {
      head: head('you'),
      after: head('then'),
      rest: [w.say('take.else', { then: branch(w, other, 'take') })],
    });
  }
  if (!e.optional) return verbClause(w, 'take', what);
  return block(w, 'may', [], { head: may('you'), after: may('then'), third: may('third') });
}
