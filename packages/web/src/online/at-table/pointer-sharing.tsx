import { useEffect } from 'react';
import type { Pointing } from '../../table/pointing/pointing.js';
import { useStoreValue } from '../../ui/store.js';
import type { OnlineTable } from '../online-table.js';

/** Delay before a pointed-at element is shared, in milliseconds. */
const SHARE_DELAY_MS = 450;

/** Shares the subject under the pointer, and marks those of others. */
export function PointerSharing({ table, pointing }: { table: OnlineTable; pointing: Pointing }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const share = () => {
      timer = undefined;
      const { glanced, lit } = pointing.get();
      const [seat] = table.seats;
      if (seat !== undefined) table.shareTarget(seat, (lit ?? glanced)?.slice(0, 120));
    };
    const stop = pointing.subscribe(() => {
      timer ??= setTimeout(share, SHARE_DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table, pointing]);

  const looked = useStoreValue(table.state, ({ info }) =>
    (info?.seats ?? [])
      .filter(({ seat, lookingAt }) => lookingAt !== undefined && !info?.you.seats.includes(seat))
      .map(({ lookingAt }) => lookingAt)
      .join('\n'),
  );
  const moves = useStoreValue(table.state, ({ update }) => update?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: positions may change with each answer
  useEffect(() => {
    const marked = looked
      .split('\n')
      .flatMap((id) =>
        id === '' ? [] : [...document.querySelectorAll(`.board-frame [data-about="${CSS.escape(id)}"]`)],
      );
    for (const one of marked) one.setAttribute('data-looked', '');
    return () => {
      for (const one of marked) one.removeAttribute('data-looked');
    };
  }, [looked, moves]);
  return null;
}
