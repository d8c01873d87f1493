import { gameAddress } from '../app/route.js';
import { ConfirmButton } from '../ui/confirm-button.js';
import { t } from './words.js';

interface Props {
  /** Its key in the database. */
  readonly storageKey: IDBValidKey;
  /** True if the game itself may still open, with only its summary damaged. */
  readonly readable: boolean;
  readonly remove: () => Promise<void>;
  /** Exports it as a file. */
  readonly exportFile: () => Promise<void>;
}

/** A stored record that cannot be read as a game: it can be exported as it is, or deleted. */
export function DamagedGameItem({ storageKey, readable, remove, exportFile }: Props) {
  const name = String(storageKey);
  const label = (act: string) => t('ui.frame.act', { act, game: name });
  return (
    <li className="saved-game damaged">
      <span className="saved-portraits damaged-mark" aria-hidden="true">
        ?
      </span>
      <div className="saved-text">
        <h3>{t('ui.history.damaged')}</h3>
        <p className="saved-state">{t('ui.history.damaged.about')}</p>
        <p className="small">{t('ui.history.damaged.place', { place: name })}</p>
      </div>
      <div className="saved-tools">
        {readable && typeof storageKey === 'string' && (
          <a href={gameAddress(storageKey)} aria-label={label(t('ui.history.damaged.open'))}>
            {t('ui.history.damaged.open')}
          </a>
        )}
        <button type="button" aria-label={label(t('ui.frame.export'))} onClick={() => void exportFile()}>
          {t('ui.frame.export')}
        </button>
        <ConfirmButton
          label={t('ui.history.forget')}
          confirmLabel={t('ui.history.forget.really')}
          subject={name}
          onConfirm={remove}
        />
      </div>
    </li>
  );
}
