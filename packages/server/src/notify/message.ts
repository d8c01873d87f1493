/** The content of a message, before it takes the form of a channel. */
import type { TableChange } from '@vigil/table';
import type { Address, NotificationItem, OutboxMessage, TableName } from './addresses.js';
import { kindOf } from './addresses.js';
import { localTime } from './times.js';
import type { NotifyWords } from './words/notify-words.js';
import { NOTIFY_WORDS } from './words/words.js';

/** A part of a message: plain text, except `markdown`, which people or the chronicle wrote. */
export interface MessagePart {
  readonly heading?: string;
  readonly text?: string;
  readonly markdown?: string;
  readonly list?: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
}

export interface Message {
  readonly language: string;
  readonly subject: string;
  readonly parts: readonly MessagePart[];
  readonly foot: readonly string[];
  /** The main link. */
  readonly link: { readonly label: string; readonly url: string } | undefined;
  /** The unsubscribe link of a mail; undefined if there is nothing to unsubscribe from. */
  readonly stop: { readonly label: string; readonly url: string } | undefined;
}

/** A decision as text. */
export interface AskedDecision {
  readonly decision: string;
  readonly question: string;
  readonly answers: readonly string[];
}

/** The facts a message is composed from, read just before it is sent. */
export interface MessageFacts {
  readonly table: TableName;
  /** The name of the game master. */
  readonly keeperName: string;
  /** Returns the name of a seat. */
  seatName(seat: number): string;
  readonly decisions: readonly AskedDecision[];
  /** Returns a change of the table as a part of a sentence. */
  changeText(change: TableChange): string;
  /** The digest up to an entry, in Markdown. */
  digestAt(number: number): string | undefined;
  /** The address of the table's page for the reader, at a decision if given. */
  url(decision?: string): string;
  /** For new links, confirmed addresses and stopped addresses. */
  readonly recovered: readonly { readonly table: string; readonly seat: string; readonly url: string }[];
  readonly confirmUrl: string;
  readonly stopUrl: string;
}

/** Maximum number of answers listed with a decision; the link shows all. */
const MAX_ANSWERS = 12;

/** Composes a message. */
export function createMessage(queued: OutboxMessage, address: Address, facts: MessageFacts): Message {
  const { language } = address.preferences;
  const w = NOTIFY_WORDS[language];
  const [first] = queued.items;
  if (first?.about.kind === 'confirm') return confirmation(language, w, facts);
  if (first?.about.kind === 'recover') return recovery(language, w, facts);
  // A reminder of a decision includes its full text.
  const reminded = new Set(queued.items.flatMap(({ about }) => (about.kind === 'reminder' ? [about.decision] : [])));
  const items = queued.items.filter(({ about }) => about.kind === 'reminder' || !isAbout(about, reminded));
  return address.role === 'table' ? tableMessage(w, items, address, facts) : seatMessage(w, items, address, facts);
}

function seatMessage(
  w: NotifyWords,
  items: readonly NotificationItem[],
  address: Address,
  facts: MessageFacts,
): Message {
  const { channel, preferences } = address;
  const { name } = facts.table;
  const decision = items.flatMap(({ about }) => ('decision' in about ? [about.decision] : []))[0];
  return {
    language: preferences.language,
    subject: subjectOf(w, items, name),
    parts: items.map((item) => createPart(w, item, address, facts)),
    foot: channel === 'mail' ? [w.foot.why(name), w.foot.secret] : [],
    link: { label: decision === undefined ? w.link.table : w.link.decide, url: facts.url(decision) },
    stop: channel === 'mail' ? { label: w.foot.stop, url: facts.stopUrl } : undefined,
  };
}

/**
 * Creates a message for a place everyone reads: events, and the names of pending seats. Their questions stay private.
 */
function tableMessage(
  w: NotifyWords,
  items: readonly NotificationItem[],
  address: Address,
  facts: MessageFacts,
): Message {
  const { language } = address.preferences;
  const { name } = facts.table;
  const waits = items.flatMap(({ about }) => ('decision' in about ? [about] : []));
  const seats = waits.flatMap(({ kind, seat }) => (kind === 'keeper' ? [] : [seat]));
  const news = items.filter(({ about }) => !('decision' in about));
  const players = [...new Set(seats)].sort((a, b) => a - b).map(facts.seatName);
  const keeper = waits.some(({ kind }) => kind === 'keeper') ? [facts.keeperName] : [];
  const names = new Intl.ListFormat(language).format([...players, ...keeper]);
  const waiting = waits.length > 0 ? [{ text: w.part.turnOf(names) }] : [];
  return {
    language,
    subject: news.length === 0 ? w.subject.turnOf(name, names) : subjectOf(w, news, name),
    parts: [...news.map((item) => createPart(w, item, address, facts)), ...(news.length === 0 ? [] : waiting)],
    foot: [],
    link: { label: w.link.table, url: facts.url() },
    stop: undefined,
  };
}

