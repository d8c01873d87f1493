import type { Absence, Plan, SeatNumber, StandingOrder, VoidReason } from '@vigil/table';
import { useCallback, useEffect, useState } from 'react';
import { useLoadedContent } from '../../text/use-content.js';
import type { TableLinks } from '../links.js';
import { requestErrorText } from '../request-error-text.js';
import { requestAs } from '../table-request.js';

/** Instructions left with a seat, as the server stores them. */
export interface SeatInstructions {
  readonly orders: readonly { readonly order: string; readonly [field: string]: unknown }[];
  readonly plan?: {
    readonly plan: Plan;
    readonly void?: VoidReason | 'taken-back';
    readonly isPrivate?: boolean;
    readonly comment?: string;
  };
  readonly absences: readonly Absence[];
}

/**
 * Adds a standing order to those of a seat.
 *
 * @throws {@link ApiError}
 */
export async function addStandingOrder(
  links: TableLinks,
  seat: SeatNumber | undefined,
  order: StandingOrder,
): Promise<void> {
  if (seat === undefined) return;
  const { orders } = await requestAs<SeatInstructions>(links, seat, 'GET', `/seats/${seat}/settings`);
  await requestAs(links, seat, 'PUT', `/seats/${seat}/orders`, { orders: [...orders, order] });
}

type InstructionKind = 'orders' | 'plan' | 'away';

/**
 * Instructions of a seat, and their changes. `change` returns the server's reply. `saveCounts`: number of saves of each
 * kind; a form resets after its own save only.
 */
export function useSeatInstructions(links: TableLinks, seat: SeatNumber) {
  const game = useLoadedContent().words;
  const [instructions, setInstructions] = useState<SeatInstructions>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [saveCounts, setSaveCounts] = useState<Readonly<Record<InstructionKind, number>>>({
    orders: 0,
    plan: 0,
    away: 0,
  });
  const read = useCallback(
    () => requestAs<SeatInstructions>(links, seat, 'GET', `/seats/${seat}/settings`).then(setInstructions, () => {}),
    [links, seat],
  );
  useEffect(() => {
    void read();
  }, [read]);
  const change = async <T>(what: InstructionKind | 'plan/costs', body: unknown): Promise<T | undefined> => {
    setErrorMessage(undefined);
    try {
      const method = what === 'plan/costs' ? 'POST' : 'PUT';
      const reply = await requestAs<T>(links, seat, method, `/seats/${seat}/${what}`, body);
      if (what !== 'plan/costs') {
        await read();
        setSaveCounts((before) => ({ ...before, [what]: before[what] + 1 }));
      }
      return reply;
    } catch (error) {
      setErrorMessage(requestErrorText(error, game));
      return undefined;
    }
  };
  return { left: instructions, change, errorMessage, saveCounts };
}
