import { gameAddress } from '../app/route.js';
import { SureButton } from '../frame/sure-button.js';
import { t } from './words.js';

interface Props {
  /** Its place in the database. */
  readonly of: IDBValidKey;
  /** It may be only what is said of it that is gone: the game itself may open. */
  readonly readable: boolean;
  readonly forget: () => Promise<void>;
  /** Hands it out as a file. */
  readonly hand: () => Promise<void>;
}

/** Something that is kept and cannot be read as a game: to be handed out as it is, and to be forgotten. */
export function Damaged({ of, readable, forget, hand }: Props) {
  const name = String(of);
  const named = (act: string) => t('ui.frame.act', { act, game: name });
  return (
    <li className="kept-game damaged">
      <span className="kept-faces damaged-mark" aria-hidden="true">
        ?
      </span>
      <div className="kept-words">
        <h3>{t('ui.history.damaged')}</h3>
        <p className="kept-state">{t('ui.history.damaged.about')}</p>
        <p className="small">{t('ui.history.damaged.place', { place: name })}</p>
      </div>
      <div className="kept-tools">
        {readable && typeof of === 'string' && (
          <a href={gameAddress(of)} aria-label={named(t('ui.history.damaged.open'))}>
            {t('ui.history.damaged.open')}
          </a>
        )}
        <button type="button" aria-label={named(t('ui.frame.export'))} onClick={() => void hand()}>
          {t('ui.frame.export')}
        </button>
        <SureButton says={t('ui.history.forget')} saysThen={t('ui.history.forget.really')} to={name} act={forget} />
      </div>
    </li>
  );
}
