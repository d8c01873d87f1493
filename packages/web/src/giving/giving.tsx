import type { Giving, Half, Somebody, Thing } from '@vigil/table';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { t } from '../words/t.js';
import type { Load } from './carrying.js';

/** Under which name somebody takes what is put down: on the board and in the row of investigators. */
export const dropOf = (investigator: string): string => `who:${investigator}`;

/** Where something is put down in a trade: on its half of the table, or with who gets it; to be kept, with its owner. */
export function dropsInTrade(on: 'table' | 'hand', half: Half): readonly string[] {
  if (on === 'hand') return [`hand:${half}`];
  return [`table:${half}`, half === 'give' ? 'hand:ask' : 'hand:give'];
}

/** A thing of somebody's as a load: it can be put down with everybody who can be given it now. */
export function useGiving(who: Somebody, thing: () => Thing): () => Load | undefined {
  const { words } = useEdition();
  const { giving, give, snapshot } = useTable();
  return () => {
    const { investigators } = snapshot.view;
    if (investigators.length < 2) return undefined;
    const { ways, barred } = giving(who, thing());
    const drops = new Map<string, () => void>();
    for (const [seat, way] of ways) {
      const { half } = way;
      const there = [dropOf(investigators[seat]?.id ?? ''), ...(half ? dropsInTrade('table', half) : [])];
      for (const drop of there) drops.set(drop, () => give(way));
    }
    const names = [...ways.keys()].map((seat) => words.name('investigator', investigators[seat]?.id ?? ''));
    const said = barred ? whyNot(barred) : t('ui.give.to', { names: words.list(names, 'or') });
    return { drops, said };
  };
}

/** Why something can be given to nobody, with the clause that says so. */
function whyNot({ why, clause }: NonNullable<Giving['barred']>): string {
  return `${t(`ui.give.not.${why}`)} ${clause}`;
}
