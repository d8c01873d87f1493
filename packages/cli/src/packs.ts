import { BOXES, type BoxChoice, chosenBoxes, loadBoxes } from '@vigil/content';
import { packsOfSave } from '@vigil/engine';
import type { Box, Pack } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { readText } from './files.js';
import { list } from './options.js';
import { Problem, reason } from './problem.js';

/** What a command is told about packs. */
export interface PackOptions {
  readonly packs: string[];
  readonly packFile: string[];
}

/** Adds to a command what tells it which packs to play with. */
export function withPacks(command: Command): Command {
  return command
    .addOption(new Option('--packs <ids>', 'the packs that are played with').argParser(list).default(['base'], 'base'))
    .addOption(packFileOption());
}

/** The option that names packs of one's own. */
export function packFileOption(): Option {
  return new Option('--pack-file <file>', 'a pack of your own (docs/packs.md); can be given several times')
    .argParser((file: string, before: string[]) => [...before, file])
    .default([], 'none');
}

/** The choice of packs among the options of a command. Throws a Problem that says what is wrong with a file. */
export async function choiceOf({ packs, packFile }: PackOptions): Promise<BoxChoice> {
  return { packs, packFiles: await filesOf(packFile, packs) };
}

/**
 * The packs in files, which lie on `packs` of the house and on each other. What reads them is fetched for them alone: it
 * takes longer to load than the rules of a game.
 */
async function filesOf(files: readonly string[], packs: readonly string[]): Promise<Pack[]> {
  if (files.length === 0) return [];
  const { PackFault, readPack } = await import('@vigil/content/file');
  const texts = files.map((file) => [readText(file), file] as const);
  try {
    const own = texts.map(([text, file]) => readPack(text, file));
    // That one is there twice is said where all are put together.
    if (new Set(own.map(({ id }) => id)).size < own.length) return own;
    const house = (await loadBoxes([...new Set(['base', ...packs.filter(isOfHouse)])])).map(({ pack }) => pack);
    return texts.map(([text, file], i) => readPack(text, file, [...house, ...own.filter((_, at) => at !== i)]));
  } catch (error) {
    throw error instanceof PackFault ? new Problem(error.message, { cause: error }) : error;
  }
}

function isOfHouse(id: string): boolean {
  return BOXES.entries.some((box) => box.id === id);
}

/** The boxes of a choice. Throws a Problem that names what there is not, or is there twice. */
export async function boxesOf(choice: BoxChoice): Promise<Box[]> {
  try {
    return await chosenBoxes(choice);
  } catch (error) {
    throw new Problem(`${reason(error).replace(/^t/, 'T')}.`, { cause: error });
  }
}

/**
 * The boxes of a saved game, as far as there are any: those of the house, and the packs of files that it brings along or
 * that are given besides. What is missing its loading says.
 */
export async function boxesOfSave(save: unknown, files: readonly string[] = []): Promise<Box[]> {
  const needed = packsOfSave(save);
  const packs = needed.filter(isOfHouse);
  const brought = Object(save).enclosed === undefined ? [] : (await import('@vigil/content/file')).packsInSave(save);
  const own = new Map([...brought, ...(await filesOf(files, packs))].map((pack) => [pack.id, pack]));
  const packFiles = needed.flatMap((id) => own.get(id) ?? []);
  return boxesOf({ packFiles, ...(packs.length > 0 && { packs }) });
}
