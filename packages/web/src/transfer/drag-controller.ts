import { Store } from '../ui/store.js';

/** Payload of a drag: its drop targets with their actions, and a hint if there is none. */
export interface DragPayload {
  readonly drops: ReadonlyMap<string, () => void>;
  readonly hint: string;
}

/** An active load and its appearance: a copy of the picked element. */
export interface DraggedItem extends DragPayload {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
}

interface DragState {
  readonly item: DraggedItem | undefined;
  /** The valid drop target under the pointer. */
  readonly over: string | undefined;
}

const NO_DRAG: DragState = { item: undefined, over: undefined };

/**
 * Dragging by mouse or finger: the load, and its current drop target. Native drag and drop does not support fingers, so
 * this uses pointer events. Kept outside React's state; only affected elements are updated.
 */
export class DragController extends Store<DragState> {
  readonly pointer = new Store({ x: 0, y: 0 });

  constructor() {
    super(NO_DRAG);
  }

  start(carried: DraggedItem): void {
    this.set({ ...this.get(), item: carried });
  }

  moveTo(x: number, y: number): void {
    const { item, over: before } = this.get();
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-drop]')?.dataset.drop;
    const over = under !== undefined && item?.drops.has(under) ? under : undefined;
    if (over !== before) this.set({ item: item, over });
    this.pointer.set({ x, y });
  }

  /** Lets go: over a drop the load is put down, elsewhere nothing happens. */
  drop(): void {
    const { item, over } = this.get();
    const put = over === undefined ? undefined : item?.drops.get(over);
    this.cancel();
    put?.();
  }

  cancel(): void {
    this.set(NO_DRAG);
  }
}
