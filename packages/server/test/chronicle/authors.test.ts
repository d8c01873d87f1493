/** Authors of decisions in the chronicle: the persons behind a stand-in, a keeper and a vote; missed deadlines. */
import type { AnswerAuthor, AnswerSource, TableEvent } from '@vigil/table';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type ChronicleLanguage,
  chronicleHtml,
  createChronicle,
  formatChronicle,
  loadChronicleLanguage,
} from '../../src/chronicle/index.js';
import type { EntryRow } from '../../src/storage/rows.js';
import { ARKHAM_SETUP, type PlayedGame, playGame } from './play-game.js';

const SETUP = { ...ARKHAM_SETUP, houseRules: { mythosDriver: 'keeper' } };
let table: PlayedGame;
let readers: Record<'en' | 'de', ChronicleLanguage>;
beforeAll(async () => {
  table = await playGame('arkham', SETUP, 'authors', { turn: 4 });
  readers = {
    en: await loadChronicleLanguage('en', 'arkham', table.opened.content),
    de: await loadChronicleLanguage('de', 'arkham', table.opened.content),
  };
});

const write = (language: 'en' | 'de', changed: Partial<PlayedGame> = {}) =>
  formatChronicle(readers[language], createChronicle(readers[language], { ...table, ...changed }), 'markdown');

/** The entries with another author of the answer in the middle. */
function entriesBy(by: AnswerSource, author: AnswerAuthor): readonly EntryRow[] {
  const answers = table.entries.filter(({ body, events }) => body.kind === 'answer' && events.length > 0);
  const { number } = answers[Math.floor(answers.length / 2)] ?? { number: 0 };
  return table.entries.map((entry) =>
    entry.number === number && entry.body.kind === 'answer'
      ? { ...entry, seat: 0, body: { ...entry.body, by, ...author } }
      : entry,
  );
}

describe('the chronicle names', () => {
  test.each([
    ['stand-in', { actor: 1, name: 'Ben' }, 'Sister Mary (Ben) answers for Leo Anderson, who is absent.'],
    [
      'stand-in',
      { actor: 1, name: 'Ben', missed: 5 },
      'Sister Mary (Ben) answers for Leo Anderson, who missed the deadline.',
    ],
    ['keeper', { name: 'Dora' }, 'The keeper (Dora) answers for Leo Anderson.'],
    [
      'keeper',
      { actor: 1, name: 'Ben', missed: 5 },
      'The keeper (Ben) answers for Leo Anderson, who missed the deadline.',
    ],
    ['absence', { missed: 5 }, 'Leo Anderson missed the deadline: the table’s rule for absent players applies.'],
    ['bot', { missed: 5 }, 'A bot answers for Leo Anderson, who missed the deadline.'],
    ['poll', { agreed: [0, 2] }, 'Leo Anderson and Amanda Sharpe decide together.'],
    ['poll', { agreed: [2] }, 'The vote of Amanda Sharpe decides.'],
    ['poll', {}, 'All players decide together.'],
  ] as const)('the person behind an answer by %s %j [PBP-24, PBP-25, BOX-57]', (by, author, phrase) => {
    expect(write('en', { entries: entriesBy(by, author) })).toContain(phrase);
    const german = write('de', { entries: entriesBy(by, author) });
    expect(german).not.toMatch(/⟦|undefined/);
    if ('name' in author) expect(german).toContain(`(${author.name})`);
    if ('missed' in author) expect(german).toContain('Frist verpasst');
  });

  test('those who voted for changed settings, and the new holder of a role', () => {
    const last = table.entries.at(-1);
    if (!last) throw new Error('no entry');
    const entries: readonly EntryRow[] = [
      ...table.entries,
      {
        ...last,
        number: last.number + 1,
        events: [],
        body: { kind: 'settings', settings: { deadline: 24 }, by: 'vote', name: 'Anna', agreed: [0, 1] },
      },
      {
        ...last,
        number: last.number + 2,
        events: [],
        body: { kind: 'role', role: 'host', to: 1, toName: 'Benjamin', by: 'host', name: 'Dora' },
      },
    ];
    expect(write('en', { entries })).toContain('New settings, agreed by vote (Anna and Ben): 24 hours to answer.');
    expect(write('en', { entries })).toContain('Benjamin is now the host, by decision of Dora.');
    expect(write('de', { entries })).toContain('gemeinsam beschlossen (Anna und Ben): 24 Stunden Antwortfrist.');
  });
});

test('a Mythos has one heading, and the keeper who begins it is told once, not as an answer for the first player', () => {
  const entries = table.entries.map((entry): EntryRow => {
    const { body } = entry;
    return body.kind === 'answer' && body.option === 'begin'
      ? { ...entry, body: { ...body, by: 'keeper', name: 'Dora' } }
      : entry;
  });
  const text = write('en', { entries });
  const drawn = table.entries.flatMap(({ events }) => events.filter(({ event }) => event.type === 'mythos'));
  expect(drawn.length).toBeGreaterThan(2);
  expect(text.match(/^### Mythos/gm)).toHaveLength(drawn.length);
  expect(text.match(/The keeper \(Dora\) begins the Mythos\./g)).toHaveLength(1);
  expect(text).not.toContain('answers for');
  const html = chronicleHtml(readers.en, createChronicle(readers.en, { ...table, entries }));
  expect(html.match(/<h[34]>Mythos/g)).toHaveLength(drawn.length);
});

test('a table that was closed ends so, and one that goes on does not', () => {
  const closed = 'The table was closed here, and the game was left unfinished.';
  const ends = (status: 'closed' | 'playing') => {
    const changed = { table: { ...table.table, status, outcome: undefined } };
    return [write('en', changed), chronicleHtml(readers.en, createChronicle(readers.en, { ...table, ...changed }))];
  };
  for (const text of ends('closed')) expect(text).toContain(closed);
  for (const text of ends('closed')) expect(text).not.toContain('The story so far.');
  for (const text of ends('playing')) expect(text).toContain('The story so far.');
});

test('trophies that are given up together share a sentence, and a roll for a card says what it is for', () => {
  const { content } = table.opened;
  const [first = '', second = ''] = content.tokens.keys();
  const opened = table.entries.flatMap(({ events }) => events).find(({ event }) => event.type === 'gateOpened');
  const gate = opened?.event.type === 'gateOpened' ? opened.event.marker : '';
  const last = table.entries.at(-1);
  const template = table.entries.flatMap(({ events }) => events).at(-1);
  if (!last || !template) throw new Error('no entry');
  const event = (one: TableEvent['event']): TableEvent => ({ ...template, event: one });
  const entries: readonly EntryRow[] = [
    ...table.entries,
    {
      ...last,
      number: last.number + 1,
      events: [
        event({ type: 'trophyGivenUp', seat: 0, monster: first }),
        event({ type: 'trophyGivenUp', seat: 0, monster: second }),
        event({ type: 'trophyGivenUp', seat: 0, gate }),
        event({ type: 'rolled', seat: 1, dice: [3], successes: 0, faces: true, from: 'blessing' }),
      ],
    },
  ];
  const text = write('en', { entries });
  expect(text).toMatch(/Leo Anderson gives up 3 trophies: [^.]+ and the gate to [^.]+\./);
  expect(text).not.toContain('gives up a trophy');
  expect(text).toMatch(/\(Roll for [^:]+, Sister Mary: 3\)/);
  expect(write('de', { entries })).toMatch(/gibt 3 Trophäen ab: .+ und das Tor /);
});
