import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamPeopleRules, ArkhamTargetCheck, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askUnlessMoot } from '../../common/ask.js';
import { MARKERS } from './constants.js';
import { RIFT_ID, RIFT_MARKER_ID, RIFT_SPACE_ID } from './kingsport-questions.js';
import {
  addMarker,
  emptyTrack,
  type FaceUpMarker,
  faceUpMarkers,
  fillTrack,
  hasSpaceOnHalf,
  isPlaceShown,
  isProgressForbidden,
  removeMarker,
} from './rift-rules.js';
import { isOpen, KINGSPORT_SLICE, type Track } from './rifts.js';

/**
 * An encounter at a location of Kingsport removes one progress marker that shows it, chosen by the investigator
 * (K-RIFT-12).
 *
 * This happens as the encounter begins, whatever its outcome. Entering a gate and fixed abilities do not count
 * (K-RIFT-15).
 */
export function investigatingLayer(
  below: Pick<ArkhamPeopleRules, 'encounterAt'>,
): Pick<ArkhamPeopleRules, 'encounterAt'> {
  return {
    encounterAt: (g, who, draw) =>
      isPlaceShown(g, who.place) && !g.gateAt(who.place)
        ? encounterWithMarker(g, who, draw, below)
        : below.encounterAt(g, who, draw),
  };
}

function* encounterWithMarker(
  g: Game,
  who: Investigator,
  draw: number,
  below: Pick<ArkhamPeopleRules, 'encounterAt'>,
): Rule {
  const { place } = who;
  const found = yield* chooseMarker(g, who, place, ({ marker }) => marker.place === place);
  if (found) removeMarker(g, found);
  yield* below.encounterAt(g, who, draw);
}

/** Asks for one of the face-up markers on the tracks. Undefined if none matches. */
function* chooseMarker(
  g: Game,
  who: Investigator,
  source: string,
  fits: (one: FaceUpMarker) => boolean = () => true,
): Rule<FaceUpMarker | undefined> {
  return yield* askUnlessMoot<FaceUpMarker>(g, () => {
    const options = faceUpMarkers(g).filter(fits);
    // Of equal markers on one half, offer the first.
    const different = options.filter(
      (option, i) => options.findIndex((other) => markerIdOf(other) === markerIdOf(option)) === i,
    );
    if (different.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.rift-marker',
      args: { investigator: who.id, source },
      why: 'K-RIFT-12',
      options: different.map((one) => ({
        id: markerIdOf(one),
        value: one,
        key: 'o.rift-marker',
        args: { place: one.marker.place, n: one.n + 1, half: one.half + 1 },
        on: one.marker.place,
      })),
      asides: { inText: who },
    };
  });
}

function markerIdOf({ n, half, marker }: FaceUpMarker) {
  return RIFT_MARKER_ID.make(n + 1, half + 1, marker.place);
}

/** Removes two markers or turns them down, on open rifts too (BOX-27). */
export const removeTwoMarkers: ArkhamHandler = function* (g, who, { source }): Rule {
  for (let i = 0; i < MARKERS.off; i++) yield* removeChosenMarker(g, who, source);
};

/** Same, for one marker. */
export const removeOneMarker: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* removeChosenMarker(g, who, source);
};

function* removeChosenMarker(g: Game, who: Investigator, source: string): Rule {
  const found = yield* chooseMarker(g, who, source);
  if (found) removeMarker(g, found);
}

interface TrackSpace {
  readonly n: number;
  readonly half: 0 | 1;
}

function openSpaces(g: Game): TrackSpace[] {
  if (isProgressForbidden(g)) return [];
  return KINGSPORT_SLICE.of(g).tracks.flatMap((track, n) =>
    ([0, 1] as const).flatMap((half) => (hasSpaceOnHalf(track, half) ? [{ n, half }] : [])),
  );
}

/** True if there is room for two more markers. */
export const hasTwoSpaces: ArkhamTargetCheck = (g) => {
  if (isProgressForbidden(g)) return false;
  const closed = KINGSPORT_SLICE.of(g).tracks.filter((track) => !isOpen(track));
  return closed.reduce((room, { halves }) => room + 4 - halves.flat().length, 0) >= 2;
};

/**
 * Puts two random markers on spaces of the investigator's choice. A rift opened by this finds its place by other cards
 * (BOX-25).
 */
export const addTwoMarkers: ArkhamHandler = function* (g, who, { source }): Rule {
  for (let i = 0; i < MARKERS.on; i++) {
    const space = yield* askUnlessMoot<TrackSpace>(g, () => {
      const free = openSpaces(g);
      if (free.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.rift-space',
        args: { investigator: who.id, source },
        why: g.rules.reasons.choice,
        options: free.map((one) => ({
          id: RIFT_SPACE_ID.make(one.n + 1, one.half + 1),
          value: one,
          key: 'o.rift-space',
          args: { n: one.n + 1, half: one.half + 1 },
        })),
        asides: { inText: who },
      };
    });
    if (space) yield* addMarker(g, space.n, space.half);
  }
};

/** Asks for one of some tracks. Undefined if there are none. */
function* chooseTrack(
  g: Game,
  who: Investigator,
  source: string,
  fits: (track: Track) => boolean,
): Rule<number | undefined> {
  return yield* askUnlessMoot<number>(g, () => {
    const tracks = [...KINGSPORT_SLICE.of(g).tracks.entries()].filter(([, track]) => fits(track));
    if (tracks.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.rift',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: tracks.map(([n, track]) => ({
        id: RIFT_ID.make(n + 1),
        value: n,
        key: 'o.rift',
        args: { n: n + 1, open: isOpen(track) ? 'yes' : 'no', markers: track.halves.flat().length },
      })),
      asides: { inText: who },
    };
  });
}

const canBeEmptied = (track: Track) => track.halves.flat().length > 0;

export const hasMarkers: ArkhamTargetCheck = (g) => faceUpMarkers(g).length > 0;
export const hasTrackToEmpty: ArkhamTargetCheck = (g) => KINGSPORT_SLICE.of(g).tracks.some(canBeEmptied);

/** Removes all markers of one rift and closes it. */
export const emptyOneTrack: ArkhamHandler = function* (g, who, { source }): Rule {
  const n = yield* chooseTrack(g, who, source, canBeEmptied);
  if (n !== undefined) emptyTrack(g, n);
};

/** Opens one closed rift, at the gate location of the Mythos card that opens it (K-RIFT-04, K-RIFT-05). */
export const openOneRift: ArkhamHandler = function* (g, who, { source }): Rule {
  if (isProgressForbidden(g)) return;
  const n = yield* chooseTrack(g, who, source, (track) => !isOpen(track));
  if (n !== undefined) yield* fillTrack(g, n, g.content.mythos.get(source)?.gate);
};

/** Opens all three, each at its own place: Mythos cards are drawn for them (BOX-25). */
export const openAllRifts: ArkhamHandler = function* (g): Rule {
  for (const n of KINGSPORT_SLICE.of(g).tracks.keys()) yield* fillTrack(g, n);
};

/** True if a closed rift can be opened. */
export const hasClosedRift: ArkhamTargetCheck = (g) =>
  !isProgressForbidden(g) && KINGSPORT_SLICE.of(g).tracks.some((track) => !isOpen(track));
