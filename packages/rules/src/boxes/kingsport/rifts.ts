/** Rift components and their progress: three tracks, twelve markers (K-RIFT-01). */
import type { AllFields } from '../../common/clone.js';
import {
  count,
  fields,
  flag,
  knownId,
  list,
  listUpTo,
  oneOf,
  pair,
  seatNumber,
  table,
} from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';
import type { MythosDef } from '../../language/components.js';
import type { DimensionSymbol } from '../../language/terms.js';
import { KINGSPORT } from './kingsport-ids.js';

/** A rift: its symbol, and the colour it is printed in. */
export interface Rift {
  readonly symbol: DimensionSymbol;
  readonly colour: 'white' | 'black';
}

/** Vigil's own choice: of the three rifts, sources show only a black crescent, as an example. */
export const RIFTS: readonly Rift[] = [
  { symbol: 'crescent', colour: 'black' },
  { symbol: 'circle', colour: 'white' },
  { symbol: 'hexagon', colour: 'black' },
];

/** The boxes of a Mythos card that put a marker on half a track: exactly these two. */
export type Pattern = Pick<MythosDef, 'white' | 'black'>;

/**
 * The two patterns of each track. The six patterns are those of the box's Mythos cards, each on three of them.
 *
 * Which two share a track is Vigil's own choice: no source says.
 */
export const PATTERNS: readonly (readonly [Pattern, Pattern])[] = [
  [
    { white: ['circle'], black: ['diamond', 'square'] },
    { white: ['diamond', 'square'], black: ['circle'] },
  ],
  [
    { white: ['crescent'], black: ['plus'] },
    { white: ['plus'], black: ['crescent'] },
  ],
  [
    { white: ['hexagon'], black: ['slash', 'star', 'triangle'] },
    { white: ['slash', 'star', 'triangle'], black: ['hexagon'] },
  ],
];

/**
 * Locations on the twelve progress markers. Vigil's own choice: sources say some appear twice, but not which.
 *
 * No marker requires climbing the Head; one location of each street appears twice.
 */
export const MARKER_PLACES: readonly string[] = [
  '7th-house-on-the-left',
  'congregational-hospital',
  'congregational-hospital',
  'st-erasmuss-home',
  '607-water-st',
  'north-point-lighthouse',
  'the-rope-and-anchor',
  'the-rope-and-anchor',
  'artists-colony',
  'hall-school',
  'hall-school',
  'neils-curiosity-shop',
];

/** Spaces of a half of a track. */
export const SPACES_PER_HALF = 2;

/** A progress marker on a track. `faceDown`: its rift is open. */
export interface Marker {
  readonly place: string;
  readonly faceDown?: true | undefined;
}

/** A rift track, with its rift. */
export interface Track {
  /** The rift's symbol; an empty string where hidden. */
  rift: DimensionSymbol | '';
  /** The symbol has been revealed: the rift has been open. */
  known?: true | undefined;
  /** Place of the open rift, and the turn it opened. */
  at?: string | undefined;
  since?: number | undefined;
  halves: [Marker[], Marker[]];
}

/** State of Kingsport that is on no token. */
export interface KingsportState {
  /** The three tracks in order. */
  tracks: Track[];
  /** Hidden progress markers in drawing order: taking the first is a random draw. */
  supply: string[];
  /** Allies of this game, public. */
  allies?: readonly string[] | undefined;
  /** Seats that dream in this turn's Other World Encounters phase. */
  dreamers?: readonly number[] | undefined;
  /** An investigator is being given starting possessions. */
  dealingInvestigator?: true | undefined;
  /** Toughness of monsters, by token, when a bounty earner defeated them. */
  bounties?: Record<string, number> | undefined;
  /** Decks of an active epic battle; their order is hidden. */
  epic?: EpicState | undefined;
}

/** The epic battle (K-EPIC-02). */
export interface EpicState {
  deck: string[];
  plots: string[];
  /** Number of gates open at the awakening. */
  readonly gates: number;
  /** This round's card has been resolved. */
  cardResolved?: true | undefined;
  /** The active step of the last card drawn, and the seats that have begun to attack this round. */
  step?: number | undefined;
  attacked?: number[] | undefined;
}

/** Creates a track with a closed rift and no markers. */
function newTrack(rift: DimensionSymbol): AllFields<Track> {
  return { rift, known: undefined, at: undefined, since: undefined, halves: [[], []] };
}

