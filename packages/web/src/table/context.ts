import type { PublicOption, Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import type { TableInvestigator, Transferable, TransferOptions, TransferWay } from '@vigil/table';
import { createContext, type RefObject, use, useMemo } from 'react';
import type { GameUi } from '../game-ui/game-ui.js';
import type { Snapshot } from '../play/session.js';
import type { DragController } from '../transfer/dragging.js';
import { useStoreValue } from '../ui/store.js';
import type { Company } from './company.js';
import type { Comparison } from './comparing/comparison.js';
import type { InterruptedWalk, StillFits } from './decision/answer-sequence.js';
import type { Pointing } from './pointing/pointing.js';

/** What all parts of the table share. It changes with the game and not with the pointer. */
export interface TableContext {
  /** All this as it stands when somebody acts: for handlers that outlive an answer. Empty before the first one is drawn. */
  readonly now: RefObject<TableContext | undefined>;
  readonly snapshot: Snapshot;
  /** What only this game shows and says. */
  readonly gameUi: GameUi;
  /** Others at the table, over a network. */
  readonly company: Company | undefined;
  /** The decision that is shown; several may be open. */
  readonly decision: TypedDecision | undefined;
  /** It is for others to answer: it can be read here. */
  readonly readOnly: boolean;
  /** Whether an answer to it can be given here: some are for others. */
  readonly canAnswer: (option: Pick<PublicOption, 'by'>) => boolean;
  /** Its options by what they refer to. */
  readonly targets: ReadonlyMap<string, readonly PublicOption[]>;
  /** Places further off that can be walked to at once, with the answers that lead there. */
  readonly walks: ReadonlyMap<string, readonly string[]>;
  /** The walk that was broken off last before its goal. */
  readonly interruptedWalk: InterruptedWalk | undefined;
  readonly pointing: Pointing;
  readonly carrying: DragController;
  readonly comparing: Comparison;
  /** Gives an answer, unless it comes before the question could be seen. */
  readonly answer: (option: string) => void;
  /** An answer was passed over for that. */
  readonly answeredTooEarly: boolean;
  /** Somebody clicked on something: answers with its only option, or else leads to its options or its description. */
  readonly activate: (target: string) => void;
  /** Keeps what something is in view until it is put away. `byKey`: the focus goes there. */
  readonly inspect: (target: string, byKey?: boolean) => void;
  /** Shows somebody's sheet. */
  readonly showSheet: (seat: Seat) => void;
  /** To whom somebody may hand something now. */
  readonly giving: (from: TableInvestigator, thing: Transferable) => TransferOptions;
  /**
   * Gives the answers of a way one after the other; `still`: whether the next one is to be given at the question that has
   * come.
   */
  readonly give: (way: TransferWay, still?: StillFits) => void;
  /** Walks to a place by answers one after the other. */
  readonly walk: (answers: readonly string[], goal: string) => void;
}

export const TableReactContext = createContext<TableContext | undefined>(undefined);

/** The table this component is part of. */
export function useTable(): TableContext {
  const table = use(TableReactContext);
  if (!table) throw new Error('This is no part of a table.');
  return table;
}

/** Whether an option that refers to something is pointed at. */
export function useIsHighlighted(target: string | undefined): boolean {
  const { pointing } = useTable();
  return useStoreValue(pointing, ({ lit }) => target !== undefined && lit === target);
}

/**
 * What makes something on board or sheet a thing to point at: its handlers, and how it stands. What it is about is told
 * by `data-about`, see `pointed-at.ts`.
 */
export function usePointer(target: string) {
  const { targets, walks, pointing, now } = useTable();
  const steps = walks.get(target)?.length;
  // The same ones as long as they are about the same: what stays as it is need not be drawn again for them.
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
    /** How many steps it is to walk there at once. */
    steps,
    lit: useIsHighlighted(target),
    handlers,
  };
}
