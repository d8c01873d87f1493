import { Store } from '../../ui/store.js';

interface PointingState {
  readonly lit: string | undefined;
  readonly glanced: string | undefined;
}

/**
 * What is pointed at: `lit`, what the option under the pointer or in focus refers to, and `glanced`, the thing under the
 * pointer itself. Kept outside React's state, so that a moving mouse draws only what it touches again.
 */
export class Pointing extends Store<PointingState> {
  constructor() {
    super({ lit: undefined, glanced: undefined });
  }

  /** Lights what an option refers to; undefined puts the light out. */
  readonly highlight = (lit: string | undefined): void => {
    if (lit !== this.get().lit) this.set({ ...this.get(), lit });
  };

  /** Shows what something is, while it is pointed at; undefined stops. */
  readonly glance = (glanced: string | undefined): void => {
    if (glanced !== this.get().glanced) this.set({ ...this.get(), glanced });
  };

  /** Nothing is pointed at any more. */
  readonly clear = (): void => {
    this.highlight(undefined);
    this.glance(undefined);
  };
}
