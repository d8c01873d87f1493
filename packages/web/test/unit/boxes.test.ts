import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { BoxEntry } from '@vigil/content';
import type { BoxWordsLoaders } from '@vigil/rules';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes, parseBoxFolders } from '../../plugins/boxes.js';
import type { BoxUi } from '../../src/game-ui/box-ui.js';
import { createBoxUiLoader, loadBoxUis } from '../../src/game-ui/load-box-uis.js';

const SRC = join(import.meta.dirname, '..', '..', 'src');

let folder: string;
const servers: ViteDevServer[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vigil-boxes-'));
  writeBox('lantern', {
    'entry.ts':
      "export const ENTRY = { id: 'lantern', name: 'Lantern', version: '1', load: () => { throw 'asked'; } };",
    'words/index.ts': "export const WORDS = { de: async () => ({ names: { 'card/wick': 'Docht' } }) };",
    'box-ui.tsx': "export const BOX_UI = { describeStatus: () => ['in the light'] };",
  });
  writeBox('plain', {
    'entry.ts': "export const ENTRY = { id: 'plain', name: 'Plain', version: '2', load: undefined };",
  });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(folder, { recursive: true });
});

function writeBox(id: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, id, 'words'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, id, file), text);
}

/** A module of the page, generated as in a build. */
async function loadModule<T>(module: string, folders: string | undefined): Promise<T> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [boxes(folders)],
  });
  servers.push(server);
  return (await server.ssrLoadModule(join(SRC, module))) as T;
}

describe('boxes from other folders', () => {
  it('are included in the page with their entries, words and user interfaces', async () => {
    const both = [join(folder, 'lantern'), join(folder, 'plain')].join(delimiter);
    const { OTHER_BOXES } = await loadModule<{ OTHER_BOXES: readonly BoxEntry[] }>('play/other-boxes.ts', both);
    expect(OTHER_BOXES.map(({ id, version }) => `${id}@${version}`)).toEqual(['lantern@1', 'plain@2']);
    type Words = { OTHER_WORDS: Readonly<Record<string, BoxWordsLoaders>> };
    const { OTHER_WORDS } = await loadModule<Words>('play/other-words.ts', both);
    expect(Object.keys(OTHER_WORDS)).toEqual(['lantern']);
    expect((await OTHER_WORDS.lantern?.de())?.names).toEqual({ 'card/wick': 'Docht' });
    type Uis = { PLUGIN_UIS: Readonly<Record<string, () => Promise<BoxUi>>> };
    const { PLUGIN_UIS } = await loadModule<Uis>('game-ui/plugin-uis.ts', both);
    expect(Object.keys(PLUGIN_UIS)).toEqual(['lantern']);
    const ui = await PLUGIN_UIS.lantern?.();
    expect(ui?.describeStatus?.({} as never, {} as never, {} as never)).toEqual(['in the light']);
  });

  it('are absent if no folder is given', async () => {
    for (const folders of [undefined, '']) {
      expect(await loadModule('play/other-boxes.ts', folders)).toMatchObject({ OTHER_BOXES: [] });
      expect(await loadModule('play/other-words.ts', folders)).toMatchObject({ OTHER_WORDS: {} });
      expect(await loadModule('game-ui/plugin-uis.ts', folders)).toMatchObject({ PLUGIN_UIS: {} });
    }
  });

  it('are refused with the name of a folder without a box', () => {
    expect(() => parseBoxFolders(join(folder, 'plain', 'words'))).toThrow(
      /there is no box in .*plain.words: it has no entry/,
    );
    expect(() => parseBoxFolders(join(folder, 'nowhere'))).toThrow(/there is no box in .*nowhere/);
  });
});

describe('user interfaces of boxes', () => {
  it('are fetched once, and only for a table with a pack that has one', async () => {
    expect(loadBoxUis(['base'])).toEqual([]);
    let fetched = 0;
    const lantern: BoxUi = {};
    const find = createBoxUiLoader(
      new Map([
        [
          'lantern',
          async () => {
            fetched++;
            return lantern;
          },
        ],
      ]),
    );
    expect(find(['base'])).toEqual([]);
    expect(fetched).toBe(0);
    const found = find(['base', 'lantern']);
    expect(found).toBeInstanceOf(Promise);
    // React repeats the call, so the promise must be the same.
    expect(find(['base', 'lantern'])).toBe(found);
    expect(await found).toEqual([lantern]);
    expect(fetched).toBe(1);
  });

  it('are those of the packs of the table, in their order', async () => {
    const fetched: string[] = [];
    const uis = ['lantern', 'rope', 'lamp'].map((id): [string, () => Promise<BoxUi>] => [
      id,
      async () => {
        fetched.push(id);
        return { describeStatus: () => [id] };
      },
    ]);
    const find = createBoxUiLoader(new Map(uis));
    const statusOf = async (...packs: string[]) =>
      (await find(packs)).flatMap(({ describeStatus }) => describeStatus?.({} as never, {} as never, {} as never));
    expect(await statusOf('base', 'rope')).toEqual(['rope']);
    expect(fetched).toEqual(['rope']);
    expect(await statusOf('base', 'rope', 'lantern')).toEqual(['rope', 'lantern']);
    expect(await statusOf('lantern')).toEqual(['lantern']);
    expect(fetched).not.toContain('lamp');
  });

  it('are fetched again after a failure', async () => {
    let tries = 0;
    const find = createBoxUiLoader(
      new Map([
        [
          'lantern',
          async (): Promise<BoxUi> => {
            if (tries++ === 0) throw new Error('no network');
            return {};
          },
        ],
      ]),
    );
    await expect(find(['lantern'])).rejects.toThrow('no network');
    expect(await find(['lantern'])).toEqual([{}]);
  });
});
