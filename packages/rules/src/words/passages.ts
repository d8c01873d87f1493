/**
 * How effects become sentences. A short one is a clause, "gain 1 Clue", and clauses in a row share a sentence: "Gain
 * 1 Clue, then lose 1 Sanity." One with branches is a block of whole sentences with labels: "Luck check at −1.
 * Passed: … Failed: …" What follows a block on the same level says so ("Passed or failed: …"), and a block inside a
 * branch of its own kind goes in brackets, so that no label can be read as belonging to another.
 */
import type { Words } from './words.js';

/** What the labels of a block are about. Two blocks of one family could be mistaken for each other. */
export type LabelFamily = 'check' | 'rows' | 'roll' | 'may' | 'if' | 'choose' | 'take' | 'then';

/** Verbs whose clauses in a row are drawn together: "gain 2 Clues and 1 Sanity", "lose 2 Stamina, then 1 Sanity". */
export type Verb = 'gain' | 'regain' | 'draw' | 'take' | 'lose';

/**
 * Whom a clause is said to and where, the argument `who` of its message: to you, at the start; said of somebody
 * (`third`); after "you may" (`may`); to you after something else of the sentence, "then …" (`then`), where some
 * languages turn subject and verb round.
 */
export type ClauseForm = 'you' | 'third' | 'may' | 'then';

/** Forms of a text besides that said to you. */
export interface TextForms {
  /** The same said of somebody, "gains 1 Clue". */
  readonly third?: string;
  /** The same after "may": "become Cursed" of "you are Cursed". None if it cannot stand there. */
  readonly may?: string;
  /** The same after something else of the sentence. None: the text as it is. */
  readonly after?: string;
}

export interface Clause extends TextForms {
  readonly kind: 'clause';
  /** Without capital and full stop. */
  readonly text: string;
  /** Whether it bids you do something, and so stands well in a list: "discard this card, move to the street". */
  readonly bids: boolean;
  /** Whether it holds beside what was said before, and does not come after it. */
  readonly holds?: true;
  readonly verb?: Verb;
  /** By the form: "all your Clues", of somebody "all their Clues". */
  readonly object?: (who: ClauseForm) => string;
}

export interface Block {
  readonly kind: 'block';
  /** Without capital, with full stop. */
  readonly text: string;
  /** The same after something else of the sentence. None: the text as it is. */
  readonly after?: string;
  /** The same after "…, then", if that is another; `sentence`: it needs a sentence of its own, "Then, if …". */
  readonly joined?: string;
  readonly sentence?: true;
  /** The same said of somebody: "may return to Arkham". */
  readonly third?: string;
  /** One sentence without labels, that can follow a comma. */
  readonly smooth: boolean;
  /** Its beginning can follow a comma: "you may …", "each investigator …". */
  readonly leads?: true;
  readonly family: LabelFamily;
  /** Families of the labels that stand in it outside brackets. */
  readonly labels: ReadonlySet<LabelFamily>;
}

export type PassagePart = Clause | Block;

/** Effects in a row, composed. */
export interface Passage {
  /** Without capital at its start, with full stop at its end. Empty if there is nothing to say. */
  readonly text: string;
  /** The same after something else of the sentence: "if …, …". */
  readonly after: string;
  readonly labels: ReadonlySet<LabelFamily>;
  /** One sentence without labels, that can follow a comma. */
  readonly smooth: boolean;
  /** Its beginning can follow a comma, whatever comes later. */
  readonly leads: boolean;
  /** Clauses alone: one sentence without labels: the same without full stop. */
  readonly plain?: string;
  /** The plain sentence after "may", if all of it can stand there. */
  readonly may?: string;
  /** The whole said of somebody, without full stop where it is plain. */
  readonly third?: string;
}

const NO_LABELS: ReadonlySet<LabelFamily> = new Set();
/** The words between these verbs' objects: gains have no order, losses do. */
const JOINING_MESSAGES: Readonly<Record<Verb, 'list.and' | 'list.then'>> = {
  gain: 'list.and',
  regain: 'list.and',
  draw: 'list.and',
  take: 'list.and',
  lose: 'list.then',
};

/** Ends a sentence, once. */
export function endSentence(text: string): string {
  return /[.!?]\)?$/.test(text) ? text : `${text}.`;
}

/** Sentences one after the other, each with a capital but the first. */
export function joinSentences(w: Words, texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text, i) => endSentence(i === 0 ? text : w.capitalize(text)))
    .join(' ');
}

/** An imperative, "discard this card", by its form. */
export function imperativeClause(say: (who: ClauseForm) => string): Clause {
  return { kind: 'clause', text: say('you'), may: say('may'), after: say('then'), bids: true };
}

/** The same, if it can be said of somebody as well. */
export function clauseForAnyone(say: (who: ClauseForm) => string): Clause {
  return { ...imperativeClause(say), third: say('third') };
}

/** Something that happens, "a monster appears", by its form. */
export function statementClause(say: (who: ClauseForm) => string): Clause {
  return { kind: 'clause', text: say('you'), after: say('then'), bids: false };
}

/** A clause of one of the {@link Verb}s. */
export function verbClause(w: Words, verb: Verb, what: string | ((who: ClauseForm) => string)): Clause {
  const object = typeof what === 'string' ? () => what : what;
  return { ...clauseForAnyone((who) => w.say(`verb.${verb}`, { who, what: object(who) })), verb, object };
}

/** For messages that set a comma before a smooth sentence and a colon before others. */
export function fitsAfterComma(then: Passage): 'yes' | 'no' {
  return then.smooth ? 'yes' : 'no';
}

/** The same, for beginnings that can follow a comma as well. */
export function startFitsAfterComma(then: Passage): 'yes' | 'no' {
  return then.leads ? 'yes' : 'no';
}

/** A branch of a block: its text, in brackets if its labels could be taken for those of the block. */
export function branchText(w: Words, of: Passage, family: LabelFamily, who: 'you' | 'then' = 'you'): string {
  if (of.text === '') return endSentence(w.say('effect.nothing', { who }));
  if (of.labels.has(family)) return `(${w.capitalize(of.text)})`;
  return who === 'then' ? of.after : of.text;
}

/** The families of a block: its own and those its branches show. ("After that" comes only with what follows.) */
export function labelsOf(family: LabelFamily, branches: readonly (Passage | undefined)[]): ReadonlySet<LabelFamily> {
  const all = new Set<LabelFamily>(family === 'then' ? [] : [family]);
  for (const one of branches) {
    if (one === undefined || one.labels.has(family)) continue;
    for (const label of one.labels) all.add(label);
  }
  return all;
}

/** Parts in a row. */
export function composePassage(w: Words, parts: readonly PassagePart[]): Passage {
  if (parts.length === 0) return { text: '', after: '', labels: NO_LABELS, smooth: true, leads: true };
  const said: string[] = [];
  /** What is said first, in its form after something else. */
  let start: string | undefined;
  const labels = new Set<LabelFamily>();
  let run: Clause[] = [];
  /** The family of the block before, whose label what follows must bear. */
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

/** Clauses in a row as one sentence, without full stop. */
function joinClauses(w: Words, run: readonly Clause[], who: ClauseForm): string {
  const said: ((form: ClauseForm) => string)[] = [];
  let chained = false;
  for (let i = 0; i < run.length; i++) {
    const one = run[i] as Clause;
    // What is no imperative sits ill in a list: "lose 1 Stamina, then you are Cursed, then move to the street".
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
