/** Installs packages of the distribution, on Debian and Ubuntu. */
import { existsSync, readFileSync } from 'node:fs';
import { log, run } from './run.mjs';

const MINUTE = 60_000;

/** Installs a package; resolves to true on success. False on other systems, and without root or sudo. */
export async function installFromDebian(name, what) {
  if (!isDebian()) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (asRoot.length > 0 && (await run([...asRoot, 'true'], { quiet: true })) !== 0) return false;
  log(`installing ${what} (apt-get install ${name})`);
  // The package lists of a fresh machine may be old or absent; a failed update shows in the install.
  const aptGet = [
    ...asRoot,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=120',
  ];
  await run([...aptGet, 'update'], { quiet: true, timeout: 3 * MINUTE });
  const install = [...aptGet, 'install', '-y', '--no-install-recommends', name];
  return (await run(install, { quiet: true, timeout: 8 * MINUTE })) === 0;
}

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}
