import type { IdOf } from './kinds.js';

/** How the ids of options and asides look that have parameters, by a name for each. */
export const OPTION_IDS = {
  // ---- places and people ----
  go: 'go:{place}',
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
  // ---- numbers and what else there is ----
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
  // ---- skills and bonuses: a slot by its pair of skills, and its place from 0 ----
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

/** Parameters that are numbers: seats, slots, tokens, and so many of something. */
const NUMBERS = ['seat', 'from', 'to', 'slot', 'doom', 'terror', 'n'] as const;
type NumberName = (typeof NUMBERS)[number];
/** Parameters in which there may be a colon: a possession tells its condition after one. */
const LONG: readonly string[] = ['possession', 'use'];

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
const READERS = each((pattern) => {
  const names = [...pattern.matchAll(NAMED)].map(([, name]) => name as string);
  const source = pattern.replace(NAMED, (_, name: string) =>
    (NUMBERS as readonly string[]).includes(name) ? '(\\d+)' : LONG.includes(name) ? '(.+)' : '([^:]+)',
  );
  return { names, expression: new RegExp(`^${source}$`) };
});

/** What an id of a form says. */
export type OptionIdParts<F extends OptionIdForm> = {
  readonly [Name in Names<Forms[F]>[number]]: ParamOf<Name>;
};

/** Reads the id of an option: `readOptionId('go', 'go:northside')` gives `{ place }`; undefined: it is none of that form. */
export function readOptionId<F extends OptionIdForm>(form: F, id: string): OptionIdParts<F> | undefined {
  const { names, expression } = READERS[form] as (typeof READERS)[string];
  const found = expression.exec(id);
  if (!found) return undefined;
  const parts = names.map((name, i) => {
    const part = found[i + 1] as string;
    return [name, (NUMBERS as readonly string[]).includes(name) ? Number(part) : part];
  });
  return Object.fromEntries(parts) as OptionIdParts<F>;
}
