import { type Mark, TONES } from './paint.js';
import './pictures.css';

/** Marks, from the back to the front. */
export function PaintedMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ tone, d, weight }, i) =>
    weight === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change
      <path key={i} d={d} fill={TONES[tone]} />
    ) : (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change
        key={i}
        d={d}
        fill="none"
        stroke={TONES[tone]}
        strokeWidth={weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  );
}
