/** Dependencies of notifications. */
import type { Language } from '@vigil/rules';
import type { SeatNumber } from '@vigil/table';
import type { Environment } from '../environment.js';
import type { OpenStorage } from '../storage/index.js';
import type { ReachPolicy, ResolveName } from './channels/address-guard.js';
import type { Mailer } from './channels/mail.js';
import type { VapidKeys } from './channels/push.js';
import type { AskedDecision } from './message.js';
import type { MessageLinks } from './message-links.js';
import type { NotifyRows } from './rows/rows.js';

/** Reads tables for messages. Failures never stop a message: missing facts are omitted. */
export interface TableReader {
  /** Returns the open decisions of a seat as text, as that seat may see them. */
  decisionsOf(table: string, seat: SeatNumber, language: Language): Promise<readonly AskedDecision[]>;
  /** Returns the digest of the turn that ended with an entry, in Markdown (PBP-12). */
  digestAt(table: string, number: number, language: Language): Promise<string | undefined>;
  /** True if the seat is present at the table; its messages are then delayed. */
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
  /** Resolves the names of webhooks when they are attached; by default DNS does. */
  readonly resolve?: ResolveName;
  readonly tableReader: TableReader;
  /** Name of this process for claiming messages. */
  readonly holder: string;
  /** Receives failures that will be retried, without addresses and texts. */
  onError(doing: string, error: unknown): void;
}
