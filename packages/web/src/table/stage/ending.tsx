import type { HauntOutcome, Outcome } from '@vigil/rules';
import { useEffect, useRef } from 'react';
import { downloadGame } from '../../play/downloads.js';
import type { Session } from '../../play/session.js';
import { useLoadedContent } from '../../text/use-content.js';
import { FigureList } from '../../ui/figure-list.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import '../decision/decision.css';
import './ending.css';

/** The end of the game, in the panel of the decisions. */
export default function Ending({
  session,
  outcome,
  again,
  leave,
}: {
  session: Session;
  outcome: Outcome | HauntOutcome;
  /** Replays the whole game. */
  again: () => void;
  leave: () => void;
}) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { gameUi } = useTable();
  const { view, seed } = session.snapshot();
  const { when, figures, rows } = gameUi.describeEnding(loaded, outcome, view);
  return (
    <section className={outcome.won ? 'decision ending won' : 'decision ending lost'} aria-label={t('ui.end.label')}>
      <header>
        <b>{t('ui.end.over')}</b>
        <span>{when}</span>
      </header>
      <div className="decision-body">
        <h2 ref={heading} tabIndex={-1}>
          {t('ui.end.result', { won: outcome.won ? 'yes' : 'no' })}
        </h2>
        <p className="how">{words.capitalize(words.say(`ending.${outcome.how}`))}.</p>
        <FigureList figures={figures} className="figures of-4" />
        <dl className="result">
          {[...rows, [t('ui.end.seed'), seed] as const].map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="ending-tools">
          <button type="button" className="great" onClick={leave}>
            {t('ui.end.new')}
          </button>
          <button type="button" onClick={again}>
            {t('ui.end.again')}
          </button>
          {session.hasSave && (
            <button type="button" onClick={() => downloadGame(session.save(), seed)}>
              {t('ui.end.export')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
