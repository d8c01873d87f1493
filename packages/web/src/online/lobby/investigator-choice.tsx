import type { SeatNumber, TableInfo } from '@vigil/table';
import { useState } from 'react';
import { Portrait } from '../../art/portraits.js';
import { availableInvestigators } from '../../start/investigators.js';
import { ShortSheet } from '../../start/short-sheet.js';
import { useLoadedContent } from '../../text/use-content.js';
import { DialogButton } from '../../ui/dialog-button.js';
import { CloseButton } from '../copy-buttons.js';
import { t } from '../words.js';
import './investigator-choice.css';

interface Props {
  readonly info: TableInfo;
  readonly seat: SeatNumber;
  readonly choose: (investigator: string) => Promise<void>;
}

/** The investigator of a seat, as a button that opens the sheets to choose from. */
export function InvestigatorChoice({ info, seat, choose }: Props) {
  const { words } = useLoadedContent();
  const chosen = info.seats[seat]?.investigator ?? 'random';
  const name = chosen === 'random' ? t('ui.online.seat.random') : words.name('investigator', chosen);
  return (
    <DialogButton
      label={t('ui.online.seat.plays', { name })}
      hint={t('ui.online.seat.choose')}
      className="seat-investigator"
      dialogClass="investigator-choice"
    >
      {(title, close) => (
        <>
          <h2 id={title}>{t('ui.online.seat.choose')}</h2>
          <Sheets
            info={info}
            seat={seat}
            chosen={chosen}
            choose={async (id) => {
              close();
              if (id !== chosen) await choose(id);
            }}
          />
          <CloseButton close={close} />
        </>
      )}
    </DialogButton>
  );
}

/** All investigators, and the sheet of the one under consideration. */
function Sheets({ info, seat, chosen, choose }: Props & { readonly chosen: string }) {
  const loaded = useLoadedContent();
  const [shown, show] = useState(chosen);
  const holders = new Map(info.seats.filter((one) => one.seat !== seat).map((one) => [one.investigator, one]));
  const ids = ['random', ...availableInvestigators(loaded, info.game).map(({ id }) => id)];
  const holder = shown === 'random' ? undefined : holders.get(shown);
  const nameOf = (id: string) => (id === 'random' ? t('ui.online.seat.random') : loaded.words.name('investigator', id));
  return (
    <div className="choice-columns">
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" aria-pressed={id === shown} onClick={() => show(id)}>
              <span className="choice-face" aria-hidden="true">
                {id === 'random' ? '?' : <Portrait id={id} head />}
              </span>
              <span>
                <b>{nameOf(id)}</b>
                {id !== 'random' && (
                  <small>{holders.has(id) ? t('ui.online.seat.taken') : loaded.words.name('occupation', id)}</small>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="choice-sheet">
        <p>
          <button type="button" className="great" disabled={holder !== undefined} onClick={() => choose(shown)}>
            {holder === undefined
              ? t('ui.online.seat.play', { name: nameOf(shown), random: shown === 'random' ? 'yes' : 'no' })
              : t('ui.online.seat.taken')}
          </button>
        </p>
        {shown === 'random' ? <p>{t('ui.online.seat.random.about')}</p> : <ShortSheet id={shown} />}
      </div>
    </div>
  );
}
