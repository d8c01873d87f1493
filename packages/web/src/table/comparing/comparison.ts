import { Store } from '../../ui/store.js';

/** Which tab of the dialog is open. */
export type ComparisonTab = 'cards' | 'people';

interface ComparisonState {
  /** What somebody has chosen to compare, in that order. */
  readonly chosen: readonly string[];
  /** What the open dialog shows. */
  readonly shown: { readonly ids: readonly string[]; readonly side: ComparisonTab } | undefined;
}

/** What lies side by side: things chosen to be compared, and the dialog that shows them, when it is open. */
export class Comparison extends Store<ComparisonState> {
  constructor() {
    super({ chosen: [], shown: undefined });
  }

  /** Chooses something to be compared, or no longer. */
  readonly toggle = (id: string): void => {
    const { chosen, shown } = this.get();
    this.set({ shown, chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  };

  /** Opens the dialog with these things and whatever else was chosen. */
  readonly show = (ids: readonly string[], side: ComparisonTab = 'cards'): void => {
    const { chosen } = this.get();
    this.set({ chosen, shown: { ids: [...new Set([...ids, ...chosen])], side } });
  };

  readonly add = (id: string): void => {
    const { shown } = this.get();
    if (shown) this.show([...shown.ids, id]);
  };

  /** Takes something out of what is shown, and of what was chosen. */
  readonly remove = (id: string): void => {
    const { chosen, shown } = this.get();
    const without = (ids: readonly string[]) => ids.filter((one) => one !== id);
    if (shown) this.set({ chosen: without(chosen), shown: { ...shown, ids: without(shown.ids) } });
  };

  readonly selectTab = (side: ComparisonTab): void => {
    const { chosen, shown } = this.get();
    if (shown) this.set({ chosen, shown: { ...shown, side } });
  };

  readonly close = (): void => {
    this.set({ ...this.get(), shown: undefined });
  };
}
