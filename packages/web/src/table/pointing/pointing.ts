import { Store } from '../../ui/store.js';

interface PointingState {
  readonly lit: string | undefined;
  readonly glanced: string | undefined;
}

/**
 * The state of hover and focus: `lit`, the component of the highlighted option, and `glanced`, the component under the
 * pointer itself. Kept outside React's state, so that mouse moves render only the affected components.
 */
export class Pointing extends Store<PointingState> {
  /** Takes a pressed component that is no answer, such as the destination of a plan. Returns false to leave it. */
  receiver: ((target: string) => boolean) | undefined;

  constructor() {
    super({ lit: undefined, glanced: undefined });
  }

  /** Highlights the component of an option; undefined clears the highlight. */
  readonly highlight = (lit: string | undefined): void => {
    if (lit !== this.get().lit) this.set({ ...this.get(), lit });
  };

  /** Shows the explanation of a hovered component; undefined hides it. */
  readonly glance = (glanced: string | undefined): void => {
    if (glanced !== this.get().glanced) this.set({ ...this.get(), glanced });
  };

  /** Clears both. */
  readonly clear = (): void => {
    this.highlight(undefined);
    this.glance(undefined);
  };
}
