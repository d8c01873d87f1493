import { useEffect, useRef, useState } from 'react';
import type { Line } from '../game/chronicle.js';
import type { Snapshot } from '../game/session.js';
import { useSettings } from '../motion/settings.js';
import { t } from '../words/t.js';
import { LineParts } from './dice.js';

/** What is still to be told before the next question, and how to say that it was read. */
export interface Telling {
  readonly lines: readonly Line[];
  readonly done: () => void;
}

/** Where somebody wants to be told step by step: what the last answer brought about, until it was read. */
export function useTelling(snapshot: Snapshot): Telling | undefined {
  const { answers, news, lookingAt, fault } = snapshot;
  const { pace } = useSettings();
  // Up to which answer everything was read. A game that is resumed begins at its question.
  const [read, setRead] = useState(answers);
  if (read > answers || (pace !== 'steps' && read !== answers)) setRead(answers);
  if (pace !== 'steps' || read >= answers || lookingAt !== undefined || fault !== undefined) return undefined;
  const lines = news.filter(({ kind }) => kind !== 'phase');
  return lines.length === 0 ? undefined : { lines, done: () => setRead(answers) };
}

/** In place of the question: what happened, one line after the other. */
export function LineByLine({ telling }: { telling: Telling }) {
  const { lines, done } = telling;
  const [shown, setShown] = useState(1);
  const button = useRef<HTMLButtonElement>(null);
  const last = shown >= lines.length;
  const next = () => (last ? done() : setShown(shown + 1));
  const now = useRef(next);
  now.current = next;

  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.defaultPrevented) return;
      // A button, a field or a place on the board that has the focus takes the key for itself.
      if (event.target instanceof Element && event.target.closest('button, input, select, a, dialog, [role=button]'))
        return;
      event.preventDefault();
      now.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <section className="decision telling" aria-label={t('ui.steps.label')}>
      <header>
        <b>{t('ui.steps.title')}</b>
        <span>{t('ui.steps.of', { n: shown, of: lines.length })}</span>
      </header>
      <div className="decision-body">
        <ol className="told" aria-live="polite">
          {lines.slice(0, shown).map((line) => (
            <li key={line.id}>
              <LineParts parts={line.parts} />
              {line.details.map((detail) => (
                <p key={detail}>{detail}</p>
              ))}
            </li>
          ))}
        </ol>
        <p className="telling-tools">
          <button ref={button} type="button" className="great" onClick={next}>
            {t(last ? 'ui.steps.last' : 'ui.steps.next')}
          </button>
          {!last && (
            <button type="button" onClick={() => setShown(lines.length)}>
              {t('ui.steps.skip')}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
