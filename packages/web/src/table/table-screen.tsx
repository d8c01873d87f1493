import type { Seat } from '@vigil/engine';
import { questionText, type TypedDecision } from '@vigil/rules';
import { givingOf, walksOf } from '@vigil/table';
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
import type { Face } from '../faces/face.js';
import { oneOf, useInAddress } from '../frame/in-address.js';
import { useLater } from '../frame/painted.js';
import { CarriedThing } from '../giving/carried.js';
import { Carrying } from '../giving/carrying.js';
import { Motion } from '../motion/motion.js';
import { type Pace, useSettings } from '../motion/settings.js';
import { offeredCards, targetsOf } from '../play/options.js';
import { type Session, type Snapshot, useSnapshot } from '../play/session.js';
import { headlines, lineText } from '../say/chronicle.js';
import { useEdition } from '../say/use-edition.js';
import { t } from '../words/t.js';
import { ChroniclePanel } from './chronicle/chronicle-panel.js';
import { type Playback, usePlayback, useTimelineKeys } from './chronicle/playback.js';
import type { Company } from './company.js';
import { CompareDialog } from './comparing/compare.js';
import { Comparing } from './comparing/comparing.js';
import { Table, type TableContext } from './context.js';
import { DecisionPanel } from './decision/decision-panel.js';
import { useInTurn } from './decision/in-turn.js';
import { useKeys } from './decision/keys.js';
import { LineByLine } from './decision/line-by-line.js';
import { asTold, type Telling, useTelling } from './decision/telling.js';
import { Turns } from './decision/turns.js';
import { KeyList } from './keys/key-list.js';
import { Opening } from './opening/opening.js';
import { Party } from './people/party.js';
import { Sheet } from './people/sheet.js';
import { usePointedAt } from './pointing/pointed-at.js';
import { Pointing } from './pointing/pointing.js';
import { WhenPointed } from './pointing/when-pointed.js';
import { RetoldNote } from './retold-note.js';
import { Stage } from './stage/stage.js';
import { PANES, Tabs } from './tabs.js';
import { Rail } from './threat/rail.js';
import { TopStrip } from './top-strip.js';
import { useReady } from './use-ready.js';
import './table.css';

// Not needed before the first question stands.
const PastPlaque = lazy(() => import('./chronicle/past-plaque.js'));
const LookingBack = lazy(() => import('./chronicle/looking-back.js'));
const Ending = lazy(() => import('./stage/ending.js'));
const Fault = lazy(() => import('./fault.js'));

interface Props {
  readonly session: Session;
  readonly face: Face;
  /** What there is to say of how the game is kept. */
  readonly notice: ReactNode;
  readonly leave: () => void;
  /** Others at the table, over a network. */
  readonly company?: Company | undefined;
  /** A game that begins here, or one somebody comes to by a link: who plays against whom is shown first. */
  readonly opens?: 'new' | 'link' | undefined;
}

