import type { TableInvestigator } from '@vigil/table';
import { memo } from 'react';
import { useLoadedContent } from '../../text/use-content.js';
import { useDropTarget } from '../../transfer/dragging.js';
import { dropIdOf } from '../../transfer/dragging-gifts.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from './cameo.js';
import './party.css';

/** All investigators in a row: portraits, states, and the deciding one. Selecting one shows the sheet. */
export const Party = memo(function Party({ selected, select }: { selected: number; select: (seat: number) => void }) {
  const { view, decisions } = useTable().snapshot;
  const deciding = new Set(decisions.flatMap(({ by }) => by));
  return (
    <ul className="party">
      {view.investigators.map((who) => {
        return (
          <li key={who.seat}>
            <PartyEntry
              who={who}
              selected={selected === who.seat}
              isDeciding={deciding.has(who.seat)}
              select={select}
            />
          </li>
        );
      })}
    </ul>
  );
});

interface PartyEntryProps {
  readonly who: TableInvestigator;
  readonly selected: boolean;
  readonly isDeciding: boolean;
  readonly select: (seat: number) => void;
}

function PartyEntry({ who, selected, isDeciding, select }: PartyEntryProps) {
  const { words } = useLoadedContent();
  const { snapshot, gameUi, targets, activate, company } = useTable();
  const isBot = snapshot.bots?.seats.some(({ seat }) => seat === who.seat) ?? false;
  // With several answers about an investigator a press shows the sheet instead.
  const open = targets.get(who.id)?.length === 1;
  const out = who.place === 'out';
  const drop = useDropTarget(out ? undefined : dropIdOf(who.id));
  return (
    <button
      type="button"
      className={`${isDeciding ? 'deciding' : ''}${open ? ' open' : ''}${out ? ' out' : ''}${drop.receives}`}
      data-drop={drop['data-drop']}
      data-about={who.id}
      aria-pressed={selected}
      onClick={() => (open ? activate(who.id) : select(who.seat))}
    >
      <Cameo id={who.id} />
      <span>
        <b>{words.name('investigator', who.id)}</b>
        {company && <company.PlayerBadge seat={who.seat} />}
        {out ? (
          <small>{t('shared.person.out')}</small>
        ) : (
          <small>
            <i className="sanity">{who.sanity}</i> <i className="stamina">{who.stamina}</i>{' '}
            <gameUi.PartyMark view={snapshot.view} who={who} />
            {isBot ? <em>{t('ui.party.bot')}</em> : isDeciding && <em>{t('ui.party.decides')}</em>}
          </small>
        )}
      </span>
    </button>
  );
}
