import type { Tally } from './statistics.js';
import { t } from './words.js';

/** A line of a bar chart. */
export interface Bar {
  readonly name: string;
  readonly tally: Tally;
}

const WIDTH = 200;
const HEIGHT = 16;

/** Bars of won and lost games, drawn to one scale; each with its text beside it. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map(({ tally }) => tally.finished));
  return (
    <table className="bars">
      <tbody>
        {bars.map(({ name, tally }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <BarSvg tally={tally} scale={WIDTH / max} />
            </td>
            <td>{t('ui.history.bar', { won: tally.won, lost: tally.lost, unknown: tally.unknown })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Hidden from screen readers: the text beside it says the same. */
function BarSvg({ tally, scale }: { tally: Tally; scale: number }) {
  const { won, lost, unknown } = tally;
  const parts = [
    { kind: 'won', n: won, from: 0 },
    { kind: 'lost', n: lost, from: won },
    { kind: 'unknown', n: unknown, from: won + lost },
  ];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="ground" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      {parts.map(({ kind, n, from }) => (
        <rect key={kind} className={kind} x={from * scale} width={n * scale} height={HEIGHT} />
      ))}
    </svg>
  );
}