/** A game at the table: everything there is to see and to do. */
export function TableScreen({ session, face, notice, leave, company, opens }: Props) {
  const edition = useEdition();
  const { content, words } = edition;
  const latest = useSnapshot(session);
  const telling = useTelling(session, latest);
  const snapshot = useMemo(() => (telling ? asTold(latest, telling) : latest), [latest, telling]);
  const [wanted, setWanted] = useState<Wanted | undefined>(() => {
    const id = company?.turnTo();
    return id === undefined ? undefined : { id, at: latest.answers };
  });
  const [seat, setSeat] = useState<number>();
  const [pointing] = useState(() => new Pointing());
  const [carrying] = useState(() => new Carrying());
  const [comparing] = useState(() => new Comparing());
  const [inTurn, dropped] = useInTurn(session);
  const [kept, setKept] = useState<string>();
  const [pane, setPane] = useInAddress('pane', 'decide', oneOf(PANES));
  const shown = useRef({ pane, fresh: true });
  shown.current.pane = pane;
  const { pace } = useSettings();
  const turns = useMemo(() => new Turns(session.id), [session]);
  const asked = askedFirst(snapshot, wanted, turns.at(snapshot.answers), company);
  if (asked?.by[0] !== undefined && snapshot.lookingAt === undefined) turns.asked(snapshot.answers, asked.by[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the question that changes
  useEffect(() => turns.keep(), [turns, asked]);
  const show = useCallback((id: string) => setWanted({ id, at: session.snapshot().answers }), [session]);
  useEffect(() => company?.onTurn(show), [company, show]);
  // Nothing is decided before it was read what happened.
  const decision = asked;
  const theirs = decision !== undefined && company?.mine(decision) === false;
  const mine = theirs ? undefined : decision;
  const targets = useMemo(() => targetsOf(mine), [mine]);
  const walks = useMemo(() => walksOf(content, snapshot.view, mine), [content, snapshot.view, mine]);
  const { meant, ready, early } = useReady(`${snapshot.moves} ${decision?.id}`);
  const plan = decision && face.planner?.(decision, snapshot.view, snapshot.foresight);
  const plans = plan !== undefined && telling === undefined;
  // It is much to draw: the question it belongs to is there before it.
  const planner = useLater(plans) && plans ? plan : undefined;
  const planned = useRef(false);
  const teller = telling?.lines[telling.shown - 1]?.seat;
  const last = useRef(0);
  const selected = seat ?? deciderOf(asked, face.actor(snapshot.view)) ?? teller ?? last.current;
  last.current = selected;

  // A new question: nothing of the last one stays lit, and the sheet is the decider's. A sheet that was asked for in the
  // plan's place stays as long as it is the plan's question that comes again: something was handed over from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the game that counts
  useEffect(() => {
    pointing.rest();
    if (!planned.current || !plan) setSeat(undefined);
    planned.current = plan !== undefined;
    setKept(undefined);
    // Whoever opens a game on its board stays there for the first one.
    if (shown.current.pane === 'board' && !shown.current.fresh) setPane('decide');
    shown.current.fresh = false;
  }, [company ? undefined : latest, decision?.id, pointing]);

  const opener = useRef<HTMLElement>(undefined);
  const inspect = useCallback((target: string, byKey = false) => {
    setKept(target);
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
    const isMine = (one: TypedDecision) => company?.mine(one) !== false;
    const may: TableContext['may'] = (option) => company?.may(option) !== false;
    const answer = (option: string) => {
      const given = mine && [...mine.options, ...mine.asides].find(({ id }) => id === option);
      if (given && !may(given)) return;
      if (mine && meant()) session.answer(mine.id, option, snapshot.moves);
    };
    const point = (target: string) => {
      const [only, ...more] = targets.get(target) ?? [];
      const walk = walks.get(target);
      if (!only && walk && mine) {
        return meant() ? inTurn({ decision: mine.id, answers: walk }, target) : undefined;
      }
      if (!only) return setKept((before) => (before === target ? undefined : target));
      if (more.length === 0) return answer(only.id);
      setPane('decide');
      const button = () => document.querySelector<HTMLElement>(`[data-option="${CSS.escape(only.id)}"]`);
      // In a narrow window the options have to be shown first.
      requestAnimationFrame(() => button()?.focus());
    };
    return {
      now,
      snapshot,
      face,
      company,
      decision,
      theirs,
      may,
      dropped,
      targets,
      walks,
      pointing,
      carrying,
      comparing,
      answer,
      early,
      point,
      inspect,
      giving: (from, thing) =>
        givingOf(content, snapshot.view, mine ? snapshot.decisions.filter(isMine) : [], from, thing),
      showSheet: (whose) => {
        setSeat(whose);
        if (window.matchMedia(NARROW).matches) setPane('people');
      },
      give: (way, still) => {
        if (!meant()) return;
        setPane('decide');
        inTurn(way, undefined, still);
      },
      walk: (answers, goal) => {
        if (mine && meant()) inTurn({ decision: mine.id, answers }, goal);
      },
    };
  }, [
    session,
    snapshot,
    face,
    company,
    decision,
    mine,
    theirs,
    targets,
    walks,
    pointing,
    carrying,
    comparing,
    inspect,
    inTurn,
    dropped,
    content,
    setPane,
    meant,
    early,
  ]);
  useLayoutEffect(() => {
    now.current = table;
  }, [table]);
  const togglePlan = useCallback(() => {
    if (window.matchMedia(NARROW).matches) setPane(shown.current.pane === 'plan' ? 'decide' : 'plan');
    else setSeat((before) => (before === undefined ? last.current : undefined));
  }, [setPane]);
  const decide = useCallback(() => setPane('decide'), [setPane]);
  const putAway = useCallback(() => {
    setKept(undefined);
    opener.current?.focus({ preventScroll: true });
    opener.current = undefined;
  }, []);
  const compare = () => {
    const offered = offeredCards(edition, decision);
    const held = snapshot.view.investigators[selected]?.cards.map(({ card }) => card) ?? [];
    const { chosen } = comparing.get();
    const cards = chosen.length > 0 ? chosen : offered.length > 1 ? offered : held;
    comparing.show(cards, cards.length === 0 ? 'people' : 'cards');
  };
  const playback = usePlayback(session, latest);
  useTimelineKeys(playback, latest.lookingAt !== undefined, telling === undefined);
  useKeys(table, session, putAway, compare, planner ? togglePlan : undefined);
  const heard = useMemo(
    () => (telling || playback.playing ? '' : announcement(snapshot, pace, decision && questionText(words, decision))),
    [telling, playback.playing, snapshot, pace, decision, words],
  );
  usePointedAt(pointing, carrying, inspect);

  return (
    <Table value={table}>
      <main
        className="table"
        data-pane={pane === 'plan' && !planner ? 'decide' : pane}
        data-planner={face.planner && (planner && seat === undefined ? 'open' : 'shut')}
        data-answers={snapshot.answers}
        data-past={snapshot.lookingAt}
        data-past-event={snapshot.lookingWithin}
        data-ready={ready}
      >
        <TopStrip session={session} leave={leave} />
        <Rail />
        <BoardFrame>
          {snapshot.lookingAt !== undefined && (
            <Suspense>
              <PastPlaque now={playback.now} />
            </Suspense>
          )}
          <Stage />
          <WhenPointed kept={kept} close={putAway} />
        </BoardFrame>
        <div className="side">
          {notice}
          <RetoldNote />
          {/* Nobody takes it for a table without answers while what stands there is fetched. */}
          <Suspense fallback={<p className="fetching" aria-busy="true" />}>
            <Middle session={session} telling={telling} playback={playback} leave={leave} show={show} />
          </Suspense>
          {company ? (
            <company.Beside chronicle={<ChroniclePanel playback={playback} decide={decide} />} />
          ) : (
            <ChroniclePanel playback={playback} decide={decide} />
          )}
        </div>
        <section className="sheets" aria-label={t('ui.table.people')}>
          <Party selected={selected} select={setSeat} />
          <Sheet seat={selected} />
          {planner && seat !== undefined && (
            <button type="button" className="to-plan" aria-keyshortcuts="w" onClick={() => setSeat(undefined)}>
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
        <CarriedThing />
        <CompareDialog />
        <KeyList />
        <Opening of={opens} />
        <Motion />
        {company && <company.Looks pointing={pointing} decision={decision} />}
        <p className="heard" aria-live="polite">
          {heard}
        </p>
      </main>
    </Table>
  );
}

/** Windows that show one part of the table at a time. */
const NARROW = '(max-width: 1279px)';

/** The decision somebody turned to among several, after so many answers. */
interface Wanted {
  readonly id: string;
  readonly at: number;
}

/**
 * Which of several open decisions is shown: the one turned to, but an aside begun since then comes before it; else one of
 * whoever was asked before.
 */
function askedFirst(
  { decisions, answers }: Pick<Snapshot, 'decisions' | 'answers'>,
  wanted: Wanted | undefined,
  before: Seat | undefined,
  company: Company | undefined,
): TypedDecision | undefined {
  const turnedTo = decisions.find(({ id }) => id === wanted?.id);
  const mine = company ? decisions.filter(company.own) : decisions;
  // What others decide is shown to whoever turns to it, or has nothing to decide.
  if (mine.length > 0 && mine.length < decisions.length && turnedTo === undefined) {
    return askedFirst({ decisions: mine, answers }, wanted, before, undefined);
  }
  if (turnedTo && wanted?.at === answers) return turnedTo;
  const same = decisions.find(({ by }) => by[0] === before);
  return decisions.find(({ aside }) => aside) ?? turnedTo ?? same ?? decisions[0];
}

interface MiddleProps {
  readonly session: Session;
  readonly telling: Telling | undefined;
  readonly playback: Playback;
  readonly leave: () => void;
  readonly show: (decision: string) => void;
}

/** Whose sheet belongs to a question: of several who may answer, of whoever's phase it is. */
function deciderOf(asked: TypedDecision | undefined, actor: Seat | undefined): Seat | undefined {
  return actor !== undefined && asked?.by.includes(actor) ? actor : asked?.by[0];
}

/** What must be dealt with now: what is told first, a question, the end of the game, or a fault of the rules. */
function Middle({ session, telling, playback, leave, show }: MiddleProps) {
  const { outcome, fault, lookingAt, answers } = session.snapshot();
  if (lookingAt !== undefined) return <LookingBack session={session} playback={playback} />;
  if (fault !== undefined) return <Fault session={session} />;
  if (telling) return <LineByLine key={answers} telling={telling} />;
  if (outcome) return <Ending session={session} outcome={outcome} again={playback.toggle} leave={leave} />;
  return <DecisionPanel show={show} />;
}

/** What those hear who do not see the page: what has just happened, and what is asked now. */
function announcement(snapshot: Snapshot, pace: Pace, question: string | undefined): string {
  const { news, outcome, lookingAt, lookingWithin, answers } = snapshot;
  if (lookingAt !== undefined) {
    const then = t('ui.timeline.at', { at: lookingAt, n: answers });
    const happened = lookingWithin === undefined ? headlines(news, 2) : news.slice(-1);
    return [t('ui.timeline.looking'), then, ...happened.map(lineText)].join('. ');
  }
  // Step by step all of it was heard already.
  const heard = pace === 'steps' ? [] : headlines(news, 4).map(lineText);
  if (question !== undefined && !outcome) heard.push(question);
  return heard.join(' ');
}
