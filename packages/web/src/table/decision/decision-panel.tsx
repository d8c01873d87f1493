import { questionText, type TypedDecision } from '@vigil/rules';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { offeredCards } from '../../play/options.js';
import type { Session } from '../../play/session.js';
import { Clause, ClauseText } from '../../rules/clause.js';
import { capitalize } from '../../text/capitalize.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { CompareOffered } from '../comparing/compare.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { Asides } from './asides.js';
import { Options } from './options.js';
import { PhaseCoachNote } from './phase-coach-note.js';
import './decision.css';

// There are no events before the first answer.
const News = lazy(async () => ({ default: (await import('./news.js')).News }));
// Few games have trades.
const TradeTable = lazy(() => import('../../transfer/trade-table.js'));
// Set-up questions need no subject.
const DecisionSubject = lazy(async () => ({ default: (await import('./decision-subject.js')).DecisionSubject }));
// Investigators have no place before the first turn.
const DecisionPlace = lazy(() => import('../threat/decision-place.js'));
const AdviceButton = lazy(async () => ({ default: (await import('../../advice/advice-button.js')).AdviceButton }));
const UpcomingChecks = lazy(async () => ({ default: (await import('./decision-subject.js')).UpcomingChecks }));
const QuestionStakes = lazy(() => import('./question-stakes.js'));
const AnswerPreviews = lazy(() => import('../preview/answer-previews.js'));
/** Questions whose answers need no preview. The first other question loads the preview chunk. */
const NOT_PREVIEWED = /^q\.(start-|turn-g|sliders|upkeep|keep-c)/;

interface Props {
  readonly session: Session;
  /** Shows another open decision. */
  readonly show: (decision: string) => void;
}

/** The panel of the decision: the deciding investigator, the question with its reason, and every answer. */
export const DecisionPanel = memo(function DecisionPanel({ session, show }: Props) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { snapshot, question, decision, answeredTooEarly, company, readOnly, gameUi } = useTable();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const scrolled = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for another question
  useEffect(() => {
    // Focus stays in a text field, such as the chat.
    if (document.activeElement?.closest('textarea, input[type="text"], input:not([type]), dialog')) return;
    // In a trade the focus follows the moved card.
    const moved = panel.current?.querySelector<HTMLElement>('[data-moved]');
    const to = moved ?? heading.current;
    // Both force a layout of the whole table, so they run only when needed.
    if (to !== document.activeElement) to?.focus({ preventScroll: true });
    if (!moved && scrolled.current) panel.current?.scrollTo({ top: 0 });
  }, [question]);

  if (!decision) return null;
  const { investigators, step } = snapshot.view;
  const decider = investigators[decision.by[0] ?? 0];
  const present = investigators.filter(({ place }) => place !== 'out').length;
  const wholeTeam = decision.by.length > 1 && decision.by.length >= present;
  const names = decision.by.map((seat) => words.name('investigator', investigators[seat]?.id ?? ''));
  // A decision interrupted by an aside of the same person is not listed.
  const others = snapshot.decisions.filter(
    ({ id, by }) => id !== decision.id && !(decision.aside && by[0] === decision.by[0]),
  );
  return (
    <section
      ref={panel}
      onScroll={({ currentTarget }) => {
        scrolled.current = currentTarget.scrollTop > 0;
      }}
      className={readOnly ? 'decision theirs' : 'decision'}
      aria-label={t('ui.decision.label')}
    >
      <header>
        {decider && <Cameo id={decider.id} />}
        <b>
          {wholeTeam && !company
            ? t('ui.decision.team')
            : company
              ? company.deciderLabel(decision, words.list(names, 'or'))
              : t('ui.decision.who', { names: words.list(names, 'or') })}
        </b>
        <span>{capitalize(words.say(`phase.${step.phase}`)).replace(/: .*/, '')}</span>
      </header>
      {others.length > 0 && (
        <p className="others">
          {t('ui.decision.others')}
          {others.map((other) => (
            <button key={other.id} type="button" onClick={() => show(other.id)}>
              {words.name('investigator', investigators[other.by[0] ?? 0]?.id ?? '')}
            </button>
          ))}
        </p>
      )}
      <div className="decision-body">
        {snapshot.answers > 0 && (
          <Suspense fallback={PLACEHOLDER}>
            <News />
          </Suspense>
        )}
        <PhaseCoachNote />
        {snapshot.answers > 0 && (
          <Suspense>
            <DecisionPlace decision={decision} />
          </Suspense>
        )}
        {hasSubject(decision, gameUi.confrontation(snapshot.view) !== undefined) && (
          <Suspense fallback={PLACEHOLDER}>
            <DecisionSubject decision={decision} />
          </Suspense>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {questionText(words, decision, { named: false })}
        </h2>
        {decision.key.startsWith('q.trade') && (
          <Suspense>
            <TradeTable decision={decision} />
          </Suspense>
        )}
        {company && <company.DecisionStatus decision={decision} />}
        {decision.about && (
          <Suspense>
            <QuestionStakes decision={decision} />
          </Suspense>
        )}
        <Answers decision={decision} />
        <CompareOffered cards={offeredCards(loaded, decision)} />
        <Asides decision={decision} />
        <div className="decision-foot">
          {snapshot.answers > 0 && session.isOwnGame && (
            <Suspense>
              <AdviceButton session={session} decision={decision} />
            </Suspense>
          )}
          <p className="why">
            {t('ui.decision.why')} <ClauseText id={decision.why} /> <Clause id={decision.why} />
          </p>
        </div>
      </div>
      <p className={answeredTooEarly ? 'early' : 'visually-hidden'} role="status">
        {answeredTooEarly && t('ui.decision.early')}
      </p>
    </section>
  );
});

const PLACEHOLDER = <p className="fetching" aria-busy="true" />;

/** True if the question has a subject to show. `facing`: the Ancient One itself is being faced. */
function hasSubject({ about, args }: TypedDecision, facing: boolean): boolean {
  return about !== undefined || facing || (args !== undefined && 'source' in args);
}

/** The answers in the form for the question. */
function Answers({ decision }: { decision: TypedDecision }) {
  const { snapshot, gameUi } = useTable();
  // The trade table has its own: every card there is an answer.
  if (decision.key.startsWith('q.trade')) return null;
  const own =
    gameUi.renderAnswers(decision, snapshot.view) ??
    (NOT_PREVIEWED.test(decision.key) ? undefined : <AnswerPreviews decision={decision} />);
  // Shows a placeholder while the form is fetched, so that the question does not look unanswerable.
  if (own !== undefined) return <Suspense fallback={PLACEHOLDER}>{own}</Suspense>;
  return (
    <>
      <Options decision={decision} />
      {decision.about && (
        <Suspense>
          <UpcomingChecks decision={decision} />
        </Suspense>
      )}
    </>
  );
}
