/** Additions of Kingsport to scenarios. */
import { didYouMean, houseRuleOf, type TableCardDef, ValidationError } from '@vigil/rules';
import {
  isOpen,
  KINGSPORT_SLICE,
  type KingsportState,
  MARKER_PLACES,
  RIFTS,
  SPACES_PER_HALF,
} from '@vigil/rules/kingsport';
import type { BoxDeck, BoxScenario, BoxScene } from '../games/box-types.js';
import { refuseLater, refuseRepeated } from './part-checks.js';

type Cards = BoxScene['content'];

/** The cards of the epic battle, green on red, and the plots of all Ancient Ones. */
const tableCards = (content: Cards, fits: (card: TableCardDef) => boolean) =>
  [...content.tableCards.values()].filter(fits).map(({ id }) => id);
const battleCards = (content: Cards) =>
  (['green', 'red'] as const).flatMap((half) => tableCards(content, ({ epic }) => epic?.half === half));
const plotsAgainst = (content: Cards, ancientOne: string) =>
  tableCards(content, ({ epic }) => epic?.plotOf === ancientOne);

/** A deck of the epic battle (K-EPIC-02). */
function epicDeck(pile: 'deck' | 'plots', cards: BoxDeck['cards']): BoxDeck {
  return {
    cards,
    arrange(state, order) {
      const part = KINGSPORT_SLICE.of({ s: state });
      const gates = part.epic?.gates ?? state.gates.length;
      part.epic = { ...part.epic, [pile]: [...order], gates } as KingsportState['epic'];
    },
    read: (state) => KINGSPORT_SLICE.of({ s: state }).epic?.[pile] ?? [],
  };
}

const DECKS = {
  'epic-battle': epicDeck('deck', battleCards),
  plot: epicDeck('plots', plotsAgainst),
};

export const KINGSPORT_SCENARIO: BoxScenario = { decks: DECKS, settle, readPath, valuesAt };

function settle(scene: BoxScene): void {
  const { allies, dreamers } = KINGSPORT_SLICE.of({ s: scene.state });
  refuseRepeated(allies, 'allies');
  refuseRepeated(dreamers, 'dreamers');
  settleMarkers(scene);
  settleEpic(scene);
}

/**
 * Twelve progress markers, on the tracks or in the supply (K-RIFT-01). A rift is open if its track is full (K-RIFT-04).
 */
