/**
 * Composes effects into sentences. A short effect is a clause, "gain 1 Clue"; consecutive clauses share a sentence.
 *
 * "Gain 1 Clue, then lose 1 Sanity." An effect with branches is a block of sentences with labels: "Luck check at −1.
 * Passed: … Failed: …"
 *
 * Text after a block on the same level gets a label ("Passed or failed: …"). A block inside a branch of its own family
 * is in brackets, so that its labels are not ambiguous.
 */
import type { Words } from './words.js';

/** Kind of the labels of a block. Two blocks of one family could be confused. */
export type LabelFamily = 'check' | 'rows' | 'roll' | 'may' | 'if' | 'choose' | 'take' | 'then';

/** Verbs whose consecutive clauses are merged: "gain 2 Clues and 1 Sanity", "lose 2 Stamina, then 1 Sanity". */
export type Verb = 'gain' | 'regain' | 'draw' | 'take' | 'lose';

/**
 * Grammatical form of a clause, the argument `who` of its message. `you`: addressed to the player, at the start.
 *
 * `third`: about an investigator. `may`: after "you may". `then`: to the player later in the sentence, "then …", where
 * some languages invert subject and verb.
 */
export type ClauseForm = 'you' | 'third' | 'may' | 'then';

/** Forms of a text other than `you`. */
export interface TextForms {
  /** In the third person: "gains 1 Clue". */
  readonly third?: string;
  /** After "may": "become Cursed" for "you are Cursed". Undefined if it cannot follow "may". */
  readonly may?: string;
  /** Later in a sentence. Undefined: same as the text. */
  readonly after?: string;
}

export interface Clause extends TextForms {
  readonly kind: 'clause';
  /** Without initial capital and full stop. */
  readonly text: string;
  /** True for an imperative, which fits into a list: "discard this card, move to the street". */
  readonly bids: boolean;
  /** True if it happens at the same time as the preceding clause, not after it. */
  readonly holds?: true;
  readonly verb?: Verb;
  /** By form: "all your Clues", third person "all their Clues". */
  readonly object?: (who: ClauseForm) => string;
}

export interface Block {
  readonly kind: 'block';
  /** Without initial capital, with full stop. */
  readonly text: string;
  /** Later in a sentence. Undefined: same as the text. */
  readonly after?: string;
  /** After "…, then", if different. `sentence`: it needs its own sentence, "Then, if …". */
  readonly joined?: string;
  readonly sentence?: true;
  /** In the third person: "may return to Arkham". */
  readonly third?: string;
  /** One sentence without labels, which can follow a comma. */
  readonly smooth: boolean;
  /** The start can follow a comma: "you may …", "each investigator …". */
  readonly leads?: true;
  readonly family: LabelFamily;
  /** Label families in it outside brackets. */
  readonly labels: ReadonlySet<LabelFamily>;
}

export type PassagePart = Clause | Block;

/** Consecutive effects, composed. */
export interface Passage {
  /** Without initial capital, with full stop. Empty if there is nothing to say. */
  readonly text: string;
  /** Later in a sentence: "if …, …". */
  readonly after: string;
  readonly labels: ReadonlySet<LabelFamily>;
  /** One sentence without labels, which can follow a comma. */
  readonly smooth: boolean;
  /** The start can follow a comma, whatever follows. */
  readonly leads: boolean;
  /** For clauses only: one sentence without labels, without full stop. */
  readonly plain?: string;
  /** The plain sentence after "may", if all of it can follow "may". */
  readonly may?: string;
  /** The whole passage in the third person, without full stop if plain. */
  readonly third?: string;
}

const NO_LABELS: ReadonlySet<LabelFamily> = new Set();
/** Words between the objects of these verbs: gains have no order, losses do. */
const JOINING_MESSAGES: Readonly<Record<Verb, 'list.and' | 'list.then'>> = {
  gain: 'list.and',
  regain: 'list.and',
  draw: 'list.and',
  take: 'list.and',
  lose: 'list.then',
};

/** Adds a full stop unless the sentence has one. */
export function endSentence(text: string): string {
  return /[.!?]\)?$/.test(text) ? text : `${text}.`;
}

/** Joins sentences, each but the first with an initial capital. */
export function joinSentences(w: Words, texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text, i) => endSentence(i === 0 ? text : w.capitalize(text)))
    .join(' ');
}

/** Creates an imperative clause, "discard this card", by form. */
export function imperativeClause(say: (who: ClauseForm) => string): Clause {
  return { kind: 'clause', text: say('you'), may: say('may'), after: say('then'), bids: true };
}

/** Same, with a third person form. */
export function clauseForAnyone(say: (who: ClauseForm) => string): Clause {
  return { ...imperativeClause(say), third: say('third') };
}

/** Creates a clause about an event, "a monster appears", by form. */
export function statementClause(say: (who: ClauseForm) => string): Clause {
  return { kind: 'clause', text: say('you'), after: say('then'), bids: false };
}

/** A clause of one of the {@link Verb}s. */
export function verbClause(w: Words, verb: Verb, what: string | ((who: ClauseForm) => string)): Clause {
  const object = typeof what === 'string' ? () => what : what;
  return { ...clauseForAnyone((who) => w.say(`verb.${verb}`, { who, what: object(who) })), verb, object };
}

/** Returns the `select` argument of messages that put a comma before a fitting sentence and a colon before others. */
export function fitsAfterComma(then: Passage): 'yes' | 'no' {
  return then.smooth ? 'yes' : 'no';
}

/** Same, also for starts that can follow a comma. */
export function startFitsAfterComma(then: Passage): 'yes' | 'no' {
  return then.leads ? 'yes' : 'no';
}

