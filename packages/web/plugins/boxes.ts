import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A folder that holds a box; it is named after its pack. */
export interface BoxFolder {
  readonly id: string;
  readonly folder: string;
}

/** Modules to generate, with the file of a box and its export that fill each. */
const GENERATED_MODULES = [
  { module: /\/src\/play\/other-boxes\.ts$/, name: 'OTHER_BOXES', file: 'entry', exports: 'ENTRY' },
  { module: /\/src\/play\/other-words\.ts$/, name: 'OTHER_WORDS', file: 'words', exports: 'WORDS' },
  { module: /\/src\/game-ui\/plugin-uis\.ts$/, name: 'PLUGIN_UIS', file: 'box-ui', exports: 'BOX_UI' },
] as const;
type GeneratedModule = (typeof GENERATED_MODULES)[number];

/**
 * Adds boxes from outside this repository to the page. A box is a folder named after its pack. It holds `entry.ts`
 * (exports `ENTRY` for the registry). It may hold `words.ts` (`WORDS` in other languages), `box-ui.tsx` (`BOX_UI`) and
 * `public`, a folder of files served unchanged.
 *
 * @param folders box folders as in VIGIL_BOXES, separated like the folders of PATH
 */
export function boxes(folders: string | undefined = process.env.VIGIL_BOXES): Plugin {
  const found = parseBoxFolders(folders);
  return {
    name: 'vigil-boxes',
    load(id) {
      const generated = GENERATED_MODULES.find(({ module }) => module.test(id));
      return generated && moduleSource(generated, found);
    },
    // Files in the `public` folder of a box are served beside the page's own.
    generateBundle() {
      if (this.environment.config.isWorker) return;
      for (const { fileName, path } of found.flatMap(publicFilesOf)) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      const files = new Map(found.flatMap(publicFilesOf).map(({ fileName, path }) => [`/${fileName}`, path]));
      server.middlewares.use((request, response, next) => {
        const path = files.get(request.url?.replace(/\?.*$/, '') ?? '');
        if (path === undefined) return next();
        response.setHeader('content-type', path.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream');
        response.end(readFileSync(path));
      });
    },
  };
}

/** The files that a box has for the page as they are: the pictures of its boards' grounds. */
function publicFilesOf({ folder }: BoxFolder): { readonly fileName: string; readonly path: string }[] {
  const publicFolder = join(folder, 'public');
  return existsSync(publicFolder)
    ? readdirSync(publicFolder).map((fileName) => ({ fileName, path: join(publicFolder, fileName) }))
    : [];
}

/** The folders that are named. Throws for one that holds no box. */
export function parseBoxFolders(paths = ''): BoxFolder[] {
  return paths
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => {
      const box = { id: basename(resolve(folder)), folder: resolve(folder) };
      if (!findBoxFile(box, 'entry')) throw new Error(`VIGIL_BOXES: there is no box in ${folder}: it has no entry.ts`);
      return box;
    });
}

/** Source of a generated module for some boxes. User interfaces are loaded when a table needs them. */
function moduleSource({ name, file, exports }: GeneratedModule, folders: readonly BoxFolder[]): string {
  const sources = folders.flatMap((box) => {
    const path = findBoxFile(box, file);
    return path === undefined ? [] : [{ id: box.id, path: JSON.stringify(path) }];
  });
  if (file === 'box-ui') {
    const loaders = sources.map(
      ({ id, path }) => `  ${JSON.stringify(id)}: async () => (await import(${path})).${exports},`,
    );
    return `export const ${name} = {\n${loaders.join('\n')}\n};\n`;
  }
  const imports = sources.map(({ path }, n) => `import { ${exports} as box${n} } from ${path};\n`).join('');
  const list = sources.map(({ id }, n) => (file === 'words' ? `${JSON.stringify(id)}: box${n}` : `box${n}`)).join(', ');
  return `${imports}export const ${name} = ${file === 'words' ? `{ ${list} }` : `[${list}]`};\n`;
}

/** A file of a box, written as a source or in a folder of that name. */
function findBoxFile({ folder }: BoxFolder, name: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder);
  const file = files.find((one) => new RegExp(`^${name}\\.tsx?$`).test(one));
  if (file) return join(folder, file);
  const inside = join(folder, name, 'index.ts');
  return existsSync(inside) ? inside : undefined;
}
