import type { IdOf } from './value-shapes.js';

/** Patterns of the option and aside ids that have parameters, by name. */
export const OPTION_IDS = {
  // ---- places and people ----
  go: 'go:{place}',
  ride: 'ride:{place}',
  to: 'to:{place}',
  place: 'place:{place}',
  deck: 'deck:{place}',
  gate: 'gate:{place}',
  seat: 'seat:{seat}',
  take: 'take:{seat}',
  investigator: 'investigator:{investigator}',
  newcomer: 'new:{investigator}',
  // ---- monsters ----
  face: 'face:{token}',
  engage: 'engage:{token}',
  monster: 'monster:{token}',
  banish: 'banish:{token}',
  steal: 'steal:{token}',
  fight: 'fight:{monster}',
  // ---- cards ----
  card: 'card:{possession}',
  weapon: 'card:{card}:{n}',
  buy: 'buy:{card}',
  use: 'use:{use}',
  takeUp: 'take:{possession}',
  putAway: 'drop:{possession}',
  release: 'release:{card}:{n}',
  action: 'action:{component}',
  trophy: 'trophy:{trophy}',
  pledge: 'pledge:{possession}',
  next: 'next:{card}',
  // ---- numbers and others ----
  amount: 'n:{n}',
  sanity: 'sanity:{n}',
  die: 'die:{n}',
  stop: 'stop:{n}',
  ability: 'ability:{n}',
  first: 'first:{component}',
  choice: '{letter}',
  cancel: '{ability}',
  tokens: 'doom:{doom}:terror:{terror}',
  spread: 'spread:{spread}',
  // ---- skills and bonuses: a slot by its pair of skills and its index from 0 ----
  bonus: 'bonus:{pair}:{slot}',
  sure: 'sure:{pair}:{slot}',
  slot: 'slot:{pair}:{slot}',
  marker: 'marker:{pair}:{slot}',
  // ---- an answer of one seat among several ----
  city: 'city:{slot}:by:{seat}',
  otherWorld: 'other-world:by:{seat}',
  endDay: 'end-day:by:{seat}',
  hand: 'hand:{possession}:{from}:{to}',
  // ---- an offer of a trade ----
  give: 'give:{possession}',
  ask: 'ask:{possession}',
  takeBack: 'back:give:{possession}',
  askNoMore: 'back:ask:{possession}',
  // ---- asides ----
  useAside: 'use:{use}:by:{seat}',
  trade: 'trade:{from}:{to}',
  giveClue: 'give:clue:{from}:{to}',
  giveMoney: 'give:money:{from}:{to}',
  giveTrophy: 'give:trophy:{trophy}:{from}:{to}',
  redeem: 'redeem:by:{seat}',
  pledgeAside: 'pledge:{possession}:by:{seat}',
  allocate: 'allocate:{seat}',
} as const;

type Forms = typeof OPTION_IDS;
/** A name of {@link OPTION_IDS}. */
export type OptionIdForm = keyof Forms;
/** The ids of a form. */
export type OptionId<F extends OptionIdForm> = IdOf<Forms[F]>;

/** Parameters that are numbers: seats, slots, tokens, counts. */
const NUMBERS = ['seat', 'from', 'to', 'slot', 'doom', 'terror', 'n'] as const;
type NumberName = (typeof NUMBERS)[number];
/** Parameters that may contain a colon: it separates a possession from its condition. */
const PARAMS_WITH_COLON: readonly string[] = ['possession', 'use'];

type Names<P> = P extends `${string}{${infer Name}}${infer After}` ? [Name, ...Names<After>] : [];
type ParamOf<Name> = Name extends NumberName ? number : string;
type ParamsOf<N> = { [I in keyof N]: ParamOf<N[I]> };

type Builders = { readonly [F in OptionIdForm]: (...params: ParamsOf<Names<Forms[F]>>) => OptionId<F> };

function builder(pattern: string): (...params: readonly (string | number)[]) => string {
  const [first = '', second = '', third = '', last = ''] = pattern.split(/\{\w+\}/);
  switch (pattern.split('{').length - 1) {
    case 1:
      return (one) => `${first}${one}${second}`;
    case 2:
      return (one, two) => `${first}${one}${second}${two}${third}`;
    default:
      return (one, two, three) => `${first}${one}${second}${two}${third}${three}${last}`;
  }
}

function each<T>(make: (pattern: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(OPTION_IDS).map(([form, pattern]) => [form, make(pattern)]));
}

/** Makes ids of options and asides: `optionId.go('northside')`, `optionId.trade(0, 1)`. */
export const optionId = each(builder) as Builders;

const NAMED = /\{(\w+)\}/g;
const isNumber = (name: string) => (NUMBERS as readonly string[]).includes(name);

/** Returns a reader of a pattern's ids: parameters by name, undefined if the id does not match. */
function reader(pattern: string): (id: string) => Record<string, string | number> | undefined {
  const names = [...pattern.matchAll(NAMED)].map(([, name]) => name as string);
  const source = pattern.replace(NAMED, (_, name: string) =>
    isNumber(name) ? '(\\d+)' : PARAMS_WITH_COLON.includes(name) ? '(.+)' : '([^:]+)',
  );
  const expression = new RegExp(`^${source}$`);
  return (id) => {
    const found = expression.exec(id)?.slice(1);
    return (
      found && Object.fromEntries(names.map((name, i) => [name, isNumber(name) ? Number(found[i]) : (found[i] ?? '')]))
    );
  };
}

const READERS = each(reader);

type Parts<P> = { readonly [Name in Names<P>[number]]: ParamOf<Name> };
/** The parameters in an id of a form. */
export type OptionIdParts<F extends OptionIdForm> = Parts<Forms[F]>;

/** Reads the id of an option: `readOptionId('go', 'go:northside')` returns `{ place }`. Undefined: another form. */
export function readOptionId<F extends OptionIdForm>(form: F, id: string): OptionIdParts<F> | undefined {
  return READERS[form]?.(id) as OptionIdParts<F> | undefined;
}

/** A new id pattern of a box, for making and reading ids. */
export interface IdForm<P extends string> {
  readonly pattern: P;
  make(...params: ParamsOf<Names<P>>): IdOf<P>;
  read(id: string): Parts<P> | undefined;
}

/** Returns the form of a pattern with up to three parameters: `idForm('sink:{place}').make('harbour-wreck')`. */
export function idForm<const P extends string>(pattern: P): IdForm<P> {
  return { pattern, make: builder(pattern) as IdForm<P>['make'], read: reader(pattern) as IdForm<P>['read'] };
}
