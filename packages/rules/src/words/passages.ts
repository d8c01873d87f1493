/**
 * Composes effects into sentences. A short effect is a clause, "gain 1 Clue"; consecutive clauses share a sentence.
 *
 * "Gain 1 Clue and lose 1 Sanity." An effect with branches is a block: a head, which is a clause, and sentences with
 * labels. "Luck (−1) check. Passed: … Failed: …"
 *
 * Text after a block on the same level says that it holds in any case. The subject of the clauses is the player
 * addressed, or "they" after "each investigator" ({@link Words.about}).
 */
import { listClauses, objectsList } from './clause-lists.js';
import { sayClauseLast } from './nouns.js';
import type { Args, Words } from './words.js';

/** Kind of the labels of a block. Two blocks of one family could be confused. */
export type LabelFamily = 'check' | 'rows' | 'roll' | 'may' | 'if' | 'choose' | 'take' | 'then';

/** Verbs whose consecutive clauses are merged: "gain 2 Clues and 1 Sanity". */
export type Verb = 'gain' | 'regain' | 'draw' | 'take' | 'receive' | 'lose' | 'discard';

/**
 * Grammatical form of a clause, the argument `who` of its message. `you`: addressed to the player, at the start.
 *
 * `third`: about an investigator, without subject. `may`: after "you may". `then`: later in the sentence, where some
 * languages invert subject and verb. `label`: after a label. `they`: after the subject "they". `more`: after another clause with its subject.
 */
export type ClauseForm = 'you' | 'third' | 'may' | 'then' | 'label' | 'they' | 'more';

export interface Clause {
  /** The message by form, without initial capital and full stop. */
  readonly say: (form: ClauseForm) => string;
  /** True for an imperative, which fits into a list: "discard this card, move to the street area". */
  readonly bids: boolean;
  /** Its subject is the player: it has a third person form. */
  readonly personal: boolean;
  /** It can follow "you may". */
  readonly optional: boolean;
  /** It looks back at the clause before it: "…, then …". */
  readonly later?: true;
  /** A check: after an event it is "you must make". */
  readonly check?: true;
  /** A choice, "either … or …", which what follows is no part of: it is said like what follows such a block. */
  readonly divides?: LabelFamily;
  /** A roll without branches: a result with a list of its own is the next sentence. */
  readonly rolls?: true;
  /** It does not follow "to": it may be no command. */
  readonly aimless?: true;
  /** A loss or a fate: after a gain it begins a sentence, for "you may" is about the gain. */
  readonly adverse?: true;
  readonly verb?: Verb;
  /** By form: "all your Clues". */
  readonly object?: (who: ClauseForm) => string;
}

export interface ClausePart extends Clause {
  readonly kind: 'clause';
}

export interface Block {
  readonly kind: 'block';
  readonly head: Clause;
  /** Sentences after the head, with full stops. */
  readonly rest: readonly string[];
  /** True if the head needs a sentence of its own: "If …". */
  readonly alone?: true;
  /** Ends with an option. The next passage applies without it, too. */
  readonly open?: true;
  /** About the dice of the sentence before it: it stays in their scope as a sentence of its own. */
  readonly ofRoll?: true;
  /** The whole of it after "if you do": "If you do and are Cursed, …". */
  readonly ifDone?: string;
  readonly family: LabelFamily;
  /** Label families in it. */
  readonly labels: ReadonlySet<LabelFamily>;
}

export type PassagePart = ClausePart | Block;

interface Sentence {
  readonly clauses: readonly Clause[];
  /** Ends with a choice. */
  readonly divided?: LabelFamily;
  readonly block?: Block;
}

