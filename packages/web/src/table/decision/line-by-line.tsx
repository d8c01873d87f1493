import { lazy, Suspense, useEffect, useRef } from 'react';
import { Atmosphere } from '../../atmosphere/atmosphere.js';
import { PACES, type Pace, updateSettings, useSettings } from '../../motion/settings.js';
import { lineText } from '../../text/chronicle.js';
import { t } from '../../words/t.js';
import { LineParts } from './dice.js';
import type { Narration } from './narration.js';
import './decision.css';
import './line-by-line.css';

const CoachNote = lazy(() => import('../coach-note.js'));

/** Events line by line, in place of the question. */
export function LineByLine({ telling }: { telling: Narration }) {
  const { lines, shown, automatic, paused } = telling;
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shownLines = lines.slice(0, shown);
  const line = shownLines.at(-1);
  useNarrationKeys(telling);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the newest line
  useEffect(() => {
    const sheet = list.current?.closest('.decision');
    if (sheet) sheet.scrollTop = sheet.scrollHeight;
  }, [shown]);

  return (
    <section className="decision telling" aria-label={t('ui.steps.label')} data-held={paused}>
      <header>
        <b>{t('ui.steps.title')}</b>
        <span>{t('ui.steps.of', { n: shown, of: lines.length })}</span>
      </header>
      <progress max={lines.length} value={shown} aria-hidden="true" />
      <div className="decision-body">
        <ol ref={list} className="event-lines" aria-live="polite">
          {shownLines.map((shownLine) => (
            <li key={shownLine.id}>
              <LineParts parts={shownLine.parts} />
              <Atmosphere of={shownLine.card} />
              {shownLine.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </li>
          ))}
        </ol>
        {!automatic && line && (
          <Suspense>
            <CoachNote about={line.kind} />
          </Suspense>
        )}
      </div>
      <p className="telling-tools">
        {automatic ? (
          <button ref={button} type="button" className="great" onClick={() => telling.setPaused(!paused)}>
            {t(paused ? 'ui.steps.play' : 'ui.steps.hold')} <kbd>{t('ui.steps.space')}</kbd>
          </button>
        ) : (
          <button ref={button} type="button" className="great" onClick={telling.next}>
            {t(shown < lines.length ? 'ui.steps.next' : 'ui.steps.last')} <kbd>{t('ui.steps.space')}</kbd>
          </button>
        )}
        {automatic && paused && (
          <button type="button" onClick={telling.next}>
            {t('ui.steps.one')} <kbd>.</kbd>
          </button>
        )}
        {(automatic || shown < lines.length) && (
          <button type="button" onClick={telling.skip}>
            {t(automatic ? 'ui.steps.last' : 'ui.steps.skip')} <kbd>s</kbd>
          </button>
        )}
        <PaceChoice />
      </p>
      <p className="visually-hidden" role="status">
        {paused && line ? t('ui.steps.held', { line: lineText(line) }) : ''}
      </p>
    </section>
  );
}

/** The choice of pace, for the rest and for later answers. */
function PaceChoice() {
  const { pace } = useSettings();
  return (
    <select
      aria-label={t('ui.settings.pace')}
      value={pace}
      onChange={({ target: { value } }) => updateSettings({ pace: value as Pace })}
    >
      {PACES.map((one) => (
        <option key={one} value={one}>
          {t(`ui.settings.pace.${one}`)}
        </option>
      ))}
    </select>
  );
}

/** Keys: space continues or pauses, full stop and comma go to the next and previous line, s skips to the question. */
function useNarrationKeys(telling: Narration): void {
  const now = useRef(telling);
  now.current = telling;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      // A focused button or place on the board handles the space bar itself.
      if (key === ' ' && target instanceof Element && target.closest('button, a, [role=button]')) return;
      const { automatic, paused, setPaused, next, back, skip } = now.current;
      if (key === ' ') automatic ? setPaused(!paused) : next();
      else if (key === '.') next();
      else if (key === ',') back();
      else if (key === 's') skip();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
