import type { DiceThrow, LogLine } from '../../text/log-line.js';
import { t } from '../../words/t.js';
import './decision.css';
import './dice.css';

/** Rolled dice; successes are filled and marked. */
export function Dice({ faces, hits }: DiceThrow) {
  const order = faces.map((face, rolled) => ({ face, rolled })).sort((one, other) => other.face - one.face);
  const sorted = order.map(({ face }) => face);
  const successes = faces.filter((face) => hits.includes(face)).length;
  return (
    <span
      className="dice"
      role="img"
      aria-label={t('ui.dice', { faces: sorted.join(', '), successes, n: faces.length })}
    >
      {order.map(({ face, rolled }) => (
        <i key={rolled} data-rolled={rolled} className={hits.includes(face) ? 'hit' : ''}>
          {face}
        </i>
      ))}
    </span>
  );
}

/** A line of the log with its dice. */
export function LineParts({ parts }: { parts: LogLine['parts'] }) {
  return parts.map((part, i) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change
      <span key={i}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never change
      <Dice key={i} {...part} />
    ),
  );
}
