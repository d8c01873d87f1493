/** Mail by SMTP: text and HTML with the same content, with one-click unsubscribe (RFC 8058). */
import { createTransport } from 'nodemailer';
import { mailHtml } from '../forms/html.js';
import { toPlainText } from '../forms/plain.js';
import type { Message } from '../message.js';
import { reasonOf, SENT, type SendOutcome } from './channel.js';

export interface MailSettings {
  /** Example: `smtps://user:password@mail.example:465`. */
  readonly smtp: string;
  /** Example: `Vigil <vigil@example.org>`. */
  readonly from: string;
}

/** The data of a mail besides its content. */
export interface Envelope {
  readonly to: string;
  /** The same for every attempt, so that duplicates are recognized. */
  readonly id: string;
  /** The one-click unsubscribe address; undefined if there is nothing to unsubscribe from. */
  readonly unsubscribeUrl: string | undefined;
  readonly sentAt: number;
  /** Mails with the same value are grouped. */
  readonly thread: string;
}

export interface Mailer {
  send(message: Message, envelope: Envelope): Promise<SendOutcome>;
  close(): void;
}

const TIMEOUT = 20_000;

export function createMailer({ smtp, from }: MailSettings): Mailer {
  const transport = createTransport(smtp, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  const host = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'vigil.invalid';
  return {
    close: () => transport.close(),
    send: async (message, { to, id, unsubscribeUrl, sentAt, thread }) => {
      const root = `<table.${thread}@${host}>`;
      try {
        await transport.sendMail({
          // Passed as an object, so that it is never parsed as several addresses.
          to: { name: '', address: to },
          subject: message.subject.replace(/\s+/g, ' '),
          text: toPlainText(message),
          html: mailHtml(message),
          messageId: `<${id}@${host}>`,
          date: new Date(sentAt),
          references: [root],
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': message.language,
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return SENT;
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/**
 * Classifies an error of the mail server. A permanent one (5xx) about the receiver or the mail ends an address. One
 * about this server (log-in, greeting, sender) is the operator's to fix and is retried.
 */
function outcomeOf(error: unknown): SendOutcome {
  const { responseCode, command } = Object(error) as { responseCode?: unknown; command?: unknown };
  const why = typeof responseCode === 'number' ? `SMTP ${responseCode}` : reasonOf(error);
  const ofReceiver = command === 'RCPT TO' || command === 'DATA';
  if (typeof responseCode === 'number' && responseCode >= 500 && ofReceiver) return { result: 'refused', why };
  return { result: 'failed', why };
}
