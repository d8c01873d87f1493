import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { t } from '../words/t.js';
import { Board } from './board.js';
import { type BoardPlan, boardsOf, boardWith } from './boards.js';
import { placeTold, unseenBoards } from './elsewhere.js';
import { useCamera } from './use-camera.js';
import './board-frame.css';

/** From this width of the frame on, in pixels, several boards stand side by side. */
const BESIDE = 1500;
const NONE: ReadonlySet<string> = new Set();

/** Holds the boards of the table: one, or several with a switch from one to the other. `children`: what lies over them. */
export function BoardFrame({ children }: { children: ReactNode }) {
  const { content, words } = useEdition();
  const { decision, snapshot } = useTable();
  const frame = useRef<HTMLElement>(null);
  const plans = boardsOf(content, words);
  const several = plans.length > 1;
  const [current, setCurrent] = useState(plans[0]?.def.id);
  const [unseen, setUnseen] = useState(NONE);
  const beside = useWidth(frame, several) >= BESIDE;
  const inView = useCallback((board: string) => beside || board === current, [beside, current]);

  // The one who decides is in view, or the place of what is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the game that counts
  useEffect(() => {
    const find = (selector: string) => frame.current?.querySelector(selector);
    const last = snapshot.told.at(-1);
    const told = snapshot.telling === undefined || !last ? undefined : placeTold(last);
    const shown = told === undefined ? undefined : find(`[data-place="${CSS.escape(told)}"]`);
    const token = shown ?? find('.person.active') ?? find('.place.open');
    token?.dispatchEvent(new Event('reveal', { bubbles: true }));
  }, [decision?.id, snapshot]);

  // What somebody wants to be seen may be on another board.
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

  useEffect(() => {
    if (!several) return;
    const places = snapshot.told.flatMap((one) => placeTold(one) ?? []);
    setUnseen((before) => unseenBoards(before, places, (place) => boardWith(content, place, words)?.def.id, inView));
  }, [several, snapshot, inView, content, words]);

  return (
    <section className="board-frame" aria-label={t('ui.board.frame')} ref={frame}>
      {several && <BoardSwitch plans={plans} current={current} inView={inView} unseen={unseen} turnTo={setCurrent} />}
      {plans.map((plan, i) => (
        <BoardPane
          key={plan.def.id}
          plan={plan}
          current={plan.def.id === current}
          hidden={!inView(plan.def.id)}
          share={beside ? { nth: i, of: plans.length } : undefined}
        />
      ))}
      {children}
    </section>
  );
}

/** How wide the frame is, where it matters. */
function useWidth(frame: { readonly current: HTMLElement | null }, matters: boolean): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = frame.current;
    if (!box || !matters) return;
    const resized = new ResizeObserver(() => setWidth(box.clientWidth));
    resized.observe(box);
    return () => resized.disconnect();
  }, [frame, matters]);
  return width;
}

interface SwitchProps {
  readonly plans: readonly BoardPlan[];
  readonly current: string | undefined;
  readonly inView: (board: string) => boolean;
  readonly unseen: ReadonlySet<string>;
  readonly turnTo: (board: string) => void;
}

/** Leads from board to board, and says where something can be chosen or has happened that is not in view. */
function BoardSwitch({ plans, current, inView, unseen, turnTo }: SwitchProps) {
  const { content, words } = useEdition();
  const { targets, walks } = useTable();
  const open = new Set(
    [...targets.keys(), ...walks.keys()].flatMap((at) => boardWith(content, at, words)?.def.id ?? []),
  );
  const notice = (board: string) => {
    if (inView(board)) return undefined;
    return open.has(board) ? 'ui.board.choose-there' : unseen.has(board) ? 'ui.board.happened-there' : undefined;
  };
  return (
    <fieldset className="board-switch" aria-label={t('ui.board.boards')}>
      {plans.map(({ def: { id } }) => {
        const said = notice(id);
        return (
          <button key={id} type="button" aria-pressed={id === current} onClick={() => turnTo(id)}>
            {words.name('board', id)}
            {said && <small>{t(said)}</small>}
          </button>
        );
      })}
    </fieldset>
  );
}

interface PaneProps {
  readonly plan: BoardPlan;
  /** Its keys are meant. */
  readonly current: boolean;
  readonly hidden: boolean;
  /** Its place among boards side by side. */
  readonly share: { readonly nth: number; readonly of: number } | undefined;
}

/** A board that can be moved about and made larger: with wheel, fingers, mouse, + and −, and 0 for all of it. */
function BoardPane({ plan, current, hidden, share }: PaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { least, most, larger, smaller, whole } = useCamera(pane, plan.ratio, current);
  const style = share && { left: `${(share.nth * 100) / share.of}%`, width: `${100 / share.of}%` };
  return (
    <div className="board-pane" data-board={plan.def.id} inert={hidden} style={style}>
      <div className="board-scroll" ref={pane} tabIndex={-1}>
        <Board plan={plan} />
      </div>
      <p className="zoom">
        <button type="button" className="step" disabled={least} onClick={smaller} aria-label={t('ui.board.smaller')}>
          −
        </button>
        {/* In a narrow window, where fingers do the rest, the only one: all of the board, and nearer again. */}
        <button
          type="button"
          onClick={least ? larger : whole}
          aria-label={t(least ? 'ui.board.larger' : 'ui.board.fit')}
          title={t(least ? 'ui.board.larger' : 'ui.board.fit')}
        >
          ⤢
        </button>
        <button type="button" className="step" disabled={most} onClick={larger} aria-label={t('ui.board.larger')}>
          +
        </button>
      </p>
    </div>
  );
}
