import type { NotificationPreferences, SeatNumber } from '@vigil/table';
import { language } from '../../words/language.js';
import type { SheetProps } from '../at-table/sheet-props.js';
import type { TableLinks } from '../links.js';
import { findTokens, requestAs } from '../table-request.js';
import { deletePushAddress, savePushAddress, subscribeToPush } from './push-addresses.js';
import type { NewWebhook } from './webhook-form.js';

/** An address for notifications, as the server sends it. */
interface NotificationAddress {
  readonly id: string;
  readonly channel: 'mail' | 'push' | 'webhook' | 'feed';
  /** By table: for all players at it. */
  readonly for: 'me' | 'table';
  readonly target?: string;
  readonly feed?: string;
  readonly confirmed?: boolean;
  readonly preferences: NotificationPreferences;
}

/** A place at the table whose waits are notified. */
export type NotificationPlace = SeatNumber | 'host';

/** An address and its place at the table; waits of a seat are sent to that seat. */
export type PlacedAddress = NotificationAddress & { readonly place: NotificationPlace };

/** Preferences of a host who holds a seat: only what waits for the host. */
const SEATED_HOST_PREFERENCES: Pick<NotificationPreferences, 'without'> = {
  without: ['poll', 'undo', 'game', 'digest', 'joined', 'talk'],
};

const PATH = '/addresses';

/** The places of a player that are notified. */
export interface NotifiedPlaces {
  readonly places: readonly NotificationPlace[];
  readonly seats: readonly SeatNumber[];
  /** True for a host who is not a seat. */
  readonly host: boolean;
}

/** Returns the places of a player at a table. */
export function notifiedPlaces({ you, roles }: SheetProps['info']): NotifiedPlaces {
  const { seats } = you;
  // A host or keeper by their seat is notified there.
  const host = you.host && roles.host === undefined;
  const keeper = you.keeper && host && roles.keeper === undefined;
  // A host without a seat is notified of the table's fate; a game master also of waiting decisions.
  return { places: keeper || (host && seats.length === 0) ? [...seats, 'host'] : seats, seats, host };
}

/** The addresses of a player at a table, on the server. */
export class NotificationAddresses {
  readonly zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  private readonly links: TableLinks;
  private readonly at: NotifiedPlaces;

  constructor(links: TableLinks, at: NotifiedPlaces) {
    this.links = links;
    this.at = at;
  }

  async read(): Promise<readonly PlacedAddress[]> {
    const { places, host } = this.at;
    const lists = await Promise.all(places.map(async (place) => await this.readOf(place)));
    // A seated host manages the table's webhooks too.
    const saved = host && !places.includes('host') ? await this.readOf('host') : [];
    return [...lists.flat(), ...saved.filter((one) => one.for === 'table')];
  }

  private async readOf(place: NotificationPlace): Promise<readonly PlacedAddress[]> {
    const found = await requestAs<readonly NotificationAddress[]>(this.links, place, 'GET', PATH);
    return found.map((one) => ({ ...one, place }));
  }

  /** Adds an address for every place, with the preferences of an earlier one. */
  async attachToAll(body: object, preferences: NotificationPreferences | undefined): Promise<void> {
    for (const place of this.at.places) await this.attach(place, body, preferences);
  }

  private attach(place: NotificationPlace, body: object, before: NotificationPreferences | undefined) {
    const isSeatedHost = place === 'host' && this.at.seats.length > 0;
    const preferences = { ...before, language, zone: this.zone, ...(isSeatedHost && SEATED_HOST_PREFERENCES) };
    return requestAs<NotificationAddress>(this.links, place, 'POST', PATH, { ...body, preferences });
  }

  /** Subscribes this browser for every place. */
  async attachPush(key: string, preferences: NotificationPreferences | undefined): Promise<void> {
    const subscription = await subscribeToPush(key);
    const { endpoint } = subscription;
    for (const place of this.at.places) {
      const { id } = await this.attach(place, { channel: 'push', subscription: subscription.toJSON() }, preferences);
      const [token = ''] = await findTokens(this.links, place);
      await savePushAddress({ address: id, table: this.links.table, token, endpoint });
    }
  }

  /** Adds a webhook and tests it. `onSecret`: gets the secret that signs its messages, even if the test then fails. */
  async attachWebhook(hook: NewWebhook, onSecret: (secret: string) => void): Promise<void> {
    const { seats } = this.at;
    // Each place has its own secret: a seat, or a game master without a seat.
    const of = hook.for === 'table' || seats.length === 0 ? (['host'] as const) : seats;
    for (const place of of) {
      const attached = await requestAs<{ id: string; secret: string }>(this.links, place, 'POST', PATH, {
        ...hook,
        preferences: { language, zone: this.zone },
      });
      onSecret(attached.secret);
      // A test message shows at once if the chat accepts the format.
      await requestAs(this.links, place, 'POST', `${PATH}/${attached.id}/test`);
    }
  }

  async remove({ id, place }: PlacedAddress): Promise<void> {
    await requestAs(this.links, place, 'DELETE', `${PATH}/${id}`);
    await deletePushAddress(id);
  }

  async setPreferences(all: readonly PlacedAddress[], preferences: NotificationPreferences): Promise<void> {
    for (const { id, place, preferences: before } of all) {
      const changed = { ...preferences, zone: this.zone, language, without: before.without };
      await requestAs(this.links, place, 'PATCH', `${PATH}/${id}`, { preferences: changed });
    }
  }
}
