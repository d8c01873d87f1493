import { IntlMessageFormat } from 'intl-messageformat';

/** ICU messages by key. A language is one catalogue; later ones may override single keys (house words, a ruleset). */
export type Catalogue = Readonly<Record<string, string>>;

/** Kinds of components that have names. */
export type NamedKind =
  | 'card'
  | 'monster'
  | 'place'
  | 'investigator'
  | 'world'
  | 'gate'
  | 'ancientOne'
  | 'mythos'
  | 'board'
  /** Occupation of an investigator, by the id of the sheet. */
  | 'occupation'
  /** Printed things without id: a power, a fixed location ability, an inner room. */
  | 'printed'
  /** Of any of these kinds. */
  | 'component'
  /** The thing used: a component, or for an investigator the ability. */
  | 'used'
  /** Theme of an encounter, by its card and place: `downtown-1/arkham-asylum`. */
  | 'theme';

/**
 * Looks up the name of a component, or a fact about it that sentences depend on.
 *
 * `card-article`: the English article of a card. `card-deck`: its deck (`ally`, `common`, …). `place-kind`: `street`, `location`, …. Articles and prepositions are
 * English ones of a place or world ("the Woods", "on Unvisited Isle"). Unknown ids return the id, or ''
 * for facts. `form`: returns the form of the name in a sentence, '' if unknown.
 */
export type NameLookup = (kind: NamedKind | NameFact, id: string, form?: NameForm) => string;

/** Facts about a name that sentences depend on, `''` if there is nothing to know. */
export type NameFact = 'card-article' | 'card-deck' | 'place-kind' | 'article' | 'preposition';

/**
 * Form of a name in a sentence: a location (`at`), a destination (`to`), a subject (`the`), accusative, dative,
 * genitive (`of`), or abbreviated (`short`). Also with "a" or "each", and the accusatives of these.
 *
 * A message requests a form by the argument's name: `{monsterAcc}`, `{placeAt}`.
 */
export type NameForm = 'at' | 'to' | 'the' | 'acc' | 'dat' | 'a' | 'aacc' | 'each' | 'eachacc' | 'of' | 'short';

/**
 * The subject of the texts: `you`, the player; `they`, an investigator named before; `who`, the same in a relative clause
 * ("who has a Spell"); `and`, left out after "if you do and".
 */
export type Subject = 'you' | 'they' | 'who' | 'and';

