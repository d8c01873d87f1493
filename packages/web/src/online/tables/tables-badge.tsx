import { t } from '../../words/t.js';
import { countWaits, useMyTables } from './my-tables.js';

/** On the first screen: how many decisions wait for me at tables over the network. */
export default function TablesBadge() {
  const n = useMyTables().reduce((sum, table) => sum + countWaits(table), 0);
  if (n === 0) return null;
  return (
    <i className="badge" role="img" aria-label={t('ui.home.together.waits', { n })}>
      {n}
    </i>
  );
}
