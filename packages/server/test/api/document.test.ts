/** The OpenAPI document: a client generated from it can play, and its statements are right. */
import { BOXES } from '@vigil/content';
import type { ChatMessage, TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';
import { DocumentClient, type OpenApiDocument } from './document-client.js';

let server: TestServer;
let client: DocumentClient;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await TestServer.start({}, undefined, (app, storage) =>
    Notify.open(
      storage,
      SYSTEM_ENVIRONMENT,
      notifySettings({ VIGIL_URL: 'https://vigil.example' }, ''),
      createTableReader(app),
      (...all) => server.reportedErrors.push(all),
    ),
  );
  client = await DocumentClient.open(server.url);
  document = (await server.ask<OpenApiDocument>('GET', '/openapi.json')).body;
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

/** All operations of the document. */
const operations = () => [...client.schemas.operations.values()].map(({ operation }) => operation);

/** Creates a table as a client: returns the token of each link. */
async function startTable(
  game: 'arkham' | 'haunt',
  investigators: readonly string[],
  packs: readonly string[] = ['base'],
): Promise<TestTable> {
  const setup = { investigators, ancientOne: 'random', packs };
  const body = { name: 'Document', game, setup, settings: { pace: 'live' } };
  const table = await client.call<TestTable>('createTable', { body });
  for (const [seat, token] of table.seats.entries()) {
    const body = { seat, name: `Client ${seat}` };
    await client.call('claimSeat', { params: { id: table.id }, body, token });
  }
  await client.call('beginGame', { params: { id: table.id }, body: { key: newKey() }, token: table.host });
  return table;
}

/** Plays a table by the document's operations until it ends or reaches a number of answers. */
async function playTable({ id, seats, host }: TestTable, maxAnswers: number, player = client): Promise<TableUpdate> {
  let since = 0;
  for (let count = 0; ; count++) {
    const game = await player.call<TableUpdate>('getGame', { params: { id, since }, token: host });
    since = game.number;
    const [decision] = game.decisions;
    if (game.outcome || !decision || count >= maxAnswers) return game;
    const seat = decision.by[0] as number;
    const body = { decision: decision.id, option: decision.options[0]?.id, mark: decision.mark, key: newKey() };
    await player.call('answer', { params: { id }, body, token: seats[seat] ?? '' });
  }
}

describe('the OpenAPI document', () => {
  it('has a name for every operation, and a schema that is not empty for every request and reply', () => {
    const all = operations();
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(40);
    const empty = all.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part?.content ?? {}).flatMap(({ schema }) =>
          Object.keys(schema).length === 0 ? [operationId] : [],
        ),
      ),
    );
    expect(empty).toEqual([]);
  });

  it('gives an example of every request and every small reply, which matches its schema', () => {
    const faults = operations().flatMap((operation) => {
      const { operationId, requestBody, responses } = operation;
      const name = /schemas\/(\w+)/.exec(JSON.stringify(requestBody?.content ?? {}))?.[1] ?? '';
      const schema = document.components.schemas[name] as { readonly example?: unknown } | undefined;
      const sent = requestBody && (schema?.example === undefined ? `${operationId}: no example` : undefined);
      const reply = responses['200']?.content['application/json']?.example;
      return [
        sent ?? '',
        requestBody ? client.schemas.requestFaults(operation, schema?.example) : '',
        reply === undefined ? '' : client.schemas.replyFaults(operation, 200, reply),
      ].filter((fault) => fault !== '');
    });
    expect(faults).toEqual([]);
    const examples = operations().filter(({ responses }) => responses['200']?.content['application/json']?.example);
    expect(examples.length).toBeGreaterThan(20);
  });

  it.each([
    ['arkham', ['kate-winthrop']],
    ['haunt', ['bob-jenkins', 'harvey-walters']],
  ] as const)(
    'is enough for a client to play a whole game of %s',
    async (game, investigators) => {
      const table = await startTable(game, investigators);
      const { id, host } = table;
      const lastGame = await playTable(table, 5_000);
      expect(lastGame.outcome).toBeDefined();
      const params = { id };
      for (const read of ['getTable', 'getChronicle', 'getDigests', 'exportTable', 'getTalk', 'getChronicleAsMd'])
        await client.call(read, { params, token: host });
      await client.call('getPast', { params: { ...params, at: 3 }, token: host });
    },
    120_000,
  );

  it('describes games with every expansion', async () => {
    const packs = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
    const table = await startTable('arkham', ['random', 'random', 'random'], packs);
    // Expansions have house rules and events of their own.
    const game = await playTable(table, 150, await DocumentClient.open(server.url, false));
    // Some end early.
    expect(game.outcome !== undefined || game.answers > 100).toBe(true);
  }, 120_000);

  it('describes a table between games: settings, roles, plans, chat, undo, addresses', async () => {
    const table = await startTable('arkham', ['kate-winthrop', 'joe-diamond']);
    const { id, host, seats } = table;
    const [one = '', other = ''] = seats;
    const { answers, number } = await playTable(table, 1);
    const withToken = (token: string, body?: unknown, more: object = {}) => ({ params: { id, ...more }, body, token });
    await client.call('undo', withToken(one, { to: answers - 1, seen: number, key: newKey() }));
    await client.call('changeSettings', withToken(host, { settings: { deadline: 72 }, key: newKey() }));
    await client.call('propose', withToken(one, { seat: 0, change: { kind: 'settings', settings: { undo: 'free' } } }));
    const { proposals } = await client.call<TableInfo>('getTable', withToken(other));
    const proposal = proposals[0]?.id ?? '';
    await client.call('voteOnProposal', withToken(other, { seat: 1, yes: true }, { proposal }));
    await client.call('passRole', withToken(host, { role: 'host', to: 0, key: newKey() }));
    await client.call('say', withToken(one, { seat: 0, text: 'I take the *gate*.', key: newKey() }));
    expect(await client.call<ChatMessage[]>('getTalk', withToken(one))).toHaveLength(1);
    const orders = [{ order: 'clues', upTo: 1 }];
    await client.call('setOrders', withToken(one, { orders }, { seat: 0 }));
    await client.call('setDraft', withToken(one, { draft: { text: 'Night falls.' } }, { seat: 0 }));
    await client.call('setAway', withToken(one, { away: { from: 1, until: 86_400_001 } }, { seat: 0 }));
    const plan = { intents: [{ do: 'go', to: 'easttown' }] };
    await client.call('getPlanCosts', withToken(one, { plan }, { seat: 0 }));
    await client.call('setPlan', withToken(one, { plan }, { seat: 0 }));
    expect(await client.call('getSeatSettings', withToken(one, undefined, { seat: 0 }))).toMatchObject({ orders });
    await client.call('createLink', withToken(one, { role: 'spectator' }));
    const feed = await client.call<{ id: string }>('addAddress', withToken(one, { channel: 'feed' }));
    await client.call('changeAddress', withToken(one, { preferences: { when: 'daily' } }, { address: feed.id }));
    expect(await client.call('listAddresses', withToken(one))).toHaveLength(1);
    await client.call('removeAddress', withToken(one, undefined, { address: feed.id }));
    await client.call('getPushKey');
    const links = [{ table: id, token: one }];
    expect(await client.call('listOwnTables', { body: { links } })).toMatchObject({ tables: [{ id }] });
    await client.call('closeTable', withToken(one));
  });
});
