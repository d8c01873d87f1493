import type { NotificationPreferences } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { LabelledSelect } from '../settings/labelled-select.js';
import { t } from '../words.js';

const NOTIFICATION_TIMES = ['at-once', 'batched', 'daily'] as const;
/** Default quiet hours: ten in the evening until eight. */
const DEFAULT_QUIET_HOURS = { from: 22 * 60, until: 8 * 60 };

interface Props {
  readonly saved: NotificationPreferences;
  readonly save: (preferences: NotificationPreferences) => Promise<unknown>;
}

/** Notification times: at once, batched or daily, and quiet hours. */
export function NotificationTimesForm({ saved, save }: Props) {
  const [wanted, setWanted] = useState(saved);
  const { when, minutes, at, quiet } = wanted;
  const set = (changed: Partial<NotificationPreferences>) => setWanted({ ...wanted, ...changed });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void save(wanted);
  };
  return (
    <form className="override notification-times" onSubmit={send}>
      <h4>{t('ui.online.notifications.when')}</h4>
      <LabelledSelect
        label={t('ui.online.notifications.when.news')}
        value={when}
        choices={NOTIFICATION_TIMES.map((one) => [one, t(`ui.online.notifications.when.${one}`)])}
        onChange={(value) => set({ when: NOTIFICATION_TIMES.find((one) => one === value) ?? 'batched' })}
      />
      {when === 'batched' && (
        <label>
          {t('ui.online.notifications.when.minutes')}{' '}
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
        <TimeField label={t('ui.online.notifications.when.at')} minutes={at} change={(next) => set({ at: next })} />
      )}
      <label>
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={({ target: { checked } }) => set({ quiet: checked ? DEFAULT_QUIET_HOURS : null })}
        />{' '}
        {t('ui.online.notifications.when.quiet')}
      </label>
      {quiet && (
        <>
          <TimeField
            label={t('ui.online.notifications.when.quiet.from')}
            minutes={quiet.from}
            change={(from) => set({ quiet: { ...quiet, from } })}
          />
          <TimeField
            label={t('ui.online.notifications.when.quiet.until')}
            minutes={quiet.until}
            change={(until) => set({ quiet: { ...quiet, until } })}
          />
        </>
      )}
      <button type="submit">{t('ui.online.notifications.when.save')}</button>
    </form>
  );
}

interface ClockProps {
  readonly label: string;
  readonly minutes: number;
  readonly change: (minutes: number) => void;
}

/** A time of the day. */
function TimeField({ label, minutes, change }: ClockProps) {
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  return (
    <label>
      {label}{' '}
      <input
        type="time"
        required
        value={`${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`}
        onChange={({ target: { value } }) => {
          const [hours, rest] = value.split(':').map(Number);
          if (hours !== undefined && rest !== undefined) change(hours * 60 + rest);
        }}
      />
    </label>
  );
}
