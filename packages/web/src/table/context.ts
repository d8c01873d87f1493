import type { PublicOption, Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { TableInvestigator, Transferable, TransferOptions, TransferWay } from '@vigil/table';
import { createContext, type RefObject, use, useMemo, useRef } from 'react';
import type { GameUi } from '../game-ui/game-ui.js';
import type { Snapshot } from '../play/session.js';
import type { DragController } from '../transfer/drag-controller.js';
import { useStoreValue } from '../ui/store.js';
import type { Company } from './company.js';
import type { Comparison } from './comparing/comparison.js';
import type { InterruptedWalk, StillFits } from './decision/answer-sequence.js';
import type { Pointing } from './pointing/pointing.js';

/** State and actions shared by all parts of the table. Changes with the game, not with the pointer. */
export interface TableContext {
  /** The current context, for handlers that outlive an answer. Empty before the first render. */
  readonly now: RefObject<TableContext | undefined>;
  readonly snapshot: Snapshot;
  /** The user interface specific to this game. */
  readonly gameUi: GameUi;
  /** The other players of an online game. */
  readonly company: Company | undefined;
  /**
   * Changes when there is another question to answer at this page. At an online table answers of others leave it as it
   * is.
   */
  readonly question: string;
  /** The decision on display; several may be open. */
  readonly decision: TypedDecision | undefined;
  /** True if others answer it; it is read-only here. */
  readonly readOnly: boolean;
  /** Returns true if an answer to it can be given here: some are for others. */
  readonly canAnswer: (option: Pick<PublicOption, 'by'>) => boolean;
  /** Its options by the component they refer to. */
  readonly targets: ReadonlyMap<string, readonly PublicOption[]>;
  /** Distant places that can be walked to at once, with the answers that lead there. */
  readonly walks: ReadonlyMap<string, readonly string[]>;
  /** The last walk that ended before its goal. */
  readonly interruptedWalk: InterruptedWalk | undefined;
  readonly pointing: Pointing;
  readonly carrying: DragController;
  readonly comparing: Comparison;
  /** Gives an answer, unless the question was not visible long enough. */
  readonly answer: (option: string) => void;
  /** True if an answer was ignored for that reason. */
  readonly answeredTooEarly: boolean;
  /** Element of the stage that shows the stakes of a fight; undefined while the panel shows them. */
  readonly stageSlot: HTMLElement | undefined;
  /** Handles a click on a component: answers with its only option, or shows its options or its description. */
  readonly activate: (target: string) => void;
  /** Pins the description of a component until it is closed. `byKey`: focuses it. */
  readonly inspect: (target: string, byKey?: boolean) => void;
  /** Shows an investigator's sheet. */
  readonly showSheet: (seat: Seat) => void;
  /** Returns the investigators to whom a thing can be handed now. */
  readonly giving: (from: TableInvestigator, thing: Transferable) => TransferOptions;
  /** Gives several answers in order. `still`: checks that the next one fits the current question. */
  readonly give: (way: TransferWay, still?: StillFits) => void;
  /** Walks to a place by several answers in order. */
  readonly walk: (answers: readonly string[], goal: string) => void;
}

export const TableReactContext = createContext<TableContext | undefined>(undefined);

/** Returns the context of the table. */
export function useTable(): TableContext {
  const table = use(TableReactContext);
  if (!table) throw new Error('This is no part of a table.');
  return table;
}

/**
 * Returns the snapshot with which the current question came. It stays while others act, so that what is shown with the
 * question does not move.
 */
export function useSnapshotOfQuestion(): Snapshot {
  const { question, snapshot, company, readOnly } = useTable();
  const held = useRef({ question, snapshot });
  if (!company || readOnly || held.current.question !== question || snapshot.lookingAt !== undefined)
    held.current = { question, snapshot };
  return held.current.snapshot;
}

/** True if an option that refers to the component is highlighted. */
export function useIsHighlighted(target: string | undefined): boolean {
  const { pointing } = useTable();
  return useStoreValue(pointing, ({ lit }) => target !== undefined && lit === target);
}

/**
 * Returns the event handlers and the state of a component on board or sheet. Its description is identified by
 * `data-about`, see `use-explanations.ts`.
 */
export function usePointer(target: string) {
  const { targets, walks, pointing, now } = useTable();
  const steps = walks.get(target)?.length;
  // Stable while they are about the same component, so that unchanged components are not rendered again.
  const handlers = useMemo(() => {
    const light = (lit: string | undefined) => {
      if (now.current?.targets.has(target) || now.current?.walks.has(target)) pointing.highlight(lit);
    };
    return {
      'data-about': target,
      onClick: (event: { stopPropagation: () => void }) => {
        event.stopPropagation();
        now.current?.activate(target);
      },
      onPointerEnter: () => light(target),
      onPointerLeave: () => light(undefined),
    };
  }, [target, pointing, now]);
  return {
    open: targets.has(target),
    /** Number of steps to walk there. */
    steps,
    lit: useIsHighlighted(target),
    handlers,
  };
}
