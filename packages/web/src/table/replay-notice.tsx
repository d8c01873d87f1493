import { t } from '../words/t.js';
import { useTable } from './context.js';

/**
 * A notice that another version began the game. It lists the parts that cannot be shown or replayed, until the next
 * answer.
 */
export function ReplayNotice() {
  const { replayNotice } = useTable().snapshot;
  if (!replayNotice) return null;
  const { version, from, dropped, removed } = replayNotice;
  return (
    <p className="error-message" role="status">
      {t('ui.table.replay-notice', { version, from, dropped, gone: removed.length })}
    </p>
  );
}
