import type { TableInvestigator, TradeHalf, Transferable, TransferOptions } from '@vigil/table';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from '../words/t.js';
import type { DragPayload } from './drag-controller.js';

/** Drop id of an investigator: on the board and in the row of investigators. */
export const dropIdOf = (investigator: string): string => `who:${investigator}`;

/** Returns the drop targets in a trade: a half of the table, or the receiver. To keep a possession: its owner. */
export function tradeDropIds(on: 'table' | 'hand', half: TradeHalf): readonly string[] {
  if (on === 'hand') return [`hand:${half}`];
  return [`table:${half}`, half === 'give' ? 'hand:ask' : 'hand:give'];
}

/** An item as a drag payload, with every investigator who can receive it now. */
export function useGiftDrag(who: TableInvestigator, thing: () => Transferable): () => DragPayload | undefined {
  const { words } = useLoadedContent();
  const { giving, give, snapshot } = useTable();
  return () => {
    const { investigators } = snapshot.view;
    if (investigators.length < 2) return undefined;
    const { ways, obstacle } = giving(who, thing());
    const drops = new Map<string, () => void>();
    for (const [seat, way] of ways) {
      const { half } = way;
      const targets = [dropIdOf(investigators[seat]?.id ?? ''), ...(half ? tradeDropIds('table', half) : [])];
      for (const drop of targets) drops.set(drop, () => give(way));
    }
    const names = [...ways.keys()].map((seat) => words.name('investigator', investigators[seat]?.id ?? ''));
    const hint = obstacle ? barredText(obstacle) : t('ui.give.to', { names: words.list(names, 'or') });
    return { drops, hint };
  };
}

/** Reason why an item has no possible recipient, with its clause. */
function barredText({ why, clause }: NonNullable<TransferOptions['obstacle']>): string {
  return `${t(`ui.give.not.${why}`)} ${clause}`;
}