/** Consecutive effects, composed. */
export interface Passage {
  readonly empty: boolean;
  /** Without initial capital, with full stop. */
  readonly say: (form: ClauseForm) => string;
  /** Same, sentences without labels joined by semicolons, so that none leaves the scope of what precedes. */
  readonly glued: (form: ClauseForm) => string;
  /** One sentence without labels, without full stop. */
  readonly plain: (form: ClauseForm) => string;
  /** True if the first sentence exists in that form. */
  readonly can: (form: 'third' | 'may') => boolean;
  /** True if it begins with a command that can follow "to". */
  readonly bids: boolean;
  /** True if its first clause can follow "you may". */
  readonly optional: boolean;
  /** Clauses only. */
  readonly clausal: boolean;
  /** The only clause. */
  readonly single?: Clause;
  /** One sentence without labels. */
  readonly smooth: boolean;
  readonly labels: ReadonlySet<LabelFamily>;
  /** Ends with an option. */
  readonly open: boolean;
  /** Its first sentence has more than one effect: after "to" they would seem to be one. */
  readonly several: boolean;
  /** The first sentence in a form, and each further one as it stands after "if you do". `isPaid`: an option with a price. */
  readonly scoped: (form: ClauseForm, isPaid?: boolean) => { readonly first: string; readonly more: readonly string[] };
}

/** Adds a full stop unless the sentence has one. */
export function endSentence(text: string): string {
  return /[.!?][)”“]?$/.test(text) ? text : `${text}.`;
}

/** Joins sentences, each but the first with an initial capital. */
export function joinSentences(w: Words, texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text, i) => endSentence(i === 0 ? text : w.capitalize(text)))
    .join(' ');
}

/** Creates an imperative clause, "discard this card", by form. It is personal if the message has a third person. */
export function clause(say: (who: ClauseForm) => string): ClausePart {
  return { kind: 'clause', say, optional: true, bids: true, personal: say('third') !== say('you') };
}

/** Creates a clause about what happens to the player, "you are delayed", by form. */
export function involuntaryClause(say: (who: ClauseForm) => string): ClausePart {
  return { ...clause(say), bids: false };
}

/** Creates a clause about an event, "a monster appears", by form. */
export function statementClause(say: (who: ClauseForm) => string): ClausePart {
  return { kind: 'clause', say, optional: false, bids: false, personal: false };
}

/** Returns a clause that counts as no loss, since it is the result of what precedes. */
export function withoutAdverse(part: PassagePart): PassagePart {
  if (part.kind === 'block') return part;
  const { adverse: _, ...plain } = part;
  return plain;
}

/** Clause of a permission: "you may …". */
export function permission(say: (form: ClauseForm) => string): Clause {
  return { say, bids: false, optional: false, personal: true };
}

/** A clause of one of the {@link Verb}s. */
export function verbClause(w: Words, verb: Verb, what: string | ((who: ClauseForm) => string)): ClausePart {
  const object = typeof what === 'string' ? () => what : what;
  const say = (who: ClauseForm) => {
    const text = object(who);
    // In German the verb precedes a clause at the end: "so viele Hinweise erhalten, wie du hast".
    if (who !== 'may') return w.say(`verb.${verb}`, { who, what: text });
    return sayClauseLast((what) => w.say(`verb.${verb}`, { who, what }), text);
  };
  return { ...clause(say), verb, object };
}

/** Returns a clause in a form, with the subject "they" if it needs one. */
function speak(w: Words, of: Clause, form: ClauseForm): string {
  if (form === 'third' || form === 'may') return of.say(form);
  if (w.subject !== 'they' || !of.personal) return of.say(form);
  const third = of.say('third');
  const [verb = ''] = third.split(' ', 1);
  return w.say(`clause.they.${form}`, { plain: of.say('they'), third, verb, rest: third.slice(verb.length) });
}

/** Returns arguments for a branch after a label or a comma: `then`, and `after` for languages that invert. */
export function branchArgs(w: Words, of: Passage): { then: string; after: string } {
  if (!of.empty) return { then: of.say('label'), after: of.say('then') };
  const nothing = (who: ClauseForm) => endSentence(w.say('effect.nothing', { who }));
  return { then: nothing('you'), after: nothing('then') };
}

