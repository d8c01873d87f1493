/** The doom track: a token on each filled space. Its value is printed beside it. */
export function DoomTrack({ doom, spaces }: { doom: number; spaces: number }) {
  return (
    <ol className="doom" data-about="doom" aria-hidden="true">
      {Array.from({ length: spaces }, (_, i) => i + 1).map((n) => (
        <li key={n} className={n <= doom ? 'on' : ''}>
          {n <= doom ? '' : n}
        </li>
      ))}
    </ol>
  );
}

/** The terror track from 0 on. Its value is printed beside it. */
export function TerrorTrack({ terror, most }: { terror: number; most: number }) {
  return (
    <ol className="terror" data-about="terror" aria-hidden="true">
      {Array.from({ length: most + 1 }, (_, n) => n).map((n) => (
        <li key={n} className={n === terror ? 'now' : n < terror ? 'on' : ''}>
          {n}
        </li>
      ))}
    </ol>
  );
}

/** Points of sanity or stamina: those left are filled. Their value is printed beside them. */
export function Pips({ value, most }: { value: number; most: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: Math.max(most, value) }, (_, i) => i).map((i) => (
        <i key={i} className={i < value ? 'on' : ''} />
      ))}
    </span>
  );
}
