import { useEffect, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { exportRaw } from '../play/files.js';
import { told } from '../play/refused.js';
import { keptRaw } from '../play/storage.js';
import { t as own } from '../words/keeping.js';
import { t } from '../words/t.js';
import { HOME_ADDRESS } from './route.js';

/** Stands in for a game that is named by the address and cannot be opened: why, and what can be done with it. */
export default function NotOpened({ id, error }: { readonly id: string; readonly error: unknown }) {
  const [raw, setRaw] = useState<string>();
  useEffect(() => {
    document.title = t('ui.frame.title', { screen: own('ui.keeping.not-opened') });
    keptRaw(id).then(setRaw, () => {});
  }, [id]);
  return (
    <main className="mishap">
      <h1>{own('ui.keeping.not-opened')}</h1>
      <Trouble {...told(error)} />
      {raw !== undefined && (
        <>
          <p>{own('ui.keeping.not-opened.kept')}</p>
          <button type="button" onClick={() => exportRaw(raw, id)}>
            {own('ui.keeping.export-raw')}
          </button>
        </>
      )}
      <p>
        <a href="#history">{t('ui.frame.history')}</a> · <a href={HOME_ADDRESS}>{t('ui.frame.home')}</a>
      </p>
    </main>
  );
}