/** Same, with sentences that must stay in the scope of a condition. */
export function scopeArgs(w: Words, of: Passage): { then: string; after: string } {
  return of.empty ? branchArgs(w, of) : { then: of.glued('label'), after: of.glued('then') };
}

/** Returns the label families of a block: its own and those of its branches. */
export function labelsOf(
  family: LabelFamily,
  rest: readonly string[],
  branches: readonly (Passage | undefined)[],
): ReadonlySet<LabelFamily> {
  const all = new Set<LabelFamily>(rest.length > 0 ? [family] : []);
  for (const one of branches) for (const label of one?.labels ?? []) all.add(label);
  return all;
}

/** Composes consecutive parts. `loose`: each event begins and ends a sentence. */
export function composePassage(w: Words, parts: readonly PassagePart[], loose = false): Passage {
  const sentences = sentencesOf(parts, loose);
  const [first] = sentences;
  const bare = (i: number, form: ClauseForm) => {
    const { clauses, block } = sentences[i] as Sentence;
    return joinSentences(w, [...clauseSentences(w, clauses, form), ...(block?.rest ?? [])]);
  };
  /** Same, in the scope of what precedes. */
  const bound = (i: number, form: ClauseForm) => {
    const { clauses, block } = sentences[i] as Sentence;
    const passage = clauseSentences(w, clauses, form, MAX_WORDS_AFTER).reduce((before, next) =>
      w.say('list.scope', { first: before, last: next }),
    );
    return joinSentences(w, [passage, ...(block?.rest ?? [])]);
  };
  /** A sentence after the one before it. */
  const text = (i: number, form: ClauseForm): string => {
    const family = sentences[i - 1]?.block?.family ?? sentences[i - 1]?.divided;
    const labelled = (sentences[i - 1]?.block?.labels.size ?? 0) > 0;
    const before = sentences[i - 1]?.block;
    // After a check without branches the next sentence uses what was rolled.
    const plain = before?.family === 'check' && before.rest.length === 0;
    if (family === undefined || plain || (sentences[i]?.block?.alone && !labelled)) return bare(i, form);
    // After branches inside options or of each investigator, "then" could belong to the last of them.
    const afterCheck = family === 'choose' ? 'choice' : family === 'then' ? 'check' : family;
    const kind = before?.labels.has('check') ? afterCheck : family;
    return w.say(`after.${kind}`, { then: bare(i, 'label'), after: bare(i, 'then') });
  };
  /** True for a sentence about the dice that the one before it rolled: it cannot leave the scope of that. */
  const onDice = (i: number) => i < sentences.length && sentences[i - 1]?.clauses.at(-1)?.rolls === true;
  const whole = (form: ClauseForm) =>
    joinSentences(
      w,
      sentences.map((_, i) => text(i, i === 0 ? form : 'you')),
    );
  const labels = new Set<LabelFamily>();
  for (const { block } of sentences) for (const label of block?.labels ?? []) labels.add(label);
  return {
    empty: first === undefined,
    say: whole,
    glued: (form) =>
      sentences.reduce((before, { block }, i) => {
        if (i === 0) return bound(0, form);
        const loose = (sentences[i - 1]?.block?.labels.size ?? 0) > 0;
        if (loose || block?.ofRoll || onDice(i)) return joinSentences(w, [before, text(i, 'you')]);
        return w.say('list.scope', {
          first: before.replace(/\.$/, ''),
          last: block?.alone ? bare(i, 'then') : text(i, 'then'),
        });
      }, ''),
    plain: (form) => (first === undefined ? '' : joinClauses(w, first.clauses, form)),
    can: (form) => first?.clauses.every((of) => (form === 'may' ? of.optional : of.personal)) ?? false,
    bids: (first?.clauses[0]?.bids ?? false) && first?.clauses[0]?.aimless === undefined,
    optional: first?.clauses[0]?.optional ?? false,
    clausal: sentences.length <= 1 && parts.every(({ kind }) => kind === 'clause'),
    ...(parts.length === 1 && parts[0]?.kind === 'clause' && { single: parts[0] }),
    smooth: sentences.length <= 1 && (first?.block?.rest ?? []).length === 0 && labels.size === 0,
    labels,
    open: sentences.at(-1)?.block?.open ?? false,
    several: first !== undefined && (mergeVerbs(w, first.clauses).length > 1 || onDice(1)),
    scoped: (form, isPaid = false) => {
      const ifDone = (then: string, after: string, before?: Block) => {
        // The effects after a check belong to the option as the check does.
        const key = before?.open ? 'may.then.anyway' : before?.labels.has('check') ? 'may.then.check' : 'may.then';
        return w.say(key, { then, after });
      };
      const more = sentences.slice(1).map(({ block }, i) => {
        if (block === undefined && onDice(i + 1)) return bare(i + 1, 'label');
        return block?.ifDone ?? ifDone(bare(i + 1, 'label'), bare(i + 1, 'then'), sentences[i]?.block);
      });
      // A clause that is not optional begins a sentence of its own.
      const unlike =
        form === 'may'
          ? (first?.clauses.findIndex(
              ({ optional, adverse }, i) => !optional || (!isPaid && isPriceAfterGain(first.clauses, i, adverse)),
            ) ?? -1)
          : -1;
      const fixed = unlike <= 0 && first !== undefined ? longFrom(w, first.clauses, 'may', MAX_WORDS_AFTER) : unlike;
      if (first === undefined || fixed <= 0) return { first: first === undefined ? '' : bare(0, form), more };
      const rest = first.block?.rest ?? [];
      const tail = (as: ClauseForm) => joinSentences(w, [joinClauses(w, first.clauses.slice(fixed), as), ...rest]);
      const start = joinClauses(w, first.clauses.slice(0, fixed), form);
      return { first: start, more: [ifDone(tail('label'), tail('then')), ...more] };
    },
  };
}

