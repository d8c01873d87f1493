import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { formatTurn } from './timeline.js';

/** A plaque on the board while it shows the past. */
export default function PastPlaque({ now }: { now: () => void }) {
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  const { view, lookingAt, lookingAtEvent, answers, game } = snapshot;
  if (lookingAt === undefined) return null;
  return (
    <p className="past-plaque">
      <span>
        {formatTurn(loaded, view, game)} · {t('ui.timeline.of', { at: lookingAt, n: answers })}
      </span>
      {(lookingAt < answers || lookingAtEvent !== undefined) && (
        <button type="button" onClick={now}>
          {t('ui.timeline.to-now')}
        </button>
      )}
    </p>
  );
}
