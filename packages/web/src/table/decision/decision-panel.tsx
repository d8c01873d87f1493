import { questionText, type TypedDecision } from '@vigil/rules';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { offeredCards } from '../../play/options.js';
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

// Before the first answer nothing has happened.
const News = lazy(async () => ({ default: (await import('./news.js')).News }));
// Most games see few trades.
const TradeTable = lazy(() => import('../../transfer/trade-table.js'));
// While a game is set up others are asked, and of nothing that has to be shown.
const DecisionSubject = lazy(async () => ({ default: (await import('./decision-subject.js')).DecisionSubject }));
// Nobody is anywhere before the first turn.
const DecisionPlace = lazy(() => import('../threat/decision-place.js'));
const UpcomingChecks = lazy(async () => ({ default: (await import('./decision-subject.js')).UpcomingChecks }));
const AnswerPreviews = lazy(() => import('../preview/answer-previews.js'));
/** Questions whose answers say all they bring. With the first other one a part is fetched that says what answers cost and bring. */
const NOT_PREVIEWED = /^q\.(start-|turn-g|sliders|upkeep|keep-c)/;

/** The sheet of lit paper: who decides, what is asked and why, and every answer there is. */
export const DecisionPanel = memo(function DecisionPanel({ show }: { show: (decision: string) => void }) {
  const edition = useLoadedContent();
  const { words } = edition;
  const { snapshot, decision, answeredTooEarly, company, readOnly, gameUi } = useTable();
  const question = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const scrolled = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer leads to a question, if it is the same one
  useEffect(() => {
    // Whoever writes to the others goes on writing.
    if (document.activeElement?.closest('textarea, input[type="text"], input:not([type]), dialog')) return;
    // In a trade the focus goes along with the card that was put down or taken back.
    const moved = panel.current?.querySelector<HTMLElement>('[data-moved]');
    const to = moved ?? question.current;
    // Either of them has the whole table laid out at once: only where there is something to do.
    if (to !== document.activeElement) to?.focus({ preventScroll: true });
    if (!moved && scrolled.current) panel.current?.scrollTo({ top: 0 });
  }, [decision?.id, snapshot.answers]);

  if (!decision) return null;
  const { investigators, step } = snapshot.view;
  const decider = investigators[decision.by[0] ?? 0];
  const present = investigators.filter(({ place }) => place !== 'out').length;
  const wholeTeam = decision.by.length > 1 && decision.by.length >= present;
  const names = decision.by.map((seat) => words.name('investigator', investigators[seat]?.id ?? ''));
  // What an aside interrupts waits for the same person: that needs no saying.
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
        <h2 ref={question} tabIndex={-1}>
          {questionText(words, decision)}
        </h2>
        {decision.key.startsWith('q.trade') && (
          <Suspense>
            <TradeTable decision={decision} />
          </Suspense>
        )}
        {company && <company.DecisionStatus decision={decision} />}
        <Answers decision={decision} />
        <CompareOffered cards={offeredCards(edition, decision)} />
        <Asides decision={decision} />
        <p className="why">
          {t('ui.decision.why')} <ClauseText id={decision.why} /> <Clause id={decision.why} />
        </p>
      </div>
      <p className={answeredTooEarly ? 'early' : 'heard'} role="status">
        {answeredTooEarly && t('ui.decision.early')}
      </p>
    </section>
  );
});

const PLACEHOLDER = <p className="fetching" aria-busy="true" />;

/** Whether there is anything to be shown before a question is read. `facing`: somebody faces the Ancient One itself. */
function hasSubject({ about, args }: TypedDecision, facing: boolean): boolean {
  return about !== undefined || facing || (args !== undefined && 'source' in args);
}

/** The answers in the form that suits the question. */
function Answers({ decision }: { decision: TypedDecision }) {
  const { snapshot, gameUi } = useTable();
  // The table of a trade has its own: every card there is an answer.
  if (decision.key.startsWith('q.trade')) return null;
  const own =
    gameUi.renderAnswers(decision, snapshot.view) ??
    (NOT_PREVIEWED.test(decision.key) ? undefined : <AnswerPreviews decision={decision} />);
  // Nobody takes it for a question without answers while its form is fetched.
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
