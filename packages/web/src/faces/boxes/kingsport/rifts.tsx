import type { DimensionSymbol } from '@vigil/rules';
import { type Marker, PART, PATTERNS, type Pattern, riftOf, SPACES, type Track } from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../../../board/boards.js';
import { SymbolIcon, SymbolMark } from '../../../board/symbols.js';
import { useEdition } from '../../../say/use-edition.js';
import { useTable } from '../../../table/context.js';
import { say } from './words.js';

/** The three rift tracks: what fills each half, the markers that lie there, and where an open rift is (K-RIFT-01). */
export function RiftTracks({ view }: { readonly view: TableView }) {
  return (
    <section className="rifts">
      <h3 title={say('about')}>{say('rifts')}</h3>
      {PART.of({ s: view }).tracks.map((track, n) => (
        <RiftTrack key={PATTERNS[n]?.[0].white.join(' ')} track={track} n={n} />
      ))}
    </section>
  );
}

function RiftTrack({ track, n }: { readonly track: Track; readonly n: number }) {
  const { words } = useEdition();
  const rift = riftOf(track);
  const open = track.at !== undefined;
  return (
    <div className={open ? 'rift-track open' : 'rift-track'}>
      {rift && (
        <h4>
          <SymbolIcon symbol={rift.symbol} title={words.say(`symbol.${rift.symbol}`)} />
          {say('track', { n: n + 1 })}
          {track.at !== undefined && <small>{say('open-at', { place: words.name('place', track.at) })}</small>}
        </h4>
      )}
      <ol aria-label={say('track', { n: n + 1 })}>
        {track.halves.map((markers, half) => (
          <Half key={half === 0 ? 'first' : 'second'} markers={markers} pattern={PATTERNS[n]?.[half]} />
        ))}
      </ol>
    </div>
  );
}

/** Half of a track: its pattern, and a place for each marker. */
function Half({ markers, pattern }: { readonly markers: readonly Marker[]; readonly pattern: Pattern | undefined }) {
  const { words } = useEdition();
  const { inspect } = useTable();
  const named = (some: readonly DimensionSymbol[] = []) => words.list(some.map((one) => words.say(`symbol.${one}`)));
  return (
    <li>
      <span className="pattern" title={say('pattern', { white: named(pattern?.white), black: named(pattern?.black) })}>
        <Boxes symbols={pattern?.white} of="white" />
        <Boxes symbols={pattern?.black} of="black" />
      </span>
      {Array.from({ length: SPACES }, (_, slot) => slot).map((slot) => {
        const marker = markers[slot];
        if (!marker) return <i key={slot} className="space" />;
        return (
          <button
            key={slot}
            type="button"
            className={marker.down ? 'marker down' : 'marker'}
            data-about={marker.place}
            onClick={() => inspect(marker.place)}
          >
            {words.name('place', marker.place)}
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
  const { words } = useEdition();
  return (
    <span className={`boxes ${of}`}>
      {symbols.map((symbol) => (
        <SymbolIcon key={symbol} symbol={symbol} title={words.say(`symbol.${symbol}`)} />
      ))}
    </span>
  );
}

/** How many rifts are open, in one word. */
export function riftsShort(view: TableView): string {
  const { tracks } = PART.of({ s: view });
  return `${tracks.filter(({ at }) => at !== undefined).length}/${tracks.length}`;
}

/** A crack in the ground where a rift is open, with its symbol; several in one place stand beside each other. */
export function riftsOn(view: TableView, { spots }: BoardPlan): readonly ReactNode[] {
  const seen = new Map<string, number>();
  return PART.of({ s: view }).tracks.flatMap((track) => {
    const rift = riftOf(track);
    const spot = track.at === undefined ? undefined : spots.get(track.at);
    if (!rift || !spot || track.at === undefined) return [];
    const before = seen.get(track.at) ?? 0;
    seen.set(track.at, before + 1);
    const wide = 30;
    return [
      <g
        key={rift.symbol}
        className={`rift ${rift.colour}`}
        transform={`translate(${spot.x - 44 - before * wide} ${spot.y - 24})`}
        data-about={track.at}
      >
        <path className="crack" d="M0 -19L5 -8L16 -11L9 0L17 8L6 9L1 20L-4 9L-16 12L-9 2L-17 -7L-6 -8Z" />
        <g transform="scale(.9)">
          <SymbolMark symbol={rift.symbol} />
        </g>
      </g>,
    ];
  });
}