/**
 * A clause with a list of its own: "search the deck, take 1 card, and shuffle the deck", "draw 3 Spells and keep 2 of
 * them". What follows is a sentence of its own.
 */
const OWN_LIST =
  /, (?:and|then|und|dann) | until | and keeps? \d|\(mische danach|\(danach den Stapel| und (?:behalte|behält) \d|, if there is one in the |, bis beide /;
const hasOwnList = ({ say, personal, bids }: Clause): boolean => (personal || bids) && OWN_LIST.test(say('label'));

/** True for the first loss after gains. */
function isPriceAfterGain(clauses: readonly Clause[], at: number, adverse: true | undefined): boolean {
  return at > 0 && adverse === true && clauses.slice(0, at).every((before) => !before.adverse);
}

/** True for a clause that is no command. */
const isEvent = ({ bids, aimless }: Clause): boolean => !bids || aimless === true;

function sentencesOf(parts: readonly PassagePart[], loose: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let run: Clause[] = [];
  const flush = () => {
    if (run.length > 0) sentences.push({ clauses: run });
    run = [];
  };
  for (const part of parts) {
    const last = run.at(-1);
    const next = part.kind === 'clause' ? part : part.head;
    if (loose && last && (isEvent(last) || isEvent(next))) flush();
    // A choice after a command: "or" would seem to include the command.
    if (last && next.divides === 'choose' && part.kind === 'clause') flush();
    if (last?.rolls && hasOwnList(next)) flush();
    if (last && (hasOwnList(last) || (next.later && isEvent(last)))) {
      sentences.push(next.later ? { clauses: run, divided: 'then' } : { clauses: run });
      run = [];
    }
    if (last?.divides && run.length > 0) {
      sentences.push({ clauses: run, divided: last.divides });
      run = [];
    }
    if (part.kind === 'clause') {
      run.push(part);
      continue;
    }
    if (part.alone) flush();
    sentences.push({ clauses: [...run, part.head], block: part });
    run = [];
  }
  flush();
  return sentences;
}

/** A sentence of more words is divided where it can be. Parentheses do not count. */
const MAX_WORDS = 25;
/** Same, after a few other words: "you may", "if you do". */
const MAX_WORDS_AFTER = 22;

function isLong(text: string, most = MAX_WORDS): boolean {
  const words = text.replace(/\([^)]*\)/g, '').split(/\s+/);
  return words.filter((word) => /[\p{L}\d]/u.test(word)).length > most;
}

/** True if the first sentence of a text, up to a colon, is too long. */
export function startsLong(text: string): boolean {
  return isLong(text.split(/(?<=[.!?:;])\s+/, 1)[0] ?? '');
}

/** Returns a message, or its form for long sentences (`<key>.long`), if it has one. */
export function sayClear(w: Words, key: string, args: Args): string {
  const text = w.say(key, args);
  return startsLong(text) && w.has(`${key}.long`) ? w.say(`${key}.long`, args) : text;
}

/** Returns the index of the clause at which a long sentence is divided, -1 if it is not. */
function longFrom(w: Words, clauses: readonly Clause[], form: ClauseForm, most?: number): number {
  if (clauses.length < 2 || !isLong(joinClauses(w, clauses, form), most)) return -1;
  for (let at = clauses.length - 1; at > 0; at--) {
    const [before, next] = [clauses[at - 1], clauses[at]];
    const merges = next?.verb !== undefined && next.verb === before?.verb;
    if (merges || (at > 1 && isLong(joinClauses(w, clauses.slice(0, at), form), most))) continue;
    return at;
  }
  return -1;
}

/** Joins clauses into a sentence, or into more if it would be too long. */
function clauseSentences(w: Words, clauses: readonly Clause[], form: ClauseForm, most?: number): string[] {
  const at = form === 'third' || form === 'may' ? -1 : longFrom(w, clauses, form, most);
  if (at < 0) return [joinClauses(w, clauses, form)];
  const [first, ...more] = clauseSentences(w, clauses.slice(at), 'you');
  const after = () => joinClauses(w, clauses.slice(at), 'then');
  const next = clauses[at]?.later ? [w.say('after.then', { then: first ?? '', after: after() })] : [first ?? ''];
  return [joinClauses(w, clauses.slice(0, at), form), ...next, ...more];
}

/** Merges consecutive clauses of one verb: "gain 2 Clues and 1 Sanity". */
function mergeVerbs(w: Words, run: readonly Clause[]): Clause[] {
  const groups: Clause[][] = [];
  /** The verb as said: two may be one word in a language. */
  const word = (verb: Verb) => w.say(`verb.${verb}`, { who: 'you', what: '' });
  for (const one of run) {
    const last = groups.at(-1);
    const before = last?.[0];
    // A card that may be missing stays apart: "take Lore, if available, and take the Tainted Detriment".
    const unsure =
      last
        ?.at(-1)
        ?.object?.('you')
        .endsWith(w.say('take.available', { what: '' })) ?? false;
    const alike =
      !unsure && one.verb !== undefined && before?.verb !== undefined && word(before.verb) === word(one.verb);
    if (alike && one.object && before.object) last?.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first?.verb === undefined || group.length === 1) return group;
    const what = (form: ClauseForm) => {
      const texts = group.map(({ object }) => object?.(form) ?? '');
      if (!group.some(({ later }, i) => later && i > 0)) return objectsList(w, texts);
      return texts.reduce((before, next) => w.say('list.then', { first: before, last: next, who: 'object' }));
    };
    return [{ ...first, ...verbClause(w, first.verb, what) }];
  });
}

