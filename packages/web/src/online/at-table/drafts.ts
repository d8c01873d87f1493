import type { TableLinks } from '../links.js';
import type { Draft, OnlineTable } from '../online-table.js';
import { requestAs } from '../table-request.js';

/** A saved draft. `at`: time of saving, in milliseconds since 1970. */
type SavedDraft = Draft & { readonly at: number };

/** Delay between typing and saving to the server, in milliseconds. */
const SEND_DELAY_MS = 1000;

const storageKey = (table: string) => `vigil.draft.${table}`;

/**
 * Saves drafts, immediately in this browser and also with the seat at the server, for other devices. Restores the
 * latest one while its decision is open. Returns the function that stops it.
 */
export function syncDrafts(table: OnlineTable, links: TableLinks): () => void {
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The draft loaded or saved last. */
  let lastSynced: Draft | undefined;
  /** The seat at which the server has one. */
  let at: number | undefined;

  const sendDraft = (draft: SavedDraft | undefined) => {
    const seat = draft === undefined ? at : seatOfDraft(table, draft);
    if (seat === undefined) return;
    at = draft === undefined ? undefined : seat;
    // If the server cannot be reached, the local copy remains.
    requestAs(links, seat, 'PUT', `/seats/${seat}/draft`, { draft: draft ?? null }).catch(() => {});
  };
  const stop = table.draft.subscribe(() => {
    const draft = table.draft.get();
    if (draft === lastSynced) return;
    lastSynced = draft;
    const saved = draft && { ...draft, at: Date.now() };
    saveLocalDraft(table.id, saved);
    clearTimeout(timer);
    if (saved) timer = setTimeout(() => sendDraft(saved), SEND_DELAY_MS);
    else sendDraft(undefined);
  });
  const loadDrafts = async () => {
    const here = loadLocalDraft(table.id);
    const found = [here];
    for (const seat of table.seats) {
      const { draft } = await requestAs<{ readonly draft?: unknown }>(links, seat, 'GET', `/seats/${seat}/settings`);
      const parsed = parseDraft(draft);
      if (!parsed) continue;
      found.push(parsed);
      at = seat;
    }
    // Put down just before the page was left, it may not be at the server yet.
    if (here && !found.some((one) => one !== here && one && one.at >= here.at)) sendDraft(here);
    return found;
  };
  loadDrafts()
    .catch(() => [loadLocalDraft(table.id)])
    .then((found) => {
      const [last] = found.flatMap((one) => (one ? [one] : [])).sort((one, other) => other.at - one.at);
      if (left || !last || table.draft.get()) return;
      const { at: _, ...draft } = last;
      lastSynced = draft;
      table.resumeDraft(draft);
    });
  return () => {
    left = true;
    clearTimeout(timer);
    stop();
  };
}

/** Returns the seat of a draft: a game master may answer for another seat. */
function seatOfDraft(table: OnlineTable, { decision }: Draft): number | undefined {
  const open = table.state.get().update?.decisions.find(({ id }) => id === decision);
  return open?.by.find((seat) => table.seats.includes(seat));
}

function saveLocalDraft(table: string, draft: SavedDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(storageKey(table), JSON.stringify(draft));
    else localStorage.removeItem(storageKey(table));
  } catch {
    // Then the server has it.
  }
}

function loadLocalDraft(table: string): SavedDraft | undefined {
  try {
    return parseDraft(JSON.parse(localStorage.getItem(storageKey(table)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Returns a draft if it is valid; bots may save anything there. */
function parseDraft(stored: unknown): SavedDraft | undefined {
  // Pages up to version 0.2 called the narration `tale`.
  const {
    tale,
    narration = tale,
    decision,
    option,
    mark,
    at,
  } = (stored ?? {}) as Record<keyof SavedDraft | 'tale', unknown>;
  if (typeof decision !== 'string' || typeof option !== 'string' || typeof at !== 'number') return undefined;
  return {
    decision,
    option,
    mark: typeof mark === 'string' ? mark : undefined,
    ...(typeof narration === 'string' && { narration }),
    at,
  };
}
