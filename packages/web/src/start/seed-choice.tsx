import { newSeed } from '../play/chance.js';
import { t } from './words.js';

/** The seed of the game's dice and decks. */
export function SeedChoice({ seed, change }: { seed: string; change: (seed: string) => void }) {
  return (
    <fieldset className="seed">
      <legend>{t('ui.start.chance')}</legend>
      <label>
        {t('ui.start.seed')}{' '}
        <input value={seed} onChange={(event) => change(event.target.value)} maxLength={80} spellCheck={false} />
      </label>
      <button type="button" onClick={() => change(newSeed())}>
        {t('ui.start.seed.another')}
      </button>
      <p className="small">{t('ui.start.seed.about')}</p>
    </fieldset>
  );
}
