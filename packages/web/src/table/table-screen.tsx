import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { BoardFrame } from '../board/board-frame.js';
import type { GameUi } from '../game-ui/game-ui.js';
import { Motion } from '../motion/motion.js';
import { offeredCards } from '../play/options.js';
import { type Session, type Snapshot, useSnapshot } from '../play/session.js';
import { useLoadedContent } from '../text/use-content.js';
import { DragPreview } from '../transfer/drag-preview.js';
import { parseOneOf, useAddressParam } from '../ui/address-param.js';
import { useAfterPaint } from '../ui/after-paint.js';
import { useMediaQuery } from '../ui/media-query.js';
import { t } from '../words/t.js';
import { ChroniclePanel } from './chronicle/chronicle-panel.js';
import { type Playback, usePlayback, useTimelineKeys } from './chronicle/playback.js';
import type { Company } from './company.js';
import { CompareDialog } from './comparing/compare.js';
import { type TableContext, TableReactContext } from './context.js';
import { useAnnouncement } from './decision/announcement.js';
import { type Narration, snapshotAtLine, useNarration } from './decision/narration.js';
import { questionKey, type ShownDecision, useOpenDecision } from './decision/open-decision.js';
import { type RollStage, useRollStage } from './decision/roll-stage.js';
import { useTableKeys } from './decision/table-keys.js';
import { KeyList } from './keys/key-list.js';
import { MainPanel } from './main-panel.js';
import { NARROW_QUERY } from './narrow.js';
import { Opening } from './opening/opening.js';
import { InvestigatorSheet } from './people/investigator-sheet.js';
import { Party } from './people/party.js';
import { type SelectedSeat, useSelectedSeat } from './people/selected-seat.js';
import { LazyInspector } from './pointing/lazy-inspector.js';
import { useExplanations } from './pointing/use-explanations.js';
import { ReplayNotice } from './replay-notice.js';
import { findOpponent } from './stage/opponent.js';
import { Stage } from './stage/stage.js';
import { PANES, type Pane, Tabs } from './tabs.js';
import { Rail } from './threat/rail.js';
import { TopStrip } from './top-strip.js';
import { useAnswerGuard } from './use-answer-guard.js';
import { type Inspection, useInspection } from './use-inspection.js';
import { useTableContext } from './use-table-context.js';
import './table.css';

// Not needed before the first question is shown.
const PastPlaque = lazy(() => import('./chronicle/past-plaque.js'));
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
export function TableScreen(props: Props) {
  const { session, gameUi, notice, leave, company, openingKind } = props;
  const model = useTableModel(props);
  const { table, snapshot, pane, planner, sheet, inspection, playback } = model;
  return (
    <TableReactContext value={table}>
      <main
        className="table"
        data-pane={pane === 'plan' && !planner ? 'decide' : pane}
        data-planner={gameUi.renderPlanner && (planner && sheet.chosen === undefined ? 'open' : 'shut')}
        data-answers={snapshot.answers}
        data-past={snapshot.lookingAt}
        data-past-event={snapshot.lookingAtEvent}
        data-ready={model.isReady}
      >
        <TopStrip session={session} leave={leave} />
        <Rail />
        <BoardFrame>
          {snapshot.lookingAt !== undefined && (
            <Suspense>
              <PastPlaque now={playback.goToPresent} />
            </Suspense>
          )}
          <Stage opponent={model.opponent} setSlot={model.setStageSlot} />
          <LazyInspector pinned={inspection.pinned} close={inspection.dismiss} />
        </BoardFrame>
        <div className="notices">
          {notice}
          <ReplayNotice />
        </div>
        <Side {...model} session={session} leave={leave} company={company} />
        <Sheets sheet={sheet} planner={planner} />
        <Tabs pane={pane} plans={planner !== undefined} show={model.setPane} />
        <DragPreview />
        <CompareDialog />
        <KeyList />
        <Opening origin={openingKind} />
        <Motion />
        {!company && model.latest.answers > 0 && (
          <Suspense>
            <AnalysisRunner session={session} />
          </Suspense>
        )}
        {company && <company.SharedHighlights pointing={table.pointing} decision={table.decision} />}
        <p className="visually-hidden" aria-live="polite">
          {model.liveText}
        </p>
      </main>
    </TableReactContext>
  );
}

