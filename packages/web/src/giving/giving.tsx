import { cardAsThing, type Giving, type Half, type Somebody, type Thing } from '@vigil/table';
import { Clause } from '../rules/clause.js';
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

/** What can be done with something that people hold: for each of them, to whom it can be given, or why to nobody. */
export function GiveButtons({ target }: { target: string }) {
  const { words } = useEdition();
  const { snapshot, giving, give } = useTable();
  const { investigators } = snapshot.view;
  if (investigators.length < 2) return null;
  const held = investigators.flatMap((who) => thingsOf(who, target).map((thing) => ({ who, thing })));
  if (held.length === 0) return null;
  return (
    <ul className="give">
      {held.map(({ who, thing }) => {
        const { ways, barred } = giving(who, thing);
        const giver = words.name('investigator', who.id);
        const key = `${who.seat} ${'id' in thing ? thing.id : thing.kind}`;
        if (barred) {
          return (
            <li key={key} className="small">
              {giver}: {t(`ui.give.not.${barred.why}`)} <Clause id={barred.clause} />
            </li>
          );
        }
        return [...ways].map(([seat, way]) => (
          <li key={`${key} ${seat}`}>
            <button type="button" onClick={() => give(way)}>
              {t('ui.give.button', { giver, name: words.name('investigator', investigators[seat]?.id ?? '') })}
            </button>
          </li>
        ));
      })}
    </ul>
  );
}

/** What somebody holds of a kind: each condition of a card once. */
function thingsOf(who: Somebody, target: string): Thing[] {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  if (trophies.includes(target)) return [{ kind: 'trophy', id: target }];
  if (target === 'clue') return who.clues > 0 ? [{ kind: 'clue' }] : [];
  if (target === 'money') return who.money > 0 ? [{ kind: 'money' }] : [];
  const things = who.cards.filter(({ card }) => card === target).map(cardAsThing);
  return things.filter((one, i) => things.findIndex((other) => sameThing(one, other)) === i);
}

const sameThing = (one: Thing, other: Thing): boolean => 'id' in one && 'id' in other && one.id === other.id;
