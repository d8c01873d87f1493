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

/** A module of the page as a build would fill it. */
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

describe('boxes outside the house', () => {
  it('are in the page by being named, each with what it has', async () => {
    const both = [join(folder, 'lantern'), join(folder, 'plain')].join(delimiter);
    const { OTHER_BOXES } = await loadModule<{ OTHER_BOXES: readonly BoxEntry[] }>('play/other-boxes.ts', both);
    expect(OTHER_BOXES.map(({ id, version }) => `${id}@${version}`)).toEqual(['lantern@1', 'plain@2']);
    type Words = { OTHER_WORDS: Readonly<Record<string, BoxWordsLoaders>> };
    const { OTHER_WORDS } = await loadModule<Words>('play/other-words.ts', both);
    expect(Object.keys(OTHER_WORDS)).toEqual(['lantern']);
    expect((await OTHER_WORDS.lantern?.de())?.names).toEqual({ 'card/wick': 'Docht' });
    type Faces = { PLUGIN_UIS: Readonly<Record<string, () => Promise<BoxUi>>> };
    const { PLUGIN_UIS } = await loadModule<Faces>('game-ui/plugin-uis.ts', both);
    expect(Object.keys(PLUGIN_UIS)).toEqual(['lantern']);
    const ui = await PLUGIN_UIS.lantern?.();
    expect(ui?.describeStatus?.({} as never, {} as never, {} as never)).toEqual(['in the light']);
  });

  it('are none unless some are named', async () => {
    for (const folders of [undefined, '']) {
      expect(await loadModule('play/other-boxes.ts', folders)).toMatchObject({ OTHER_BOXES: [] });
      expect(await loadModule('play/other-words.ts', folders)).toMatchObject({ OTHER_WORDS: {} });
      expect(await loadModule('game-ui/plugin-uis.ts', folders)).toMatchObject({ PLUGIN_UIS: {} });
    }
  });

  it('are refused by the name of a folder that holds none', () => {
    expect(() => parseBoxFolders(join(folder, 'plain', 'words'))).toThrow(
      /there is no box in .*plain.words: it has no entry/,
    );
    expect(() => parseBoxFolders(join(folder, 'nowhere'))).toThrow(/there is no box in .*nowhere/);
  });
});

describe('user interfaces of boxes', () => {
  it('are fetched only where a pack of the table has one, and once', async () => {
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
    // React asks again and again: it has to be the same promise.
    expect(find(['base', 'lantern'])).toBe(found);
    expect(await found).toEqual([lantern]);
    expect(fetched).toBe(1);
  });

  it('are those of a table’s own packs, in their order, whatever else there is', async () => {
    const fetched: string[] = [];
    const uis = ['lantern', 'rope', 'lamp'].map((id): [string, () => Promise<BoxUi>] => [
      id,
      async () => {
        fetched.push(id);
        return { describeStatus: () => [id] };
      },
    ]);
    const find = createBoxUiLoader(new Map(uis));
    const shown = async (...packs: string[]) =>
      (await find(packs)).flatMap(({ describeStatus }) => describeStatus?.({} as never, {} as never, {} as never));
    expect(await shown('base', 'rope')).toEqual(['rope']);
    expect(fetched).toEqual(['rope']);
    expect(await shown('base', 'rope', 'lantern')).toEqual(['rope', 'lantern']);
    expect(await shown('lantern')).toEqual(['lantern']);
    expect(fetched).not.toContain('lamp');
  });

  it('are asked for again when they could not be fetched', async () => {
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