/** Everything that the parts of the screen show. */
function useTableModel({ session, gameUi, company }: Props) {
  const loaded = useLoadedContent();
  const latest = useSnapshot(session);
  const telling = useNarration(session, latest);
  const { snapshot: staged, stage } = useRollStage(latest, company);
  const snapshot = useMemo(() => (telling ? snapshotAtLine(latest, telling) : staged), [latest, staged, telling]);
  const { decision, lastDecision, show } = useOpenDecision(session, snapshot, latest.answers, company);
  const isForBots = snapshot.bots?.next !== undefined;
  const readOnly = decision !== undefined && (isForBots || company?.canDecide(decision) === false);
  const question = questionKey(snapshot, decision, company);
  const guard = useAnswerGuard(question);
  const inspection = useInspection();
  const [pane, setPane] = useAddressParam('pane', 'decide', parseOneOf(PANES));
  const { plan, planner } = usePlanner(gameUi, snapshot, decision, telling);
  const teller = telling?.lines[telling.shown - 1]?.seat;
  const sheet = useSelectedSeat(decision, readOnly, company, gameUi.activeSeat(snapshot.view), teller);
  const [stageSlot, setStageSlot] = useState<HTMLElement>();
  const isWide = !useMediaQuery(NARROW_QUERY);
  const opponent = readOnly || !isWide ? undefined : findOpponent(loaded, stage ? lastDecision.current : decision);
  const table = useTableContext({
    session,
    snapshot,
    gameUi,
    company,
    question,
    decision,
    readOnly,
    guard,
    inspection,
    chooseSeat: sheet.choose,
    setPane,
    stageSlot,
  });
  useNewQuestion(company ? question : latest, table, { pane, setPane, plan, sheet, inspection });
  const playback = usePlayback(session, latest);
  useTimelineKeys(playback, latest.lookingAt !== undefined, telling === undefined);
  const togglePlan = useCallback(() => {
    if (window.matchMedia(NARROW_QUERY).matches) setPane(pane === 'plan' ? 'decide' : 'plan');
    else sheet.toggle();
  }, [pane, setPane, sheet]);
  const compare = () => compareCards(table, offeredCards(loaded, decision), sheet.selected);
  useTableKeys(table, session, inspection.dismiss, compare, planner ? togglePlan : undefined);
  useExplanations(table.pointing, table.carrying, inspection.inspect);
  const isOnStage = telling !== undefined || stage !== undefined || playback.playing;
  const liveText = useAnnouncement(snapshot, decision, company, isOnStage);
  const isReady = guard.ready && stage === undefined && !isForBots;
  return {
    table,
    latest,
    snapshot,
    telling,
    stage,
    lastDecision,
    show,
    pane,
    setPane,
    planner,
    sheet,
    inspection,
    playback,
    opponent,
    setStageSlot,
    liveText,
    isReady,
  };
}

/** The planner of the game for a question. `plan` at once; `planner` after the question, since it is slow to render. */
function usePlanner(
  gameUi: GameUi,
  snapshot: Snapshot,
  decision: ShownDecision['decision'],
  telling: Narration | undefined,
): { readonly plan: ReactNode; readonly planner: ReactNode } {
  const plan = decision && gameUi.renderPlanner?.(decision, snapshot.view, snapshot.monsterPreview);
  const isShown = plan !== undefined && telling === undefined;
  return { plan, planner: useAfterPaint(isShown) && isShown ? plan : undefined };
}

interface QuestionParts {
  readonly pane: Pane;
  readonly setPane: (pane: Pane) => void;
  readonly plan: ReactNode;
  readonly sheet: SelectedSeat;
  readonly inspection: Inspection;
}

/**
 * A new question clears the highlight, and shows the decider's sheet. A sheet opened instead of the planner stays while
 * the planner's question comes again, as after a trade. Questions of others change nothing here.
 */
function useNewQuestion(question: unknown, { pointing }: TableContext, parts: QuestionParts): void {
  const now = useRef(parts);
  now.current = parts;
  const isFresh = useRef(true);
  const hadPlan = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the question changes
  useEffect(() => {
    const { pane, setPane, plan, sheet, inspection } = now.current;
    pointing.clear();
    if (!hadPlan.current || !plan) sheet.choose(undefined);
    hadPlan.current = plan !== undefined;
    inspection.clear();
    // A game opened on its board stays there for the first question.
    if (pane === 'board' && !isFresh.current) setPane('decide');
    isFresh.current = false;
  }, [question, pointing]);
}

/** Compares the chosen cards, else those on offer, else those of the selected seat, else investigators. */
function compareCards({ comparing, snapshot }: TableContext, offered: readonly string[], selected: number): void {
  const held = snapshot.view.investigators[selected]?.cards.map(({ card }) => card) ?? [];
  const { chosen } = comparing.get();
  const cards = chosen.length > 0 ? chosen : offered.length > 1 ? offered : held;
  comparing.show(cards, cards.length === 0 ? 'people' : 'cards');
}

interface SideProps extends Pick<ShownDecision, 'lastDecision' | 'show'>, Pick<Props, 'session' | 'leave' | 'company'> {
  readonly stage: RollStage | undefined;
  readonly telling: Narration | undefined;
  readonly playback: Playback;
  readonly setPane: (pane: Pane) => void;
}

/** The question with its dice, and the log. */
function Side({ session, leave, company, stage, telling, playback, lastDecision, show, setPane }: SideProps) {
  const decide = useCallback(() => setPane('decide'), [setPane]);
  const chronicle = <ChroniclePanel playback={playback} decide={decide} />;
  return (
    <div className="side">
      {/* A placeholder while the content is fetched, so that the table does not look unanswerable. */}
      <Suspense fallback={<p className="fetching" aria-busy="true" />}>
        {stage && !telling ? (
          <RollStagePanel stage={stage} decision={lastDecision.current} />
        ) : (
          <MainPanel session={session} telling={telling} playback={playback} leave={leave} show={show} />
        )}
      </Suspense>
      {company ? <company.SidePanel chronicle={chronicle} /> : chronicle}
    </div>
  );
}

/** The investigators' sheets, and the planner in their place. */
function Sheets({ sheet, planner }: { readonly sheet: SelectedSeat; readonly planner: ReactNode }) {
  return (
    <>
      <section className="sheets" aria-label={t('ui.table.people')}>
        <Party selected={sheet.selected} select={sheet.choose} />
        <InvestigatorSheet seat={sheet.selected} />
        {planner && sheet.chosen !== undefined && (
          <button type="button" className="show-planner" aria-keyshortcuts="w" onClick={() => sheet.choose(undefined)}>
            {t('ui.pane.plan')} <kbd>w</kbd>
          </button>
        )}
      </section>
      {planner && (
        <section className="planner" aria-label={t('ui.pane.plan')}>
          <Suspense>{planner}</Suspense>
        </section>
      )}
    </>
  );
}
