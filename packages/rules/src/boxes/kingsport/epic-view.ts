/** Public view of an active epic battle (K-EPIC-02, K-EPIC-04). */
import type { TableCards } from '../../common/in-play.js';
import type { TableState } from '../../common/state.js';
import type { TableCardDef } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** Kinds under which battle cards and plot cards lie on the table. */
export const EPIC_BATTLE_KIND = 'epic-battle';
export const PLOT_KIND = 'plot';

/** An epic battle, as visible on the table. */
export interface EpicBattleView {
  /** Cards left in the deck: the green ones lie on the red ones. */
  readonly green: number;
  readonly red: number;
  /** Total number of cards of each colour. */
  readonly totals: { readonly green: number; readonly red: number };
  /** Number of plot cards not yet revealed. */
  readonly plots: number;
  /** The current card and its plot; neither between rounds. */
  readonly card: TableCardDef | undefined;
  readonly plot: TableCardDef | undefined;
  /** The active step of the last card drawn. */
  readonly step: number | undefined;
  /** Seats that have begun to attack this round; the last one is attacking now. */
  readonly attacked: readonly number[];
}

/** Returns the active epic battle at a table with Kingsport, or in a view of it. Undefined if there is none. */
export function viewEpicBattle(
  content: Content,
  view: TableCards & Pick<TableState, 'boxes'>,
): EpicBattleView | undefined {
  const { epic } = KINGSPORT_SLICE.of({ s: view });
  if (!epic) return undefined;
  const all = [...content.tableCards.values()];
  const count = (half: 'green' | 'red') => all.filter((card) => card.epic?.half === half).length;
  const of = { green: count('green'), red: count('red') };
  const red = Math.min(of.red, epic.deck.length);
  const findCard = (kind: string) => {
    const id = view.inPlay.find(({ as }) => as === kind)?.card;
    return id === undefined ? undefined : content.tableCards.get(id);
  };
  return {
    green: epic.deck.length - red,
    red,
    totals: of,
    plots: epic.plots.length,
    card: findCard(EPIC_BATTLE_KIND),
    plot: findCard(PLOT_KIND),
    step: epic.step,
    attacked: epic.attacked ?? [],
  };
}
