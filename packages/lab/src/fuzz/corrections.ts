import type { RandomSource } from '@vigil/bots';
import type { Content, Correction, CorrectionKind, TableState } from '@vigil/rules';

/** Creates a correction of a kind; it may be impossible. */
type CorrectionMaker = (c: CorrectionContext) => Correction;

interface CorrectionContext {
  readonly chance: RandomSource;
  readonly content: Content;
  readonly state: TableState;
  /** Returns a random item; '' for an empty list. */
  readonly pickOne: (of: Iterable<string>) => string;
  readonly seat: number;
  readonly flag: boolean;
}

const MAKERS: Readonly<Record<CorrectionKind, CorrectionMaker>> = {
  figure: ({ chance, seat, pickOne }) => ({
    do: 'figure',
    seat,
    what: pickOne(['sanity', 'stamina', 'money', 'clue']) as 'sanity',
    to: chance.below(9),
  }),
  move: ({ content, seat, pickOne }) => ({ do: 'move', seat, to: pickOne(content.places.keys()) }),
  give: ({ chance, content, seat, state, pickOne }) => {
    const decks = Object.entries(state.decks).filter(([id]) => content.decks.has(id as never));
    const deck = decks[chance.below(decks.length)]?.[1] as readonly string[] | undefined;
    return { do: 'give', seat, card: pickOne(chance.below(3) === 0 ? Object.keys(state.specials) : (deck ?? [])) };
  },
  take: ({ seat, state, pickOne }) => ({ do: 'take', seat, card: pickOne(cardsOf(state, seat)) }),
  exhaust: ({ seat, state, pickOne, flag }) => ({
    do: 'exhaust',
    seat,
    card: pickOne(cardsOf(state, seat)),
    is: flag,
  }),
  delay: ({ seat, flag }) => ({ do: 'delay', seat, is: flag }),
  focus: ({ chance, seat }) => ({ do: 'focus', seat, to: chance.below(5) }),
  doom: ({ chance }) => ({ do: 'doom', to: chance.below(14) }),
  terror: ({ chance }) => ({ do: 'terror', to: chance.below(12) }),
  clues: ({ chance, content, pickOne }) => ({ do: 'clues', at: pickOne(content.places.keys()), to: chance.below(4) }),
  monster: ({ chance, content, state, pickOne }) => ({
    do: 'monster',
    monster: pickOne(chance.below(2) === 0 ? content.tokens.keys() : state.monsters.map(({ token }) => token)),
    to: pickOne(['cup', 'box', ...content.places.keys()]),
  }),
  gate: ({ content, state, pickOne, flag }) => ({
    do: 'gate',
    at: pickOne(flag ? content.locations.keys() : state.gates.map(({ at }) => at)),
    is: flag,
  }),
  arrest: ({ seat }) => ({ do: 'arrest', seat }),
  seal: ({ content, pickOne, flag }) => ({ do: 'seal', at: pickOne(content.locations.keys()), is: flag }),
  first: ({ seat }) => ({ do: 'first', seat }),
  arrival: ({ flag }) => ({ do: 'arrival', is: flag }),
  slider: ({ chance, seat }) => ({ do: 'slider', seat, pair: chance.below(3), to: chance.below(4) }),
  slot: ({ chance, seat, flag }) => ({
    do: 'slot',
    seat,
    pair: chance.below(3),
    slot: chance.below(4),
    is: flag,
  }),
  carries: ({ chance, state, pickOne }) => ({
    do: 'carries',
    monster: pickOne(state.monsters.map(({ token }) => token)),
    to: chance.below(4),
  }),
};

/** Creators of corrections, by kind. */
const CORRECTION_KINDS = Object.keys(MAKERS) as readonly CorrectionKind[];

/**
 * Creates a correction that a game master may want in this position, possible or not. `kind`: only that kind;
 * undefined: any.
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
