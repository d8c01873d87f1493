import type { Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { findTransfers, findWalks } from '@vigil/table';
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BoardFrame } from '../board/board-frame.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { Motion } from '../motion/motion.js';
import { type Pace, useSettings } from '../motion/settings.js';
import { offeredCards, optionsByTarget } from '../play/options.js';
import { type Session, type Snapshot, useSnapshot } from '../play/session.js';
import { lineText, selectHeadlines } from '../text/chronicle.js';
import { useLoadedContent } from '../text/use-content.js';
import { DragController } from '../transfer/drag-controller.js';
import { DragPreview } from '../transfer/drag-preview.js';
import { parseOneOf, useAddressParam } from '../ui/address-param.js';
import { useAfterPaint } from '../ui/after-paint.js';
import { useMediaQuery } from '../ui/media-query.js';
import { t } from '../words/t.js';
import { ChroniclePanel } from './chronicle/chronicle-panel.js';
import { type Playback, usePlayback, useTimelineKeys } from './chronicle/playback.js';
import type { Company } from './company.js';
import { CompareDialog } from './comparing/compare.js';
import { Comparison } from './comparing/comparison.js';
import { type TableContext, TableReactContext } from './context.js';
import { useAnswerSequence } from './decision/answer-sequence.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { LineByLine } from './decision/line-by-line.js';
import { type Narration, snapshotAtLine, useNarration } from './decision/narration.js';
import { promptText } from './decision/prompt-text.js';
import { QuestionOrder } from './decision/question-order.js';
import { useRollStage } from './decision/roll-stage.js';
import { useTableKeys } from './decision/table-keys.js';
import { KeyList } from './keys/key-list.js';
import { Opening } from './opening/opening.js';
import { InvestigatorSheet } from './people/investigator-sheet.js';
import { Party } from './people/party.js';
import { LazyInspector } from './pointing/lazy-inspector.js';
import { Pointing } from './pointing/pointing.js';
import { useExplanations } from './pointing/use-explanations.js';
import { ReplayNotice } from './replay-notice.js';
import { findOpponent } from './stage/opponent.js';
import { Stage } from './stage/stage.js';
import { PANES, Tabs } from './tabs.js';
import { Rail } from './threat/rail.js';
import { TopStrip } from './top-strip.js';
import { useAnswerGuard } from './use-answer-guard.js';
import './table.css';

// Not needed before the first question is shown.
const PastPlaque = lazy(() => import('./chronicle/past-plaque.js'));
const PastPanel = lazy(() => import('./chronicle/past-panel.js'));
const BotPanel = lazy(() => import('../bots/bot-panel.js'));
const Ending = lazy(() => import('./stage/ending.js'));
const Fault = lazy(() => import('./fault.js'));
const AnalysisRunner = lazy(() => import('../analysis/analysis-runner.js'));
const RollStagePanel = lazy(() => import('./decision/roll-stage-panel.js'));

interface Props {
  readonly session: Session;
  readonly gameUi: GameUi;
  /** A message about the storage of the game. */
  readonly notice: ReactNode;
  readonly leave: () => void;
  /** The other players of an online game. */
  readonly company?: Company | undefined;
  /** A game that begins here, or one opened by a link: its opening scene is shown first. */
  readonly openingKind?: 'new' | 'link' | undefined;
}

