import { memo } from 'react';
import { isHaunt, type Somebody } from '../game/view.js';
import { words } from '../game/words.js';
import { freeSlots } from '../haunt/figures.js';
import { t } from '../words/t.js';
import { Cameo } from './cameo.js';
import { useTable } from './context.js';

/** All investigators in a row: who they are, how they stand, who decides. Choosing one shows the sheet. */
export const Party = memo(function Party({ selected, select }: { selected: number; select: (seat: number) => void }) {
  const { snapshot, targets, point } = useTable();
  const { view, decisions } = snapshot;
  const deciding = new Set(decisions.flatMap(({ by }) => by));
  return (
    <ul className="party">
      {view.investigators.map((who) => {
        const name = words.name('investigator', who.id);
        const open = targets.has(who.id);
        const out = who.place === 'out';
        return (
          <li key={who.seat}>
            <button
              type="button"
              className={`${deciding.has(who.seat) ? 'deciding' : ''}${open ? ' open' : ''}${out ? ' out' : ''}`}
              aria-pressed={selected === who.seat}
              onClick={() => (open ? point(who.id) : select(who.seat))}
            >
              <Cameo id={who.id} />
              <span>
                <b>{name}</b>
                {out ? (
                  <small>{t('ui.party.out')}</small>
                ) : (
                  <small>
                    <i className="sanity">{who.sanity}</i> <i className="stamina">{who.stamina}</i>{' '}
                    {!isHaunt(view) && view.first === who.seat && (
                      <em title={t('ui.party.first')}>{t('ui.party.first.short')}</em>
                    )}
                    {isHaunt(view) && <em title={t('ui.party.slots')}>{freeSpeed(who)}</em>}
                    {deciding.has(who.seat) && <em>{t('ui.party.decides')}</em>}
                  </small>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
});

/** How many City phases somebody can still start today. */
function freeSpeed(who: Somebody): string {
  return 'slots' in who ? `${freeSlots(who.slots[0])}/4` : '';
}
