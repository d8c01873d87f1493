import { useState } from 'react';
import { t } from '../words/t.js';
import { activateNewVersion, useHasNewVersion } from './service-worker-client.js';

/** A note that a newer version is ready. The page never reloads by itself. */
export function NewVersion() {
  const ready = useHasNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status" className="new-version">
      {ready && !later && (
        <p>
          {t('ui.frame.new-version')}
          <button type="button" onClick={activateNewVersion}>
            {t('ui.frame.reload')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {t('ui.frame.not-now')}
          </button>
        </p>
      )}
    </div>
  );
}
