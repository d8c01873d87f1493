/** Dependencies of notifications. */
import type { SeatNumber } from '@vigil/table';
import type { Environment } from '../environment.js';
import type { OpenStorage } from '../storage/index.js';
import type { MessageLanguage } from './addresses.js';
import type { ReachPolicy } from './channels/address-guard.js';
import type { Mailer } from './channels/mail.js';
import type { VapidKeys } from './channels/push.js';
import type { AskedDecision } from './message.js';
import type { MessageLinks } from './message-links.js';
import type { NotifyRows } from './rows/rows.js';

/** Reads tables for the words of messages. No failure may stop a message: missing facts are left out. */
export interface TableReader {
  /** The open decisions of a seat, in words, as that seat may see them. */
  decisionsOf(table: string, seat: SeatNumber, language: MessageLanguage): Promise<readonly AskedDecision[]>;
  /** The digest of the turn that ended with an entry, in Markdown (PBP-12). */
  digestAt(table: string, number: number, language: MessageLanguage): Promise<string | undefined>;
  /** True if the seat is present at the table; its message then waits a while. */
  isPresent?(table: string, seat: SeatNumber): boolean;
}

export interface NotifyDeps {
  readonly storage: OpenStorage;
  readonly rows: NotifyRows;
  readonly environment: Environment;
  readonly links: MessageLinks;
  /** Undefined: this server sends no mail. */
  readonly mailer: Mailer | undefined;
  /** The contact for push services: `mailto:` or `https:`. */
  readonly contact: string;
  readonly keys: VapidKeys;
  /** Addresses that webhooks may reach. */
  readonly policy: ReachPolicy;
  readonly tableReader: TableReader;
  /** Names this process while it holds letters. */
  readonly holder: string;
  /** Hears what went wrong and is tried again. Never with an address or a text. */
  onError(doing: string, error: unknown): void;
}
