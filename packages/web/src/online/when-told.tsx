import type { Preferences } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { Pick } from './pick.js';
import { t } from './words.js';

const WHEN = ['at-once', 'batched', 'daily'] as const;
/** From ten in the evening until eight, if nothing else is said. */
const NIGHT = { from: 22 * 60, until: 8 * 60 };

interface Props {
  readonly before: Preferences;
  readonly keep: (preferences: Preferences) => Promise<unknown>;
}

/** When I am told: at once, after a while, once a day; and at what hours not. */
export function WhenTold({ before, keep }: Props) {
  const [wanted, setWanted] = useState(before);
  const { when, minutes, at, quiet } = wanted;
  const set = (changed: Partial<Preferences>) => setWanted({ ...wanted, ...changed });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void keep(wanted);
  };
  return (
    <form className="override when-told" onSubmit={send}>
      <h4>{t('ui.online.told.when')}</h4>
      <Pick
        label={t('ui.online.told.when.news')}
        value={when}
        choices={WHEN.map((one) => [one, t(`ui.online.told.when.${one}`)])}
        pick={(value) => set({ when: WHEN.find((one) => one === value) ?? 'batched' })}
      />
      {when === 'batched' && (
        <label>
          {t('ui.online.told.when.minutes')}{' '}
          <input
            type="number"
            min={1}
            max={1440}
            value={minutes}
            onChange={({ target: { valueAsNumber } }) => set({ minutes: Math.max(1, valueAsNumber || 1) })}
          />
        </label>
      )}
      {when === 'daily' && (
        <Clock label={t('ui.online.told.when.at')} minutes={at} change={(next) => set({ at: next })} />
      )}
      <label>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target: { checked } }) => set({ quiet: checked ? NIGHT : null })}
        />{' '}
        {t('ui.online.told.when.quiet')}
      </label>
      {quiet && (
        <>
          <Clock
            label={t('ui.online.told.when.quiet.from')}
            minutes={quiet.from}
            change={(from) => set({ quiet: { ...quiet, from } })}
          />
          <Clock
            label={t('ui.online.told.when.quiet.until')}
            minutes={quiet.until}
            change={(until) => set({ quiet: { ...quiet, until } })}
          />
        </>
      )}
      <button type="submit">{t('ui.online.told.when.keep')}</button>
    </form>
  );
}

interface ClockProps {
  readonly label: string;
  readonly minutes: number;
  readonly change: (minutes: number) => void;
}

/** A time of the day. */
function Clock({ label, minutes, change }: ClockProps) {
  const digits = (n: number) => String(n).padStart(2, '0');
  return (
    <label>
      {label}{' '}
      <input
        type="time"
        required
        value={`${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`}
        onChange={({ target: { value } }) => {
          const [hours, rest] = value.split(':').map(Number);
          if (hours !== undefined && rest !== undefined) change(hours * 60 + rest);
        }}
      />
    </label>
  );
}
