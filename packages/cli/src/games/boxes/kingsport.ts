import { contentOfBoxes, type DimensionSymbol, type Pack, type Words } from '@vigil/rules';
import { KINGSPORT_SLICE, listTrainStops, type Marker, PATTERNS, riftOf, type Track } from '@vigil/rules/kingsport';
import type { BoxTerminal } from '../box-terminal.js';

/**
 * Creates the terminal view of Kingsport Horror: each rift track with its markers, the place of an open rift, and
 * trains.
 */
export function createKingsportTerminal(packs: readonly Pack[]): BoxTerminal {
  const stops = listTrainStops(contentOfBoxes(packs.map((pack) => ({ pack }))));
  return {
    board: (w, view) => [
      ...KINGSPORT_SLICE.of({ s: view }).tracks.map((track, n): [string, string] => [
        w.say('kingsport.track', { n: n + 1 }),
        trackText(w, track, n),
      ]),
      [w.say('kingsport.tracks.ours'), w.say('kingsport.tracks.ours.text')],
      [w.say('kingsport.trains'), stops.map((place) => w.name('place', place)).join(' – ')],
    ],
  };
}

function trackText(w: Words, track: Track, n: number): string {
  const { at, halves } = track;
  const rift = riftOf(track);
  if (at !== undefined && rift) {
    const { symbol, colour } = rift;
    const up = halves.flat().filter(({ faceDown }) => !faceDown);
    return w.say('kingsport.track.open', { place: at, symbol, colour, n: up.length, markers: places(w, up) });
  }
  const known = rift && track.known ? [w.say('kingsport.track.known', { symbol: rift.symbol })] : [];
  const texts = halves.map((markers, half) => {
    const pattern = PATTERNS[n]?.[half];
    const boxes = { white: symbols(w, pattern?.white), black: symbols(w, pattern?.black) };
    return w.say('kingsport.track.half', { ...boxes, n: markers.length, markers: places(w, markers) });
  });
  return [...known, ...texts].join(' · ');
}

function places(w: Words, markers: readonly Marker[]): string {
  return markers.map(({ place }) => w.name('place', place)).join(', ');
}

function symbols(w: Words, some: readonly DimensionSymbol[] = []): string {
  return some.map((symbol) => w.say(`symbol.${symbol}`)).join(', ');
}
