import { lazy, Suspense } from 'react';
import type { Session } from '../play/session.js';
import { DialogButton } from '../ui/dialog-button.js';
import { t } from '../words/t.js';
import './settings-dialog.css';

const SettingsForm = lazy(() => import('./settings-form.js'));

/** The button of the settings dialog, whose content is loaded when it is first opened. */
export function SettingsButton({ session }: { session: Session }) {
  return (
    <DialogButton label={t('ui.settings.open')} hint={t('ui.settings.open.why')}>
      {(title) => (
        <Suspense>
          <SettingsForm title={title} session={session} />
        </Suspense>
      )}
    </DialogButton>
  );
}
