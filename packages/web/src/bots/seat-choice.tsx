import type { Seat } from '@vigil/engine';
import { useState } from 'react';
import type { Session } from '../play/session.js';
import { Cameo } from '../table/people/cameo.js';
import { useStoreValue } from '../ui/store.js';
import { t } from './words.js';
import './seat-choice.css';

/** The choice of who plays, in effect at once. Nothing for games in which no bot of this page can play. */
export function SeatChoice({ session }: { readonly session: Session }) {
  const { snapshot: get, subscribe } = session;
  const { bots, outcome } = useStoreValue({ get, subscribe }, (all) => all);
  if (!session.isOwnGame || outcome) return null;
  return (
    <fieldset className="seat-choice">
      <legend>{t('ui.bots.seats')}</legend>
      <SeatList
        session={session}
        bots={bots?.seats.map(({ seat }) => seat) ?? []}
        change={(seats) => void session.seatBots(seats)}
      />
    </fieldset>
  );
}

/** The same in a dialog of its own, in effect when it is closed by its button. `title`: the id of its heading. */
export function SeatForm({ session, title }: { readonly session: Session; readonly title: string }) {
  const [bots, setBots] = useState<readonly Seat[]>(() => session.bots.map(({ seat }) => seat));
  return (
    <form method="dialog" onSubmit={() => void session.seatBots(bots)}>
      <h2 id={title}>{t('ui.bots.seats')}</h2>
      <div className="seat-choice">
        <SeatList session={session} bots={bots} change={setBots} />
      </div>
      <button type="submit" className="great">
        {t('ui.bots.done')}
      </button>
    </form>
  );
}

interface SeatListProps {
  readonly session: Session;
  /** The seats that bots play. */
  readonly bots: readonly Seat[];
  readonly change: (bots: readonly Seat[]) => void;
}

function SeatList({ session, bots, change }: SeatListProps) {
  const { words } = session.loaded;
  return (
    <>
      {session.snapshot().view.investigators.map(({ seat, id }) => {
        const name = words.name('investigator', id);
        const others = bots.filter((one) => one !== seat);
        return (
          <label key={seat}>
            <Cameo id={id} />
            <b>{name}</b>
            <select
              aria-label={t('ui.bots.seat', { name })}
              value={bots.includes(seat) ? 'bot' : 'person'}
              onChange={({ target: { value } }) =>
                change(value === 'bot' ? [...others, seat].sort((one, other) => one - other) : others)
              }
            >
              <option value="person">{t('ui.bots.person')}</option>
              <option value="bot">{t('ui.bots.bot')}</option>
            </select>
          </label>
        );
      })}
      <p className="small">{t('ui.bots.seats.about')}</p>
    </>
  );
}
