import type { Rule } from '@vigil/engine';
import { isKeptClear } from '../../arkham/board/monsters.js';
import type { ArkhamTurnRules, MythosSteps } from '../../arkham/extra-rules.js';
import type { Game } from '../../arkham/game.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { nextGateLocation } from '../../common/resolving/board-effects.js';
import type { MythosDef } from '../../language/components.js';
import { halfForCard, isOpen, KINGSPORT_SLICE, type Marker, riftOf, SPACES_PER_HALF, type Track } from './rifts.js';

/**
 * Open rifts act with the monsters that move (K-RIFT-07, K-RIFT-08); then the card is compared with the tracks of closed
 * ones, before its own text (K-RIFT-02, BOX-04).
 */
export function riftLayer(below: Pick<ArkhamTurnRules, 'mythos'>): { readonly mythos: MythosSteps } {
  return {
    mythos: {
      ...below.mythos,
      *movement(g, card): Rule {
        yield* below.mythos.movement(g, card);
        const { tracks } = KINGSPORT_SLICE.of(g);
        for (const track of tracks) if (isOpen(track)) yield* actWithRift(g, track, card);
        for (let n = 0; n < tracks.length; n++) {
          const half = progressHalf(n, tracks[n] as Track, card);
          if (half !== undefined) yield* addMarker(g, n, half, card.gate);
        }
      },
    },
  };
}

// ---- closed rifts ----

/**
 * The half of a track to which a card brings a marker: its two boxes are the pattern of a closed rift, and there is room
 * (K-RIFT-03).
 */
function progressHalf(n: number, track: Track, card: MythosDef): 0 | 1 | undefined {
  const half = isOpen(track) ? undefined : halfForCard(n, card);
  return half !== undefined && hasSpaceOnHalf(track, half) ? half : undefined;
}

/** Whether a marker can come to half a track. */
export function hasSpaceOnHalf(track: Track, half: 0 | 1): boolean {
  return !isOpen(track) && track.halves[half].length < SPACES_PER_HALF;
}

/** Whether a card in play keeps progress markers off the tracks. */
export function isProgressForbidden(g: Parameters<typeof modifiersInPlay>[0]): boolean {
  return modifiersInPlay(g, 'noProgress').length > 0;
}

/**
 * A random marker comes to half a track; with the fourth its rift opens at `gate`, the gate location of the card that
 * brought it (K-RIFT-04).
 */
export function* addMarker(g: Game, n: number, half: 0 | 1, gate?: string): Rule {
  const { tracks, supply } = KINGSPORT_SLICE.of(g);
  const track = tracks[n];
  if (!track || !hasSpaceOnHalf(track, half) || isProgressForbidden(g)) return;
  const place = supply.shift();
  if (place === undefined) return;
  g.reveal();
  track.halves[half].push({ place });
  g.emit?.({ type: 'happened', what: 'kingsport.progress', at: place, n: n + 1 });
  if (track.halves.every((markers) => markers.length === SPACES_PER_HALF)) yield* openRift(g, n, track, gate);
}

/** A track fills up at once, and its rift opens at `gate`, the gate location of the card that fills it, if it names one. */
export function* fillTrack(g: Game, n: number, gate?: string): Rule {
  const track = KINGSPORT_SLICE.of(g).tracks[n];
  if (!track) return;
  for (const half of [0, 1] as const)
    while (hasSpaceOnHalf(track, half) && !isProgressForbidden(g)) yield* addMarker(g, n, half, gate);
}

/**
 * Opens where a gate would, also on a seal or a gate, to which it does nothing (K-RIFT-04, K-RIFT-06). Without a gate
 * location Mythos cards are drawn and discarded until one names one (K-RIFT-05, BOX-25).
 */
function* openRift(g: Game, n: number, track: Track, gate: string | undefined): Rule {
  const at = gate ?? nextGateLocation(g);
  if (at === undefined) return;
  g.reveal();
  track.known = true;
  track.at = at;
  track.since = g.s.turn;
  g.emit?.({ type: 'happened', what: 'kingsport.rift-opens', at, n: n + 1, ...symbolOf(track) });
}

// ---- open rifts ----