/** Returns a block's branch as text, in brackets if its labels could be confused with the block's. */
export function branchText(w: Words, of: Passage, family: LabelFamily, who: 'you' | 'then' = 'you'): string {
  if (of.text === '') return endSentence(w.say('effect.nothing', { who }));
  if (of.labels.has(family)) return `(${w.capitalize(of.text)})`;
  return who === 'then' ? of.after : of.text;
}

/**
 * Returns the label families of a block: its own and those of its branches. ("After that" is added only by a following
 * part.)
 */
export function labelsOf(family: LabelFamily, branches: readonly (Passage | undefined)[]): ReadonlySet<LabelFamily> {
  const all = new Set<LabelFamily>(family === 'then' ? [] : [family]);
  for (const one of branches) {
    if (one === undefined || one.labels.has(family)) continue;
    for (const label of one.labels) all.add(label);
  }
  return all;
}

/** Composes consecutive parts. */
export function composePassage(w: Words, parts: readonly PassagePart[]): Passage {
  if (parts.length === 0) return { text: '', after: '', labels: NO_LABELS, smooth: true, leads: true };
  const said: string[] = [];
  /** The first sentence in its `then` form. */
  let start: string | undefined;
  const labels = new Set<LabelFamily>();
  let run: Clause[] = [];
  /** Family of the preceding block, whose label the next sentence needs. */
  let before: LabelFamily | undefined;
  const put = (text: string, after: string) => {
    start ??= after;
    if (before === undefined) {
      said.push(text);
      return;
    }
    said.push(w.say(`after.${before}`, { then: text }));
    labels.add(before);
    before = undefined;
  };
  for (const part of parts) {
    if (part.kind === 'clause') {
      run.push(part);
      continue;
    }
    const first = joinClauses(w, run, 'you');
    if (first !== '' && part.sentence === undefined) {
      const last = part.joined ?? part.after ?? part.text;
      const then = (head: string) => w.say('list.then', { first: head, last, who: 'you' });
      put(then(first), then(joinClauses(w, run, 'then')));
    } else if (first !== '') {
      put(first, joinClauses(w, run, 'then'));
      said.push(part.joined ?? part.text);
    } else {
      put(part.text, part.after ?? part.text);
    }
    run = [];
    before = part.family;
    for (const label of part.labels) labels.add(label);
  }
  if (run.length > 0) put(joinClauses(w, run, 'you'), joinClauses(w, run, 'then'));
  const text = joinSentences(w, said);
  const after = joinSentences(w, [start ?? '', ...said.slice(1)]);
  const clauses = parts.filter((part): part is Clause => part.kind === 'clause');
  const only = parts[0] as PassagePart;
  const one = said.length === 1 && parts.every((part) => part.kind === 'clause' || part.smooth);
  if (clauses.length < parts.length) {
    const third = parts.length === 1 && only.kind === 'block' ? only.third : undefined;
    const leads = one || (only.kind === 'block' && only.leads === true);
    return { text, after, labels, smooth: one, leads, ...(third !== undefined && { third }) };
  }
  return {
    text,
    after,
    labels,
    smooth: true,
    leads: true,
    plain: joinClauses(w, clauses, 'you'),
    ...(clauses.every(({ may }) => may !== undefined) && { may: joinClauses(w, clauses, 'may') }),
    ...(clauses.every(({ third }) => third !== undefined) && { third: joinClauses(w, clauses, 'third') }),
  };
}

/** Joins consecutive clauses into one sentence, without full stop. */
function joinClauses(w: Words, run: readonly Clause[], who: ClauseForm): string {
  const said: ((form: ClauseForm) => string)[] = [];
  let chained = false;
  for (let i = 0; i < run.length; i++) {
    const one = run[i] as Clause;
    // A clause that is not imperative does not fit into a list: "lose 1 Stamina, then you are Cursed, then move to the
    // street".
    if (!one.bids) chained = true;
    const { verb } = one;
    const objects = one.object ? [one.object] : [];
    for (let next = run[i + 1]; verb !== undefined && next?.verb === verb && next.object; next = run[i + 1]) {
      objects.push(next.object);
      i++;
    }
    if (verb === undefined || objects.length <= 1) {
      said.push((form) => formOf(one, form));
      continue;
    }
    const how = JOINING_MESSAGES[verb];
    if (how === 'list.then') chained = true;
    const what = (form: ClauseForm): string => {
      const each = objects.map((object) => object(form));
      return how === 'list.and'
        ? w.list(each)
        : each.reduce((first, last) => w.say(how, { first, last, who: 'object' }));
    };
    said.push((form) => w.say(`verb.${verb}`, { who: form, what: what(form) }));
  }
  const texts = said.map((say, i) => say(i === 0 || who === 'may' || who === 'third' ? who : chained ? 'then' : 'you'));
  const last = texts.at(-1);
  if (last === undefined) return '';
  if (texts.length === 1) return last;
  const list = who === 'then' ? 'you' : who;
  const first = texts
    .slice(0, -1)
    .reduce((sofar, next) =>
      chained
        ? w.say('list.then', { first: sofar, last: next, who: list })
        : w.say('list.comma', { first: sofar, next }),
    );
  if (run.at(-1)?.holds) return w.say('list.meanwhile', { first, last });
  const end = who === 'you' || who === 'then' ? (said.at(-1)?.('then') ?? last) : last;
  return w.say('list.then', { first, last: end, who: list });
}

function formOf(one: Clause, form: ClauseForm): string {
  switch (form) {
    case 'third':
      return one.third ?? one.text;
    case 'may':
      return one.may ?? one.text;
    case 'then':
      return one.after ?? one.text;
    default:
      return one.text;
  }
}
