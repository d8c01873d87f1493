import type { Plan, SeatNumber, Voided } from '@vigil/table';
import { useCallback, useEffect, useState } from 'react';
import { askAt } from './asking.js';
import type { KeptLinks } from './links.js';

/** What somebody left with his seat for when he is not there, as the server keeps it. */
export interface Left {
  readonly orders: readonly { readonly order: string; readonly [field: string]: unknown }[];
  readonly plan?: {
    readonly plan: Plan;
    readonly void?: Voided | 'taken-back';
  };
  readonly away?: { readonly from: number; readonly until: number };
}

/** What was left with a seat, and what changes it. `change` gives what the server says; `trouble`: why it did not. */
export function useLeft(links: KeptLinks, seat: SeatNumber) {
  const [left, setLeft] = useState<Left>();
  const [trouble, setTrouble] = useState<string>();
  const [done, setDone] = useState(0);
  const read = useCallback(
    () => askAt<Left>(links, seat, 'GET', `/seats/${seat}/left`).then(setLeft, () => {}),
    [links, seat],
  );
  useEffect(() => {
    void read();
  }, [read]);
  const change = async <T>(what: 'orders' | 'plan' | 'away' | 'plan/costs', body: unknown): Promise<T | undefined> => {
    setTrouble(undefined);
    try {
      const method = what === 'plan/costs' ? 'POST' : 'PUT';
      const said = await askAt<T>(links, seat, method, `/seats/${seat}/${what}`, body);
      if (method === 'PUT') {
        await read();
        setDone((n) => n + 1);
      }
      return said;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  return { left, change, trouble, done };
}
