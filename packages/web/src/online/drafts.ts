import { askAt } from './asking.js';
import type { KeptLinks } from './links.js';
import type { Draft, OnlineTable } from './online-table.js';

/** A draft as it is kept. `at`: when it was put down, in milliseconds since 1970. */
type Kept = Draft & { readonly at: number };

/** Whoever writes is not sent for with each letter. Milliseconds. */
const PAUSE = 1000;

const place = (table: string) => `vigil.draft.${table}`;

/**
 * Keeps what was put down and not sent: in this browser at once, and with the seat at the server, for another device. What
 * was put down last anywhere is taken up again while its decision is open. Gives what stops it.
 */
export function keepDrafts(table: OnlineTable, links: KeptLinks): () => void {
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What came from what is kept, and need not be kept again. */
  let known: Draft | undefined;
  /** The seat at which the server has one. */
  let at: number | undefined;

  const put = (draft: Kept | undefined) => {
    const seat = draft === undefined ? at : seatOf(table, draft);
    if (seat === undefined) return;
    at = draft === undefined ? undefined : seat;
    // What cannot reach the server is kept here.
    askAt(links, seat, 'PUT', `/seats/${seat}/draft`, { draft: draft ?? null }).catch(() => {});
  };
  const stop = table.draft.subscribe(() => {
    const draft = table.draft.get();
    if (draft === known) return;
    known = draft;
    const kept = draft && { ...draft, at: Date.now() };
    keepHere(table.id, kept);
    clearTimeout(timer);
    if (kept) timer = setTimeout(() => put(kept), PAUSE);
    else put(undefined);
  });
  const takeUp = async () => {
    const here = keptHere(table.id);
    const found = [here];
    for (const seat of table.seats) {
      const { draft } = await askAt<{ readonly draft?: unknown }>(links, seat, 'GET', `/seats/${seat}/left`);
      const kept = draftIn(draft);
      if (!kept) continue;
      found.push(kept);
      at = seat;
    }
    // Put down just before the page was left, it may not be at the server yet.
    if (here && !found.some((one) => one !== here && one && one.at >= here.at)) put(here);
    return found;
  };
  takeUp()
    .catch(() => [keptHere(table.id)])
    .then((found) => {
      const [last] = found.flatMap((one) => (one ? [one] : [])).sort((one, other) => other.at - one.at);
      if (left || !last || table.draft.get()) return;
      const { at: _, ...draft } = last;
      known = draft;
      table.takeUpDraft(draft);
    });
  return () => {
    left = true;
    clearTimeout(timer);
    stop();
  };
}

/** Whose draft it is: a keeper may put one down for somebody else, which is his alone. */
function seatOf(table: OnlineTable, { decision }: Draft): number | undefined {
  const open = table.standing.get().update?.decisions.find(({ id }) => id === decision);
  return open?.by.find((seat) => table.seats.includes(seat));
}

function keepHere(table: string, draft: Kept | undefined): void {
  try {
    if (draft) localStorage.setItem(place(table), JSON.stringify(draft));
    else localStorage.removeItem(place(table));
  } catch {
    // Then the server has it.
  }
}

function keptHere(table: string): Kept | undefined {
  try {
    return draftIn(JSON.parse(localStorage.getItem(place(table)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** A draft, if it is one: bots may keep there what they like. */
function draftIn(kept: unknown): Kept | undefined {
  const { decision, option, mark, tale, at } = (kept ?? {}) as Record<keyof Kept, unknown>;
  if (typeof decision !== 'string' || typeof option !== 'string' || typeof at !== 'number') return undefined;
  return {
    decision,
    option,
    mark: typeof mark === 'string' ? mark : undefined,
    ...(typeof tale === 'string' && { tale }),
    at,
  };
}
