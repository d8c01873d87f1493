/** What notifications stand on. */
import type { SeatNumber } from '@vigil/table';
import type { OpenStorage } from '../storage/index.js';
import type { Surroundings } from '../surroundings.js';
import type { Language } from './addresses.js';
import type { Reach } from './channels/guard.js';
import type { Mailer } from './channels/mail.js';
import type { VapidKeys } from './channels/push.js';
import type { MessageLinks } from './links.js';
import type { Asked } from './message.js';
import type { NotifyRows } from './rows/rows.js';

/** What is asked of the tables when words are made. None of it may fail a message: what cannot be said is left out. */
export interface Eyes {
  /** The open decisions of a seat, in words, as that seat may see them. */
  asked(table: string, seat: SeatNumber, language: Language): Promise<readonly Asked[]>;
  /** The digest of the turn that ended with an entry, in Markdown (PBP-12). */
  digest(table: string, number: number, language: Language): Promise<string | undefined>;
  /** Whether somebody sits there just now and sees for himself; then his message waits a while. */
  present?(table: string, seat: SeatNumber): boolean;
}

export interface NotifyMeans {
  readonly storage: OpenStorage;
  readonly rows: NotifyRows;
  readonly world: Surroundings;
  readonly links: MessageLinks;
  /** Undefined: this server sends no mail. */
  readonly mailer: Mailer | undefined;
  /** Whom push services may write to: `mailto:` or `https:`. */
  readonly contact: string;
  readonly keys: VapidKeys;
  /** What webhooks may reach. */
  readonly reach: Reach;
  readonly eyes: Eyes;
  /** Names this process while it holds letters. */
  readonly holder: string;
  /** Hears what went wrong and is tried again. Never with an address or a text. */
  mishap(doing: string, error: unknown): void;
}
