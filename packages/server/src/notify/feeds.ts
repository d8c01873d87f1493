/** Atom feeds: notifications of one owner, fetched by a feed reader at a secret address. */
import { Feed } from 'feed';
import type { Address, AddressOwner } from './addresses.js';
import { filterCurrent, hasValidLink, loadFacts } from './facts.js';
import { partsHtml } from './forms/html.js';
import { createMessage } from './message.js';
import type { NotifyDeps } from './notify-deps.js';
import { NOTIFY_WORDS } from './words/words.js';

const MAX_ENTRIES = 50;

/** Parts of feed ids. An id never changes, so the host's keeps the former name of its role. */
const FEED_IDS: Readonly<Record<AddressOwner['role'], string>> = { seat: 'seat', host: 'keeper', table: 'table' };

/** Returns the address of a feed by its link. Undefined: it does not exist, or its owner's link was revoked. */
export async function findFeed(deps: NotifyDeps, given: string): Promise<Address | undefined> {
  const id = deps.links.verifyFeed(given);
  const address = id === undefined ? undefined : await deps.rows.address(id);
  if (address?.channel !== 'feed' || address.state !== 'on') return undefined;
  return (await hasValidLink(deps, address)) ? address : undefined;
}

/** Formats a feed as Atom. Undefined if its table is gone. */
export async function atomFeed(deps: NotifyDeps, address: Address): Promise<string | undefined> {
  const { rows, links } = deps;
  const items = await filterCurrent(deps, address.table, await rows.latest(address.id, MAX_ENTRIES));
  const queued = { id: address.id, address: address.id, items, createdAt: address.createdAt, tries: 0 };
  const facts = await loadFacts(deps, address, queued);
  if (!facts) return undefined;
  const { table } = facts;
  const w = NOTIFY_WORDS[address.preferences.language].feed;
  const self = links.feedUrl(address.id);
  // Entry ids are addresses but differ from the feed's, so that forwarding an entry does not reveal it.
  const page = links.tableUrl(table.id);
  const feed = new Feed({
    id: `${page}#feed-${FEED_IDS[address.role]}${address.seat === undefined ? '' : address.seat + 1}`,
    title: address.seat === undefined ? w.table(table.name) : w.seat(table.name, facts.seatName(address.seat)),
    updated: new Date(items[0]?.at ?? address.createdAt),
    generator: 'Vigil',
    language: address.preferences.language,
    link: page,
    feedLinks: { atom: self },
    author: { name: table.name },
  });
  for (const item of items) {
    const message = createMessage({ ...queued, items: [item] }, address, facts);
    feed.addItem({
      id: `${page}#${encodeURIComponent(item.cause)}`,
      title: message.subject,
      link: message.link?.url ?? page,
      date: new Date(item.at),
      content: partsHtml(message.parts),
    });
  }
  return feed.atom1();
}
