import type { GameId, TableSettings } from '@vigil/table';
import { useState } from 'react';
import { tableAddress } from '../../app/route.js';
import { HOUSE_RULE_CHOICES } from '../../start/house-rules.js';
import { ApiError, createTable } from '../api.js';
import { saveLinks } from '../links.js';
import { loadOwnName } from '../own-name.js';
import { requestErrorText } from '../request-error-text.js';
import { t } from '../words.js';
import { DEFAULT_TABLE_SETTINGS, type OnlineHouseRule, TableSettingsForm } from './table-settings-form.js';

/** Options of an online table, besides its game. */
export interface OnlineOptions {
  readonly name: string;
  /** The name of the keeper. */
  readonly hostName: string;
  readonly settings: TableSettings;
}

export const DEFAULT_ONLINE_OPTIONS: OnlineOptions = {
  name: '',
  hostName: loadOwnName(),
  settings: DEFAULT_TABLE_SETTINGS,
};

/** House rules of a new game that differ from their defaults: some matter mainly at such tables. */
interface HouseRuleSettings {
  readonly game: GameId;
  readonly rules: Readonly<Record<string, string>>;
  readonly change: (rules: Readonly<Record<string, string>>) => void;
}

interface OnlineOptionsProps {
  readonly change: (opening: OnlineOptions) => void;
  /** Undefined for a game that has begun. */
  readonly house?: HouseRuleSettings;
}

/** The part of the form of a new game that is about the table. */
export default function OnlineOptionsForm({ change, house }: OnlineOptionsProps) {
  const [opening, setOpening] = useState(DEFAULT_ONLINE_OPTIONS);
  const set = (next: OnlineOptions) => {
    if (house && next.settings.pace !== opening.settings.pace) house.change(rulesForPace(house, next.settings.pace));
    setOpening(next);
    change(next);
  };
  return (
    <TableSettingsForm
      name={opening.name}
      setName={(name) => set({ ...opening, name })}
      keeperName={opening.hostName}
      setKeeperName={(hostName) => set({ ...opening, hostName })}
      settings={opening.settings}
      change={(settings) => set({ ...opening, settings })}
      {...(house && {
        renderHouseRule: (rule, value) => <HouseRuleSelect key={rule} {...house} rule={rule} value={value} />,
      })}
    />
  );
}

/** Returns the house rules for a pace: by post no one waits for a turn in the phase, if the game allows it (PBP-04). */
export function rulesForPace(
  { game, rules }: Pick<HouseRuleSettings, 'game' | 'rules'>,
  pace: TableSettings['pace'],
): Readonly<Record<string, string>> {
  const { phaseOrder: _, ...others } = rules;
  const isOffered = HOUSE_RULE_CHOICES[game].phaseOrder?.includes('free') === true;
  return pace === 'post' && isOffered ? { ...others, phaseOrder: 'free' } : others;
}

/** Opens a table for a new game or a saved one, stores its links and goes there. Rejects with a text for the user. */
export async function openTable(
  game: GameId,
  from: { readonly setup: unknown } | { readonly saved: unknown },
  { name, hostName, settings }: OnlineOptions,
): Promise<void> {
  try {
    const called = name.trim() || t('ui.online.name.usual');
    const keeper = settings.keeper && hostName.trim();
    const created = await createTable({ name: called, game, ...from, settings, ...(keeper && { hostName: keeper }) });
    await saveLinks(created.id, {
      name: called,
      tokens: [created.host],
      createdLinks: [
        ...created.seats.map((token, seat) => ({ role: 'seat', seat, token }) as const),
        { role: 'host', token: created.host },
        { role: 'spectator', token: created.spectator },
      ],
    });
    location.hash = tableAddress(created.id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-server') throw new Error(t('ui.online.no-server'));
    throw new Error(t('ui.online.not-opened', { why: requestErrorText(error) }));
  }
}

interface HouseRuleProps extends HouseRuleSettings {
  readonly rule: OnlineHouseRule;
  readonly value: string;
}

/** A house rule offered here if the game has it; it is also listed below with all others. */
function HouseRuleSelect({ game, rule, value, rules, change }: HouseRuleProps) {
  if (!HOUSE_RULE_CHOICES[game][rule]?.includes(value)) return null;
  const { [rule]: now, ...others } = rules;
  return (
    <label className="settings-game-master">
      <input
        type="checkbox"
        checked={now === value}
        onChange={({ target: { checked } }) => change(checked ? { ...rules, [rule]: value } : others)}
      />
      <span>
        <b>{t(`ui.online.house.${rule}`)}</b>
        <small>{t(`ui.online.house.${rule}.about`)}</small>
      </span>
    </label>
  );
}