function isAbout(about: NotificationItem['about'], decisions: ReadonlySet<string>): boolean {
  return 'decision' in about && decisions.has(about.decision);
}

function subjectOf(w: NotifyWords, items: readonly NotificationItem[], table: string): string {
  const kinds = new Set(items.map(({ about }) => about.kind));
  const waiting = items.filter(({ about }) => 'decision' in about).length;
  if (kinds.has('reminder')) return w.subject.reminder(table);
  if (waiting > 0) return w.subject.waiting(table, waiting);
  const [only, more] = kinds;
  if (more !== undefined || only === undefined) return w.subject.news(table);
  if (only === 'began' || only === 'ended' || only === 'digest' || only === 'void' || only === 'test')
    return w.subject[only](table);
  return w.subject.news(table);
}

function createPart(w: NotifyWords, { about }: NotificationItem, address: Address, facts: MessageFacts): MessagePart {
  switch (about.kind) {
    case 'turn':
    case 'poll':
    case 'undo':
    case 'keeper':
    case 'reminder':
      return decisionPart(w, about.kind, about.decision, 'due' in about ? about.due : undefined, address, facts);
    case 'digest': {
      const markdown = facts.digestAt(about.number);
      return markdown === undefined ? { text: w.part.digest } : { heading: w.part.digest, markdown };
    }
    case 'joined':
      return { text: w.part.joined(about.name) };
    case 'talk':
      return { heading: w.part.message(about.name), markdown: about.text };
    case 'void':
      return { text: w.part.void(about.why) };
    case 'proposal': {
      const { seat, change, due } = about;
      const what = facts.changeText(change);
      const when = localTime(address.preferences, due);
      return { heading: w.part.proposal(facts.seatName(seat)), text: `${what}\n${w.part.vote(when)}` };
    }
    case 'changed': {
      const { change, failed, seat } = about;
      const what = facts.changeText(change);
      if (failed === undefined || seat === undefined) return { heading: w.part.changed, text: what };
      const note = { what: 'proposal-failed', seat, change, result: failed } as const;
      return { text: `${w.part.note(note, facts.seatName)}\n${what}` };
    }
    case 'began':
    case 'ended':
    case 'test':
      return { text: w.part[about.kind] };
    case 'confirm':
    case 'recover':
      return {};
  }
}

function decisionPart(
  w: NotifyWords,
  kind: 'turn' | 'poll' | 'undo' | 'keeper' | 'reminder',
  decision: string,
  due: number | undefined,
  address: Address,
  facts: MessageFacts,
): MessagePart {
  const asked = facts.decisions.find((item) => item.decision === decision);
  const when = due === undefined ? '' : w.part.due(localTime(address.preferences, due));
  const text = [asked?.question, when, asked?.answers.length ? w.part.answers : undefined].filter(Boolean).join('\n');
  const answers = asked?.answers ?? [];
  const list = answers.length > MAX_ANSWERS ? [...answers.slice(0, MAX_ANSWERS), '…'] : answers;
  return {
    heading: w.part[kind],
    ...(text && { text }),
    ...(list.length > 0 && { list }),
    link: { label: w.link.decide, url: facts.url(decision) },
  };
}

function confirmation(language: string, w: NotifyWords, facts: MessageFacts): Message {
  const { heading, text, link, otherwise } = w.confirm;
  return {
    language,
    subject: w.subject.confirm,
    parts: [{ text: heading(facts.table.name) }, { text, link: { label: link, url: facts.confirmUrl } }],
    foot: [otherwise],
    link: { label: link, url: facts.confirmUrl },
    stop: undefined,
  };
}

function recovery(language: string, w: NotifyWords, facts: MessageFacts): Message {
  const links = facts.recovered.map(({ table, seat, url }) => ({
    heading: `${table}: ${seat}`,
    link: { label: w.link.table, url },
  }));
  return {
    language,
    subject: w.subject.recover,
    parts: [{ text: w.recover.text }, ...links, { text: w.recover.keep }],
    foot: [w.recover.otherwise],
    link: undefined,
    stop: undefined,
  };
}

/** True if the address wants this subject. */
export function wants({ preferences }: Address, about: NotificationItem['about']): boolean {
  const matter = kindOf(about);
  return matter === undefined || !preferences.without.includes(matter);
}
