import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../src/index.js';

const page = mkdtempSync(join(tmpdir(), 'vigil-page-'));
let server: RunningServer;

beforeAll(async () => {
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Vigil</title>');
  writeFileSync(join(page, 'assets', 'index-B1a2C3d4.js'), 'export const x = 1;\n'.repeat(200));
  writeFileSync(join(page, 'assets', 'index-B1a2C3d4.js.gz'), gzipSync('export const x = 1;\n'.repeat(200)));
  writeFileSync(join(page, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startServer({ page, version: '1.2.3', port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(page, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);

describe('the server', () => {
  it('reports its health and its version', async () => {
    const response = await get('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, version: '1.2.3' });
  });

  it('serves the page at the root, revalidated each time', async () => {
    const response = await get('/');
    expect(await response.text()).toContain('<title>Vigil</title>');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('serves files with a hash in their name, compressed, with their type, cached forever', async () => {
    const response = await get('/assets/index-B1a2C3d4.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('export const x');
  });

  it('serves other files with their type', async () => {
    const response = await get('/icon.svg');
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    await response.text();
  });

  it('serves the page for its own addresses', async () => {
    const response = await get('/tables/example');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Vigil</title>');
  });

  it('serves no missing file, and none outside the page', async () => {
    expect((await get('/assets/gone-00000000.js')).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd.txt')).status).toBe(404);
    expect((await get('/health', { method: 'POST' })).status).toBe(404);
  });

  it('lets the page load nothing from other sites, and no site frame it', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('reports in a sentence that a port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => resolve((other.address() as { port: number }).port));
    });
    await expect(startServer({ page, version: '1', port })).rejects.toThrow(`Port ${port} is taken`);
    other.close();
  });

  it('reports in a sentence that the page is not built', async () => {
    const empty = join(page, 'assets');
    await expect(startServer({ page: empty, version: '1', port: 0 })).rejects.toThrow('has not been built');
  });
});
