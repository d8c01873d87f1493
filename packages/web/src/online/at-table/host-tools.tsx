import { useState } from 'react';
import { ConfirmButton } from '../../ui/confirm-button.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { useStoreValue } from '../../ui/store.js';
import { requestErrorText } from '../request-error-text.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import { CorrectionForm } from './correction-form.js';
import type { SheetProps } from './sheet-props.js';

/** Tools of the host and the game master: pause; undo past dice, corrections. */
export function HostTools({ table, info, links }: SheetProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const [back, setBack] = useState(1);
  const update = useStoreValue(table.state, (all) => all.update);
  const playing = info.status === 'playing';
  const pause = async () => {
    try {
      await requestAs(links, 'host', 'POST', '/pause', { paused: !info.paused });
    } catch (error) {
      setErrorMessage(requestErrorText(error));
    }
  };
  const rollback = async () => {
    if (update) table.send({ do: 'undo', to: Math.max(0, update.answers - back), seen: update.number });
  };
  if (!playing) return null;
  return (
    <section>
      <h3>{t('ui.online.keeper.tools')}</h3>
      <ErrorMessage message={errorMessage} />
      {info.you.host && (
        <p>
          <button type="button" onClick={pause}>
            {t(info.paused ? 'ui.online.keeper.go-on' : 'ui.online.keeper.pause')}
          </button>
        </p>
      )}
      {info.you.keeper && (
        <>
          <p>{t('ui.online.keeper.decide')}</p>
          <p className="rollback">
            <label>
              {t('ui.online.keeper.rollback.n')}{' '}
              <input
                type="number"
                min={1}
                max={update?.answers ?? 1}
                value={back}
                onChange={({ target: { valueAsNumber } }) => setBack(Math.max(1, valueAsNumber || 1))}
              />
            </label>{' '}
            <ConfirmButton
              label={t('ui.online.keeper.rollback.do')}
              confirmLabel={t('ui.online.keeper.rollback.really')}
              subject={info.name}
              onConfirm={rollback}
            />
            <small>{t('ui.online.keeper.rollback.about')}</small>
          </p>
          <CorrectionForm table={table} info={info} links={links} />
        </>
      )}
    </section>
  );
}
