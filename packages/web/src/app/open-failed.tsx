import { useEffect, useState } from 'react';
import { downloadText } from '../play/downloads.js';
import { describeError } from '../play/error-text.js';
import { loadRawText } from '../play/game-storage.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { t } from '../words/saving.js';
import './open-failed.css';

/** Screen for a game in the address that cannot be opened: the reason, and possible actions. */
export default function OpenFailed({ id, error }: { readonly id: string; readonly error: unknown }) {
  const [raw, setRaw] = useState<string>();
  useEffect(() => {
    loadRawText(id).then(setRaw, () => {});
  }, [id]);
  return (
    <Screen className="not-opened" title={t('ui.saving.not-opened')}>
      <ErrorMessage {...describeError(error)} />
      {raw !== undefined && (
        <p>
          {t('ui.saving.not-opened.saved')}{' '}
          <button type="button" onClick={() => downloadText(raw, id)}>
            {t('ui.saving.export-raw')}
          </button>
        </p>
      )}
      <p>
        <a className="great" href="#history">
          {t('ui.saving.to-history')}
        </a>
      </p>
    </Screen>
  );
}
