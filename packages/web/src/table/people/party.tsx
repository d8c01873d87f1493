import type { Somebody } from '@vigil/table';
import { memo } from 'react';
import { useDrop } from '../../giving/carrying.js';
import { dropOf } from '../../giving/giving.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from './cameo.js';
import './party.css';

/** All investigators in a row: who they are, how they stand, who decides. Choosing one shows the sheet. */
export const Party = memo(function Party({ selected, select }: { selected: number; select: (seat: number) => void }) {
  const { view, decisions } = useTable().snapshot;
  const deciding = new Set(decisions.flatMap(({ by }) => by));
  return (
    <ul className="party">
      {view.investigators.map((who) => {
        return (
          <li key={who.seat}>
            <Entry who={who} selected={selected === who.seat} decides={deciding.has(who.seat)} select={select} />
          </li>
        );
      })}
    </ul>
  );
});

interface EntryProps {
  readonly who: Somebody;
  readonly selected: boolean;
  readonly decides: boolean;
  readonly select: (seat: number) => void;
}

function Entry({ who, selected, decides, select }: EntryProps) {
  const { words } = useEdition();
  const { snapshot, face, targets, point, company } = useTable();
  // Where there are several answers about somebody none is meant by a press on him: it shows his sheet.
  const open = targets.get(who.id)?.length === 1;
  const out = who.place === 'out';
  const drop = useDrop(out ? undefined : dropOf(who.id));
  return (
    <button
      type="button"
      className={`${decides ? 'deciding' : ''}${open ? ' open' : ''}${out ? ' out' : ''}${drop.receives}`}
      data-drop={drop['data-drop']}
      data-about={who.id}
      aria-pressed={selected}
      onClick={() => (open ? point(who.id) : select(who.seat))}
    >
      <Cameo id={who.id} />
      <span>
        <b>{words.name('investigator', who.id)}</b>
        {company && <company.Player seat={who.seat} />}
        {out ? (
          <small>{t('ui.party.out')}</small>
        ) : (
          <small>
            <i className="sanity">{who.sanity}</i> <i className="stamina">{who.stamina}</i>{' '}
            <face.Mark view={snapshot.view} who={who} />
            {decides && <em>{t('ui.party.decides')}</em>}
          </small>
        )}
      </span>
    </button>
  );
}
