import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, SETUP, Served } from '../../server/test/tables/served.js';
import { scratch, vigil } from './vigil.js';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));
const file = scratch();
let served: Served;
beforeAll(async () => {
  served = await Served.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.mishaps).toEqual([]);
});

/** `vigil play` at a seat, as if answers came through a pipe; what it writes is gathered. */
function atSeat(link: string, ...args: string[]) {
  const child = spawn(process.execPath, [BIN, 'play', '--seat', link, ...args], {
    env: { ...process.env, VIGIL_HOME: file('home'), VIGIL_LANG: 'en' },
  });
  let written = '';
  child.stdout.on('data', (text) => {
    written += String(text);
  });
  child.stderr.on('data', (text) => {
    written += String(text);
  });
  return {
    type: (line: string) => child.stdin.write(`${line}\n`),
    written: () => written,
    async until(text: string): Promise<void> {
      while (!written.includes(text)) {
        if (child.exitCode !== null) throw new Error(`it ended without "${text}":\n${written}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async end(): Promise<number | null> {
      child.stdin.end('q\n');
      if (child.exitCode === null) await once(child, 'close');
      return child.exitCode;
    },
  };
}

describe('a seat over the network, at a terminal', () => {
  it('is sat down at, waits for its turn, answers, and sees and hears what the others do', async () => {
    const { body: made } = await served.ask<{ id: string; host: string; seats: string[] }>(
      'POST',
      '/tables',
      undefined,
      {
        name: 'Thursdays',
        game: 'arkham',
        setup: SETUP,
        manners: { pace: 'live' },
      },
    );
    await served.ask('POST', `/tables/${made.id}/claim`, made.seats[0], { seat: 0, name: 'Anna' });
    const joe = atSeat(`${served.url}/t/${made.id}#${made.seats[1]}`, '--name', 'Bert');
    await joe.until('The game has not begun yet');
    await served.ask('POST', `/tables/${made.id}/begin`, made.host, { key: newKey() });
    await joe.until('Joe Diamond');
    const one = { ...made, spectator: '' };
    joe.type('1');
    await joe.until('sliders');
    const before = (await served.game(one)).answers;
    expect(before).toBeGreaterThan(0);
    // Anna's answers are told here as they come.
    for (let i = 0; i < 3; i++) {
      const { decisions } = await served.game(one);
      const open = decisions.find(({ by }) => by.includes(0));
      if (!open) break;
      const option = open.options[0]?.id;
      await served.ask('POST', `/tables/${made.id}/answers`, made.seats[0], {
        decision: open.id,
        option,
        key: newKey(),
      });
    }
    await joe.until('Kate Winthrop');
    await served.ask('POST', `/tables/${made.id}/talk`, made.seats[0], { text: 'To the Woods!', key: newKey() });
    await joe.until('Anna says: To the Woods!');
    joe.type('say Or not.');
    await joe.until('Bert says: Or not.');
    expect(await joe.end()).toBe(0);
    const info = await served.ask<{ seats: { name: string }[] }>('GET', `/tables/${made.id}`, made.host);
    expect(info.body.seats.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  });

  it('says in a sentence what is wrong with a link, a server or a secret', async () => {
    const sentence = (...args: string[]) => vigil(['play', ...args]).stderr;
    expect(sentence('--seat', 'nonsense')).toBe(
      'vigil: --seat needs the link to a seat, as https://host/t/TABLE#TOKEN.\n',
    );
    const token = 'x'.repeat(43);
    expect(sentence('--seat', `abc#${token}`)).toMatch(/^vigil: Name the server .*\n$/);
    expect(sentence('--seat', `abc#${token}`, '--server', 'http://127.0.0.1:1')).toMatch(
      /^vigil: There is no answer .*\n$/,
    );
    const stranger = atSeat(`${served.url}/t/abc#${token}`);
    await stranger.until('This link does not open this table');
    expect(await stranger.end()).toBe(1);
  });
});
