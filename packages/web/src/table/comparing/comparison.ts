import { Store } from '../../ui/store.js';

/** A tab of the dialog. */
export type ComparisonTab = 'cards' | 'people';

interface ComparisonState {
  /** The ids chosen for comparison, in order. */
  readonly chosen: readonly string[];
  /** The content of the open dialog. */
  readonly shown: { readonly ids: readonly string[]; readonly side: ComparisonTab } | undefined;
}

/** The state of the comparison: the chosen components, and the dialog if it is open. */
export class Comparison extends Store<ComparisonState> {
  constructor() {
    super({ chosen: [], shown: undefined });
  }

  /** Adds a component to the comparison, or removes it. */
  readonly toggle = (id: string): void => {
    const { chosen, shown } = this.get();
    this.set({ shown, chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] });
  };

  /** Opens the dialog with these components and the chosen ones. */
  readonly show = (ids: readonly string[], side: ComparisonTab = 'cards'): void => {
    const { chosen } = this.get();
    this.set({ chosen, shown: { ids: [...new Set([...ids, ...chosen])], side } });
  };

  readonly add = (id: string): void => {
    const { shown } = this.get();
    if (shown) this.show([...shown.ids, id]);
  };

  /** Removes a component from the dialog, and from the chosen ones. */
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
