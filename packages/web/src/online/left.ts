import type { Plan, SeatNumber, StandingOrder, Voided } from '@vigil/table';
import { useCallback, useEffect, useState } from 'react';
import { askAt } from './asking.js';
import type { KeptLinks } from './links.js';
import { whyNot } from './why-not.js';

/** What somebody left with his seat for when he is not there, as the server keeps it. */
export interface Left {
  readonly orders: readonly { readonly order: string; readonly [field: string]: unknown }[];
  readonly plan?: {
    readonly plan: Plan;
    readonly void?: Voided | 'taken-back';
  };
  readonly away?: { readonly from: number; readonly until: number };
}

/** Leaves a standing order with a seat, behind those that are there. Fails with {@link NotDone}. */
export async function leaveOrder(links: KeptLinks, seat: SeatNumber | undefined, order: StandingOrder): Promise<void> {
  if (seat === undefined) return;
  const { orders } = await askAt<Left>(links, seat, 'GET', `/seats/${seat}/left`);
  await askAt(links, seat, 'PUT', `/seats/${seat}/orders`, { orders: [...orders, order] });
}

/** What can be left with a seat. */
type Kind = 'orders' | 'plan' | 'away';

/**
 * What was left with a seat, and what changes it. `change` gives what the server says; `trouble`: why it did not; `kept`: how
 * often each was kept, so that a form begins anew with what was kept by it and by no other.
 */
export function useLeft(links: KeptLinks, seat: SeatNumber) {
  const [left, setLeft] = useState<Left>();
  const [trouble, setTrouble] = useState<string>();
  const [kept, setKept] = useState<Readonly<Record<Kind, number>>>({ orders: 0, plan: 0, away: 0 });
  const read = useCallback(
    () => askAt<Left>(links, seat, 'GET', `/seats/${seat}/left`).then(setLeft, () => {}),
    [links, seat],
  );
  useEffect(() => {
    void read();
  }, [read]);
  const change = async <T>(what: Kind | 'plan/costs', body: unknown): Promise<T | undefined> => {
    setTrouble(undefined);
    try {
      const method = what === 'plan/costs' ? 'POST' : 'PUT';
      const said = await askAt<T>(links, seat, method, `/seats/${seat}/${what}`, body);
      if (what !== 'plan/costs') {
        await read();
        setKept((before) => ({ ...before, [what]: before[what] + 1 }));
      }
      return said;
    } catch (error) {
      setTrouble(whyNot(error));
      return undefined;
    }
  };
  return { left, change, trouble, kept };
}
