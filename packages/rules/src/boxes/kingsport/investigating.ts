import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople } from '../../arkham/own-meanings.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import type { Handler, Targets } from '../../common/meanings.js';
import type { Investigator } from '../../common/state.js';
import { MARKERS } from './constants.js';
import { RIFT, RIFT_MARKER, RIFT_SPACE } from './questions.js';
import {
  addMarker,
  dealWith,
  emptyTrack,
  fillTrack,
  hasRoom,
  isShown,
  noProgress,
  type Shown,
  shown,
} from './rift-rules.js';
import { isOpen, PART, type Track } from './rifts.js';

/**
 * Whoever has an encounter at a location of Kingsport deals with one progress marker that shows it, of his choice
 * (K-RIFT-12). It is done as the encounter begins, whatever comes of that. Going through a gate is none, nor is what a
 * location offers (K-RIFT-15).
 */
export function investigating(below: Pick<ArkhamPeople, 'encounterAt'>): Pick<ArkhamPeople, 'encounterAt'> {
  return {
    encounterAt: (g, who, draw) =>
      isShown(g, who.place) && !g.gateAt(who.place)
        ? investigate(g as Game, who, draw, below)
        : below.encounterAt(g, who, draw),
  };
}

function* investigate(g: Game, who: Investigator, draw: number, below: Pick<ArkhamPeople, 'encounterAt'>): Rule {
  const { place } = who;
  const found = yield* whichMarker(g, who, place, ({ marker }) => marker.place === place);
  if (found) dealWith(g, found);
  yield* below.encounterAt(g, who, draw);
}

/** One of the markers face up on the tracks; undefined: there is none such. */
function* whichMarker(
  g: Game,
  who: Investigator,
  source: string,
  fits: (one: Shown) => boolean = () => true,
): Rule<Shown | undefined> {
  return yield* askUnlessMoot<Shown>(g, () => {
    const options = shown(g).filter(fits);
    // Of equal markers on one half the first will do.
    const different = options.filter((one, i) => options.findIndex((other) => idOf(other) === idOf(one)) === i);
    if (different.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.rift-marker',
      args: { investigator: who.id, source },
      why: 'K-RIFT-12',
      options: different.map((one) => ({
        id: idOf(one),
        value: one,
        key: 'o.rift-marker',
        args: { place: one.marker.place, n: one.n + 1, half: one.half + 1 },
        on: one.marker.place,
      })),
      asides: { inText: who },
    };
  });
}

function idOf({ n, half, marker }: Shown) {
  return RIFT_MARKER.make(n + 1, half + 1, marker.place);
}

/** Two markers leave the tracks, or are turned down; open rifts too (BOX-27). */
export const markersOff: Handler = function* (g, who, { source }): Rule {
  for (let i = 0; i < MARKERS.off; i++) yield* markerAway(g, who, source);
};

/** One does. */
export const oneMarkerOff: Handler = function* (g, who, { source }): Rule {
  yield* markerAway(g, who, source);
};

function* markerAway(g: Parameters<Handler>[0], who: Investigator, source: string): Rule {
  const found = yield* whichMarker(g as Game, who, source);
  if (found) dealWith(g as Game, found);
}

interface Space {
  readonly n: number;
  readonly half: 0 | 1;
}

function spaces(g: Parameters<Targets>[0]): Space[] {
  if (noProgress(g)) return [];
  return PART.of(g).tracks.flatMap((track, n) =>
    ([0, 1] as const).flatMap((half) => (hasRoom(track, half) ? [{ n, half }] : [])),
  );
}

/** Whether there is room for two markers more. */
export const hasSpaces: Targets = (g) => {
  if (noProgress(g)) return false;
  const closed = PART.of(g).tracks.filter((track) => !isOpen(track));
  return closed.reduce((room, { halves }) => room + 4 - halves.flat().length, 0) >= 2;
};

/** Two random markers come to spaces of his choice; a rift that this opens finds its place by other cards (BOX-25). */
export const markersOn: Handler = function* (game, who, { source }): Rule {
  const g = game as Game;
  for (let i = 0; i < MARKERS.on; i++) {
    const space = yield* askUnlessMoot<Space>(g, () => {
      const free = spaces(g);
      if (free.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.rift-space',
        args: { investigator: who.id, source },
        why: g.means.reasons.choice,
        options: free.map((one) => ({
          id: RIFT_SPACE.make(one.n + 1, one.half + 1),
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

/** One of some tracks, of his choice; undefined: there is none. */
function* whichTrack(
  g: Game,
  who: Investigator,
  source: string,
  fits: (track: Track) => boolean,
): Rule<number | undefined> {
  const tracks = [...PART.of(g).tracks.entries()].filter(([, track]) => fits(track));
  if (tracks.length === 0) return undefined;
  return yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.rift',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: tracks.map(([n, track]) => ({
      id: RIFT.make(n + 1),
      value: n,
      key: 'o.rift',
      args: { n: n + 1, open: isOpen(track) ? 'yes' : 'no', markers: track.halves.flat().length },
    })),
    asides: { inText: who },
  }));
}

const mayBeEmptied = (track: Track) => track.halves.flat().length > 0;

export const hasMarkers: Targets = (g) => shown(g).length > 0;
export const hasTrack: Targets = (g) => PART.of(g).tracks.some(mayBeEmptied);

/** One rift loses all its markers and is closed. */
export const emptyOne: Handler = function* (g, who, { source }): Rule {
  const n = yield* whichTrack(g as Game, who, source, mayBeEmptied);
  if (n !== undefined) emptyTrack(g as Game, n);
};

/** One closed rift opens, at the gate location of the Mythos card that opens it (K-RIFT-04, K-RIFT-05). */
export const openOne: Handler = function* (g, who, { source }): Rule {
  if (noProgress(g)) return;
  const n = yield* whichTrack(g as Game, who, source, (track) => !isOpen(track));
  if (n !== undefined) yield* fillTrack(g as Game, n, g.content.mythos.get(source)?.gate);
};

/** All three open, each at a place of its own: Mythos cards are drawn for them (BOX-25). */
export const openAll: Handler = function* (g): Rule {
  for (const n of PART.of(g).tracks.keys()) yield* fillTrack(g as Game, n);
};

/** Whether a closed rift can be made to open. */
export const hasClosed: Targets = (g) => !noProgress(g) && PART.of(g).tracks.some((track) => !isOpen(track));
