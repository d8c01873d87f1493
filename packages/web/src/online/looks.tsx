import { useEffect } from 'react';
import { useStored } from '../frame/store.js';
import type { Pointing } from '../table/pointing/pointing.js';
import type { OnlineTable } from './online-table.js';

/** What is pointed at is told the others when it has been for so long, and not more often. */
const PAUSE = 450;

/** Tells the others what is looked at here, and marks what they look at. */
export function Looks({ table, pointing }: { table: OnlineTable; pointing: Pointing }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      const { glanced, lit } = pointing.get();
      const [seat] = table.seats;
      if (seat !== undefined) table.show(seat, (lit ?? glanced)?.slice(0, 120));
    };
    const stop = pointing.subscribe(() => {
      timer ??= setTimeout(tell, PAUSE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [table, pointing]);

  const looked = useStored(table.standing, ({ info }) =>
    (info?.seats ?? [])
      .filter(({ seat, lookingAt }) => lookingAt !== undefined && !info?.you.seats.includes(seat))
      .map(({ lookingAt }) => lookingAt)
      .join('\n'),
  );
  const moves = useStored(table.standing, ({ update }) => update?.number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer things may stand elsewhere
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
