import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { useScratchFolder, vigil } from './vigil.js';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));
const file = useScratchFolder();

/** Starts `vigil serve` and waits for its first output. */
async function serve(...args: string[]): Promise<{ child: ChildProcess; line: string }> {
  const env = { ...process.env, VIGIL_HOME: file('home') };
  const child = spawn(process.execPath, [BIN, 'serve', ...args], { stdio: ['ignore', 'pipe', 'pipe'], env });
  const line = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (text) => resolve(String(text)));
    child.once('close', () => resolve(''));
  });
  return { child, line };
}

describe('vigil serve', () => {
  it('prints its address, answers requests, and exits with code 0 on SIGTERM', async () => {
    mkdirSync(file('page'));
    writeFileSync(file('page/index.html'), '<title>Vigil</title>');
    const { child, line } = await serve('--port', '0', '--page', file('page'));
    const url = /^Vigil is at (http:\/\/localhost:\d+)\n$/.exec(line)?.[1];
    expect(url).toBeDefined();
    const response = await fetch(`${url}/health`);
    expect(await response.json()).toEqual({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
  });

  it('ends when npx or npm is stopped, whose shell passes no signal on', async () => {
    mkdirSync(file('page'), { recursive: true });
    writeFileSync(file('page/index.html'), '<title>Vigil</title>');
    // The second command keeps the shell from becoming the server.
    const command = `"${process.execPath}" "${BIN}" serve --port 0 --page "${file('page')}"; true`;
    const env = { ...process.env, VIGIL_HOME: file('home'), npm_command: 'exec' };
    const shell = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'], env });
    const [line] = await once(shell.stdout, 'data');
    const url = /http:\S+/.exec(String(line))?.[0];
    expect((await fetch(`${url}/health`)).status).toBe(200);
    shell.kill('SIGTERM');
    // The pipe ends with the last process that has it.
    await once(shell, 'close');
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('reports a port that is taken in one sentence', async () => {
    const other = createServer();
    other.listen(0);
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { status, stderr } = vigil(['serve', '--port', String(port), '--page', file('page'), '--data', file('data')]);
    other.close();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^vigil: Port \d+ is taken .*\n$/);
  });

  it('reports in one sentence that the page is not built', () => {
    const { status, stderr } = vigil(['serve', '--port', '0', '--page', file('nowhere'), '--data', file('data')]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^vigil: The page for the browser has not been built .*\n$/);
  });
});
