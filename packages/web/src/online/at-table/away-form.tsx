import type { Absence } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { formatDay } from '../relative-time.js';
import { t } from '../words.js';

interface Props {
  /** Absences that are not over, the earliest first. */
  readonly absences: readonly Absence[];
  /** Longest absence in days. */
  readonly most: number;
  readonly say: (absences: readonly Absence[]) => Promise<unknown>;
}

const DAY = 86_400_000;

/** The times away of a player; deadlines rest meanwhile (BOX-58). */
export function AwayForm({ absences, most, say }: Props) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const now = Date.now();
  const start = from === '' ? now : new Date(`${from}T00:00:00`).getTime();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const begin = Math.max(Date.now(), start);
    const end = Math.min(new Date(`${until}T23:59:00`).getTime(), begin + most * DAY);
    void say([...absences, { from: begin, until: end }]);
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.table.away')}</h4>
      <p className="small">{t('ui.online.table.away.about', { days: most })}</p>
      {absences.length > 0 && (
        <ul className="sheet-seats absences">
          {absences.map((absence) => (
            <li key={absence.from}>
              <span>
                {t('ui.online.table.away.span', {
                  from: formatDay(absence.from),
                  until: formatDay(absence.until),
                  begun: absence.from <= now ? 'yes' : 'no',
                })}
              </span>
              <button type="button" onClick={() => say(absences.filter((one) => one !== absence))}>
                {t(absence.from <= now ? 'ui.online.table.away.back' : 'ui.online.table.away.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label>
        {t('ui.online.table.away.from')}{' '}
        <input type="date" min={dayOf(now)} value={from} onChange={({ target: { value } }) => setFrom(value)} />
      </label>
      <label>
        {t('ui.online.table.away.until')}{' '}
        <input
          type="date"
          required
          min={from || dayOf(now)}
          max={dayOf(start + most * DAY)}
          value={until}
          onChange={({ target: { value } }) => setUntil(value)}
        />
      </label>
      <button type="submit">{t('ui.online.table.away.say')}</button>
    </form>
  );
}

/** A day as date fields name it, in local time. */
function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
