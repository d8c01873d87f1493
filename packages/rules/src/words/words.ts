import { IntlMessageFormat } from 'intl-messageformat';

/** ICU messages by key. A language is one such catalogue; later ones may overlay single keys (house words, a ruleset). */
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
  /** What has no id: a power, what a location offers, an inner room. */
  | 'printed'
  /** Of any of these kinds. */
  | 'component'
  /** What somebody uses: a component, of an investigator the ability. */
  | 'used'
  /** What an encounter is about, by its card and place: `downtown-1/arkham-asylum`. */
  | 'theme';

/**
 * The name of a component. Two kinds ask for a fact instead, since sentences depend on it: `card-deck` (the deck of a
 * card: `ally`, `common`, …) and `place-kind` (`street`, `location`, …). What is not known is answered with the id, for
 * the two facts with ''. `form`: not the name but how it stands in a sentence, '' where nothing is known of that.
 */
export type NameLookup = (kind: NamedKind | 'card-deck' | 'place-kind', id: string, form?: NameForm) => string;

/**
 * Forms of a name in a sentence: where somebody is (`at`) and goes (`to`), as a subject (`the`), in the accusative and
 * dative, with "a", whose (`of`), and where there is little room (`short`). A message asks for one by the argument's name: `{monsterAcc}`, `{placeAt}`.
 */
export type NameForm = 'at' | 'to' | 'the' | 'acc' | 'dat' | 'a' | 'of' | 'short';

