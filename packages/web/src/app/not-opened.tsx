import { useEffect, useState } from 'react';
import { Screen } from '../frame/screen.js';
import { Trouble } from '../frame/trouble.js';
import { exportRaw } from '../play/files.js';
import { told } from '../play/refused.js';
import { keptRaw } from '../play/storage.js';
import { t } from '../words/keeping.js';
import './not-opened.css';

/** Stands in for a game that is named by the address and cannot be opened: why, and what can be done with it. */
export default function NotOpened({ id, error }: { readonly id: string; readonly error: unknown }) {
  const [raw, setRaw] = useState<string>();
  useEffect(() => {
    keptRaw(id).then(setRaw, () => {});
  }, [id]);
  return (
    <Screen name="not-opened" title={t('ui.keeping.not-opened')}>
      <Trouble {...told(error)} />
      {raw !== undefined && (
        <p>
          {t('ui.keeping.not-opened.kept')}{' '}
          <button type="button" onClick={() => exportRaw(raw, id)}>
            {t('ui.keeping.export-raw')}
          </button>
        </p>
      )}
      <p>
        <a className="great" href="#history">
          {t('ui.keeping.to-history')}
        </a>
      </p>
    </Screen>
  );
}
