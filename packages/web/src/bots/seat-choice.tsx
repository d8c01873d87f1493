import type { Session } from '../play/session.js';
import { Cameo } from '../table/people/cameo.js';
import { useStoreValue } from '../ui/store.js';
import { t } from './words.js';
import './seat-choice.css';

interface Props {
  readonly session: Session;
  /** Id of a heading that says what is chosen; without one it has its own. */
  readonly labelledBy?: string;
}

/** The choice of a person or a bot for each seat, in effect at once. Nothing for games in which no bot can play. */
export function SeatChoice({ session, labelledBy }: Props) {
  const { snapshot: get, subscribe } = session;
  const snapshot = useStoreValue({ get, subscribe }, (all) => all);
  // Lessons and games held elsewhere have no bots of this page.
  if (!session.isOwnGame || snapshot.outcome) return null;
  const { words } = session.loaded;
  const bots = snapshot.bots?.seats.map(({ seat }) => seat) ?? [];
  return (
    <fieldset className="seat-choice" aria-labelledby={labelledBy}>
      {labelledBy === undefined && <legend>{t('ui.bots.seats')}</legend>}
      {snapshot.view.investigators.map(({ seat, id }) => {
        const name = words.name('investigator', id);
        return (
          <label key={seat}>
            <Cameo id={id} />
            <b>{name}</b>
            <select
              aria-label={t('ui.bots.seat', { name })}
              value={bots.includes(seat) ? 'bot' : 'person'}
              onChange={({ target: { value } }) => {
                const others = bots.filter((one) => one !== seat);
                void session.seatBots(value === 'bot' ? [...others, seat].sort((one, other) => one - other) : others);
              }}
            >
              <option value="person">{t('ui.bots.person')}</option>
              <option value="bot">{t('ui.bots.bot')}</option>
            </select>
          </label>
        );
      })}
      <p className="small">{t('ui.bots.seats.about')}</p>
    </fieldset>
  );
}
