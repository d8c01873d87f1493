import type { TableSettings } from '@vigil/table';
import { t } from '../words.js';

/** Table settings in two or three sentences. */
export function TableSettingsText({ settings }: { settings: TableSettings }) {
  const { pace, keeper, deadline = 0, absence, weekendZone } = settings;
  const weekends =
    deadline > 0 && weekendZone
      ? ` ${t('ui.online.weekends')}: ${t('ui.online.weekends.rest', { zone: weekendZone })}.`
      : '';
  return (
    <p className="table-settings-text">
      {t('ui.online.table-settings.text', { pace, keeper: keeper ? 'yes' : 'no', hours: deadline, absence })}
      {weekends}
    </p>
  );
}
