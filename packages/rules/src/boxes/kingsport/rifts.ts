/** What the rifts are made of, and how far they have come: three tracks, twelve markers (K-RIFT-01). */
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
import type { DimensionSymbol, MythosDef } from '../../language/components.js';
import { KINGSPORT } from './kingsport-ids.js';

/** A rift: its symbol, and the colour it is printed in. */
export interface Rift {
  readonly symbol: DimensionSymbol;
  readonly colour: 'white' | 'black';
}

/** Ours: of the three markers sources show a black crescent only, as an example. */
export const RIFTS: readonly Rift[] = [
  { symbol: 'crescent', colour: 'black' },
  { symbol: 'circle', colour: 'white' },
  { symbol: 'hexagon', colour: 'black' },
];

/** The boxes of a Mythos card that put a marker on half a track: both together, nothing less and nothing more. */
export type Pattern = Pick<MythosDef, 'white' | 'black'>;

/**
 * The two patterns of each track. The six are those of the box's Mythos cards, each on three of them; which two share a
 * track is ours: no source says.
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
 * The locations on the twelve progress markers. Ours: sources say that some are there twice and not which. Nobody need
 * climb the Head; one location of each street is there twice.
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

/** A progress marker on a track; `down`: turned face down, since its rift is open. */
export interface Marker {
  readonly place: string;
  readonly down?: true | undefined;
}

/** A rift track, with the rift that lies on it or came from it. */
export interface Track {
  /** Which rift, by its symbol; an empty word where that is hidden. */
  rift: DimensionSymbol | '';
  /** Somebody has seen which it is: it has been open. */
  known?: true | undefined;
  /** Where the open rift is, and since which turn. */
  at?: string | undefined;
  since?: number | undefined;
  halves: [Marker[], Marker[]];
}

/** What of Kingsport is on no token of its own. */
export interface KingsportState {
  /** The tracks from the first to the third. */
  tracks: Track[];
  /** The progress markers nobody sees, in the order in which they come: drawing the first is a random draw. */
  supply: string[];
  /** The Allies of this game, which everybody may know. */
  allies?: readonly string[] | undefined;
  /** Seats of those who dream in this turn's phase of Other World Encounters. */
  asleep?: readonly number[] | undefined;
  /** Somebody is being given what he begins with. */
  begins?: true | undefined;
  /** How tough monsters were, by their tokens, when somebody defeated them who is paid for it. */
  bounties?: Record<string, number> | undefined;
  /** The decks of an epic battle under way, whose order nobody knows. */
  epic?: EpicState | undefined;
}

/** The epic battle (K-EPIC-02). */
export interface EpicState {
  deck: string[];
  plots: string[];
  /** How many gates were open when the Ancient One awoke. */
  readonly gates: number;
  /** The card of this round has been carried out. */
  done?: true | undefined;
  /** Which step of the card drawn last is under way, and who has begun to attack in this round. */
  at?: number | undefined;
  attacked?: number[] | undefined;
}

/** A track on which a closed rift lies, with no markers. */
function newTrack(rift: DimensionSymbol): AllFields<Track> {
  return { rift, known: undefined, at: undefined, since: undefined, halves: [[], []] };
}

const HALF_SHAPE = listUpTo(SPACES_PER_HALF, fields({ place: oneOf(...MARKER_PLACES), 'down?': flag }));

export const KINGSPORT_SLICE = slice<KingsportState>(KINGSPORT, {
  among: ({ kingsport }) => kingsport,
  create: (_state, _content, dice) => ({
    tracks: dice.shuffle(RIFTS.map(({ symbol }) => symbol)).map(newTrack),
    supply: dice.shuffle([...MARKER_PLACES]),
    allies: undefined,
    asleep: undefined,
    begins: undefined,
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
      'asleep?': list(seatNumber),
      'begins?': flag,
      'bounties?': table(knownId(content.tokens, 'monster token'), count()),
      'epic?': fields({
        deck: list(oneOf(...battle)),
        plots: list(oneOf(...plots)),
        gates: count(),
        'done?': flag,
        'at?': count(),
        'attacked?': list(seatNumber),
      }),
    });
  },
  // Rifts lie face down until they open, markers in their supply always.
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

/** What each card that was compared with the tracks says of them, by track. */
const halvesByCard = new WeakMap<Pattern, readonly (0 | 1 | undefined)[]>();

/** The half of a track a marker comes to when a card is compared with it; undefined: none. */
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
