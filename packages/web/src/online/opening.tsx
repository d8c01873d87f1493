import type { GameId, Manners } from '@vigil/table';
import { useState } from 'react';
import { tableAddress } from '../app/route.js';
import { makeTable, NotDone } from './api.js';
import { keepLinks } from './links.js';
import { MannersForm, USUAL_MANNERS } from './manners-form.js';
import { t } from './words.js';

/** What is agreed of a table over the network besides its game, and how it is opened. */
export interface Opening {
  readonly name: string;
  readonly manners: Manners;
}

export const USUAL_OPENING: Opening = { name: '', manners: USUAL_MANNERS };

/** The part of the form of a new game that is about the table. */
export default function OpeningForm({ change }: { change: (opening: Opening) => void }) {
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
    throw new Error(t('ui.online.not-opened', { why: error instanceof Error ? error.message : String(error) }));
  }
}
