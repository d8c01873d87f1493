import type { ChancePoint } from '@vigil/bots';
import { formatPercent } from '../text/percent.js';
import { useAnalysis } from './analysis-state.js';
import { t } from './words.js';
import './analysis.css';

/** Height of the drawing, in its own units; its width is 100. */
const HEIGHT = 100;

/** The chance of winning over the game, above the timeline. `at`: the moment on display. */
export function ChanceLine({ answers, at }: { readonly answers: number; readonly at: number }) {
  const analysis = useAnalysis();
  if (!analysis) return null;
  const points = analysis.points.filter((point) => point.at <= answers);
  const now = points.findLast((point) => point.at <= at);
  const label = now && t('ui.analysis.chance', { chance: formatPercent(now.chance) });
  return (
    <div className="chance-line" title={t('ui.analysis.line')}>
      <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="chance-range" d={rangePath(points, answers)} />
        <path className="chance-curve" d={curvePath(points, answers)} />
        {now && <path className="chance-now" d={`M${(100 * at) / answers} 0V${HEIGHT}`} />}
      </svg>
      {label !== undefined && <span>{label}</span>}
    </div>
  );
}

function place(at: number, chance: number, answers: number): string {
  const round = (x: number) => Math.round(10 * x) / 10;
  return `${round((100 * at) / answers)} ${round(HEIGHT * (1 - chance))}`;
}

function curvePath(points: readonly ChancePoint[], answers: number): string {
  return points.map(({ at, chance }, i) => `${i === 0 ? 'M' : 'L'}${place(at, chance, answers)}`).join('');
}

/** The area between the bounds of the intervals. */
function rangePath(points: readonly ChancePoint[], answers: number): string {
  if (points.length < 2) return '';
  const bounds = [
    ...points.map(({ at, high }) => place(at, high, answers)),
    ...points.map(({ at, low }) => place(at, low, answers)).reverse(),
  ];
  return `M${bounds.join('L')}Z`;
}
