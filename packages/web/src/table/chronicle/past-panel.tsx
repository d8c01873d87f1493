import { StillPictures } from '../../motion/moments/still-pictures.js';
import type { Session } from '../../play/session.js';
import { BranchTools } from '../../replay/branch-tools.js';
import { t } from '../../replay/words.js';
import { lineText } from '../../text/chronicle.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { type Playback, RATES } from './playback.js';
import type { StepUnit } from './stepping.js';
import { formatTurn, PlayButton } from './timeline.js';

/** Shown in place of the decision while the table shows the past. */
export default function PastPanel({ session, playback }: { session: Session; playback: Playback }) {
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  const { answers, news, view, lookingAt = answers } = snapshot;
  const { at, jump, goToPresent, step, rate, setRate, unit, setUnit } = playback;
  const shared = session.isReadOnly;
  return (
    <section className="decision past" aria-label={t('ui.timeline.earlier')}>
      <header>
        <b>{t(shared ? 'ui.shared.moment' : 'ui.timeline.earlier')}</b>
        <span>{t('ui.timeline.of', { at: lookingAt, n: answers })}</span>
      </header>
      <div className="decision-body">
        <h2>{t('ui.timeline.looking')}</h2>
        <p>
          <b>{formatTurn(loaded, view, snapshot.game)}</b> {t('ui.timeline.about', { n: lookingAt })}
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
          <button type="button" aria-label={t('ui.timeline.back')} disabled={at === 0} onClick={() => step(-1)}>
            ‹
          </button>
          <PlayButton playback={playback} />
          <button type="button" aria-label={t('ui.timeline.forward')} onClick={() => step(1)}>
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
        {setUnit && (
          <p className="past-unit">
            <label>
              {t('ui.replay.unit')}{' '}
              <select value={unit} onChange={({ target: { value } }) => setUnit(value as StepUnit)}>
                <option value="event">{t('ui.replay.unit.event')}</option>
                <option value="answer">{t('ui.replay.unit.answer')}</option>
              </select>
            </label>
          </p>
        )}
        {news.length > 0 && (
          <ul className="news">
            <StillPictures />
            {news.map((line) => (
              <li key={line.id}>{lineText(line)}</li>
            ))}
          </ul>
        )}
        {session.hasSave && <BranchTools session={session} />}
      </div>
      {!shared && (
        <p className="telling-tools">
          <button type="button" className="great" onClick={goToPresent}>
            {t('ui.timeline.to-now')} <kbd>Esc</kbd>
          </button>
        </p>
      )}
    </section>
  );
}
