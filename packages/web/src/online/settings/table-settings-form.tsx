import type { TableSettings } from '@vigil/table';
import { type ReactNode, useId } from 'react';
import { t } from '../words.js';
import '../styles.js';

const DEADLINES = { live: [0, 1, 12], post: [0, 12, 24, 48, 72, 168] } as const;
const REMINDERS = [0, 6, 12, 24, 48] as const;
const ABSENCES: readonly TableSettings['absence'][] = ['wait', 'harmless', 'bot', 'vote', 'keeper'];
const UNDOS: readonly TableSettings['undo'][] = ['ask', 'free', 'none'];
const AWAY_DAYS = 14;
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export const DEFAULT_TABLE_SETTINGS: TableSettings = {
  pace: 'live',
  absence: 'wait',
  away: AWAY_DAYS,
  keeper: false,
  undo: 'ask',
};

interface Props {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly keeperName: string;
  readonly setKeeperName: (name: string) => void;
  readonly settings: TableSettings;
  readonly change: (settings: TableSettings) => void;
  /** A house rule as a select; nothing if the game exists already. */
  readonly renderHouseRule?: (rule: OnlineHouseRule, value: string) => ReactNode;
}

/** House rules that online tables need: any order by post, and the Mythos started by a game master. */
export type OnlineHouseRule = 'phaseOrder' | 'mythosDriver';

/** Settings and name of a new online table. */
export function TableSettingsForm({
  name,
  setName,
  keeperName,
  setKeeperName,
  settings,
  change,
  renderHouseRule,
}: Props) {
  const { pace, absence, keeper } = settings;
  const update = (changed: Partial<TableSettings>) => change(withoutUnset({ ...settings, ...changed }));
  return (
    <fieldset className="table-settings">
      <legend>{t('ui.online.table-settings')}</legend>
      <label className="settings-name">
        <span className="field-name">{t('ui.online.name')}</span>
        <input
          value={name}
          maxLength={80}
          placeholder={t('ui.online.name.usual')}
          onChange={({ target: { value } }) => setName(value)}
        />
      </label>
      <div className="choices games">
        {(['live', 'post'] as const).map((one) => (
          <label key={one} className={one === pace ? 'on' : ''}>
            <input
              type="radio"
              name="pace"
              checked={one === pace}
              aria-label={t(`ui.online.pace.${one}`)}
              onChange={() =>
                update(
                  one === 'post' ? { pace: one, deadline: 48, reminder: 24 } : { pace: one, deadline: 0, reminder: 0 },
                )
              }
            />
            <span>
              <b>{t(`ui.online.pace.${one}`)}</b>
              <small>{t(`ui.online.pace.${one}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
      <SettingRows settings={settings} update={update} />
      {pace === 'post' && renderHouseRule?.('phaseOrder', 'free')}
      <label className="settings-game-master">
        <input
          type="checkbox"
          checked={keeper}
          onChange={({ target: { checked } }) =>
            update({ keeper: checked, ...(!checked && absence === 'keeper' && { absence: 'wait' }) })
          }
        />
        <span>
          <b>{t('ui.online.keeper')}</b>
          <small>{t('ui.online.keeper.about')}</small>
        </span>
      </label>
      {keeper && (
        <label className="settings-name">
          <span className="field-name">{t('ui.online.keeper.name')}</span>
          <input
            value={keeperName}
            maxLength={40}
            autoComplete="nickname"
            onChange={({ target: { value } }) => setKeeperName(value)}
          />
        </label>
      )}
      {keeper && renderHouseRule?.('mythosDriver', 'keeper')}
      <p className="small">{t('ui.online.fair')}</p>
    </fieldset>
  );
}

/** The settings that can change while a game runs, without the keeper. */
export function SettingRows({
  settings: { pace, deadline = 0, reminder = 0, weekendZone, absence, keeper, undo, away },
  update,
}: {
  readonly settings: TableSettings;
  readonly update: (changed: Partial<TableSettings>) => void;
}) {
  return (
    <div className="settings-rows">
      <SettingSelect
        label={t('ui.online.deadline')}
        value={String(deadline)}
        choices={DEADLINES[pace].map((hours) => [String(hours), t('ui.online.hours', { hours })])}
        choose={(value) => update({ deadline: Number(value) })}
      />
      {deadline > 0 && (
        <>
          <SettingSelect
            label={t('ui.online.reminder')}
            value={String(reminder)}
            choices={REMINDERS.filter((hours) => hours < deadline).map((hours) => [
              String(hours),
              hours === 0 ? t('ui.online.reminder.never') : t('ui.online.hours', { hours }),
            ])}
            choose={(value) => update({ reminder: Number(value) })}
          />
          <SettingSelect
            label={t('ui.online.absence')}
            value={absence}
            choices={ABSENCES.filter((one) => keeper || one !== 'keeper').map((one) => [
              one,
              t(`ui.online.absence.${one}`),
            ])}
            choose={(value) => update({ absence: ABSENCES.find((one) => one === value) ?? 'wait' })}
          />
          {pace === 'post' && (
            <SettingSelect
              label={t('ui.online.weekends')}
              value={weekendZone ?? ''}
              choices={[
                ['', t('ui.online.weekends.count')],
                ...[...new Set([OWN_ZONE, weekendZone ?? OWN_ZONE])].map(
                  (zone) => [zone, t('ui.online.weekends.rest', { zone })] as const,
                ),
              ]}
              choose={(value) => update({ weekendZone: value })}
            />
          )}
        </>
      )}
      {pace === 'post' && (
        <SettingSelect
          label={t('ui.online.away')}
          value={String(away)}
          choices={[0, 7, 14, 28].map((days) => [String(days), String(days)])}
          choose={(value) => update({ away: Number(value) })}
        />
      )}
      <SettingSelect
        label={t('ui.online.undo')}
        value={undo}
        choices={UNDOS.map((one) => [one, t(`ui.online.undo.${one}`)])}
        choose={(value) => update({ undo: UNDOS.find((one) => one === value) ?? 'ask' })}
      />
    </div>
  );
}

/** Omits fields without effect: no deadline, no reminder. */
export function withoutUnset({ deadline, reminder, weekendZone, ...rest }: TableSettings): TableSettings {
  if (!deadline) return rest;
  return {
    ...rest,
    deadline,
    ...(reminder && reminder < deadline && { reminder }),
    ...(weekendZone && { weekendZone }),
  };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
}

function SettingSelect({ label, value, choices, choose }: ChoiceProps) {
  const id = useId();
  return (
    <p className="settings-row">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
