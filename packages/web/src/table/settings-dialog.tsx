import { lazy, Suspense } from 'react';
import { DialogButton } from '../ui/dialog-button.js';
import { t } from '../words/t.js';
import './settings-dialog.css';

const SettingsForm = lazy(() => import('./settings-form.js'));

/** A button that opens what everybody sets about the table for themselves; what is in it is fetched with the first look. */
export function SettingsButton() {
  return (
    <DialogButton label={t('ui.settings.open')} hint={t('ui.settings.open.why')}>
      {(title) => (
        <Suspense>
          <SettingsForm title={title} />
        </Suspense>
      )}
    </DialogButton>
  );
}
