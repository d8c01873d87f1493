import type { DimensionSymbol } from '@vigil/rules';
import {
  KINGSPORT_SLICE,
  type Marker,
  PATTERNS,
  type Pattern,
  riftOf,
  SPACES_PER_HALF,
  type Track,
} from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import { PlacePicture } from '../../../art/places.js';
import { SymbolIcon } from '../../../board/symbols.js';
import { useTable } from '../../../table/context.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { say } from './words.js';

/** The three rift tracks: the content of each half, its markers, and the position of an open rift (K-RIFT-01). */
export function RiftTracks({ view }: { readonly view: TableView }) {
  // No Mythos cards are drawn in the final battle.
  if (isBattle(view)) return null;
  return (
    <section className="rifts">
      <h3 title={say('about')}>{say('rifts')}</h3>
      {KINGSPORT_SLICE.of({ s: view }).tracks.map((track, n) => (
        <RiftTrack key={PATTERNS[n]?.[0].white.join(' ')} track={track} n={n} />
      ))}
      <small className="rifts-adaptation" title={say('ours')}>
        {say('ours-short')}
      </small>
    </section>
  );
}

function RiftTrack({ track, n }: { readonly track: Track; readonly n: number }) {
  const { words } = useLoadedContent();
  const rift = riftOf(track);
  const open = track.at !== undefined;
  const up = track.halves.flat().filter(({ faceDown }) => !faceDown).length;
  const state =
    track.at === undefined
      ? say('filled', { n: up, of: PATTERNS[n] ? SPACES_PER_HALF * PATTERNS[n].length : 0 })
      : say('open-at', { place: words.name('place', track.at) });
  return (
    <div className={open ? 'rift-track open' : 'rift-track'}>
      <h4>
        {rift && <SymbolIcon symbol={rift.symbol} title={words.say(`symbol.${rift.symbol}`)} />}
        {say('track', { n: n + 1 })}
        <small>{state}</small>
      </h4>
      <ol aria-label={say('track', { n: n + 1 })}>
        {track.halves.map((markers, half) => (
          <TrackHalf key={half === 0 ? 'first' : 'second'} markers={markers} pattern={PATTERNS[n]?.[half]} />
        ))}
      </ol>
    </div>
  );
}

/** Half of a track: its pattern, and a box for each marker. */
function TrackHalf({
  markers,
  pattern,
}: {
  readonly markers: readonly Marker[];
  readonly pattern: Pattern | undefined;
}) {
  const { words } = useLoadedContent();
  const { inspect } = useTable();
  const named = (some: readonly DimensionSymbol[] = []) => words.list(some.map((one) => words.say(`symbol.${one}`)));
  return (
    <li>
      <span className="pattern" title={say('pattern', { white: named(pattern?.white), black: named(pattern?.black) })}>
        <Boxes symbols={pattern?.white} of="white" />
        <Boxes symbols={pattern?.black} of="black" />
      </span>
      {Array.from({ length: SPACES_PER_HALF }, (_, slot) => slot).map((slot) => {
        const marker = markers[slot];
        if (!marker) return <i key={slot} className="space" />;
        return (
          <button
            key={slot}
            type="button"
            className={marker.faceDown ? 'marker down' : 'marker'}
            data-about={marker.place}
            title={words.name('place', marker.place)}
            onClick={() => inspect(marker.place)}
          >
            <svg viewBox="0 0 64 64" aria-hidden="true">
              <PlacePicture id={marker.place} />
              {marker.faceDown && <path className="struck" d="M4 60L60 4" />}
            </svg>
            <span>{words.name('place', marker.place)}</span>
          </button>
        );
      })}
    </li>
  );
}

function Boxes({
  symbols = [],
  of,
}: {
  readonly symbols: readonly DimensionSymbol[] | undefined;
  readonly of: string;
}) {
  const { words } = useLoadedContent();
  return (
    <span className={`boxes ${of}`}>
      {symbols.map((symbol) => (
        <SymbolIcon key={symbol} symbol={symbol} title={words.say(`symbol.${symbol}`)} />
      ))}
    </span>
  );
}

function isBattle(view: TableView): boolean {
  return 'battle' in view && view.battle !== undefined;
}

/** The number of open rifts, in short; undefined once rifts no longer matter. */
export function formatOpenRifts(view: TableView): string | undefined {
  if (isBattle(view)) return undefined;
  const { tracks } = KINGSPORT_SLICE.of({ s: view });
  return `${tracks.filter(({ at }) => at !== undefined).length}/${tracks.length}`;
}
