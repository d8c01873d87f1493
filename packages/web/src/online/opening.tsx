import type { GameId, Manners } from '@vigil/table';
import { useState } from 'react';
import { tableAddress } from '../app/route.js';
import { HOUSE_RULE_CHOICES } from '../start/house-rules.js';
import { makeTable, NotDone } from './api.js';
import { keepLinks } from './links.js';
import { type AtHand, MannersForm, USUAL_MANNERS } from './manners-form.js';
import { whyNot } from './why-not.js';
import { t } from './words.js';

/** What is agreed of a table over the network besides its game, and how it is opened. */
export interface Opening {
  readonly name: string;
  readonly manners: Manners;
}

export const USUAL_OPENING: Opening = { name: '', manners: USUAL_MANNERS };

/** The house rules of a new game that differ from their defaults: some are of use to such a table above all. */
interface House {
  readonly game: GameId;
  readonly rules: Readonly<Record<string, string>>;
  readonly change: (rules: Readonly<Record<string, string>>) => void;
}

interface OpeningProps {
  readonly change: (opening: Opening) => void;
  /** Undefined for a game that has begun. */
  readonly house?: House;
}

/** The part of the form of a new game that is about the table. */
export default function OpeningForm({ change, house }: OpeningProps) {
  const [opening, setOpening] = useState(USUAL_OPENING);
  const set = (next: Opening) => {
    setOpening(next);
    change(next);
  };
  return (
    <MannersForm
      name={opening.name}
      setName={(name) => set({ ...opening, name })}
      manners={opening.manners}
      change={(manners) => set({ ...opening, manners })}
      {...(house && { house: (rule, value) => <HouseRule key={rule} {...house} rule={rule} value={value} /> })}
    />
  );
}

/** Opens a table for a new game or one that goes on, keeps its links and goes there. Fails with what to tell. */
export async function openTable(
  game: GameId,
  from: { readonly setup: unknown } | { readonly saved: unknown },
  { name, manners }: Opening,
): Promise<void> {
  try {
    const called = name.trim() || t('ui.online.name.usual');
    const made = await makeTable({ name: called, game, ...from, manners });
    await keepLinks(made.id, {
      name: called,
      tokens: [made.host],
      made: [
        ...made.seats.map((token, seat) => ({ role: 'seat', seat, token }) as const),
        { role: 'keeper', token: made.host },
        { role: 'spectator', token: made.spectator },
      ],
    });
    location.hash = tableAddress(made.id);
  } catch (error) {
    if (error instanceof NotDone && error.code === 'no-server') throw new Error(t('ui.online.no-server'));
    throw new Error(t('ui.online.not-opened', { why: whyNot(error) }));
  }
}

interface HouseRuleProps extends House {
  readonly rule: AtHand;
  readonly value: string;
}

/** A house rule to be agreed on right here, where the game knows it: below it is among all the others. */
function HouseRule({ game, rule, value, rules, change }: HouseRuleProps) {
  if (!HOUSE_RULE_CHOICES[game][rule]?.includes(value)) return null;
  const { [rule]: now, ...others } = rules;
  return (
    <label className="manners-keeper">
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
