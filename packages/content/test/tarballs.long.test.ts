/** The packages as `npm pack` makes them: the examples in their READMEs compile and run in a project outside this repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LIBRARIES = ['engine', 'rules', 'content'] as const;
const project = mkdtempSync(join(tmpdir(), 'vigil-tarballs-'));
const modules = join(project, 'node_modules');

const run = (cwd: string, program: string, ...args: string[]) => {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
};
const tsc = (cwd: string, ...args: string[]) =>
  run(cwd, process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'), ...args);
const examples = (name: string) =>
  [...readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(
    ([, code = '']) => code,
  );

beforeAll(() => {
  tsc(ROOT, '-b', 'packages/content');
  // Third-party packages are links to the installed modules. Our packages come only from their tarballs.
  mkdirSync(join(modules, '@vigil'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@vigil') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const folders = LIBRARIES.map((name) => join(ROOT, 'packages', name));
  run(ROOT, 'npm', 'pack', '--silent', '--offline', '--pack-destination', project, ...folders);
  for (const name of LIBRARIES) {
    const folder = join(modules, '@vigil', name);
    mkdirSync(folder);
    const tarball = readdirSync(project).find((file) => file.startsWith(`vigil-${name}-`)) as string;
    run(project, 'tar', '-xzf', tarball, '-C', folder, '--strip-components=1');
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const [game = '', program = ''] = examples('engine');
  writeFileSync(join(project, 'tiny-game.ts'), game);
  writeFileSync(join(project, 'engine.ts'), `${program}\nconsole.log(winner, story.length);\n`);
  writeFileSync(join(project, 'rules.ts'), examples('rules')[0] as string);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Compiles the examples. Declarations of the packages are checked too. */
function compile(module: string, moduleResolution: string): void {
  const compilerOptions = {
    ...{ module, moduleResolution, target: 'es2022', lib: ['es2023', 'dom'], types: [] },
    ...{ strict: true, skipLibCheck: false, outDir: 'out', rootDir: '.' },
  };
  const files = ['engine.ts', 'rules.ts'];
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  tsc(project, '-p', '.');
}

it('a tarball contains only compiled code, declarations, README and license', () => {
  for (const name of LIBRARIES) {
    const folder = join(modules, '@vigil', name);
    expect(readdirSync(folder).sort(), name).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    const others = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:js|d\.ts|schema\.json)$/.test(entry.name))
      .map((entry) => entry.name);
    expect(others, name).toEqual([]);
  }
});

it('the examples compile with both kinds of module resolution, and run with any conditions', () => {
  compile('esnext', 'bundler');
  compile('nodenext', 'nodenext');
  for (const conditions of [[], ['--conditions=source']]) {
    expect(run(project, process.execPath, ...conditions, 'out/engine.js')).toBe('0 7\n');
    expect(run(project, process.execPath, ...conditions, 'out/rules.js')).toMatch(/^\S+\n\S+ after \d+ decisions\n$/);
  }
});
