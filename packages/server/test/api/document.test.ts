/** The OpenAPI document: a client made from it alone plays, and everything it says is true. */
import { BOXES } from '@vigil/content';
import type { ChatMessage, TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { newKey, TestServer, type TestTable } from '../tables/test-server.js';
import { DocumentClient, type OpenApiDocument } from './document-client.js';

let served: TestServer;
let client: DocumentClient;
let described: OpenApiDocument;
beforeAll(async () => {
  served = await TestServer.start({}, undefined, (app, storage) =>
    Notify.open(
      storage,
      SYSTEM_ENVIRONMENT,
      notifySettings({ VIGIL_URL: 'https://vigil.example' }, ''),
      createTableReader(app),
      (...all) => served.reportedErrors.push(all),
    ),
  );
  client = await DocumentClient.open(served.url);
  described = (await served.ask<OpenApiDocument>('GET', '/openapi.json')).body;
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

/** All operations of the document. */
const operations = () => [...client.schemas.operations.values()].map(({ it }) => it);

/** A table that a client made: each link with its token. */
async function newTable(
  game: 'arkham' | 'haunt',
  investigators: readonly string[],
  packs: readonly string[] = ['base'],
): Promise<TestTable> {
  const setup = { investigators, ancientOne: 'random', packs };
  const body = { name: 'Document', game, setup, settings: { pace: 'live' } };
  const made = await client.call<TestTable>('createTable', { body });
  for (const [seat, token] of made.seats.entries()) {
    const body = { seat, name: `Client ${seat}` };
    await client.call('claimSeat', { params: { id: made.id }, body, token });
  }
  await client.call('beginGame', { params: { id: made.id }, body: { key: newKey() }, token: made.host });
  return made;
}

/** Plays a table by the document's operations until it is over or so many answers are given. */
async function playOn({ id, seats, host }: TestTable, most: number, by = client): Promise<TableUpdate> {
  let since = 0;
  for (let given = 0; ; given++) {
    const game = await by.call<TableUpdate>('getGame', { params: { id, since }, token: host });
    since = game.number;
    const [decision] = game.decisions;
    if (game.outcome || !decision || given >= most) return game;
    const seat = decision.by[0] as number;
    const body = { decision: decision.id, option: decision.options[0]?.id, mark: decision.mark, key: newKey() };
    await by.call('answer', { params: { id }, body, token: seats[seat] ?? '' });
  }
}

describe('the OpenAPI document', () => {
  it('has a name for every operation, a schema for every request and reply, and none that says nothing', () => {
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

  it('gives an example of every request and of every small reply, each as its schema says', () => {
    const faults = operations().flatMap((operation) => {
      const { operationId, requestBody, responses } = operation;
      const name = /schemas\/(\w+)/.exec(JSON.stringify(requestBody?.content ?? {}))?.[1] ?? '';
      const schema = described.components.schemas[name] as { readonly example?: unknown } | undefined;
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
      const made = await newTable(game, investigators);
      const { id, host } = made;
      const end = await playOn(made, 5_000);
      expect(end.outcome).toBeDefined();
      const params = { id };
      for (const read of ['getTable', 'getChronicle', 'getDigests', 'exportTable', 'getTalk', 'getChronicleAsMd'])
        await client.call(read, { params, token: host });
      await client.call('getPast', { params: { ...params, at: 3 }, token: host });
    },
    120_000,
  );

  it('describes games with every expansion', async () => {
    const packs = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
    const made = await newTable('arkham', ['random', 'random', 'random'], packs);
    // Expansions have house rules and events of their own.
    const game = await playOn(made, 150, await DocumentClient.open(served.url, false));
    // Some end early.
    expect(game.outcome !== undefined || game.answers > 100).toBe(true);
  }, 120_000);

  it('describes a table between games: settings, roles, plans, chat, undo, addresses', async () => {
    const made = await newTable('arkham', ['kate-winthrop', 'joe-diamond']);
    const { id, host, seats } = made;
    const [one = '', other = ''] = seats;
    const { answers, number } = await playOn(made, 1);
    const of = (token: string, body?: unknown, more: object = {}) => ({ params: { id, ...more }, body, token });
    await client.call('undo', of(one, { to: answers - 1, seen: number, key: newKey() }));
    await client.call('changeSettings', of(host, { settings: { deadline: 72 }, key: newKey() }));
    await client.call('propose', of(one, { seat: 0, change: { kind: 'settings', settings: { undo: 'free' } } }));
    const { proposals } = await client.call<TableInfo>('getTable', of(other));
    const proposal = proposals[0]?.id ?? '';
    await client.call('voteOnProposal', of(other, { seat: 1, yes: true }, { proposal }));
    await client.call('passRole', of(host, { role: 'host', to: 0, key: newKey() }));
    await client.call('say', of(one, { seat: 0, text: 'I take the *gate*.', key: newKey() }));
    expect(await client.call<ChatMessage[]>('getTalk', of(one))).toHaveLength(1);
    const orders = [{ order: 'clues', upTo: 1 }];
    await client.call('setOrders', of(one, { orders }, { seat: 0 }));
    await client.call('setDraft', of(one, { draft: { text: 'Night falls.' } }, { seat: 0 }));
    await client.call('setAway', of(one, { away: { from: 1, until: 86_400_001 } }, { seat: 0 }));
    const plan = { intents: [{ do: 'go', to: 'easttown' }] };
    await client.call('getPlanCosts', of(one, { plan }, { seat: 0 }));
    await client.call('setPlan', of(one, { plan }, { seat: 0 }));
    expect(await client.call('getSeatSettings', of(one, undefined, { seat: 0 }))).toMatchObject({ orders });
    await client.call('createLink', of(one, { role: 'spectator' }));
    const feed = await client.call<{ id: string }>('addAddress', of(one, { channel: 'feed' }));
    await client.call('changeAddress', of(one, { preferences: { when: 'daily' } }, { address: feed.id }));
    expect(await client.call('listAddresses', of(one))).toHaveLength(1);
    await client.call('removeAddress', of(one, undefined, { address: feed.id }));
    await client.call('getPushKey');
    const links = [{ table: id, token: one }];
    expect(await client.call('listOwnTables', { body: { links } })).toMatchObject({ tables: [{ id }] });
    await client.call('closeTable', of(one));
  });
});
