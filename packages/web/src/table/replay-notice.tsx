import { t } from '../words/t.js';
import { useTable } from './context.js';

/** That a game was begun with another version, and what of it cannot be told or played on; until it is played on. */
export function ReplayNotice() {
  const { replayNotice: retold } = useTable().snapshot;
  if (!retold) return null;
  const { version, from, dropped, gone } = retold;
  return (
    <p className="trouble" role="status">
      {t('ui.table.retold', { version, from, dropped, gone: gone.length })}
    </p>
  );
}
