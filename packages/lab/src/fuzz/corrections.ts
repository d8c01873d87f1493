import type { RandomSource } from '@vigil/bots';
import type { Content, Correction, CorrectionKind, TableState } from '@vigil/rules';

/** Makes up a correction of a kind, which may well be one that cannot be made. */
type CorrectionMaker = (c: CorrectionContext) => Correction;

interface CorrectionContext {
  readonly chance: RandomSource;
  readonly content: Content;
  readonly state: TableState;
  /** One of some things; '' where there is none. */
  readonly pickOne: (of: Iterable<string>) => string;
  readonly seat: number;
  readonly flag: boolean;
}

const MAKERS: Readonly<Record<CorrectionKind, CorrectionMaker>> = {
  figure: ({ chance, seat, pickOne: one }) => ({
    do: 'figure',
    seat,
    what: one(['sanity', 'stamina', 'money', 'clue']) as 'sanity',
    to: chance.below(9),
  }),
  move: ({ content, seat, pickOne: one }) => ({ do: 'move', seat, to: one(content.places.keys()) }),
  give: ({ chance, content, seat, state, pickOne: one }) => {
    const decks = Object.entries(state.decks).filter(([id]) => content.decks.has(id as never));
    const deck = decks[chance.below(decks.length)]?.[1] as readonly string[] | undefined;
    return { do: 'give', seat, card: one(chance.below(3) === 0 ? Object.keys(state.specials) : (deck ?? [])) };
  },
  take: ({ seat, state, pickOne: one }) => ({ do: 'take', seat, card: one(cardsOf(state, seat)) }),
  exhaust: ({ seat, state, pickOne: one, flag }) => ({
    do: 'exhaust',
    seat,
    card: one(cardsOf(state, seat)),
    is: flag,
  }),
  delay: ({ seat, flag }) => ({ do: 'delay', seat, is: flag }),
  focus: ({ chance, seat }) => ({ do: 'focus', seat, to: chance.below(5) }),
  doom: ({ chance }) => ({ do: 'doom', to: chance.below(14) }),
  terror: ({ chance }) => ({ do: 'terror', to: chance.below(12) }),
  clues: ({ chance, content, pickOne: one }) => ({ do: 'clues', at: one(content.places.keys()), to: chance.below(4) }),
  monster: ({ chance, content, state, pickOne: one }) => ({
    do: 'monster',
    monster: one(chance.below(2) === 0 ? content.tokens.keys() : state.monsters.map(({ token }) => token)),
    to: one(['cup', 'box', ...content.places.keys()]),
  }),
  gate: ({ content, state, pickOne: one, flag }) => ({
    do: 'gate',
    at: one(flag ? content.locations.keys() : state.gates.map(({ at }) => at)),
    is: flag,
  }),
  arrest: ({ seat }) => ({ do: 'arrest', seat }),
  seal: ({ content, pickOne: one, flag }) => ({ do: 'seal', at: one(content.locations.keys()), is: flag }),
  first: ({ seat }) => ({ do: 'first', seat }),
  slider: ({ chance, seat }) => ({ do: 'slider', seat, pair: chance.below(3), to: chance.below(4) }),
  slot: ({ chance, seat, flag }) => ({
    do: 'slot',
    seat,
    pair: chance.below(3),
    slot: chance.below(4),
    is: flag,
  }),
  carries: ({ chance, state, pickOne: one }) => ({
    do: 'carries',
    monster: one(state.monsters.map(({ token }) => token)),
    to: chance.below(4),
  }),
};

/** The kinds of corrections, by name. */
const CORRECTION_KINDS = Object.keys(MAKERS) as readonly CorrectionKind[];

/**
 * Makes a correction a game master may want in this position, possible or not. `kind`: only that kind; any if
 * undefined.
 */
export function randomCorrection(
  content: Content,
  state: TableState,
  chance: RandomSource,
  kind = CORRECTION_KINDS[chance.below(CORRECTION_KINDS.length)] as CorrectionKind,
): Correction {
  const one = (of: Iterable<string>) => {
    const all = [...of];
    return all[chance.below(all.length)] ?? '';
  };
  const seat = chance.below(state.investigators.length);
  return MAKERS[kind]({ chance, content, state, pickOne: one, seat, flag: chance.below(2) === 0 });
}

function cardsOf({ investigators }: TableState, seat: number): readonly string[] {
  return investigators[seat]?.cards.map(({ card }) => card) ?? [];
}
