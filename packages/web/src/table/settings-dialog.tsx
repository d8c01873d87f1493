import { lazy, Suspense, useId, useRef, useState } from 'react';
import { t } from '../words/t.js';
import './settings-dialog.css';

const SettingsForm = lazy(() => import('./settings-form.js'));

/** A button that opens what everybody sets about the table for themselves; what is in it is fetched with the first look. */
export function SettingsButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  // Each time it is opened it begins anew.
  const [opened, setOpened] = useState(0);
  const open = () => {
    setOpened((times) => times + 1);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" title={t('ui.settings.open.why')} aria-haspopup="dialog" onClick={open}>
        {t('ui.settings.open')}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does by itself */}
      <dialog
        ref={dialog}
        className="settings"
        aria-labelledby={title}
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      >
        {opened > 0 && (
          <Suspense>
            <SettingsForm key={opened} title={title} />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
