import type { Refusal, ServerMessage, TableInfo } from '@vigil/table';
import { LocalizedError } from '../localized-error.js';
import { errorText, UserError } from '../user-error.js';
import type { SeatLink } from './link.js';

/** Initial delay in milliseconds before a reconnect; doubled with each attempt. */
const FIRST_RETRY_DELAY = 500;
const MAX_RETRY_DELAY = 15_000;

/** Control characters, which could command a terminal. None is ever shown. */
const CONTROL_CHARACTERS = /(?![\n\t])\p{Cc}/gu;

/** Parses JSON from a server and strips control characters: its text must not control this terminal. */
function parseServerJson(text: string): unknown {
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.replace(CONTROL_CHARACTERS, '') : value));
}

/** HTTP client of a game server: requests, and a stream of events. */
export class ServerClient {
  private readonly link: SeatLink;
  private readonly ended = new AbortController();

  constructor(link: SeatLink) {
    this.link = link;
  }

  /**
   * Sends a request to the table.
   *
   * @throws UserError with the server's own sentence if it is refused
   */
  async request<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    const { server, table, token } = this.link;
    let response: Response;
    try {
      response = await fetch(`${server}/api/v1/tables/${table}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      throw new LocalizedError('t.online.no-answer', { server, why: causeOf(error) }, { cause: error });
    }
    const reply = await readReply<T>(server, response);
    if (!response.ok) throw requestError(server, response.status, reply.refusal);
    return reply;
  }

  /** Returns the table without its game. */
  table(): Promise<TableInfo> {
    return this.request('GET', '');
  }

  /**
   * Receives all events until {@link ServerClient.close}. Reconnects after the last number whenever the connection
   * breaks.
   *
   * `since`: that number; `onDisconnect`: called when the connection breaks, before each retry.
   */
  async listen(
    since: () => number,
    onMessage: (message: ServerMessage) => void,
    onDisconnect: () => void,
  ): Promise<void> {
    for (let failures = 0; !this.ended.signal.aborted; failures++) {
      try {
        await this.stream(since(), (message) => {
          failures = 0;
          onMessage(message);
        });
      } catch (error) {
        if (this.ended.signal.aborted) return;
        if (error instanceof UserError) throw error;
      }
      if (this.ended.signal.aborted) return;
      if (failures === 0) onDisconnect();
      await pause(Math.min(MAX_RETRY_DELAY, FIRST_RETRY_DELAY * 2 ** Math.min(failures, 6)), this.ended.signal);
    }
  }

  /** Stops receiving events. */
  close(): void {
    this.ended.abort();
  }

  private async stream(since: number, onMessage: (message: ServerMessage) => void): Promise<void> {
    const { server, table, token } = this.link;
    const response = await fetch(`${server}/api/v1/tables/${table}/events?since=${since}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: this.ended.signal,
    });
    if (response.status === 401)
      throw new LocalizedError('t.online.refused', {
        code: 'unknown_link',
        why: 'This link is not valid for this table.',
      });
    if (!response.ok || !response.body) throw new Error(String(response.status));
    let rest = '';
    const decoder = new TextDecoder();
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      const events = (rest + decoder.decode(part, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event
          .split('\n')
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart());
        if (data.length > 0) onMessage(parseServerJson(data.join('\n')) as ServerMessage);
      }
    }
  }
}

/**
 * Reads the reply of a server.
 *
 * @throws UserError if the response does not come from such a server
 */
async function readReply<T>(server: string, response: Response): Promise<T & { readonly refusal?: Refusal }> {
  try {
    return parseServerJson(await response.text()) as T & { readonly refusal?: Refusal };
  } catch (error) {
    throw new LocalizedError('t.online.no-answer', { server, why: String(response.status) }, { cause: error });
  }
}

function requestError(server: string, status: number, refusal: Refusal | undefined): UserError {
  return refusal
    ? new RefusalError(refusal)
    : new LocalizedError('t.online.refused', { code: '', why: `${server}: ${status}` });
}

/** A refusal: in English the server's own sentence, in other languages the message of its code. */
export class RefusalError extends LocalizedError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    const { code, why } = refusal;
    super('t.online.refused', { code: code.replaceAll('-', '_'), why });
    this.refusal = refusal;
  }
}

function causeOf(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown };
  return errorText(cause ?? error);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
