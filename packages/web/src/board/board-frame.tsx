import type { TableView } from '@vigil/table';
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
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import type { Rect } from '../ui/rect.js';
import { t } from '../words/t.js';
import { Board } from './board.js';
import { type BoardPlan, boardScale, boardsOf, choosePlan, findBoard, READABLE_SCALE } from './boards.js';
import { fitBoard, type Size } from './camera.js';
import { pinHeight, pinWidth } from './pin-size.js';
import { placeOfEvent, updateUnseenBoards } from './unseen-boards.js';
import { DECIDER_SELECTOR, useCamera } from './use-camera.js';
import './board-frame.css';

/** Minimum width of the frame for several boards side by side, in pixels. */
const SIDE_BY_SIDE_WIDTH = 1500;
/** Below this width of the frame only one board is shown, in pixels. */
const PINNED_MIN_WIDTH = 620;
// Most games have one board.
const Pinned = lazy(() => import('./pinned-board.js'));

/** Minimum width left beside the board for a pinned board, in pixels. */
const PIN_MIN_SPACE = 210;
/** Height of the switch above the boards, in pixels. */
const SWITCH_HEIGHT = 34;
const NO_BOARDS: ReadonlySet<string> = new Set();

/** The boards of the table: one, or several with a switch between them. `children`: overlays. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const { content, words } = useLoadedContent();
  const { decision, snapshot, targets, walks } = useTable();
  const frame = useRef<HTMLElement>(null);
  const plans = boardsOf(content, words);
  const several = plans.length > 1;
  const [current, setCurrent] = useState(plans[0]?.def.id);
  const [unseen, setUnseen] = useState(NO_BOARDS);
  const size = useSize(frame);
  const isWide = size.w >= SIDE_BY_SIDE_WIDTH;
  const inView = useCallback((board: string) => isWide || board === current, [isWide, current]);

  // The target of a highlight may be on another board.
  useEffect(() => {
    const box = frame.current;
    if (!box || !several) return;
    const turn = ({ target }: Event) => {
      const board = target instanceof Element && target.closest<HTMLElement>('[data-board]')?.dataset.board;
      if (board) setCurrent(board);
    };
    box.addEventListener('reveal', turn);
    return () => box.removeEventListener('reveal', turn);
  }, [several]);
  useBoardKey(plans, setCurrent);

  // Shows the board of the deciding investigator, or of the event being told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the game changes
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector(selector);
    const last = snapshot.events.at(-1);
    const toldPlace = snapshot.narratedLine === undefined || !last ? undefined : placeOfEvent(last);
    const shown = toldPlace === undefined ? undefined : find(`[data-place="${CSS.escape(toldPlace)}"]`);
    const token = shown ?? find(DECIDER_SELECTOR) ?? find('.place.open');
    token?.dispatchEvent(new Event('reveal', { bubbles: true }));
  }, [decision?.id, snapshot]);

  useEffect(() => {
    if (!several) return;
    const places = snapshot.events.flatMap((one) => placeOfEvent(one) ?? []);
    setUnseen((before) =>
      updateUnseenBoards(before, places, (place) => findBoard(content, place, words)?.def.id, inView),
    );
  }, [several, snapshot, inView, content, words]);

  const open = useMemo(
    () => new Set([...targets.keys(), ...walks.keys()].flatMap((at) => findBoard(content, at, words)?.def.id ?? [])),
    [targets, walks, content, words],
  );
  const notice = (board: string) => {
    if (inView(board)) return undefined;
    return open.has(board) ? t('ui.board.choose-there') : unseen.has(board) ? t('ui.board.happened-there') : undefined;
  };
  const top = several ? SWITCH_HEIGHT : 0;
  const currentPlan = plans.find(({ def }) => def.id === current);
  const available = { w: size.w, h: size.h - top };
  const pinned = several && !isWide && currentPlan ? layOutPins(currentPlan, plans, available) : NO_PINS;
  const paneSize = { w: isWide ? available.w / plans.length : available.w - pinned.margin, h: available.h };
  return (
    <section className={several ? 'board-frame several' : 'board-frame'} aria-label={t('ui.board.frame')} ref={frame}>
      {several && <BoardSwitch plans={plans} current={current} notice={notice} showBoard={setCurrent} />}
      {plans.map((plan, i) => (
        <BoardPane
          key={plan.def.id}
          plan={choosePlan(paneSize, plan)}
          size={paneSize}
          current={plan.def.id === current}
          hidden={!inView(plan.def.id)}
          sideBySide={isWide ? { nth: i, of: plans.length } : undefined}
          rightInset={pinned.margin}
        />
      ))}
      {pinned.pins.map(({ plan, box: { x, y, w, h } }) => (
        <Suspense key={plan.def.id}>
          <Pinned
            plan={plan}
            notice={notice(plan.def.id)}
            showBoard={() => setCurrent(plan.def.id)}
            style={{ left: x, top: y + top, width: w, height: h }}
          />
        </Suspense>
      ))}
      {children}
    </section>
  );
}

interface Pin {
  readonly plan: BoardPlan;
  readonly box: Rect;
}

/** Gap between pinned boards, and below the last, in pixels. */
const PIN_GAP = 10;

const NO_PINS = { pins: [] as readonly Pin[], margin: 0 };

/**
 * Positions of the pinned boards: beside the current board where there is room, else on its free corner. `margin`:
 * pixels of the frame they take.
 */
