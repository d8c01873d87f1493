/**
 * Compresses the files of the built page in advance: a `.br` (brotli) and a `.gz` next to each. The server sends those
 * as they are and compresses nothing during a request. A file that does not become much smaller gets none.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = /\.(html|js|mjs|css|svg|json|webmanifest|txt|xml)$/;
/** Bytes. Smaller files gain nothing. */
const MIN_BYTES = 1024;
/** Bytes. Larger files take too long at the highest quality. */
const LARGE_BYTES = 1_000_000;
const MAX_SHARE = 0.9;

/** Compresses the page in a folder. Returns the number of files. */
export async function packPage(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
    .filter((file) => statSync(file).size >= MIN_BYTES);
  // A few at a time: zlib uses several threads.
  for (let at = 0; at < files.length; at += 8) await Promise.all(files.slice(at, at + 8).map(compressFile));
  return files.length;
}

async function compressFile(file) {
  const whole = readFileSync(file);
  const quality = whole.length > LARGE_BYTES ? 9 : 11;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(whole, { params }),
    promisify(gzip)(whole, { level: 9 }),
  ]);
  if (br.length < whole.length * MAX_SHARE) writeFileSync(`${file}.br`, br);
  if (gz.length < whole.length * MAX_SHARE) writeFileSync(`${file}.gz`, gz);
}
