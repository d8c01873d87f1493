/** Notifications about tables. One instance for each process. */

import type { Environment } from '../environment.js';
import type { OpenStorage, WaitRow } from '../storage/index.js';
import type { ReachPolicy } from './channels/address-guard.js';
import { createMailer, type MailSettings } from './channels/mail.js';
import { createVapidKeys, type VapidKeys } from './channels/push.js';
import { collectNews, itemsOfReminder } from './collect-news.js';
import { MessageLinks } from './message-links.js';
import type { NotifyDeps, TableReader } from './notify-deps.js';
import { composeDue, sendDue } from './outbox.js';
import { NotifyRows } from './rows/rows.js';

export interface NotifySettings {
  /** Public address of this server, such as `https://vigil.example` (VIGIL_URL). */
  readonly base: string;
  /** VIGIL_SMTP_URL and VIGIL_MAIL_FROM; undefined: no mail is sent. */
  readonly mail?: MailSettings | undefined;
  /** The contact for push services; by default the server's own address. */
  readonly contact?: string | undefined;
  /** Addresses that webhooks and push may reach; by default the public internet over TLS. */
  readonly reach?: ReachPolicy | undefined;
}

const OUTSIDE: ReachPolicy = { allowHttp: false, allowInternal: false };
/** Delay in milliseconds after a change, and between rounds for timed work. */
interface Pace {
  readonly soon: number;
  readonly round: number;
}

const PACE: Pace = { soon: 1_000, round: 15_000 };
/** Maximum rounds of one call; the next call does the rest. */
const MAX_ROUNDS = 50;
const TABLES_AT_ONCE = 100;
const DAY = 86_400_000;
const KEEP_LETTERS = 60 * DAY;
const KEEP_UNCONFIRMED = 3 * DAY;

export class Notify {
  readonly deps: NotifyDeps;
  private timer: NodeJS.Timeout | undefined;
  /** Time for which the timer is set. */
  private next: 'soon' | 'round' | undefined;
  private pace = PACE;
  private running: Promise<unknown> = Promise.resolve();
  private stopListening: (() => void) | undefined;
  private forgotAt = 0;

  private constructor(deps: NotifyDeps) {
    this.deps = deps;
  }

  /** Creates notifications over a migrated storage. Creates the installation's keys if missing. */
  static async open(
    storage: OpenStorage,
    world: Environment,
    settings: NotifySettings,
    eyes: TableReader,
    onError: NotifyDeps['onError'],
  ): Promise<Notify> {
    const keys: VapidKeys = JSON.parse(await storage.secret('web-push', () => JSON.stringify(createVapidKeys())));
    return new Notify({
      storage,
      rows: new NotifyRows(storage),
      environment: world,
      links: await MessageLinks.open(storage, world, settings.base.replace(/\/+$/, '')),
      mailer: settings.mail && createMailer(settings.mail),
      contact: settings.contact ?? contactOf(settings),
      keys,
      policy: settings.reach ?? OUTSIDE,
      tableReader: eyes,
      holder: world.random(12).toString('hex'),
      onError,
    });
  }

  /** Listens to changes and works until {@link close}. */
  start(pace: Pace = PACE): void {
    this.pace = pace;
    this.stopListening = this.deps.storage.onChange(() => this.schedule('soon', this.pace.soon));
    this.schedule('soon', 0);
  }

  /** Completes running work only. Other and unsent messages stay in the database. */
  async close(): Promise<void> {
    this.stopListening?.();
    this.stopListening = undefined;
    clearTimeout(this.timer);
    await this.running;
    this.deps.mailer?.close();
  }

  /** Reminds a seat of a wait according to its preferences. `reminders` of the wait distinguishes reminders. */
  async remind(wait: WaitRow): Promise<void> {
    const { rows, environment } = this.deps;
    await rows.addItems(itemsOfReminder(wait, await rows.addressesOf(wait.table), environment.now()));
  }

  /** Reads changes, creates messages from due items, and sends due messages. Returns the number sent. */
  async work(): Promise<number> {
    const { rows, storage, environment } = this.deps;
    for (let turn = 0; turn < MAX_ROUNDS; turn++) {
      const tables = await rows.unread(TABLES_AT_ONCE);
      let read = 0;
      for (const table of tables)
        read += await this.reportingErrors('reading a table', () => collectNews(table, storage, rows));
      if (tables.length < TABLES_AT_ONCE && read === 0) break;
    }
    let sent = 0;
    for (let turn = 0; turn < MAX_ROUNDS; turn++) {
      const composedCount = await composeDue(this.deps);
      const sentCount = await sendDue(this.deps);
      sent += sentCount;
      if (composedCount === 0 && sentCount === 0) break;
    }
    const now = environment.now();
    if (now - this.forgotAt > DAY) {
      this.forgotAt = now;
      await rows.forget(now - KEEP_LETTERS, now - KEEP_UNCONFIRMED);
    }
    return sent;
  }

  private async reportingErrors(doing: string, work: () => Promise<number>): Promise<number> {
    try {
      return await work();
    } catch (error) {
      this.deps.onError(doing, error);
      return 0;
    }
  }

  /** Schedules a round: soon, once for all requests until then, or at the next due time. */
  private schedule(when: 'soon' | 'round', time: number): void {
    if (this.stopListening === undefined || this.next === 'soon') return;
    clearTimeout(this.timer);
    this.next = when;
    this.timer = setTimeout(() => {
      this.next = undefined;
      this.running = this.running
        .then(() => this.reportingErrors('sending notifications', () => this.work()))
        .then(() => {
          // A change in the meantime has already requested another round.
          if (this.next === undefined) this.schedule('round', this.pace.round);
        });
    }, time);
    this.timer.unref();
  }
}

function contactOf({ base, mail }: NotifySettings): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return base.startsWith('https:') ? base : 'mailto:nobody@vigil.invalid';
}
