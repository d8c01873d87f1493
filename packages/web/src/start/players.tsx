import { Portrait } from '../art/portraits.js';
import { useLoadedContent } from '../text/use-content.js';
import { withPlayer } from './seats.js';
import { t } from './words.js';

interface Props {
  /** Ids of the chosen investigators, and the number of those at random after them. */
  readonly chosen: readonly string[];
  readonly random: number;
  /** The seats that bots play. */
  readonly bots: readonly number[];
  readonly change: (bots: readonly number[]) => void;
  /** Adds a seat at random; undefined if the table is full. */
  readonly addSeat: (() => void) | undefined;
}

/** The choice of a person or a bot for each seat of a game on this screen. */
export function Players({ chosen, random, bots, change, addSeat }: Props) {
  const { words } = useLoadedContent();
  const seats = [...chosen, ...Array<undefined>(random).fill(undefined)];
  return (
    <fieldset>
      <legend>{t('ui.start.players')}</legend>
      <p className="small">{t('ui.start.players.about')}</p>
      {seats.length > 0 && (
        <ul className="players">
          {seats.map((id, seat) => {
            const name = id === undefined ? t('ui.start.players.random') : words.name('investigator', id);
            const isBot = bots.includes(seat);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are identified by index
              <li key={seat} className={isBot ? 'bot' : ''}>
                <span className="player-picture">{id === undefined ? '?' : <Portrait id={id} head />}</span>
                <b>
                  {seat + 1}. {name}
                </b>
                <select
                  aria-label={t('ui.start.players.who', { n: seat + 1, name })}
                  value={isBot ? 'bot' : 'person'}
                  onChange={({ target: { value } }) => change(withPlayer(bots, seat, value === 'bot'))}
                >
                  <option value="person">{t('ui.start.players.person')}</option>
                  <option value="bot">{t('ui.start.players.bot')}</option>
                </select>
              </li>
            );
          })}
        </ul>
      )}
      <p className="player-tools">
        <button
          type="button"
          disabled={!addSeat}
          onClick={() => {
            addSeat?.();
            change(withPlayer(bots, seats.length, true));
          }}
        >
          {t('ui.start.players.add-bot')}
        </button>
        {bots.length > 0 && bots.length === seats.length && (
          <span className="small">{t('ui.start.players.watch')}</span>
        )}
      </p>
    </fieldset>
  );
}