/** From the turn after the one in which it opened (K-RIFT-07), a rift does something when its symbol is named. */
function* actWithRift(g: Game, track: Track, { white, black }: MythosDef): Rule {
  const rift = riftOf(track);
  if (!rift || track.at === undefined || (track.since ?? 0) >= g.s.turn) return;
  const named = white.includes(rift.symbol) ? 'white' : black.includes(rift.symbol) ? 'black' : undefined;
  if (!named) return;
  // It stops for nobody and draws nobody in (K-RIFT-16), and goes into a vortex, out of which no arrow leads.
  const to = g.place(track.at)[named];
  if (to !== undefined) {
    track.at = to;
    g.emit?.({ type: 'happened', what: 'kingsport.rift-moves', at: to, ...symbolOf(track) });
  }
  // Whether it could move or not (K-RIFT-09), but where nothing can appear; limit and Outskirts as ever (K-RIFT-11).
  if (!isKeptClear(g, track.at)) {
    const token = yield* g.rules.board.drawMonster(g);
    yield* g.rules.board.placeMonster(g, token, track.at);
  }
  // The colour of the box counts, not that of the arrow on the board (K-RIFT-10).
  if (rift.colour === named) yield* g.rules.board.addDoom(g, 1);
}

function symbolOf({ rift }: Track): { symbol: Exclude<Track['rift'], ''> } | undefined {
  return rift === '' ? undefined : { symbol: rift };
}

// ---- what investigators do to them ----

/** A marker on a track, that can be dealt with: it lies face up. */
export interface FaceUpMarker {
  readonly n: number;
  readonly half: 0 | 1;
  readonly slot: number;
  readonly marker: Marker;
}

/** The markers that lie face up on the tracks. */
export function faceUpMarkers(g: { readonly s: Parameters<typeof KINGSPORT_SLICE.of>[0]['s'] }): FaceUpMarker[] {
  return KINGSPORT_SLICE.of(g).tracks.flatMap(({ halves }, n) =>
    halves.flatMap((markers, half) =>
      markers.flatMap((marker, slot) => (marker.down ? [] : [{ n, half: half as 0 | 1, slot, marker }])),
    ),
  );
}

/** Whether a marker of that place lies face up on a track; asked at every encounter. */
export function isPlaceShown(g: { readonly s: Parameters<typeof KINGSPORT_SLICE.of>[0]['s'] }, place: string): boolean {
  for (const { halves } of KINGSPORT_SLICE.of(g).tracks) {
    for (const markers of halves) for (const one of markers) if (one.place === place && !one.down) return true;
  }
  return false;
}

/** A marker of a closed rift returns to the supply, one of an open rift is turned face down (K-RIFT-13). */
export function removeMarker(g: Game, { n, half, slot, marker }: FaceUpMarker): void {
  const track = KINGSPORT_SLICE.of(g).tracks[n] as Track;
  const markers = track.halves[half];
  if (!isOpen(track)) {
    markers.splice(slot, 1);
    returnToSupply(g, marker.place);
    g.emit?.({ type: 'happened', what: 'kingsport.progress-off', at: marker.place, n: n + 1 });
    return;
  }
  markers[slot] = { place: marker.place, down: true };
  g.emit?.({ type: 'happened', what: 'kingsport.progress-down', at: marker.place, n: n + 1 });
  // The last that is turned down closes it (K-RIFT-14).
  if (track.halves.every((some) => some.every(({ down }) => down))) emptyTrack(g, n);
}

/** All markers of a track return to the supply; its rift, if it was open, returns to it. */
export function emptyTrack(g: Game, n: number): void {
  const track = KINGSPORT_SLICE.of(g).tracks[n] as Track;
  for (const { place } of track.halves.flat()) returnToSupply(g, place);
  track.halves = [[], []];
  const what = isOpen(track) ? 'kingsport.rift-closes' : 'kingsport.track-emptied';
  track.at = undefined;
  track.since = undefined;
  g.emit?.({ type: 'happened', what, n: n + 1, ...symbolOf(track) });
}

function returnToSupply(g: Game, place: string): void {
  const { supply } = KINGSPORT_SLICE.of(g);
  supply.splice(g.dice.below(supply.length + 1), 0, place);
}
