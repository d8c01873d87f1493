import { questionText, type TypedDecision } from '@vigil/rules';
import { lazy, memo, Suspense, useEffect, useRef } from 'react';
import { offeredCards } from '../../play/options.js';
import { Clause, ClauseWords } from '../../rules/clause.js';
import { capital } from '../../say/capital.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { CompareOffered } from '../comparing/compare.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { Asides } from './asides.js';
import { CoachOnPhase } from './coach-on-phase.js';
import { Options } from './options.js';
import './decision.css';

// Before the first answer nothing has happened.
const News = lazy(async () => ({ default: (await import('./news.js')).News }));
// Most games see few trades.
const TradeTable = lazy(() => import('../../giving/trade-table.js'));
// While a game is set up others are asked, and of nothing that has to be shown.
const AboutWhat = lazy(async () => ({ default: (await import('./about.js')).AboutWhat }));
// Nobody is anywhere before the first turn.
const Whereabouts = lazy(() => import('../threat/whereabouts.js'));
const AheadOf = lazy(async () => ({ default: (await import('./about.js')).AheadOf }));
const Foreseen = lazy(() => import('../foreseen/foreseen.js'));
/** Questions whose answers say all they bring. With the first other one a part is fetched that says what answers cost and bring. */
const PLAIN = /^q\.(start-|turn-g|sliders|upkeep|keep-c)/;

/** The sheet of lit paper: who decides, what is asked and why, and every answer there is. */
export const DecisionPanel = memo(function DecisionPanel({ show }: { show: (decision: string) => void }) {
  const edition = useEdition();
  const { words } = edition;
  const { snapshot, decision, early, company, theirs, face } = useTable();
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
  const everybody = decision.by.length > 1 && decision.by.length >= present;
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
      className={theirs ? 'decision theirs' : 'decision'}
      aria-label={t('ui.decision.label')}
    >
      <header>
        {decider && <Cameo id={decider.id} />}
        <b>
          {everybody && !company
            ? t('ui.decision.team')
            : company
              ? company.whose(decision, words.list(names, 'or'))
              : t('ui.decision.who', { names: words.list(names, 'or') })}
        </b>
        <span>{capital(words.say(`phase.${step.phase}`)).replace(/: .*/, '')}</span>
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
          <Suspense fallback={FETCHING}>
            <News />
          </Suspense>
        )}
        <CoachOnPhase />
        {snapshot.answers > 0 && (
          <Suspense>
            <Whereabouts decision={decision} />
          </Suspense>
        )}
        {isAboutMore(decision, face.facing(snapshot.view) !== undefined) && (
          <Suspense fallback={FETCHING}>
            <AboutWhat decision={decision} />
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
        {company && <company.Asked decision={decision} />}
        <Answers decision={decision} />
        <CompareOffered cards={offeredCards(edition, decision)} />
        <Asides decision={decision} />
        <p className="why">
          {t('ui.decision.why')} <ClauseWords id={decision.why} /> <Clause id={decision.why} />
        </p>
      </div>
      <p className={early ? 'early' : 'heard'} role="status">
        {early && t('ui.decision.early')}
      </p>
    </section>
  );
});

const FETCHING = <p className="fetching" aria-busy="true" />;

/** Whether there is anything to be shown before a question is read. `facing`: somebody faces the Ancient One itself. */
function isAboutMore({ about, args }: TypedDecision, facing: boolean): boolean {
  return about !== undefined || facing || (args !== undefined && 'source' in args);
}

/** The answers in the form that suits the question. */
function Answers({ decision }: { decision: TypedDecision }) {
  const { snapshot, face } = useTable();
  // The table of a trade has its own: every card there is an answer.
  if (decision.key.startsWith('q.trade')) return null;
  const own =
    face.answers(decision, snapshot.view) ?? (PLAIN.test(decision.key) ? undefined : <Foreseen decision={decision} />);
  // Nobody takes it for a question without answers while its form is fetched.
  if (own !== undefined) return <Suspense fallback={FETCHING}>{own}</Suspense>;
  return (
    <>
      <Options decision={decision} />
      {decision.about && (
        <Suspense>
          <AheadOf decision={decision} />
        </Suspense>
      )}
    </>
  );
}