/** The second person of a German verb in the third: "erhält", "erhältst". */
function secondPerson(third: string): string {
  if (third === 'wird') return 'wirst';
  if (/[szxß]t$/.test(third)) return third;
  return third.endsWith('ält') ? `${third}st` : third.replace(/e?t$/, (end) => (end === 'et' ? 'est' : 'st'));
}

/** A German fate, whose subject is the player, and a theft, whose is another. */
const GERMAN_FATE = /(?:^|, und )(?:[Dd]u (?:wirst|gehst)|(?:wirst|gehst) du) /;
const GERMAN_THEFT = /^(?:[Jj]emand stiehlt dir|stiehlt dir jemand) /;

/**
 * Joins a German fate with what the player does or suffers next: "du wirst aufgehalten und erhältst 2 Hinweise", "du
 * wirst verflucht und durch das nächste offene Tor gezogen". A sentence of its own could leave the branch.
 *
 * @returns undefined if they cannot share a sentence
 */
function sharedSubject(before: string, next: string | Clause): string | undefined {
  const theft = GERMAN_THEFT.test(before);
  if (!theft && !GERMAN_FATE.test(before)) return undefined;
  if (typeof next === 'string') {
    const [, also] = /^du wirst (.+)$/.exec(next) ?? [];
    return also === undefined || !/[Dd]u wirst |wirst du /.test(before) ? undefined : `${before} und ${also}`;
  }
  const third = next.say('third');
  const [verb = ''] = third.split(' ', 1);
  if (third === next.say('you') || !/t$/.test(verb)) return undefined;
  return `${before}${theft ? ', und du' : ' und'} ${secondPerson(verb)}${third.slice(verb.length)}`;
}

