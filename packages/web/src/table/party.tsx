import { memo } from 'react';
import { words } from '../game/arkham.js';
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
                  <small>out of the game</small>
                ) : (
                  <small>
                    <i className="sanity">{who.sanity}</i> <i className="stamina">{who.stamina}</i>{' '}
                    {view.first === who.seat && <em title="First player">1st</em>}
                    {deciding.has(who.seat) && <em>decides</em>}
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