/** The arguments in a message that ask for the form of a name. */
const FORM_ARGUMENTS = /\{(place|monster|world|gate)(\d?)(At|To|The|Acc|Dat|A|Of)\b/gi;

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

/** Arguments that hold the id of a term: the message `<argument>.<id>` of the catalogue says it. */
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
 * A language: says messages by key.
 *
 * Arguments whose names are kinds of components (`card`, `monster`, `place`, `investigator`, `world`, `gate`,
 * `ancientOne`, `mythos`, `component`, `theme`) hold ids and are replaced by names; arguments named after a list of terms
 * (`skill`, `check`, `deck`, `resource`, `phase`, `symbol`, `colour`, `ability`, `movement`, `damage`, `fate`, `status`)
 * hold ids and are replaced by the catalogue's word for it (`skill.luck`). A digit may follow where a message needs two
 * (`place2`). `name` is a name as printed, and said in the language where
 * the box has it. All other arguments are put in as they are; counts are numbers, so that messages can say them in the plural, and
 * numbers with a sign go through {@link signed} first.
 *
 * What a `select` chooses by must be an argument of another name, since these hold words by then; and its cases have no
 * hyphens, which ICU does not take there.
 *
 * Three things any message can ask for besides, since languages need them: `{Then}` is `{then}` with a capital, as at the
 * start of a sentence; `{monsterAcc}` is the name in a {@link NameForm}; and `placeKind` (`place2Kind`) is the kind of place `{place}` is (`street`, `location`, `world`,
 * `sky` …), for a `select` of the preposition.
 */
export class Words {
  readonly locale: string;
  private readonly catalogue: Catalogue;
  private readonly names: NameLookup;
  private readonly constantArgs: Args;
  /** What was said already: most of what stands on a table is said again after every answer. */
  private readonly cache = new Map<string, string>();
  /** Compiled messages: making one takes far longer than using it. `undefined`: plain text, or not to be parsed. */
  private readonly compiled = new Map<string, IntlMessageFormat | undefined>();

  /** `names`: the same id has the same name always. `constant`: arguments that every message may use. */
  constructor(locale: string, catalogue: Catalogue, names: NameLookup, constant: Args = {}) {
    this.locale = locale;
    this.catalogue = catalogue;
    this.names = names;
    this.constantArgs = constant;
  }

  /** Whether the catalogue has a message of that key. */
  has(key: string): boolean {
    return Object.hasOwn(this.catalogue, key);
  }

  /** A message with its arguments filled in. Never throws: what cannot be said shows its key in brackets, `⟦q.foo⟧`. */
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

  /** The name of a component, as an argument of that kind shows it. Places without a name of their own are terms. */
  name(kind: NamedKind, id: string): string {
    if (kind !== 'place') return this.names(kind, id);
    if (this.has(`place.${id}`)) return this.say(`place.${id}`);
    if (this.names('place-kind', id) !== 'world' || !/-[12]$/.test(id)) return this.names('place', id);
    return this.say('place.area', { world: id, area: id.slice(-1) });
  }

  /**
   * A name as it stands in a sentence: "im Wald". Where the box says nothing of it, the catalogue does by the kind of
   * place (`form.at.location`) or of component, and else it is the bare name.
   */
  nameInForm(kind: NamedKind, id: string, form: NameForm): string {
    const own = this.names(kind, id, form);
    // Who looks up names alone knows of no forms.
    if (own !== '' && own !== id && own !== this.names(kind, id)) return own;
    const what = kind === 'place' ? this.names('place-kind', id) : kind === 'gate' ? 'world' : kind;
    const area = kind === 'place' && what === 'world' ? /^(.*)-([12])$/.exec(id) : null;
    if (area && this.has(`form.${form}.area`)) {
      const [, world = '', nth = ''] = area;
      return this.say(`form.${form}.area`, { world, area: nth });
    }
    const name = this.name(kind, id);
    return this.has(`form.${form}.${what}`) ? this.say(`form.${form}.${what}`, { name }) : name;
  }

  /** What the encounter of a card at a place is about. Undefined: the card has none there. */
  theme(card: string, at: string): string | undefined {
    const id = `${card}/${at}`;
    const theme = this.names('theme', id);
    return theme === id ? undefined : theme;
  }

  /** The deck of a card (`''` if not known). */
  deckOf(card: string): string {
    const deck = this.names('card-deck', card);
    return deck === card ? '' : deck;
  }

  /** Whether a place is a street area. */
  isStreet(place: string): boolean {
    return this.names('place-kind', place) === 'street';
  }

  /** "a, b and c", or with "or". */
  list(items: readonly string[], how: 'and' | 'or' = 'and'): string {
    const last = items.at(-1);
    if (last === undefined) return '';
    if (items.length === 1) return last;
    const first = items.slice(0, -1).reduce((before, next) => this.say('list.comma', { first: before, next }));
    return this.say(`list.${how}`, { first, last });
  }

  /** A number with its sign: +1, +0, −1 (with a minus sign, not a hyphen). */
  signed(n: number): string {
    return n < 0 ? `−${-n}` : `+${n}`;
  }

  /** The same text with its first letter as at the start of a sentence. */
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

  /** The arguments as the message shows them. */
  private fillArguments(args: Args, message: string): Record<string, string | number> {
    const filled: Record<string, string | number> = {};
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
      if (kinds && kind === 'place') filled[`${arg}Kind`] = this.names('place-kind', String(value));
      if (capitals) filled[arg.charAt(0).toUpperCase() + arg.slice(1)] = this.capitalize(String(filled[arg]));
    }
    return filled;
  }
}

/** So many sentences are remembered at most. */
const MAX_CACHED_MESSAGES = 5000;

/** What is asked for, in one string: a number and the same figures as text are not the same to a plural. */
function cacheKeyOf(key: string, args: Args): string {
  let asked = key;
  for (const arg in args) {
    const value = args[arg];
    asked += typeof value === 'number' ? `\0${arg}#${value}` : `\0${arg}=${value}`;
  }
  return asked;
}

/** Capital first letter of a language; signs before it stay as they are. */
export function capitalize(text: string, locale: string): string {
  const at = text.search(/[\p{L}\p{N}$⟦+−]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase(locale) + text.slice(at + 1);
}