/** Joins consecutive clauses into one sentence, without full stop. */
function joinClauses(w: Words, run: readonly Clause[], form: ClauseForm): string {
  const clauses = mergeVerbs(w, run);
  const [start, ...others] = clauses;
  if (start === undefined) return '';
  const uniform = form === 'third' || form === 'may';
  const kind = (of: Clause) =>
    uniform ? 'same' : w.subject === 'they' && of.personal ? 'they' : of.bids ? 'command' : 'event';
  // "lose 2 Stamina, become Cursed and move to the street area": a fate between commands is one of them.
  const amid = clauses.findIndex((of, i) => i > 0 && kind(of) === 'event' && kind(clauses[i - 1] ?? of) === 'command');
  const isAmid = amid > 0 && clauses.slice(amid).some((of) => kind(of) === 'command');
  if (isAmid && w.subject === 'you' && w.say('choose.form') === 'may' && clauses.every(({ optional }) => optional))
    return joinClauses(w, run, 'may');
  const segments = [{ key: '', texts: [speak(w, start, form)] }];
  others.forEach((next, i) => {
    const last = clauses[i] as Clause;
    const event = kind(next) === 'event';
    const segment = segments.at(-1);
    if (segment !== undefined && !uniform && !next.later && w.subject === 'you') {
      const joined = sharedSubject(segment.texts.at(-1) ?? '', event ? speak(w, next, 'label') : next);
      if (joined !== undefined) {
        segment.texts[segment.texts.length - 1] = joined;
        return;
      }
    }
    const same = kind(last) === kind(next) && kind(next) !== 'event';
    if (same) {
      const text = speak(w, next, uniform ? form : next.later && kind(next) === 'command' ? 'then' : 'more');
      if (next.later) segments.push({ key: 'list.then', texts: [text] });
      else segments.at(-1)?.texts.push(text);
      return;
    }
    const key = event ? 'list.event' : next.later ? 'list.then' : next.check ? 'list.command.check' : 'list.command';
    segments.push({ key, texts: [speak(w, next, key === 'list.then' ? 'then' : 'label')] });
  });
  return segments.reduce((first, { key, texts }, i) => {
    const last = listClauses(w, texts);
    if (i === 0) return last;
    const next = segments[i + 1]?.key;
    const more = key === 'list.event' && (next === 'list.event' || next === 'list.command');
    return w.say(more ? 'list.more' : key, { first, last, who: form });
  }, '');
}
