import type { TableSettings } from '@vigil/table';
import { t } from './words.js';

/** Table settings in a sentence or two. */
export function TableSettingsText({ settings: { pace, keeper, deadline = 0, absence } }: { settings: TableSettings }) {
  return (
    <p className="manners-said">
      {t('ui.online.manners.said', { pace, keeper: keeper ? 'yes' : 'no', hours: deadline, absence })}
    </p>
  );
}