const HALF_SHAPE = listUpTo(SPACES_PER_HALF, fields({ place: oneOf(...MARKER_PLACES), 'faceDown?': flag }));

export const KINGSPORT_SLICE = slice<KingsportState>(KINGSPORT, {
  among: ({ kingsport }) => kingsport,
  create: (_state, _content, dice) => ({
    tracks: dice.shuffle(RIFTS.map(({ symbol }) => symbol)).map(newTrack),
    supply: dice.shuffle([...MARKER_PLACES]),
    allies: undefined,
    dreamers: undefined,
    dealingInvestigator: undefined,
    bounties: undefined,
    epic: undefined,
  }),
  shape: (content) => {
    const track = fields({
      rift: oneOf(...RIFTS.map(({ symbol }) => symbol)),
      'known?': flag,
      'at?': knownId(content.places, 'place'),
      'since?': count(),
      halves: pair(HALF_SHAPE, HALF_SHAPE),
    });
    const cards = [...content.tableCards.values()];
    const battle = cards.filter(({ epic }) => epic?.half !== undefined).map(({ id }) => id);
    const plots = cards.filter(({ epic }) => epic?.plotOf !== undefined).map(({ id }) => id);
    return fields({
      tracks: list(track, RIFTS.length),
      supply: list(oneOf(...MARKER_PLACES)),
      'allies?': list(oneOf(...content.cardsOf('ally').map(({ id }) => id))),
      'dreamers?': list(seatNumber),
      'dealingInvestigator?': flag,
      'bounties?': table(knownId(content.tokens, 'monster token'), count()),
      'epic?': fields({
        deck: list(oneOf(...battle)),
        plots: list(oneOf(...plots)),
        gates: count(),
        'cardResolved?': flag,
        'step?': count(),
        'attacked?': list(seatNumber),
      }),
    });
  },
  redraw: ({ tracks, supply, epic }, dice, content) => {
    const hidden = tracks.filter(({ known }) => !known);
    const rifts = dice.shuffle(hidden.map(({ rift }) => rift).sort());
    hidden.forEach((track, i) => {
      track.rift = rifts[i] as Track['rift'];
    });
    dice.shuffle(supply.sort());
    if (!epic) return;
    dice.shuffle(epic.plots.sort());
    // Green cards lie on red ones (K-EPIC-02).
    const green = epic.deck.filter((card) => content.tableCards.get(card)?.epic?.half === 'green');
    const red = epic.deck.filter((card) => !green.includes(card));
    epic.deck = [...dice.shuffle(green.sort()), ...dice.shuffle(red.sort())];
  },
  // Rifts are face down until they open, markers in the supply always.
  viewFor: ({ tracks, supply, epic, ...open }) => ({
    ...open,
    ...(epic && { epic: { ...epic, deck: epic.deck.map(() => ''), plots: epic.plots.map(() => '') } }),
    tracks: tracks.map((track) => (track.known ? track : { ...track, rift: '' })),
    supply: supply.map(() => ''),
  }),
});

/** The rift of a track. */
export function riftOf({ rift }: Track): Rift | undefined {
  return RIFTS.find(({ symbol }) => symbol === rift);
}

export function isOpen({ at }: Track): boolean {
  return at !== undefined;
}

/** The half that each compared card matches, by track. */
const halvesByCard = new WeakMap<Pattern, readonly (0 | 1 | undefined)[]>();

/** Returns the half of a track that a card's marker goes to. Undefined if none. */
export function halfForCard(track: number, card: Pattern): 0 | 1 | undefined {
  let halves = halvesByCard.get(card);
  if (!halves) {
    halves = PATTERNS.map((two) => halfMatching(two, card));
    halvesByCard.set(card, halves);
  }
  return halves[track];
}

function halfMatching([first, second]: readonly [Pattern, Pattern], { white, black }: Pattern): 0 | 1 | undefined {
  if (isSamePattern(first.white, white) && isSamePattern(first.black, black)) return 0;
  return isSamePattern(second.white, white) && isSamePattern(second.black, black) ? 1 : undefined;
}

function isSamePattern(some: readonly DimensionSymbol[], others: readonly DimensionSymbol[]): boolean {
  return some.length === others.length && some.every((symbol) => others.includes(symbol));
}
