/** Lines of the terminal about the others at an online table: changes, missed deadlines, faster answers. */
import { loadBoxes } from '@vigil/content';
import { Host, type LogEntry, openGame, type ServerMessage, type TableInfo, type TableUpdate } from '@vigil/table';
import { expect, it } from 'vitest';
import { OnlineHost } from '../src/online/online-host.js';
import { RefusalError, type ServerClient } from '../src/online/server.js';
import { createWords } from '../src/terminal/language.js';

const SEATS = [{ name: 'Anna' }, { name: 'Ben' }];

/** A terminal at seat 0 of a table whose server is a pretence, and the lines it prints. */
async function atTable(language: 'en' | 'de' = 'en') {
  const opened = await openGame('arkham', await loadBoxes(['base']));
  const setup = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
  const game = Host.start(opened, setup, 'notes').update();
  const update = (number: number, logEntries: readonly LogEntry[] = []): TableUpdate => ({
    ...game,
    decisions: game.decisions.map((decision) => ({ ...decision, mark: '00000000' })),
    number,
    logEntries,
    from: undefined,
    waits: [],
    polls: [],
    undoRequest: undefined,
    plans: [],
  });
  let onMessage: (message: ServerMessage) => void = () => {};
  let refusal: unknown;
  const server = {
    request: async (method: string) => {
      if (method === 'GET') return update(1);
      throw refusal;
    },
    listen: async (_: unknown, receive: typeof onMessage) => {
      onMessage = receive;
    },
  } as unknown as ServerClient;
  const info = { you: { seats: [] as number[], host: false, keeper: false }, seats: SEATS } as unknown as TableInfo;
  const words = await createWords(language, { id: 'arkham', content: opened.content });
  const host = await OnlineHost.join(server, info, opened.content, words);
  const lines: string[] = [];
  await host.listen({ update: () => {}, chatMessage: () => {}, note: (line) => lines.push(line) });
  return {
    host,
    lines,
    decision: update(1).decisions[0]!,
    receive: (entries: readonly Partial<LogEntry>[]) =>
      onMessage({
        say: 'update',
        update: update(
          2,
          entries.map((entry, i) => ({ number: i, at: 0, answers: 0, ...entry }) as LogEntry),
        ),
      }),
    refuse: (with_: unknown) => {
      refusal = with_;
    },
  };
}

it('changed settings and roles are told, with the authority for them', async () => {
  const { receive, lines } = await atTable();
  receive([
    {
      kind: 'settings',
      by: 'host',
      name: 'Dora',
      change: { kind: 'settings', settings: { deadline: 24, absence: 'bot' } },
    },
    { kind: 'role', by: 'vote', seat: 1, agreed: [0, 1], change: { kind: 'role', role: 'keeper', to: 1 } },
  ]);
  expect(lines).toEqual([
    '(New settings, set by Dora: 24 hours to answer; if time runs out, a bot plays.)',
    '(Ben is now the keeper, by vote (Anna and Ben).)',
  ]);
});

it('a missed deadline, those who voted and the person who answered are told', async () => {
  const { receive, lines } = await atTable();
  receive([
    { kind: 'answer', by: 'stand-in', seat: 0, actor: 1, name: 'Ben', missed: Date.UTC(2026, 9, 1, 12) },
    { kind: 'answer', by: 'poll', seat: 0, agreed: [0, 1] },
  ]);
  expect(lines[0]).toMatch(/^\(Ben for Kate Winthrop, who is absent · deadline Oct 1, 2026, .+ missed\)$/);
  expect(lines[1]).toBe('(by vote: Anna and Ben)');
});

it('an answer that came too late says who was faster, and how [BOX-60]', async () => {
  for (const [language, phrase] of [
    ['en', 'Ben was faster: '],
    ['de', 'Ben war schneller: '],
  ] as const) {
    const { host, lines, decision, refuse } = await atTable(language);
    const option = decision.options[0]?.id ?? '';
    const stale = { code: 'stale', why: 'Gone.' } as const;
    refuse(
      new RefusalError({ ...stale, answered: { decision: decision.id, option, seat: 1, by: 'seat', name: 'Ben' } }),
    );
    host.answer(decision.id, option);
    await host.others.whenSent();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(phrase);
    expect(lines[0]?.length).toBeGreaterThan(phrase.length + 2);
    // Without what came first, the server's own sentence is shown.
    refuse(new RefusalError(stale));
    host.answer(decision.id, option);
    await host.others.whenSent();
    expect(lines[1]).toBe(language === 'en' ? 'Gone.' : 'Die Stellung hat sich geändert. Bitte neu wählen.');
  }
});
