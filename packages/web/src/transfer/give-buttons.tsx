import { type TableInvestigator, type Transferable, toTransferable } from '@vigil/table';
import { Clause } from '../rules/clause.js';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from '../words/t.js';

/** Transfers of an item: a button for each possible recipient, or the reason why there is none. */
export function GiveButtons({ target }: { target: string }) {
  const { words } = useLoadedContent();
  const { snapshot, giving, give } = useTable();
  const { investigators } = snapshot.view;
  if (investigators.length < 2) return null;
  const held = investigators.flatMap((who) => thingsOf(who, target).map((thing) => ({ who, thing })));
  if (held.length === 0) return null;
  return (
    <ul className="give">
      {held.map(({ who, thing }) => {
        const { ways, obstacle } = giving(who, thing);
        const giver = words.name('investigator', who.id);
        const key = `${who.seat} ${'id' in thing ? thing.id : thing.kind}`;
        if (obstacle) {
          return (
            <li key={key} className="small">
              {giver}: {t(`ui.give.not.${obstacle.why}`)} <Clause id={obstacle.clause} />
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

/** Items of one kind that an investigator holds: each condition of a card once. */
function thingsOf(who: TableInvestigator, target: string): Transferable[] {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  if (trophies.includes(target)) return [{ kind: 'trophy', id: target }];
  if (target === 'clue') return who.clues > 0 ? [{ kind: 'clue' }] : [];
  if (target === 'money') return who.money > 0 ? [{ kind: 'money' }] : [];
  const things = who.cards.filter(({ card }) => card === target).map(toTransferable);
  return things.filter((thing, i) => things.findIndex((other) => isSameThing(thing, other)) === i);
}

const isSameThing = (transferable: Transferable, other: Transferable): boolean =>
  'id' in transferable && 'id' in other && transferable.id === other.id;
