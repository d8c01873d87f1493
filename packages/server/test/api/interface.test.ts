import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from '../tables/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: unknown; readonly summary?: string }>>>
  >;
}

describe('the description of the interface', () => {
  it('is an OpenAPI 3.1 document with a summary of every address', async () => {
    const { body } = await server.ask<OpenApiDocument>('GET', '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, route]) => ({ path, method, ...route })),
    );
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ summary }) => !summary)).toEqual([]);
    expect(routes.filter(({ path }) => !path.startsWith('/api/v1/'))).toEqual([]);
  });

  it('is complete: it describes every part of an address, every reference resolves, and every shape has a known kind', async () => {
    const { body } = await server.ask<OpenApiDocument & { readonly components: unknown }>('GET', '/openapi.json');
    const faults: string[] = [];
    type Parameter = {
      readonly name: string;
      readonly in: string;
      readonly required?: boolean;
      readonly schema?: unknown;
    };
    type Route = {
      readonly parameters?: readonly Parameter[];
      readonly responses?: Readonly<Record<string, { readonly description?: string }>>;
      readonly requestBody?: { readonly content?: object };
    };
    for (const [path, methods] of Object.entries(body.paths)) {
      const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      if (new Set(parts).size < parts.length) faults.push(`${path}: one name twice`);
      for (const [method, route] of Object.entries(methods)) {
        const { parameters = [], responses = {}, requestBody } = route as Route;
        const place = `${method} ${path}`;
        const pathParameters = parameters.filter((one) => one.in === 'path');
        if (
          pathParameters
            .map(({ name }) => name)
            .sort()
            .join() !== parts.toSorted().join()
        )
          faults.push(`${place}: its parts`);
        if (pathParameters.some(({ required }) => required !== true))
          faults.push(`${place}: a part that may be missing`);
        if (parameters.some((one) => !one.schema || !['path', 'query'].includes(one.in)))
          faults.push(`${place}: shapes`);
        if (Object.keys(responses).some((status) => !/^([1-5]\d\d|default)$/.test(status)))
          faults.push(`${place}: status`);
        if (Object.values(responses).some(({ description }) => !description))
          faults.push(`${place}: says not what it gives`);
        if (method === 'get' && requestBody) faults.push(`${place}: has a body`);
        if (requestBody && !requestBody.content) faults.push(`${place}: an empty body`);
      }
    }
    const KINDS = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const checkSchema = (value: unknown, at: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { $ref, type, pattern, required, properties } = value as Record<string, unknown>;
      if (typeof $ref === 'string') {
        const resolved = $ref
          .slice(2)
          .split('/')
          .reduce<unknown>((in_, key) => Object(in_)[key], body);
        if (!$ref.startsWith('#/') || resolved === undefined) faults.push(`${at}: ${$ref}`);
      }
      const kinds = [type].flat().filter((one) => typeof one === 'string');
      if (
        /schema|items|properties/.test(at) &&
        kinds.some((one) => !KINDS.includes(one as string)) &&
        !/properties$/.test(at)
      )
        faults.push(`${at}: ${String(type)}`);
      if (typeof pattern === 'string') new RegExp(pattern, 'u');
      if (Array.isArray(required) && typeof properties === 'object')
        for (const name of required) if (!(name in Object(properties))) faults.push(`${at}: ${name} is nowhere`);
      for (const [key, inner] of Object.entries(value)) checkSchema(inner, `${at}/${key}`);
    };
    checkSchema(body, '');
    expect(faults).toEqual([]);
  });

  it('is right about addresses that need a link: they refuse requests without one', async () => {
    const { body } = await server.ask<OpenApiDocument>('GET', '/openapi.json');
    const table = await server.startTable();
    for (const [path, methods] of Object.entries(body.paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        if (!security) continue;
        const at = path
          .replace('/api/v1', '')
          .replace('{id}', table.id)
          .replaceAll(/\{\w+\}/g, '0');
        const { status, body: reply } = await server.ask(
          method.toUpperCase(),
          at,
          undefined,
          method === 'get' ? undefined : {},
        );
        expect([path, status]).toEqual([path, reply.refusal?.code === 'bad-request' ? 400 : 401]);
      }
    }
  });
});

describe('the events of a table over plain HTTP', () => {
  it('are the messages of the live connection, from the number that was seen last', async () => {
    const table = await server.startTable();
    await server.answerNext(table);
    const readStream = async (headers: Record<string, string>) => {
      const stop = new AbortController();
      const response = await fetch(`${server.url}/api/v1/tables/${table.id}/events`, {
        headers: { Authorization: `Bearer ${table.host}`, ...headers },
        signal: stop.signal,
      });
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      let text = '';
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
        text += new TextDecoder().decode(part);
        if (/"say":"update".*\n\n/s.test(text)) break;
      }
      stop.abort();
      return text;
    };
    expect(await readStream({})).toContain('"kind":"began"');
    const later = await readStream({ 'Last-Event-ID': '1' });
    expect(later).not.toContain('"kind":"began"');
    expect(later).toContain('"kind":"answer"');
    const { body } = await server.ask('GET', `/tables/${table.id}/events`);
    expect(body.refusal?.code).toBe('unknown-link');
  });
});
