/** Compares docs/api.md with the interface: addresses, links, names of types, examples. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadBoxes } from '@vigil/content';
import { arkhamRulesOf, contentOfBoxes, vocabularyOf } from '@vigil/rules';
import { type OrderContext, readOrders, readPlan } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTableReader, Notify, notifySettings, SYSTEM_ENVIRONMENT } from '../../src/index.js';
import { TestServer } from '../tables/test-server.js';

const FILE = fileURLToPath(new URL('../../../../docs/api.md', import.meta.url));
const TEXT = readFileSync(FILE, 'utf8');
/** Reads one of the sources that define the values of `void`, `but` and the like. */
const readSource = (path: string) => readFileSync(resolve(dirname(FILE), '..', path), 'utf8');

let server: TestServer;
interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
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
  document = (await server.ask<OpenApiDocument>('GET', '/openapi.json')).body;
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

describe('docs/api.md', () => {
  it('lists every address of the interface, and no other', () => {
    const addresses = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
    const list = TEXT.slice(TEXT.indexOf('## All addresses'));
    const named = [...list.matchAll(/^\| `([A-Z]+ \/[^`]*)` \|/gm)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(35);
    expect(named.toSorted()).toEqual(addresses.toSorted());
    // Addresses in the text before the list are among them.
    for (const [, method, path] of TEXT.matchAll(/^ {4}(GET|PUT|POST|PATCH|DELETE) +(?:\/api\/v1)(\/[^\s?]*)/gm)) {
      expect(addresses).toContain(`${method} ${path}`);
    }
  });

  it('refers only to files, types and schemas that exist', () => {
    for (const [, context = ''] of TEXT.matchAll(/\]\(([^)#]+)[^)]*\)/g)) {
      if (!/^https?:/.test(context)) expect(existsSync(join(dirname(FILE), context)), context).toBe(true);
    }
    const paths = [...TEXT.matchAll(/\b(?:packages|docs|examples)\/[\w./-]+\w/g)].map(([path]) => path);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(existsSync(resolve(dirname(FILE), '..', path)), path).toBe(true);
    const types = [...TEXT.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)+)`/g)].map(([, name]) => name);
    expect(types).toContain('TableUpdate');
    const known = `${readSource('packages/table/src/online/table-messages.ts')}${Object.keys(
      document.components.schemas,
    )
      .map((name) => `export type ${name} `)
      .join('\n')}`;
    for (const type of types) expect(known).toMatch(new RegExp(`export (type|interface) ${type}\\b`));
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(references.length).toBeGreaterThan(5);
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it('describes every refusal, every order and every reason why a plan is void', () => {
    const codesOf = (file: string, type: string) => {
      const text = readSource(file);
      const from = text.indexOf(type);
      expect(from).toBeGreaterThan(0);
      return [...text.slice(from, text.indexOf(';', from)).matchAll(/'([a-z-]+)'/g)].map(([, word]) => word);
    };
    const codes = codesOf('packages/table/src/online/table-messages.ts', 'readonly code:');
    const voidReasons = codesOf('packages/table/src/post/plan.ts', 'export type VoidReason');
    const orders = [...readSource('packages/table/src/post/order-kinds.ts').matchAll(/order: '([a-z-]+)'/g)].map(
      ([, kind]) => kind,
    );
    expect([codes.length, voidReasons.length, orders.length].every((n) => n > 6)).toBe(true);
    for (const word of [...codes, ...voidReasons, ...orders]) expect(TEXT).toContain(`\`${word}\``);
  });

  it('gives examples of orders and plans that the server accepts [PBP-10, PBP-26]', async () => {
    const boxes = await loadBoxes(['base']);
    const context = {
      content: contentOfBoxes(boxes),
      vocabulary: vocabularyOf(arkhamRulesOf(boxes)),
      view: { game: 'arkham', turn: 2, investigators: [{ seat: 0, place: 'downtown' }] },
    } as unknown as OrderContext;
    const [orders, plan] = [...TEXT.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
    expect(readOrders(orders, context.vocabulary)).toEqual(orders);
    expect(new Set(orders.map(({ order }: { order: string }) => order)).size).toBe(9);
    expect(readPlan(plan, 0, context)).toEqual({ ...plan, at: 'downtown' });
  });
});
