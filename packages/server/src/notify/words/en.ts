import { createPostWords, voidText } from '@vigil/table';
import type { NotifyWords } from './words.js';

const POST = createPostWords('en');

export const EN: NotifyWords = {
  subject: {
    waiting: (table, n) => (n === 1 ? `${table}: it is your turn` : `${table}: ${n} decisions are waiting for you`),
    reminder: (table) => `${table}: reminder, it is your turn`,
    turnOf: (table, names) => `${table}: waiting for ${names}`,
    news: (table) => `${table}: news from the table`,
    began: (table) => `${table}: the game has begun`,
    ended: (table) => `${table}: the game is over`,
    digest: (table) => `${table}: what happened this turn`,
    void: (table) => `${table}: your plan is void`,
    test: (table) => `${table}: test message`,
    confirm: 'Confirm your email address',
    recover: 'Your tables',
  },
  part: {
    turnOf: (names) => `Waiting for ${names}.`,
    turn: 'It is your turn',
    poll: 'The table is voting: please cast your vote',
    undo: 'A player asks to undo answers',
    keeper: 'The table is waiting for you as the keeper',
    reminder: 'A decision is still waiting for you',
    due: (when) => `Due: ${when}. After that, the table’s rule for absent players applies.`,
    answers: 'Your options:',
    began: 'The game has begun.',
    ended: 'The game is over.',
    digest: 'What happened this turn',
    void: (why) => voidText(POST, why),
    joined: (name) => `${name} has joined the table.`,
    said: (name) => `Message from ${name}:`,
    test: 'This is a test. Messages from the table will arrive here.',
  },
  confirm: {
    heading: (table) => `Someone at the table “${table}” asked for notifications to this address.`,
    text: 'If that was you, confirm the address. Nothing else is sent until you do. The link is valid for two days.',
    link: 'Confirm this address',
    otherwise: 'If it was not you, ignore this message.',
  },
  recover: {
    text: 'Someone asked for links to the tables of this address. Here are new ones:',
    keep: 'Anyone who has a link can play that seat. Do not share them.',
    otherwise: 'If it was not you, ignore this message. Only you have these links.',
  },
  link: { decide: 'Decide now', table: 'Go to the table' },
  foot: {
    why: (table) => `You receive this because this address was confirmed at the table “${table}”.`,
    stop: 'Unsubscribe',
    secret: 'The links above give access to your seat. Do not share them.',
  },
  seat: { seat: (n) => `Seat ${n}`, keeper: 'Keeper', theKeeper: 'the keeper' },
  page: {
    confirm: (address, table) => `Send notifications from the table “${table}” to ${address}?`,
    doConfirm: 'Confirm address',
    confirmed: 'The address is confirmed. You will be notified when it is your turn.',
    stop: (address, table) => `Stop notifications from the table “${table}” to ${address}?`,
    doStop: 'Stop notifications',
    stopped: 'Notifications are off. You can turn them on again at the table.',
    gone: 'This link is no longer valid.',
    back: 'Back to the table',
  },
  feed: { seat: (table, name) => `${table}: ${name}`, table: (table) => table },
};
