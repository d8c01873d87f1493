/**
 * How effects become sentences. A short one is a clause, "gain 1 Clue", and clauses in a row share a sentence: "Gain
 * 1 Clue, then lose 1 Sanity." One with branches is a block of whole sentences with labels: "Luck check at −1.
 * Passed: … Failed: …" What follows a block on the same level says so ("Passed or failed: …"), and a block inside a
 * branch of its own kind goes in brackets, so that no label can be read as belonging to another.
 */
import type { Words } from './words.js';

/** What the labels of a block are about. Two blocks of one family could be mistaken for each other. */
export type Family = 'check' | 'rows' | 'roll' | 'may' | 'if' | 'choose' | 'take' | 'then';

/** Verbs whose clauses in a row are drawn together: "gain 2 Clues and 1 Sanity", "lose 2 Stamina, then 1 Sanity". */
export type Verb = 'gain' | 'regain' | 'draw' | 'take' | 'lose';

export interface Clause {
  readonly kind: 'clause';
  /** Without capital and full stop. */
  readonly text: string;
  /** The same said of somebody, "gains 1 Clue". */
  readonly third?: string;
  /** The same after "may": "become Cursed" of "you are Cursed". The text itself if it is an imperative. */
  readonly may?: string;
  readonly verb?: Verb;
  readonly object?: string;
}

export interface Block {
  readonly kind: 'block';
  /** Without capital, with full stop. */
  readonly text: string;
  /** The same after "…, then"; `sentence`: it needs a sentence of its own, "Then, if …". */
  readonly joined?: string;
  readonly sentence?: true;
  /** The same said of somebody: "may return to Arkham". */
  readonly third?: string;
  /** One sentence without labels, that can follow a comma. */
  readonly smooth: boolean;
  /** Its beginning can follow a comma: "you may …", "each investigator …". */
  readonly leads?: true;
  readonly family: Family;
  /** Families of the labels that stand in it outside brackets. */
  readonly labels: ReadonlySet<Family>;
}

export type Part = Clause | Block;

/** Effects in a row, composed. */
export interface Passage {
  /** Without capital at its start, with full stop at its end. Empty if there is nothing to say. */
  readonly text: string;
  readonly labels: ReadonlySet<Family>;
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

const NONE: ReadonlySet<Family> = new Set();
/** The words between these verbs' objects: gains have no order, losses do. */
const TOGETHER: Readonly<Record<Verb, 'list.and' | 'list.then'>> = {
  gain: 'list.and',
  regain: 'list.and',
  draw: 'list.and',
  take: 'list.and',
  lose: 'list.then',
};

/** Ends a sentence, once. */
export function stop(text: string): string {
  return /[.!?]\)?$/.test(text) ? text : `${text}.`;
}

/** Sentences one after the other, each with a capital but the first. */
export function sentences(w: Words, texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text, i) => stop(i === 0 ? text : w.capital(text)))
    .join(' ');
}

/** An imperative: "discard this card". */
export function clause(text: string, more: Partial<Omit<Clause, 'kind' | 'text'>> = {}): Clause {
  return { kind: 'clause', text, may: text, ...more };
}

/** Something that happens: "a monster appears". */
export function statement(text: string, more: Partial<Omit<Clause, 'kind' | 'text'>> = {}): Clause {
  return { kind: 'clause', text, ...more };
}

/** A clause of one of the {@link Verb}s. */
export function verbClause(w: Words, verb: Verb, object: string): Clause {
  const said = (who: string) => w.say(`verb.${verb}`, { who, what: object });
  return clause(said('you'), { third: said('third'), verb, object });
}

/** For messages that set a comma before a smooth sentence and a colon before others. */
export function smooth(then: Passage): 'yes' | 'no' {
  return then.smooth ? 'yes' : 'no';
}

/** The same, for beginnings that can follow a comma as well. */
export function leads(then: Passage): 'yes' | 'no' {
  return then.leads ? 'yes' : 'no';
}

