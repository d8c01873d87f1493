import type { Rule } from '@vigil/engine';
import { isKeptClear } from '../../arkham/board/monsters.js';
import type { ArkhamTurnRules, Game, MythosSteps } from '../../arkham/game.js';
import { nextGateLocation } from '../../common/effects/destinations.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import type { MythosDef } from '../../language/components.js';
import { halfForCard, isOpen, KINGSPORT_SLICE, type Marker, riftOf, SPACES_PER_HALF, type Track } from './rifts.js';

/**
 * Open rifts act with the moving monsters (K-RIFT-07, K-RIFT-08).
 *
 * Then the card is compared with the tracks of closed rifts, before its own text (K-RIFT-02, BOX-04).
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
 * Returns the half of a closed rift's track that gets a marker from a card: its pattern matches and it has space
 * (K-RIFT-03).
 */
function progressHalf(n: number, track: Track, card: MythosDef): 0 | 1 | undefined {
  const half = isOpen(track) ? undefined : halfForCard(n, card);
  return half !== undefined && hasSpaceOnHalf(track, half) ? half : undefined;
}

/** True if half a track has space for a marker. */
export function hasSpaceOnHalf(track: Track, half: 0 | 1): boolean {
  return !isOpen(track) && track.halves[half].length < SPACES_PER_HALF;
}

/** True if a card in play keeps progress markers off the tracks. */
export function isProgressForbidden(g: Parameters<typeof modifiersInPlay>[0]): boolean {
  return modifiersInPlay(g, 'noProgress').length > 0;
}

/**
 * Adds a random marker to half a track. The fourth opens the rift at `gate`, the gate location of the card (K-RIFT-04).
 */
export function* addMarker(g: Game, n: number, half: 0 | 1, gate?: string): Rule {
  const { tracks, supply } = KINGSPORT_SLICE.of(g);
  const track = tracks[n];
  if (!track || !hasSpaceOnHalf(track, half) || isProgressForbidden(g)) return;
  const place = supply.shift();
  if (place === undefined) return;
  g.reveal();
  track.halves[half].push({ place });
  g.emit?.({ type: 'boxEvent', what: 'kingsport.progress', at: place, n: n + 1 });
  if (track.halves.every((markers) => markers.length === SPACES_PER_HALF)) yield* openRift(g, n, track, gate);
}

/** Fills a track at once; its rift opens at `gate`, the card's gate location, if it names one. */
export function* fillTrack(g: Game, n: number, gate?: string): Rule {
  const track = KINGSPORT_SLICE.of(g).tracks[n];
  if (!track) return;
  for (const half of [0, 1] as const)
    while (hasSpaceOnHalf(track, half) && !isProgressForbidden(g)) yield* addMarker(g, n, half, gate);
}

/**
 * Opens a rift where a gate would open, even on a seal or a gate. Those are not affected (K-RIFT-04, K-RIFT-06).
 *
 * Without a gate location, Mythos cards are drawn and discarded until one names one (K-RIFT-05, BOX-25).
 */
function* openRift(g: Game, n: number, track: Track, gate: string | undefined): Rule {
  const at = gate ?? nextGateLocation(g);
  if (at === undefined) return;
  g.reveal();
  track.known = true;
  track.at = at;
  track.since = g.s.turn;
  g.emit?.({ type: 'boxEvent', what: 'kingsport.rift-opens', at, n: n + 1, ...symbolOf(track) });
}

// ---- open rifts ----

/** Acts with a rift when its symbol is named, from the turn after it opened (K-RIFT-07). */
function* actWithRift(g: Game, track: Track, { white, black }: MythosDef): Rule {
  const rift = riftOf(track);
  if (!rift || track.at === undefined || (track.since ?? 0) >= g.s.turn) return;
  const named = white.includes(rift.symbol) ? 'white' : black.includes(rift.symbol) ? 'black' : undefined;
  if (!named) return;
  // It passes investigators without effect (K-RIFT-16), and enters a vortex, which no arrow leaves.
  const to = g.place(track.at)[named];
  if (to !== undefined) {
    track.at = to;
    g.emit?.({ type: 'boxEvent', what: 'kingsport.rift-moves', at: to, ...symbolOf(track) });
  }
  // Even if it could not move (K-RIFT-09), except where nothing can appear. Limit and Outskirts as usual (K-RIFT-11).
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

// ---- investigators and markers ----

/** A face-up marker on a track, which can be removed. */
export interface FaceUpMarker {
  readonly n: number;
  readonly half: 0 | 1;
  readonly slot: number;
  readonly marker: Marker;
}

/** Returns the face-up markers on the tracks. */
export function faceUpMarkers(g: { readonly s: Parameters<typeof KINGSPORT_SLICE.of>[0]['s'] }): FaceUpMarker[] {
  return KINGSPORT_SLICE.of(g).tracks.flatMap(({ halves }, n) =>
    halves.flatMap((markers, half) =>
      markers.flatMap((marker, slot) => (marker.faceDown ? [] : [{ n, half: half as 0 | 1, slot, marker }])),
    ),
  );
}

/** True if a marker of that place lies face up on a track. Called at every encounter. */
export function isPlaceShown(g: { readonly s: Parameters<typeof KINGSPORT_SLICE.of>[0]['s'] }, place: string): boolean {
  for (const { halves } of KINGSPORT_SLICE.of(g).tracks) {
    for (const markers of halves)
      for (const marker of markers) if (marker.place === place && !marker.faceDown) return true;
  }
  return false;
}

/** Returns a closed rift's marker to the supply, or turns an open rift's marker face down (K-RIFT-13). */
export function removeMarker(g: Game, { n, half, slot, marker }: FaceUpMarker): void {
  const track = KINGSPORT_SLICE.of(g).tracks[n] as Track;
  const markers = track.halves[half];
  if (!isOpen(track)) {
    markers.splice(slot, 1);
    returnToSupply(g, marker.place);
    g.emit?.({ type: 'boxEvent', what: 'kingsport.progress-off', at: marker.place, n: n + 1 });
    return;
  }
  markers[slot] = { place: marker.place, faceDown: true };
  g.emit?.({ type: 'boxEvent', what: 'kingsport.progress-down', at: marker.place, n: n + 1 });
  // Turning down the last marker closes the rift (K-RIFT-14).
  if (track.halves.every((some) => some.every(({ faceDown }) => faceDown))) emptyTrack(g, n);
}

/** Returns all markers of a track to the supply; an open rift returns to its track. */
export function emptyTrack(g: Game, n: number): void {
  const track = KINGSPORT_SLICE.of(g).tracks[n] as Track;
  for (const { place } of track.halves.flat()) returnToSupply(g, place);
  track.halves = [[], []];
  const what = isOpen(track) ? 'kingsport.rift-closes' : 'kingsport.track-emptied';
  track.at = undefined;
  track.since = undefined;
  g.emit?.({ type: 'boxEvent', what, n: n + 1, ...symbolOf(track) });
}

function returnToSupply(g: Game, place: string): void {
  const { supply } = KINGSPORT_SLICE.of(g);
  supply.splice(g.dice.below(supply.length + 1), 0, place);
}
