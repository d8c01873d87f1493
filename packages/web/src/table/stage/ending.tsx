import type { HauntOutcome, Outcome } from '@vigil/rules';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { downloadGame } from '../../play/downloads.js';
import { describeError, type ErrorText } from '../../play/error-text.js';
import type { Session } from '../../play/session.js';
import { lineText } from '../../text/chronicle.js';
import { useLoadedContent } from '../../text/use-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { FigureList } from '../../ui/figure-list.js';
import { t } from '../../words/t.js';
import type { Playback } from '../chronicle/playback.js';
import { useTable } from '../context.js';
import { findTurningPoints } from './turning-points.js';
import '../decision/decision.css';
import './ending.css';

const AnalysisSection = lazy(() => import('../../analysis/analysis-section.js'));
const LinkToCopy = lazy(async () => ({ default: (await import('../../replay/link-to-copy.js')).LinkToCopy }));

/** Number of turning points shown; the timeline has them all. */
const SHOWN_POINTS = 10;

interface Props {
  readonly session: Session;
  readonly outcome: Outcome | HauntOutcome;
  readonly playback: Playback;
  readonly leave: () => void;
}

/** The end of the game, in the panel of the decisions: the result, its score as a sum, and how it came about. */
export default function Ending({ session, outcome, playback, leave }: Props) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { gameUi } = useTable();
  const { view, seed } = session.snapshot();
  const { when, figures, rows, score } = gameUi.describeEnding(loaded, outcome, view);
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
        {score && <Score items={score} />}
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
        <EndingTools session={session} playback={playback} leave={leave} />
        <TurningPoints goTo={playback.goTo} />
        <Suspense>
          <AnalysisSection session={session} goTo={playback.goTo} />
        </Suspense>
      </div>
    </section>
  );
}

/** The score as a sum [A-SCORE-01]. */
function Score({ items }: { items: readonly (readonly [name: string, points: number])[] }) {
  const { words } = useLoadedContent();
  return (
    <dl className="result score">
      {items.map(([name, points], i) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{i === 0 ? points : words.signed(points)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('ui.end.score')}</dt>
        <dd>{items.reduce((sum, [, points]) => sum + points, 0)}</dd>
      </div>
    </dl>
  );
}

/** Actions after the end: play again, share, watch or keep the game. */
function EndingTools({ session, playback, leave }: Pick<Props, 'session' | 'playback' | 'leave'>) {
  const { company } = useTable();
  const { seed } = session.snapshot();
  const [link, setLink] = useState<string>();
  const [error, setError] = useState<ErrorText>();
  const [isBusy, setIsBusy] = useState(false);
  const isLocal = session.hasSave && !company;
  const run = async (action: () => Promise<void>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      await action();
    } catch (reason) {
      setError(describeError(reason));
    }
    setIsBusy(false);
  };
  const playAgain = () =>
    run(async () => {
      location.hash = await (await import('../../replay/rematch.js')).createRematch(session);
    });
  const share = () =>
    run(async () => {
      const cut = await session.cutAt(session.snapshot().answers);
      if (cut) setLink(await (await import('../../replay/link.js')).createLink(cut.packed));
    });
  return (
    <div className="ending-tools">
      {isLocal && session.isOwnGame && (
        <button type="button" className="great" disabled={isBusy} onClick={playAgain}>
          {t('ui.end.rematch')}
        </button>
      )}
      <button type="button" onClick={leave}>
        {t('ui.end.new')}
      </button>
      <button type="button" onClick={playback.toggle}>
        {t('ui.end.again')}
      </button>
      {isLocal && (
        <>
          <button type="button" disabled={isBusy} onClick={share}>
            {t('ui.end.share')}
          </button>
          <button type="button" onClick={() => downloadGame(session.save(), seed)}>
            {t('ui.end.export')}
          </button>
        </>
      )}
      <ErrorMessage message={error?.message} detail={error?.detail} />
      {link !== undefined && (
        <Suspense>
          <LinkToCopy link={link} secrets={false} />
        </Suspense>
      )}
    </div>
  );
}

/** The moments that decided the game, in order. Each leads there. */
function TurningPoints({ goTo }: { goTo: (at: number) => void }) {
  const { snapshot } = useTable();
  const points = findTurningPoints(snapshot.marks, SHOWN_POINTS);
  if (points.length === 0) return null;
  return (
    <section className="turning-points">
      <h3>{t('ui.end.points')}</h3>
      <ol>
        {points.map(({ mark: { line, kind, at }, turn }) => (
          <li key={line.id} className={kind}>
            <button type="button" onClick={() => goTo(at)}>
              <b>{turn}</b> {lineText(line)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