/** The whole table: display and controls of a game. */
export function TableScreen({ session, gameUi, notice, leave, company, openingKind }: Props) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const latest = useSnapshot(session);
  const telling = useNarration(session, latest);
  const { snapshot: staged, stage } = useRollStage(latest, company);
  const snapshot = useMemo(() => (telling ? snapshotAtLine(latest, telling) : staged), [latest, staged, telling]);
  const [requested, setRequested] = useState<ChosenDecision | undefined>(() => {
    const id = company?.linkedDecision();
    return id === undefined ? undefined : { id, at: latest.answers };
  });
  const [seat, setSeat] = useState<number>();
  const [pointing] = useState(() => new Pointing());
  const [carrying] = useState(() => new DragController());
  const [comparing] = useState(() => new Comparison());
  const [answerInSequence, interruptedWalk] = useAnswerSequence(session);
  const [pinned, setPinned] = useState<string>();
  const [pane, setPane] = useAddressParam('pane', 'decide', parseOneOf(PANES));
  const shown = useRef({ pane, fresh: true });
  shown.current.pane = pane;
  const { pace } = useSettings();
  const questionOrder = useMemo(() => new QuestionOrder(session.id), [session]);
  const openDecision = chooseDecision(snapshot, requested, questionOrder.seatAt(snapshot.answers), company);
  if (openDecision?.by[0] !== undefined && snapshot.lookingAt === undefined)
    questionOrder.record(snapshot.answers, openDecision.by[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the question changes
  useEffect(() => questionOrder.save(), [questionOrder, openDecision]);
  const show = useCallback((id: string) => setRequested({ id, at: session.snapshot().answers }), [session]);
  useEffect(() => company?.onDecisionLink(show), [company, show]);
  // No decision before its events have been told.
  const decision = openDecision;
  const lastDecision = useRef(decision);
  if (decision) lastDecision.current = decision;
  const isForBots = snapshot.bots?.next !== undefined;
  const readOnly = decision !== undefined && (isForBots || company?.canDecide(decision) === false);
  // Stays while the dice of the fight fall.
  const isWide = !useMediaQuery(NARROW_QUERY);
  const [stageSlot, setStageSlot] = useState<HTMLElement>();
  const opponent = readOnly || !isWide ? undefined : findOpponent(loaded, stage ? lastDecision.current : decision);
  const mine = readOnly ? undefined : decision;
  const targets = useMemo(() => optionsByTarget(mine), [mine]);
  const walks = useMemo(() => findWalks(content, snapshot.view, mine), [content, snapshot.view, mine]);
  const question = questionKey(snapshot, decision, company);
  const { isMeant, ready, isTooEarly: answeredTooEarly } = useAnswerGuard(question);
  const plan = decision && gameUi.renderPlanner?.(decision, snapshot.view, snapshot.monsterPreview);
  const plans = plan !== undefined && telling === undefined;
  // Expensive to render, so it follows after its question.
  const planner = useAfterPaint(plans) && plans ? plan : undefined;
  const planned = useRef(false);
  const teller = telling?.lines[telling.shown - 1]?.seat;
  const last = useRef(0);
  const decider = readOnly && company ? findOwnSeat(company, last.current) : undefined;
  const selected =
    seat ?? decider ?? findDecider(openDecision, gameUi.activeSeat(snapshot.view)) ?? teller ?? last.current;
  last.current = selected;

  // A new question clears the highlight, and shows the decider's sheet. A sheet opened instead of the planner stays
  // while the planner's question comes again, as after a trade. Questions of others change nothing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the game changes
  useEffect(() => {
    pointing.clear();
    if (!planned.current || !plan) setSeat(undefined);
    planned.current = plan !== undefined;
    setPinned(undefined);
    // A game opened on its board stays there for the first question.
    if (shown.current.pane === 'board' && !shown.current.fresh) setPane('decide');
    shown.current.fresh = false;
  }, [company ? question : latest, pointing]);

  const opener = useRef<HTMLElement>(undefined);
  const inspect = useCallback((target: string, byKey = false) => {
    setPinned(target);
    if (!byKey || !(document.activeElement instanceof HTMLElement)) return;
    opener.current = document.activeElement;
    // The first one has to be fetched.
    const enter = (frames: number) => {
      const button = document.querySelector<HTMLElement>('.inspector button');
      if (button) button.focus();
      else if (frames > 0) requestAnimationFrame(() => enter(frames - 1));
    };
    requestAnimationFrame(() => enter(90));
  }, []);
  const now = useRef<TableContext>(undefined);
  const table = useMemo((): TableContext => {
    const isMine = (typedDecision: TypedDecision) => company?.canDecide(typedDecision) !== false;
    const canAnswer: TableContext['canAnswer'] = (option) => company?.canAnswer(option) !== false;
    const answer = (option: string) => {
      const given = mine && [...mine.options, ...mine.asides].find(({ id }) => id === option);
      if (given && !canAnswer(given)) return;
      if (mine && isMeant()) session.answer(mine.id, option, snapshot.moves);
    };
    const activate = (target: string) => {
      const [only, ...more] = targets.get(target) ?? [];
      const walk = walks.get(target);
      if (!only && walk && mine) {
        return isMeant() ? answerInSequence({ decision: mine.id, answers: walk }, target) : undefined;
      }
      if (!only && pointing.receiver?.(target)) return;
      if (!only) return setPinned((before) => (before === target ? undefined : target));
      if (more.length === 0) return answer(only.id);
      setPane('decide');
      const button = () => document.querySelector<HTMLElement>(`[data-option="${CSS.escape(only.id)}"]`);
      // In a narrow window the options have to be shown first.
      requestAnimationFrame(() => button()?.focus());
    };
    return {
      now,
      snapshot,
      gameUi,
      company,
      question,
      decision,
      readOnly,
      canAnswer,
      interruptedWalk,
      targets,
      walks,
      pointing,
      carrying,
      comparing,
      answer,
      answeredTooEarly,
      stageSlot,
      activate,
      inspect,
      giving: (from, thing) =>
        findTransfers(content, snapshot.view, mine ? snapshot.decisions.filter(isMine) : [], from, thing),
      showSheet: (whose) => {
        setSeat(whose);
        if (window.matchMedia(NARROW_QUERY).matches) setPane('people');
      },
      give: (way, still) => {
        if (!isMeant()) return;
        setPane('decide');
        answerInSequence(way, undefined, still);
      },
      walk: (answers, goal) => {
        if (mine && isMeant()) answerInSequence({ decision: mine.id, answers }, goal);
      },
    };
  }, [
    session,
    snapshot,
    gameUi,
    company,
    question,
    decision,
    mine,
    readOnly,
    targets,
    walks,
    pointing,
    carrying,
    comparing,
    inspect,
    answerInSequence,
    interruptedWalk,
    content,
    setPane,
    isMeant,
    answeredTooEarly,
    stageSlot,
  ]);
  useLayoutEffect(() => {
    now.current = table;
  }, [table]);
  const togglePlan = useCallback(() => {
    if (window.matchMedia(NARROW_QUERY).matches) setPane(shown.current.pane === 'plan' ? 'decide' : 'plan');
    else setSeat((before) => (before === undefined ? last.current : undefined));
  }, [setPane]);
  const decide = useCallback(() => setPane('decide'), [setPane]);
  const dismiss = useCallback(() => {
    setPinned(undefined);
    opener.current?.focus({ preventScroll: true });
    opener.current = undefined;
  }, []);
  const compare = () => {
    const offered = offeredCards(loaded, decision);
    const held = snapshot.view.investigators[selected]?.cards.map(({ card }) => card) ?? [];
    const { chosen } = comparing.get();
    const cards = chosen.length > 0 ? chosen : offered.length > 1 ? offered : held;
    comparing.show(cards, cards.length === 0 ? 'people' : 'cards');
  };
  const playback = usePlayback(session, latest);
  useTimelineKeys(playback, latest.lookingAt !== undefined, telling === undefined);
  useTableKeys(table, session, dismiss, compare, planner ? togglePlan : undefined);
  const liveText = useMemo(
    () =>
      telling || stage || playback.playing
        ? ''
        : formatAnnouncement(snapshot, pace, decision && promptText(words, decision, snapshot, company)),
    [telling, stage, playback.playing, snapshot, pace, decision, words, company],
  );
  useExplanations(pointing, carrying, inspect);

  return (
    <TableReactContext value={table}>
      <main
        className="table"
        data-pane={pane === 'plan' && !planner ? 'decide' : pane}
        data-planner={gameUi.renderPlanner && (planner && seat === undefined ? 'open' : 'shut')}
        data-answers={snapshot.answers}
        data-past={snapshot.lookingAt}
        data-past-event={snapshot.lookingAtEvent}
        data-ready={ready && stage === undefined && !isForBots}
      >
        <TopStrip session={session} leave={leave} />
        <Rail />
        <BoardFrame>
          {snapshot.lookingAt !== undefined && (
            <Suspense>
              <PastPlaque now={playback.goToPresent} />
            </Suspense>
          )}
          <Stage opponent={opponent} setSlot={setStageSlot} />
          <LazyInspector pinned={pinned} close={dismiss} />
        </BoardFrame>
        <div className="notices">
          {notice}
          <ReplayNotice />
        </div>
        <div className="side">
          {/* A placeholder while the content is fetched, so that the table does not look unanswerable. */}
          <Suspense fallback={<p className="fetching" aria-busy="true" />}>
            {stage && !telling ? (
              <RollStagePanel stage={stage} decision={lastDecision.current} />
            ) : (
              <MainPanel session={session} telling={telling} playback={playback} leave={leave} show={show} />
            )}
          </Suspense>
          {company ? (
            <company.SidePanel chronicle={<ChroniclePanel playback={playback} decide={decide} />} />
          ) : (
            <ChroniclePanel playback={playback} decide={decide} />
          )}
        </div>
        <section className="sheets" aria-label={t('ui.table.people')}>
          <Party selected={selected} select={setSeat} />
          <InvestigatorSheet seat={selected} />
          {planner && seat !== undefined && (
            <button type="button" className="show-planner" aria-keyshortcuts="w" onClick={() => setSeat(undefined)}>
              {t('ui.pane.plan')} <kbd>w</kbd>
            </button>
          )}
        </section>
        {planner && (
          <section className="planner" aria-label={t('ui.pane.plan')}>
            <Suspense>{planner}</Suspense>
          </section>
        )}
        <Tabs pane={pane} plans={planner !== undefined} show={setPane} />
        <DragPreview />
        <CompareDialog />
        <KeyList />
        <Opening origin={openingKind} />
        <Motion />
        {!company && latest.answers > 0 && (
          <Suspense>
            <AnalysisRunner session={session} />
          </Suspense>
        )}
        {company && <company.SharedHighlights pointing={pointing} decision={decision} />}
        <p className="visually-hidden" aria-live="polite">
          {liveText}
        </p>
      </main>
    </TableReactContext>
  );
}

/** Media query of windows that show one part of the table at a time. */
const NARROW_QUERY = '(max-width: 1279px)';

/** The decision chosen among several, and the number of answers at that time. */
interface ChosenDecision {
  readonly id: string;
  readonly at: number;
}

/**
 * Returns the open decision to show: the chosen one, after any aside begun since; else one of the seat asked before.
 */
function chooseDecision(
  { decisions, answers }: Pick<Snapshot, 'decisions' | 'answers'>,
  requested: ChosenDecision | undefined,
  before: Seat | undefined,
  company: Company | undefined,
): TypedDecision | undefined {
  const turnedTo = decisions.find(({ id }) => id === requested?.id);
  const mine = company ? decisions.filter(company.isForOwnSeat) : decisions;
  // Decisions of others are shown on request, or if there is none here.
  if (mine.length > 0 && mine.length < decisions.length && turnedTo === undefined) {
    return chooseDecision({ decisions: mine, answers }, requested, before, undefined);
  }
  if (turnedTo && requested?.at === answers) return turnedTo;
  const same = decisions.find(({ by }) => by[0] === before);
  return decisions.find(({ aside }) => aside) ?? turnedTo ?? same ?? decisions[0];
}

interface MainPanelProps {
  readonly session: Session;
  readonly telling: Narration | undefined;
  readonly playback: Playback;
  readonly leave: () => void;
  readonly show: (decision: string) => void;
}

/**
 * Returns a key that changes when there is another question to answer at this page. Online, answers of others leave it
 * as it is while the question and its options are the same; questions of others share one key.
 */
function questionKey(
  { moves }: Pick<Snapshot, 'moves'>,
  decision: TypedDecision | undefined,
  company: Company | undefined,
): string {
  if (!company) return `${moves} ${decision?.id}`;
  if (!decision || !company.isForOwnSeat(decision)) return 'others';
  return [decision.id, ...decision.options.map(({ id }) => id)].join(' ');
}

/** Returns the seat of this page whose sheet is shown while others decide: the one shown before, if it is one. */
function findOwnSeat(company: Company | undefined, shown: Seat): Seat | undefined {
  const seats = company?.ownSeats() ?? [];
  return seats.includes(shown) ? shown : seats[0];
}

/** Returns the seat whose sheet belongs to a question: of several who may answer, the one whose phase it is. */
function findDecider(openDecision: TypedDecision | undefined, actor: Seat | undefined): Seat | undefined {
  return actor !== undefined && openDecision?.by.includes(actor) ? actor : openDecision?.by[0];
}

/** The current task: events to be told, a question, the end of the game, or an error in the rules. */
function MainPanel({ session, telling, playback, leave, show }: MainPanelProps) {
  const { outcome, fault, lookingAt, answers, bots } = session.snapshot();
  if (lookingAt !== undefined) return <PastPanel session={session} playback={playback} />;
  if (fault !== undefined) return <Fault session={session} />;
  if (telling) return <LineByLine key={answers} telling={telling} />;
  if (outcome) return <Ending session={session} outcome={outcome} playback={playback} leave={leave} />;
  if (bots?.next) return <BotPanel session={session} next={bots.next} />;
  return <DecisionPanel session={session} show={show} />;
}

/** Formats the announcement for screen readers: the latest events, and the question. */
function formatAnnouncement(snapshot: Snapshot, pace: Pace, question: string | undefined): string {
  const { news, outcome, lookingAt, lookingAtEvent, answers } = snapshot;
  if (lookingAt !== undefined) {
    const then = t('ui.timeline.at', { at: lookingAt, n: answers });
    const happened = lookingAtEvent === undefined ? selectHeadlines(news, 2) : news.slice(-1);
    return [t('ui.timeline.looking'), then, ...happened.map(lineText)].join('. ');
  }
  // Step by step, all of it was announced already.
  const liveText = pace === 'steps' ? [] : selectHeadlines(news, 4).map(lineText);
  if (question !== undefined && !outcome) liveText.push(question);
  return liveText.join(' ');
}
