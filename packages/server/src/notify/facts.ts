/** Collects the content of a message when it is sent. */
import { changeSummary, createPostWords } from '@vigil/table';
import { hashOf } from '../tables/tokens.js';
import type { Address, NotificationItem, OutboxMessage, TableName } from './addresses.js';
import { causesOfWait } from './collect-news.js';
import type { AskedDecision, MessageFacts } from './message.js';
import type { NotifyDeps } from './notify-deps.js';
import { NOTIFY_WORDS } from './words/words.js';

/** Validity of a confirmation link. Milliseconds. */
const CONFIRM_TTL = 48 * 3_600_000;

/** Filters out items that are no longer news, such as waits already answered. */
export async function filterCurrent(
  deps: NotifyDeps,
  table: string,
  items: readonly NotificationItem[],
): Promise<readonly NotificationItem[]> {
  if (!items.some(({ about }) => 'decision' in about || about.kind === 'proposal')) return items;
  const proposals = new Set((await deps.storage.proposals(table)).map(({ id }) => id));
  const row = await deps.storage.table(table);
  const waits = row?.status === 'playing' ? await deps.storage.waits([table]) : [];
  const open = new Set(waits.flatMap(causesOfWait));
  const byDecision = new Set(waits.map(({ decision, seat }) => `${decision}:${seat}`));
  return items.filter(({ about, cause }) => {
    if (about.kind === 'proposal') return proposals.has(about.proposal);
    if (about.kind === 'reminder') return byDecision.has(`${about.decision}:${about.seat}`);
    return !('decision' in about) || open.has(cause);
  });
}

/** True if the link an address was attached with is still valid. */
export async function hasValidLink({ storage }: NotifyDeps, { link, table }: Address): Promise<boolean> {
  const row = await storage.link(link);
  return row !== undefined && row.table === table && row.revokedAt === undefined;
}

/** Loads the facts of a message. Undefined if its table is gone. */
export async function loadFacts(
  deps: NotifyDeps,
  address: Address,
  queued: Pick<OutboxMessage, 'id' | 'items' | 'createdAt'>,
): Promise<(MessageFacts & { readonly table: TableName }) | undefined> {
  const { storage, links } = deps;
  const table = await storage.table(address.table);
  if (!table) return undefined;
  const { language } = address.preferences;
  const seats = await storage.seats(address.table);
  const seatName = (seat: number) =>
    seats.find((item) => item.seat === seat)?.name ?? NOTIFY_WORDS[language].seat.seat(seat + 1);
  const digests = new Map<number, string>();
  for (const { about } of queued.items) {
    if (about.kind !== 'digest') continue;
    const digest = await orReport(deps, 'writing a digest', () =>
      deps.tableReader.digestAt(table.id, about.number, language),
    );
    if (digest !== undefined) digests.set(about.number, digest);
  }
  const token = address.channel === 'mail' ? await seatToken(deps, address) : undefined;
  return {
    table: { id: table.id, name: table.name, game: table.game },
    keeperName: NOTIFY_WORDS[language].seat.theKeeper,
    seatName,
    decisions: await decisionsIn(deps, address, queued.items),
    changeText: (change) => changeSummary(createPostWords(language), change, seatName),
    digestAt: (number) => digests.get(number),
    url: (decision) => links.tableUrl(table.id, decision, token),
    recovered: await recoveredLinks(deps, queued),
    // The same for every attempt.
    confirmUrl: links.confirmUrl(address.id, queued.createdAt + CONFIRM_TTL),
    stopUrl: links.stopUrl(address.id),
  };
}

async function decisionsIn(
  deps: NotifyDeps,
  address: Address,
  items: readonly NotificationItem[],
): Promise<readonly AskedDecision[]> {
  const { table, role, preferences } = address;
  // Only the seat or game master who decides gets its text, which may be secret.
  if (role === 'table') return [];
  const seats = new Set(items.flatMap(({ about }) => ('decision' in about ? [about.seat] : [])));
  const asked: AskedDecision[] = [];
  for (const seat of seats) {
    if (role === 'seat' && seat !== address.seat) continue;
    const load = () => deps.tableReader.decisionsOf(table, seat, preferences.language);
    asked.push(...((await orReport(deps, 'describing a decision', load)) ?? []));
  }
  return asked;
}

/** Loads something; reports an error and returns undefined. */
async function orReport<T>(deps: NotifyDeps, doing: string, load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    deps.onError(doing, error);
    return undefined;
  }
}

/** Returns the token for links in mails to this address, while it is valid. */
async function seatToken({ storage, links }: NotifyDeps, { id, role }: Address): Promise<string | undefined> {
  if (role === 'table') return undefined;
  const token = links.token('seat', id);
  const row = await storage.link(hashOf(token));
  return row && row.revokedAt === undefined ? token : undefined;
}

/** Returns the new links of a message, created once per message. */
async function recoveredLinks(
  deps: NotifyDeps,
  { id, items }: Pick<OutboxMessage, 'id' | 'items'>,
): Promise<MessageFacts['recovered']> {
  const { storage, links, rows, environment } = deps;
  const found: MessageFacts['recovered'][number][] = [];
  for (const { about } of items) {
    if (about.kind !== 'recover') continue;
    for (const item of about.addresses) {
      const address = await rows.address(item);
      if (!address || address.state === 'unconfirmed' || !(await hasValidLink(deps, address))) continue;
      const { table, seat, role } = address;
      if (role === 'table') continue;
      const token = links.token('seat', `${id}-${item}`);
      const hash = hashOf(token);
      if (!(await storage.link(hash)))
        await storage.addLinks([{ hash, table, role, seat, createdAt: environment.now(), revokedAt: undefined }]);
      const w = NOTIFY_WORDS[address.preferences.language];
      const name = (await storage.table(table))?.name ?? '';
      const seatName = seat === undefined ? w.seat.keeper : w.seat.seat(seat + 1);
      found.push({ table: name, seat: seatName, url: links.tableUrl(table, undefined, token) });
    }
  }
  return found;
}