function layOutPins(currentPlan: BoardPlan, plans: readonly BoardPlan[], frame: Size): typeof NO_PINS {
  const others = plans.filter((plan) => plan !== currentPlan);
  if (frame.w < PINNED_MIN_WIDTH) return NO_PINS;
  const left = frame.w - fitBoard(frame, currentPlan.ratio).w;
  // In a low frame the current board takes all of it, if its names are readable then.
  const crowded = boardScale(frame, currentPlan) < READABLE_SCALE && choosePlan(frame, currentPlan) !== currentPlan;
  if (left >= PIN_MIN_SPACE && !crowded) {
    // A low frame ends above the question, and so do the pinned boards.
    const maxHeight = frame.h / others.length - PIN_GAP;
    const w = Math.min(left - 12, 408, ...others.map((plan) => pinWidth(plan, maxHeight)));
    const margin = w + 12;
    let y = 6;
    const pins = others.map((plan) => {
      const box = { x: frame.w - margin + 6, y, w, h: pinHeight(plan, w) };
      y += box.h + PIN_GAP;
      return { plan, box };
    });
    return { pins, margin };
  }
  const { free, plane } = currentPlan.def;
  const [plan] = others;
  if (!free || !plan || others.length > 1 || crowded) return NO_PINS;
  const at = fitBoard(frame, currentPlan.ratio);
  const scale = at.w / plane.w;
  const box = {
    x: at.x + (free.x - plane.x) * scale,
    y: at.y + (free.y - plane.y) * scale,
    w: free.w * scale,
    h: Math.min(free.h * scale, pinHeight(plan, free.w * scale)),
  };
  return { pins: [{ plan, box }], margin: 0 };
}

/** The t key switches to the next board. */
function useBoardKey(
  plans: readonly BoardPlan[],
  setBoard: (next: (before: string | undefined) => string | undefined) => void,
) {
  useEffect(() => {
    if (plans.length < 2) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 't' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog')) return;
      setBoard((before) => plans[(plans.findIndex(({ def }) => def.id === before) + 1) % plans.length]?.def.id);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [plans, setBoard]);
}

/** Returns the size of the frame. */
function useSize(frame: { readonly current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = () => setSize({ w: box.clientWidth, h: box.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(box);
    return () => resized.disconnect();
  }, [frame]);
  return size;
}

interface SwitchProps {
  readonly plans: readonly BoardPlan[];
  readonly current: string | undefined;
  readonly notice: (board: string) => string | undefined;
  readonly showBoard: (board: string) => void;
}

/** Switches between boards, and shows the contents of each, its options and its unseen events. */
function BoardSwitch({ plans, current, notice, showBoard }: SwitchProps) {
  const { words } = useLoadedContent();
  const { snapshot } = useTable();
  return (
    <fieldset className="board-switch" aria-label={t('ui.board.boards')}>
      {plans.map((plan) => {
        const { id } = plan.def;
        const noticeText = notice(id);
        return (
          <button key={id} type="button" aria-pressed={id === current} onClick={() => showBoard(id)}>
            <b>{words.name('board', id)}</b> <small>{t('ui.board.there', countOnBoard(plan, snapshot.view))}</small>{' '}
            {noticeText && <em>{noticeText}</em>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** Counts the people, gates and monsters on a board. */
function countOnBoard({ spots }: BoardPlan, { investigators, gates, monsters }: TableView) {
  const count = (places: readonly string[]) => places.filter((place) => spots.has(place)).length;
  return {
    people: count(investigators.map(({ place }) => place)),
    gates: count(gates.map(({ at }) => at)),
    monsters: count(monsters.map(({ at }) => at)),
  };
}

/** Below this scale names are written larger. */
const SMALL_SCALE = 0.76;

interface PaneProps {
  readonly plan: BoardPlan;
  readonly size: Size;
  /** True if the keyboard applies to this board. */
  readonly current: boolean;
  readonly hidden: boolean;
  /** Its index and the number of boards side by side. */
  readonly sideBySide: { readonly nth: number; readonly of: number } | undefined;
  /** Pixels taken from its right side. */
  readonly rightInset: number;
}

/** A board that can be panned and zoomed: with wheel, fingers, mouse, + and −, and 0 for all of it. */
function BoardPane({ plan, size, current, hidden, sideBySide, rightInset }: PaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { least, most, zoomIn, zoomOut, showAll } = useCamera(pane, plan, current);
  const style = sideBySide
    ? { left: `${(sideBySide.nth * 100) / sideBySide.of}%`, width: `${100 / sideBySide.of}%` }
    : { right: rightInset };
  return (
    <div
      className={boardScale(size, plan) < SMALL_SCALE ? 'board-pane small' : 'board-pane'}
      data-board={plan.def.id}
      inert={hidden}
      style={style}
    >
      <div className="board-scroll" ref={pane} tabIndex={-1}>
        <Board plan={plan} />
      </div>
      <p className="zoom">
        <button type="button" className="step" disabled={least} onClick={zoomOut} aria-label={t('ui.board.smaller')}>
          −
        </button>
        {/* The only button in a narrow window, where gestures do the rest: switches between the whole board and the
           closer view. */}
        <button
          type="button"
          onClick={least ? zoomIn : showAll}
          aria-label={t(least ? 'ui.board.larger' : 'ui.board.fit')}
          title={t(least ? 'ui.board.larger' : 'ui.board.fit')}
        >
          ⤢
        </button>
        <button type="button" className="step" disabled={most} onClick={zoomIn} aria-label={t('ui.board.larger')}>
          +
        </button>
      </p>
    </div>
  );
}
