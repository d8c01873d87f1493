/** What everybody sees of an epic battle under way (K-EPIC-02, K-EPIC-04). */
import type { TableCards } from '../../common/in-play.js';
import type { TableState } from '../../common/state.js';
import type { TableCardDef } from '../../language/components.js';
import type { Content } from '../../language/content.js';
import { KINGSPORT_SLICE } from './rifts.js';

/** What cards of the battle, and plot cards, lie on the table as. */
export const EPIC_BATTLE_KIND = 'epic-battle';
export const PLOT_KIND = 'plot';

/** An epic battle as it lies on the table. */
export interface EpicBattleView {
  /** Cards left in the deck: the green ones lie on the red ones. */
  readonly green: number;
  readonly red: number;
  /** How many there are of each colour in all. */
  readonly totals: { readonly green: number; readonly red: number };
  /** Plot cards nobody has seen yet. */
  readonly plots: number;
  /** The card of this round, and the plot it has brought; between two rounds neither. */
  readonly card: TableCardDef | undefined;
  readonly plot: TableCardDef | undefined;
  /** Which step of the card drawn last is under way. */
  readonly step: number | undefined;
  /** Who has begun to attack in this round; whoever does so now is the last. */
  readonly attacked: readonly number[];
}

/** The epic battle under way at a table with Kingsport, or as a view shows it; undefined: there is none. */
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
  const lying = (kind: string) => {
    const id = view.inPlay.find(({ as }) => as === kind)?.card;
    return id === undefined ? undefined : content.tableCards.get(id);
  };
  return {
    green: epic.deck.length - red,
    red,
    totals: of,
    plots: epic.plots.length,
    card: lying(EPIC_BATTLE_KIND),
    plot: lying(PLOT_KIND),
    step: epic.at,
    attacked: epic.attacked ?? [],
  };
}
