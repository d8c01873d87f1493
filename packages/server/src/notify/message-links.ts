/**
 * Links in messages. None is stored. Each derives from a secret of the installation and its purpose, so it can be
 * recreated and verified.
 */
import { createHmac } from 'node:crypto';
import type { Environment } from '../environment.js';
import type { Storage } from '../storage/index.js';
import { hashOf, sameSecret } from '../tables/tokens.js';

/** The purpose of a link; a link is never valid for another. */
export type LinkPurpose = 'confirm' | 'stop' | 'feed' | 'seat';

export class MessageLinks {
  private readonly secret: string;
  private readonly base: string;

  /** `base`: public address of this server, without a trailing slash. */
  constructor(secret: string, base: string) {
    this.secret = secret;
    this.base = base;
  }

  /** Returns the links of an installation, whose secret is created if it is missing. */
  static async open(storage: Pick<Storage, 'secret'>, { random }: Environment, base: string): Promise<MessageLinks> {
    const secret = await storage.secret('message-links', () => random(32).toString('base64url'));
    return new MessageLinks(secret, base);
  }

  /** Returns a secret for one purpose: 256 bits in base64url, as long as those of seats. */
  token(purpose: LinkPurpose, id: string): string {
    return createHmac('sha256', this.secret).update(`${purpose}\0${id}`).digest('base64url');
  }

  /** Returns the hash under which the {@link token} of a seat is stored with the links of its table. */
  seatHash(id: string): string {
    return hashOf(this.token('seat', id));
  }

  private path(purpose: LinkPurpose, id: string): string {
    return `${id}.${this.token(purpose, id)}`;
  }

  confirmUrl(address: string, until: number): string {
    return `${this.base}/api/v1/notify/confirm/${this.path('confirm', `${address}-${until}`)}`;
  }

  /** Returns the address that a link confirms. Undefined for forged and expired links. */
  verifyConfirm(given: string, now: number): string | undefined {
    const id = this.verify('confirm', given);
    const [, address, until] = /^(.+)-(\d+)$/.exec(id ?? '') ?? [];
    return address !== undefined && now <= Number(until) ? address : undefined;
  }

  stopUrl(address: string): string {
    return `${this.base}/api/v1/notify/stop/${this.path('stop', address)}`;
  }

  verifyStop(given: string): string | undefined {
    return this.verify('stop', given);
  }

  feedUrl(address: string): string {
    return `${this.base}/api/v1/notify/feeds/${this.path('feed', address)}`;
  }

  verifyFeed(given: string): string | undefined {
    return this.verify('feed', given);
  }

  /** Returns the address of a table's page, at a decision. With a token, its opener gets the seat. */
  tableUrl(table: string, decision?: string, token?: string): string {
    return `${this.base}${tablePath(table, decision)}${token === undefined ? '' : `#${token}`}`;
  }

  private verify(purpose: LinkPurpose, given: string): string | undefined {
    const [, id, token] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(given) ?? [];
    if (id === undefined || token === undefined) return undefined;
    return sameSecret(token, this.token(purpose, id)) ? id : undefined;
  }
}

/** Returns the path of a table's page. The page opens the decision if it is still open. */
export function tablePath(table: string, decision?: string): string {
  const at = decision === undefined ? '' : `?decision=${encodeURIComponent(decision)}`;
  return `/t/${encodeURIComponent(table)}${at}`;
}
