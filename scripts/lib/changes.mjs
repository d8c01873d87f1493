/** Changes of the working tree against main, from git. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Each file that changed since the branch left main, committed or not. `lines`: its changed lines, old and new, with
 * those around them as context.
 */
export function changedFiles() {
  const main = ['main', 'origin/main'].find((name) => runGit('rev-parse', '--verify', '--quiet', name) !== undefined);
  const base = (main && runGit('merge-base', 'HEAD', main)?.trim()) || 'HEAD';
  const added = (runGit('ls-files', '--others', '--exclude-standard') ?? '').split('\n').filter((file) => file !== '');
  return [
    ...changesIn(runGit('diff', '--unified=6', '--no-color', '--no-ext-diff', base) ?? ''),
    ...added
      .filter((file) => existsSync(join(root, file)))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') })),
  ];
}

/** The files of a unified diff. */
function changesIn(diff) {
  const changes = [];
  for (const part of diff.split(/^diff --git /m).slice(1)) {
    const [head, ...hunks] = part.split(/^@@ .*? @@.*$/m);
    const file = /^\+\+\+ b\/(.*)$/m.exec(head)?.[1] ?? /^--- a\/(.*)$/m.exec(head)?.[1];
    const lines = hunks.flatMap((hunk) =>
      hunk
        .split('\n')
        .filter((line) => /^[-+ ]/.test(line))
        .map((line) => line.slice(1)),
    );
    if (file) changes.push({ file, lines });
  }
  return changes;
}

/** The output of a git command, or undefined if it fails. */
function runGit(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}
