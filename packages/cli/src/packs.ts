import { BOXES, type BoxChoice, loadBoxes, loadChosenBoxes } from '@vigil/content';
import { embeddedIn, packsOfSave } from '@vigil/engine';
import type { Box, Pack } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { readText } from './files.js';
import { commaList } from './options.js';
import { errorText, UserError } from './user-error.js';

/** Pack options of a command. */
export interface PackOptions {
  readonly packs: string[];
  readonly packFile: string[];
}

/** Adds the options for packs to a command. */
export function withPacks(command: Command): Command {
  return command
    .addOption(new Option('--packs <ids>', 'the packs to use').argParser(commaList).default(['base'], 'base'))
    .addOption(packFileOption());
}

/** The option for custom packs. */
export function packFileOption(): Option {
  return new Option('--pack-file <file>', 'a pack of your own (docs/packs.md); can be repeated')
    .argParser((file: string, before: string[]) => [...before, file])
    .default([], 'none');
}

/**
 * Reads the choice of packs from the options of a command.
 *
 * @throws UserError for an invalid file
 */
export async function boxChoiceOf({ packs, packFile }: PackOptions): Promise<BoxChoice> {
  return { packs, packFiles: await filesOf(packFile, packs) };
}

/**
 * Reads packs from files; they build on built-in `packs` and on each other. Its reader is loaded on demand, since it
 * takes longer to load than the rules of a game.
 */
async function filesOf(files: readonly string[], packs: readonly string[]): Promise<Pack[]> {
  if (files.length === 0) return [];
  const { PackError, parsePack } = await import('@vigil/content/file');
  const texts = files.map((file) => [readText(file), file] as const);
  try {
    const own = texts.map(([text, file]) => parsePack(text, file));
    // A duplicate pack is reported later, when all packs are combined.
    if (new Set(own.map(({ id }) => id)).size < own.length) return own;
    const builtIn = (await loadBoxes([...new Set(['base', ...packs.filter(isBuiltIn)])])).map(({ pack }) => pack);
    return texts.map(([text, file], i) => parsePack(text, file, [...builtIn, ...own.filter((_, at) => at !== i)]));
  } catch (error) {
    throw error instanceof PackError ? new UserError(error.message, { cause: error }) : error;
  }
}

function isBuiltIn(id: string): boolean {
  return BOXES.entries.some((box) => box.id === id);
}

/**
 * Returns the boxes of a choice.
 *
 * @throws UserError that names an unknown or duplicate pack
 */
export async function boxesOf(choice: BoxChoice): Promise<Box[]> {
  try {
    return await loadChosenBoxes(choice);
  } catch (error) {
    throw new UserError(`${errorText(error).replace(/^t/, 'T')}.`, { cause: error });
  }
}

/**
 * Returns the available boxes of a saved game: built-in ones, and packs from its files or from `files`. Loading the
 * save reports the missing ones.
 */
export async function boxesOfSave(save: unknown, files: readonly string[] = []): Promise<Box[]> {
  const needed = packsOfSave(save);
  const packs = needed.filter(isBuiltIn);
  const embedded = embeddedIn(save) === undefined ? [] : (await import('@vigil/content/file')).readEmbeddedPacks(save);
  const own = new Map([...embedded, ...(await filesOf(files, packs))].map((pack) => [pack.id, pack]));
  const packFiles = needed.flatMap((id) => own.get(id) ?? []);
  return boxesOf({ packFiles, ...(packs.length > 0 && { packs }) });
}