/** A branch of a block: its text, in brackets if its labels could be taken for those of the block. */
export function branch(w: Words, of: Passage, family: Family): string {
  if (of.text === '') return stop(w.say('effect.nothing'));
  return of.labels.has(family) ? `(${w.capital(of.text)})` : of.text;
}

/** The families of a block: its own and those its branches show. ("After that" comes only with what follows.) */
export function labelsOf(family: Family, branches: readonly (Passage | undefined)[]): ReadonlySet<Family> {
  const all = new Set<Family>(family === 'then' ? [] : [family]);
  for (const one of branches) {
    if (one === undefined || one.labels.has(family)) continue;
    for (const label of one.labels) all.add(label);
  }
  return all;
}

/** Parts in a row. */
export function passage(w: Words, parts: readonly Part[]): Passage {
  if (parts.length === 0) return { text: '', labels: NONE, smooth: true, leads: true };
  const said: string[] = [];
  const labels = new Set<Family>();
  let run: Clause[] = [];
  /** The family of the block before, whose label what follows must bear. */
  let before: Family | undefined;
  const put = (text: string) => {
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
    const first = joined(w, run, 'you');
    if (first !== '' && part.sentence === undefined) {
      put(w.say('list.then', { first, last: part.joined ?? part.text }));
    } else if (first !== '') {
      put(first);
      said.push(part.joined ?? part.text);
    } else {
      put(part.text);
    }
    run = [];
    before = part.family;
    for (const label of part.labels) labels.add(label);
  }
  if (run.length > 0) put(joined(w, run, 'you'));
  const text = sentences(w, said);
  const clauses = parts.filter((part): part is Clause => part.kind === 'clause');
  const only = parts[0] as Part;
  const one = said.length === 1 && parts.every((part) => part.kind === 'clause' || part.smooth);
  if (clauses.length < parts.length) {
    const third = parts.length === 1 && only.kind === 'block' ? only.third : undefined;
    const leads = one || (only.kind === 'block' && only.leads === true);
    return { text, labels, smooth: one, leads, ...(third !== undefined && { third }) };
  }
  return {
    text,
    labels,
    smooth: true,
    leads: true,
    plain: joined(w, clauses, 'you'),
    ...(clauses.every(({ may }) => may !== undefined) && { may: joined(w, clauses, 'may') }),
    ...(clauses.every(({ third }) => third !== undefined) && { third: joined(w, clauses, 'third') }),
  };
}

/** Clauses in a row as one sentence, without full stop. */
function joined(w: Words, run: readonly Clause[], who: 'you' | 'may' | 'third'): string {
  const texts: string[] = [];
  let chained = false;
  for (let i = 0; i < run.length; i++) {
    const one = run[i] as Clause;
    // What is no imperative sits ill in a list: "lose 1 Stamina, then you are Cursed, then move to the street".
    if (one.may !== one.text) chained = true;
    const objects = [one.object ?? ''];
    while (one.verb !== undefined && run[i + 1]?.verb === one.verb) objects.push(run[++i]?.object ?? '');
    if (one.verb === undefined || objects.length === 1) {
      texts.push((who === 'you' ? undefined : one[who]) ?? one.text);
      continue;
    }
    const how = TOGETHER[one.verb];
    if (how === 'list.then') chained = true;
    const what =
      how === 'list.and' ? w.list(objects) : objects.reduce((first, last) => w.say('list.then', { first, last }));
    texts.push(w.say(`verb.${one.verb}`, { who, what }));
  }
  const last = texts.at(-1);
  if (last === undefined) return '';
  if (texts.length === 1) return last;
  const key = chained ? 'list.then' : 'list.comma';
  const first = texts
    .slice(0, -1)
    .reduce((sofar, next) => w.say(key, key === 'list.then' ? { first: sofar, last: next } : { first: sofar, next }));
  return w.say('list.then', { first, last });
}