function settleMarkers({ state, given }: BoxScene): void {
  const part = KINGSPORT_SLICE.of({ s: state });
  const left = [...MARKER_PLACES];
  part.tracks.forEach(({ rift, halves, ...track }, n) => {
    const before = part.tracks.findIndex((other) => other.rift === rift);
    if (before < n) throw new ValidationError(`tracks[${n}].rift`, `the ${rift} is on track ${before + 1} already`);
    halves.forEach((half, h) => {
      half.forEach(({ place }, i) => {
        takeMarkers(left, place, `tracks[${n}].halves[${h}][${i}].place`);
      });
    });
    refuseLater(track.since, state.turn, `tracks[${n}].since`);
    const full = halves.every(({ length }) => length === SPACES_PER_HALF);
    if (isOpen({ rift, halves, ...track }) !== full) {
      const why = full ? 'its track is full, so the rift is open: say where' : 'a rift is open when its track is full';
      throw new ValidationError(`tracks[${n}].at`, `${why} (K-RIFT-04)`);
    }
    if (!full) refuseFaceDown(halves, `tracks[${n}].halves`);
  });
  if (given.supply === undefined) {
    part.supply = part.supply.filter((place) => {
      const at = left.indexOf(place);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  } else {
    part.supply.forEach((place, i) => {
      takeMarkers(left, place, `supply[${i}]`);
    });
  }
}

/** Markers are turned face down only while their rift is open (K-RIFT-13). */
function refuseFaceDown(halves: KingsportState['tracks'][number]['halves'], at: string): void {
  halves.forEach((half, h) => {
    const i = half.findIndex(({ faceDown }) => faceDown);
    if (i >= 0)
      throw new ValidationError(
        `${at}[${h}][${i}].faceDown`,
        'the rift is closed, so its markers are face up (K-RIFT-13)',
      );
  });
}

function takeMarkers(left: string[], place: string, at: string): void {
  const found = left.indexOf(place);
  if (found < 0) {
    const all = MARKER_PLACES.filter((marker) => marker === place).length;
    throw new ValidationError(at, `there ${all === 1 ? 'is only 1 marker' : `are only ${all} markers`} of "${place}"`);
  }
  left.splice(found, 1);
}

/** In an epic battle, unnamed decks are in pack order (K-EPIC-02). */
function settleEpic({ state, content, given }: BoxScene): void {
  const part = KINGSPORT_SLICE.of({ s: state });
  const plots = plotsAgainst(content, state.ancientOne);
  if (houseRuleOf({ s: state }, 'epicBattle') !== 'yes' || plots.length === 0) {
    if (part.epic && given.epic === undefined) {
      throw new ValidationError(
        'epic',
        'there is no epic battle: houseRules.epicBattle is not yes, or no plot is against this Ancient One',
      );
    }
    // Without the house rule no deck is filled, so both must be complete.
    for (const pile of ['deck', 'plots'] as const) {
      if (part.epic && part.epic[pile] === undefined)
        throw new ValidationError(
          `epic.${pile}`,
          'it is missing; give `houseRules: { epicBattle: yes }` to have it filled',
        );
    }
    return;
  }
  if (!state.battle && !part.epic) return;
  const gates = state.gates.length;
  const markers = content.gateMarkers.size;
  if ((part.epic?.gates ?? 0) > markers)
    throw new ValidationError('epic.gates', `${part.epic?.gates} gates, but there are only ${markers} gate markers`);
  const isInPlay = (card: string) => state.inPlay.some((tableCard) => tableCard.card === card);
  const out = (cards: readonly string[]) => cards.filter((card) => !isInPlay(card));
  for (const pile of ['deck', 'plots'] as const) {
    refuseRepeated(part.epic?.[pile], `epic.${pile}`);
    const at = part.epic?.[pile]?.findIndex(isInPlay) ?? -1;
    if (at >= 0) throw new ValidationError(`epic.${pile}[${at}]`, `"${part.epic?.[pile][at]}" is already on the table`);
  }
  part.epic = { deck: out(battleCards(content)), plots: out(plots), gates, ...part.epic };
}

const TRACK_FIELDS = ['rift', 'at', 'halves', 'markers', 'down'];

/** `tracks.1.halves.2`: counted from 1, as in questions and events. */
function readPath({ state }: Pick<BoxScene, 'state'>, head: string, rest: readonly string[]): unknown {
  if (head !== 'tracks') return undefined;
  const [n, field = '', half] = rest;
  const { tracks } = KINGSPORT_SLICE.of({ s: state });
  const track = tracks[Number(n) - 1];
  if (!track) throw new ValidationError('tracks', `the tracks are tracks.1 to tracks.${tracks.length}`);
  if (!TRACK_FIELDS.includes(field) || rest.length > 3) {
    const near = didYouMean(field, TRACK_FIELDS) || `; it has ${TRACK_FIELDS.join(', ')}`;
    throw new ValidationError('tracks', `a track has no "${rest.slice(1).join('.')}"${near}`);
  }
  switch (field) {
    case 'rift':
    case 'at':
      return half === undefined ? (track[field] ?? null) : undefined;
    case 'markers':
      return half === undefined ? track.halves.flat().map(({ place }) => place) : undefined;
    case 'down':
      return track.halves.flat().flatMap(({ place, faceDown }) => (faceDown ? [place] : []));
    case 'halves':
      if (!track.halves[Number(half) - 1]) throw new ValidationError('tracks', 'a track has halves.1 and halves.2');
      return track.halves[Number(half) - 1]?.map(({ place }) => place);
    default:
      return undefined;
  }
}

/** Every text of the paths of the rift tracks. */
function valuesAt(head: string, [, field]: readonly string[]): readonly string[] | undefined {
  if (head !== 'tracks') return undefined;
  if (field === 'rift') return RIFTS.map(({ symbol }) => symbol);
  return field === 'markers' || field === 'down' || field === 'halves' ? MARKER_PLACES : undefined;
}
