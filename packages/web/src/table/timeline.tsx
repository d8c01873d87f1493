import { useEffect, useRef } from 'react';
import type { Session } from '../game/session.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';

/** The whole game on a line: any earlier moment can be looked at. */
export function Timeline({ session }: { session: Session }) {
  const { snapshot } = useTable();
  const { answers, lookingAt } = snapshot;
  const wanted = useRef<number | undefined>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  if (answers === 0) return null;
  const at = lookingAt ?? answers;
  // However fast the handle moves, one moment is asked for in a frame.
  const look = (to: number) => {
    wanted.current = to;
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => session.lookAt(wanted.current));
  };
  return (
    <div className="timeline">
      <button type="button" aria-label={t('ui.timeline.back')} disabled={at === 0} onClick={() => look(at - 1)}>
        ‹
      </button>
      <input
        type="range"
        aria-label={t('ui.timeline.label')}
        aria-valuetext={lookingAt === undefined ? t('ui.timeline.now') : t('ui.timeline.at', { at, n: answers })}
        min={0}
        max={answers}
        value={at}
        onChange={(event) => look(Number(event.target.value))}
      />
      <button
        type="button"
        aria-label={t('ui.timeline.forward')}
        disabled={lookingAt === undefined}
        onClick={() => look(at + 1)}
      >
        ›
      </button>
    </div>
  );
}

/** In place of the decision while an earlier moment is looked at. */
export function LookingBack({ session }: { session: Session }) {
  const { lookingAt, answers, news } = session.snapshot();
  return (
    <section className="decision past" aria-label={t('ui.timeline.earlier')}>
      <header>
        <b>{t('ui.timeline.earlier')}</b>
        <span>{t('ui.timeline.of', { at: lookingAt ?? answers, n: answers })}</span>
      </header>
      <div className="decision-body">
        <h2>{t('ui.timeline.looking')}</h2>
        <p>{t('ui.timeline.about', { n: lookingAt ?? answers })}</p>
        {news.length > 0 && (
          <ul className="news">
            {news.map(({ id, parts }) => (
              <li key={id}>{parts.map((part) => (typeof part === 'string' ? part : part.faces.join(' '))).join('')}</li>
            ))}
          </ul>
        )}
        <button type="button" className="great" onClick={() => session.lookAt(undefined)}>
          {t('ui.timeline.to-now')}
        </button>
      </div>
    </section>
  );
}