/** Arguments in a message that request a form of a name. */
const FORM_ARGUMENTS = /\{(card|place|monster|world|gate)(\d?)(At|To|The|Acc|Dat|AAcc|A|EachAcc|Each|Of)\b/gi;

export type Args = Readonly<Record<string, string | number>>;

const NAME_ARGUMENTS: ReadonlySet<string> = new Set<NamedKind>([
  'card',
  'monster',
  'place',
  'investigator',
  'world',
  'gate',
  'ancientOne',
  'mythos',
  'board',
  'component',
  'used',
  'theme',
]);

/** Arguments that hold the id of a term: the catalogue's message `<argument>.<id>` replaces it. */
const TERM_ARGUMENTS: ReadonlySet<string> = new Set([
  'ability',
  'check',
  'colour',
  'damage',
  'deck',
  'fate',
  'movement',
  'phase',
  'resource',
  'skill',
  'status',
  'symbol',
]);

/**
 * A language: returns messages by key.
 *
 * Arguments named after component kinds hold ids and are replaced by names: `card`, `monster`, `place`, `investigator`,
 * `world`, `gate`, `ancientOne`, `mythos`, `component`, `theme`. Arguments named after a list of terms hold ids and are
 * replaced by the catalogue's word (`skill.luck`): `skill`, `check`, `deck`, `resource`, `phase`, `symbol`, `colour`,
 * `ability`, `movement`, `damage`, `fate`, `status`. A digit may follow if a message needs two (`place2`). `name` is a
 * printed name, translated if the box has a translation. All other arguments are inserted as they are. Counts are
 * numbers, so that messages can use plurals; signed numbers go through {@link signed} first.
 *
 * A `select` needs an argument with another name, since these hold words by then. Its cases cannot contain hyphens,
 * which ICU does not accept.
 *
 * Every message gets `subject` ({@link Subject}) and the pronouns of the language (`{your}`: "your" or "their"). It can
 * also use three derived arguments: `{Then}` is `{then}` with an initial capital; `{monsterAcc}` is the name in a
 * {@link NameForm}; and `placeKind` (`place2Kind`) is the kind of `{place}` (`street`, `location`, `world`, `sky` …),
 * for a `select` of the preposition.
 */
export class Words {
  readonly locale: string;
  private readonly catalogue: Catalogue;
  private readonly names: NameLookup;
  private readonly constantArgs: Args;
  private pronounsOfSubject: Readonly<Record<string, string>> | undefined;
  /** The same language with another subject. */
  private readonly others = new Map<Subject, Words>();
  /** Cache of results: most texts of a table are needed again after every answer. */
  private readonly cache = new Map<string, string>();
  /** Compiled messages: compiling takes far longer than formatting. `undefined`: plain text, or a parse error. */
  private readonly compiled = new Map<string, IntlMessageFormat | undefined>();

  /** `names`: must be stable for an id. `constant`: arguments available to every message. */
  constructor(locale: string, catalogue: Catalogue, names: NameLookup, constant: Args = {}) {
    this.locale = locale;
    this.catalogue = catalogue;
    this.names = names;
    this.constantArgs = { subject: 'you', ...constant };
  }

  /** The subject of the texts; every message gets it as its argument `subject`. */
  get subject(): Subject {
    return this.constantArgs.subject as Subject;
  }

  /** Returns the same language addressing another subject. */
  about(subject: Subject): Words {
    if (subject === this.subject) return this;
    const known = this.others.get(subject);
    if (known) return known;
    const made = new Words(this.locale, this.catalogue, this.names, { ...this.constantArgs, subject });
    this.others.set(subject, made);
    return made;
  }

  /** True if the catalogue has a message with that key. */
  has(key: string): boolean {
    return Object.hasOwn(this.catalogue, key);
  }

  /** True if a message has a placeholder for an argument. */
  mentions(key: string, arg: string): boolean {
    return this.has(key) && (this.catalogue[key] as string).includes(`{${arg}}`);
  }

  /**
   * Returns a message with its arguments filled in. Never throws: on failure it returns the key in brackets, `⟦q.foo⟧`.
   */
  say(key: string, args: Args = {}): string {
    if (!this.has(key)) return `⟦${key}⟧`;
    const text = this.catalogue[key] as string;
    if (!/[{}']/.test(text)) return text;
    const asked = cacheKeyOf(key, args);
    const before = this.cache.get(asked);
    if (before !== undefined) return before;
    const now = this.formatMessage(key, text, args);
    if (this.cache.size >= MAX_CACHED_MESSAGES) this.cache.clear();
    this.cache.set(asked, now);
    return now;
  }

  private formatMessage(key: string, text: string, args: Args): string {
    try {
      const message = this.compile(key, text);
      return message === undefined ? `⟦${key}⟧` : String(message.format(this.fillArguments(args, text)));
    } catch {
      return `⟦${key}⟧`;
    }
  }

  /** Returns the name of a component, as an argument of that kind shows it. Places without their own name are terms. */
  name(kind: NamedKind, id: string): string {
    if (kind !== 'place') return this.names(kind, id);
    if (this.has(`place.${id}`)) return this.say(`place.${id}`);
    if (this.names('place-kind', id) !== 'world' || !/-[12]$/.test(id)) return this.names('place', id);
    return this.say('place.area', { world: id, area: id.slice(-1) });
  }

  /**
   * Returns a name as it stands in a sentence: "im Wald".
   *
   * If the box defines no form, the catalogue does by the kind of place (`form.at.location`) or of component; otherwise
   * it is the bare name.
   */
  nameInForm(kind: NamedKind, id: string, form: NameForm): string {
    const own = this.names(kind, id, form);
    // A name lookup without forms returns the id or the name.
    if (own !== '' && own !== id && own !== this.names(kind, id)) return own;
    if (kind === 'card') {
      // English has articles before the names of some cards, and Skills that are named like skills.
      const isNamedLikeSkill = this.deckOf(id) === 'skill' && this.has(`skill.${id}`);
      const key = `form.${form}.card.${isNamedLikeSkill ? 'skill' : this.names('card-article', id)}`;
      if (this.has(key)) return this.say(key, { title: this.name(kind, id) });
    }
    const what = kind === 'place' ? this.names('place-kind', id) : kind === 'gate' ? 'world' : kind;
    const area = kind === 'place' && what === 'world' ? /^(.*)-([12])$/.exec(id) : null;
    if (area && this.has(`form.${form}.area`)) {
      const [, world = '', nth = ''] = area;
      return this.say(`form.${form}.area`, { world, area: nth });
    }
    const name = this.name(kind, id);
    const [article, preposition] = [this.names('article', id), this.names('preposition', id)];
    const spoken = article === 'the' || preposition === 'in' || preposition === 'on';
    const key = `form.${form}.${spoken && !this.has(`form.${form}.${what}`) ? 'location' : what}`;
    if (!this.has(key)) return name;
    // A name that begins with its article has it in lower case.
    const bare = article === 'the' ? name.replace(/^(\P{L}*)The /u, '$1') : name;
    return this.say(key, { name: bare, article, preposition });
  }

  /** Returns the theme of a card's encounter at a place. Undefined if the card has none there. */
  theme(card: string, at: string): string | undefined {
    const id = `${card}/${at}`;
    const theme = this.names('theme', id);
    return theme === id ? undefined : theme;
  }

  /** Returns the deck of a card, `''` if unknown. */
  deckOf(card: string): string {
    const deck = this.names('card-deck', card);
    return deck === card ? '' : deck;
  }

  /** True if a place is a street area. */
  isStreet(place: string): boolean {
    return this.names('place-kind', place) === 'street';
  }

  /** Returns "a, b and c", or with "or". */
  list(items: readonly string[], how: 'and' | 'or' = 'and'): string {
    const last = items.at(-1);
    if (last === undefined) return '';
    if (items.length === 1) return last;
    const first = items.slice(0, -1).reduce((before, next) => this.say('list.comma', { first: before, next }));
    return this.say(`list.${how}`, { first, last });
  }

  /** Returns a number with its sign: +1, +0, −1 (with a minus sign, not a hyphen). */
  signed(n: number): string {
    return n < 0 ? `−${-n}` : `+${n}`;
  }

  /** Returns the text with an initial capital. */
  capitalize(text: string): string {
    return capitalize(text, this.locale);
  }

  private compile(key: string, text: string): IntlMessageFormat | undefined {
    if (!this.compiled.has(key)) {
      let made: IntlMessageFormat | undefined;
      try {
        made = new IntlMessageFormat(text, this.locale, undefined, { ignoreTag: true });
      } catch {
        made = undefined;
      }
      this.compiled.set(key, made);
    }
    return this.compiled.get(key);
  }

  /** Returns the pronouns of the subject by name, from the messages `pronoun.*`. */
  private pronouns(): Readonly<Record<string, string>> {
    if (this.pronounsOfSubject === undefined) {
      this.pronounsOfSubject = {};
      const keys = Object.keys(this.catalogue).filter((key) => key.startsWith(PRONOUN));
      this.pronounsOfSubject = Object.fromEntries(keys.map((key) => [key.slice(PRONOUN.length), this.say(key)]));
    }
    return this.pronounsOfSubject;
  }

  /** Returns the arguments as the message shows them. */
  private fillArguments(args: Args, message: string): Record<string, string | number> {
    const filled: Record<string, string | number> = { ...this.pronouns() };
    const kinds = /\{place\d?Kind\b/.test(message);
    const capitals = /\{\p{Lu}/u.test(message);
    for (const [, kind = '', digit = '', form = ''] of message.matchAll(FORM_ARGUMENTS)) {
      const arg = `${kind.toLowerCase()}${digit}`;
      const id = args[arg];
      if (typeof id !== 'string') continue;
      const text = this.nameInForm(kind.toLowerCase() as NamedKind, id, form.toLowerCase() as NameForm);
      filled[`${arg}${form}`] = text;
      filled[`${this.capitalize(arg)}${form}`] = this.capitalize(text);
    }
    for (const [arg, value] of Object.entries({ ...this.constantArgs, ...args })) {
      const kind = arg.replace(/\d$/, '');
      if (typeof value === 'number') filled[arg] = value;
      else if (NAME_ARGUMENTS.has(kind)) filled[arg] = this.name(kind as NamedKind, value);
      else if (TERM_ARGUMENTS.has(kind) && this.has(`${kind}.${value}`)) filled[arg] = this.say(`${kind}.${value}`);
      else filled[arg] = arg === 'name' ? this.names('printed', value) : value;
      // "Serpent People appear": a name in the plural. A token has the number of its copy.
      if (kind === 'monster') {
        const id = String(value).replace(/-\d+$/, '');
        filled[`${arg}Many`] = this.has(`form.many.monster.${id}`) ? 'yes' : 'no';
      }
      if (kinds && kind === 'place') filled[`${arg}Kind`] = this.names('place-kind', String(value));
      if (capitals) filled[arg.charAt(0).toUpperCase() + arg.slice(1)] = this.capitalize(String(filled[arg]));
    }
    return filled;
  }
}

const PRONOUN = 'pronoun.';
/** Maximum number of cached messages. */
const MAX_CACHED_MESSAGES = 5000;

/** Returns a cache key. A number and the same digits as text differ for a plural. */
function cacheKeyOf(key: string, args: Args): string {
  let asked = key;
  for (const arg in args) {
    const value = args[arg];
    asked += typeof value === 'number' ? `\0${arg}#${value}` : `\0${arg}=${value}`;
  }
  return asked;
}

/** Capitalises the first letter; leading signs stay. */
export function capitalize(text: string, locale: string): string {
  const at = text.search(/[\p{L}\p{N}$⟦+−]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase(locale) + text.slice(at + 1);
}
