import { createPostWords, voidText } from '@vigil/table';
import type { NotifyWords } from './words.js';

const POST = createPostWords('en');

export const EN: NotifyWords = {
  subject: {
    waiting: (table, n) => (n === 1 ? `${table}: it is your turn` : `${table}: ${n} decisions wait for you`),
    reminder: (table) => `${table}: they are waiting for you`,
    turnOf: (table, names) => `${table}: waiting for ${names}`,
    news: (table) => `${table}: news from the table`,
    began: (table) => `${table}: the game has begun`,
    ended: (table) => `${table}: the game is over`,
    digest: (table) => `${table}: what happened this turn`,
    void: (table) => `${table}: your plan is void`,
    test: (table) => `${table}: a test`,
    confirm: 'May Vigil write to this address?',
    recover: 'Your tables',
  },
  part: {
    turnOf: (names) => `Waiting for ${names}.`,
    turn: 'It is your turn',
    poll: 'The table decides together, and your vote is asked for',
    undo: 'Somebody asks to take answers back',
    keeper: 'The table waits for you, its keeper',
    reminder: 'A decision still waits for you',
    due: (when) => `It falls due on ${when}. After that, what the table agreed on for the absent is done.`,
    answers: 'What can be answered:',
    began: 'The game has begun.',
    ended: 'The game is over.',
    digest: 'What happened this turn',
    void: (why) => voidText(POST, why),
    joined: (name) => `${name} has sat down at the table.`,
    said: (name) => `${name} spoke to you:`,
    test: 'This is a test: messages from the table arrive here.',
  },
  confirm: {
    heading: (table) => `Somebody at the table “${table}” gave this address, to be told there when it is their turn.`,
    text: 'If that was you, confirm it. Nothing else is sent before you do. The link is good for two days.',
    link: 'Confirm this address',
    otherwise: 'If it was not you, there is nothing to do: forget this message.',
  },
  recover: {
    text: 'Somebody asked for the tables at which this address is confirmed. These are new links to them:',
    keep: 'Whoever has a link plays that seat: pass none of them on.',
    otherwise: 'If it was not you, forget this message: only you have these links.',
  },
  link: { decide: 'Decide', table: 'To the table' },
  foot: {
    why: (table) => `You are told this because this address was confirmed at the table “${table}”.`,
    stop: 'No more messages',
    secret: 'The links above are your key to the seat: pass none of them on.',
  },
  seat: { seat: (n) => `Seat ${n}`, keeper: 'Keeper', theKeeper: 'the keeper' },
  page: {
    confirm: (address, table) => `May Vigil write to ${address} when something happens at the table “${table}”?`,
    doConfirm: 'Yes, write to me',
    confirmed: 'The address is confirmed. From now on you are told when it is your turn.',
    stop: (address, table) => `Shall nothing more be sent to ${address} from the table “${table}”?`,
    doStop: 'Send nothing more',
    stopped: 'Nothing more is sent there. At the table it can be switched on again.',
    gone: 'This link is no longer good.',
    back: 'Back to the table',
  },
  feed: { seat: (table, name) => `${table}: ${name}`, table: (table) => table },
};
