import { lineText } from '../../say/chronicle.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { type Playback, RATES } from './playback.js';
import { PlayButton, whenIn } from './timeline.js';

/** In place of the decision while an earlier moment is looked at. */
export default function LookingBack({ playback }: { playback: Playback }) {
  const edition = useEdition();
  const { snapshot } = useTable();
  const { answers, news, view, lookingAt = answers } = snapshot;
  const { at, look, jump, now, rate, setRate } = playback;
  return (
    <section className="decision past" aria-label={t('ui.timeline.earlier')}>
      <header>
        <b>{t('ui.timeline.earlier')}</b>
        <span>{t('ui.timeline.of', { at: lookingAt, n: answers })}</span>
      </header>
      <div className="decision-body">
        <h2>{t('ui.timeline.looking')}</h2>
        <p>
          <b>{whenIn(edition, view, snapshot.game)}</b> {t('ui.timeline.about', { n: lookingAt })}
        </p>
        <fieldset className="past-tools" aria-label={t('ui.timeline.label')}>
          <button
            type="button"
            aria-label={t('ui.timeline.turn.back')}
            disabled={at === 0}
            onClick={() => jump(-1, true)}
          >
            «
          </button>
          <button type="button" aria-label={t('ui.timeline.back')} disabled={at === 0} onClick={() => look(at - 1)}>
            ‹
          </button>
          <PlayButton playback={playback} />
          <button type="button" aria-label={t('ui.timeline.forward')} onClick={() => look(at + 1)}>
            ›
          </button>
          <button type="button" aria-label={t('ui.timeline.turn.forward')} onClick={() => jump(1, true)}>
            »
          </button>
          <select
            aria-label={t('ui.timeline.rate')}
            value={rate}
            onChange={({ target: { value } }) => setRate(Number(value))}
          >
            {RATES.map((one) => (
              <option key={one} value={one}>
                {t('ui.timeline.rate.value', { n: one })}
              </option>
            ))}
          </select>
        </fieldset>
        {news.length > 0 && (
          <ul className="news">
            {news.map((line) => (
              <li key={line.id}>{lineText(line)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="telling-tools">
        <button type="button" className="great" onClick={now}>
          {t('ui.timeline.to-now')} <kbd>Esc</kbd>
        </button>
      </p>
    </section>
  );
}
