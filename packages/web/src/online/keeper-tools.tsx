import { useState } from 'react';
import { useStored } from '../frame/store.js';
import { SureButton } from '../frame/sure-button.js';
import { Trouble } from '../frame/trouble.js';
import { askAt } from './asking.js';
import { OverrideForm } from './override-form.js';
import type { SheetProps } from './table-dialog.js';
import { whyNot } from './why-not.js';
import { t } from './words.js';

/** What only the host can do: pause, and as keeper go back behind dice. */
export function KeeperTools({ table, info, links }: SheetProps) {
  const [trouble, setTrouble] = useState<string>();
  const [back, setBack] = useState(1);
  const update = useStored(table.standing, (all) => all.update);
  const playing = info.status === 'playing';
  const pause = async () => {
    try {
      await askAt(links, 'host', 'POST', '/pause', { paused: !info.paused });
    } catch (error) {
      setTrouble(whyNot(error));
    }
  };
  const rollback = async () => {
    if (update) table.send({ do: 'undo', to: Math.max(0, update.answers - back), seen: update.number });
  };
  if (!playing) return null;
  return (
    <section>
      <h3>{t('ui.online.keep')}</h3>
      <Trouble what={trouble} />
      <p>
        <button type="button" onClick={pause}>
          {t(info.paused ? 'ui.online.keep.go-on' : 'ui.online.keep.pause')}
        </button>
      </p>
      {info.you.keeper && (
        <>
          <p>{t('ui.online.keep.decide')}</p>
          <p className="rollback">
            <label>
              {t('ui.online.keep.rollback.n')}{' '}
              <input
                type="number"
                min={1}
                max={update?.answers ?? 1}
                value={back}
                onChange={({ target: { valueAsNumber } }) => setBack(Math.max(1, valueAsNumber || 1))}
              />
            </label>{' '}
            <SureButton
              says={t('ui.online.keep.rollback.do')}
              saysThen={t('ui.online.keep.rollback.really')}
              to={info.name}
              act={rollback}
            />
            <small>{t('ui.online.keep.rollback.about')}</small>
          </p>
          <OverrideForm table={table} info={info} links={links} />
        </>
      )}
    </section>
  );
}
