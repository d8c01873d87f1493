import { BOXES, type BoxChoice, chosenBoxes, UnknownPack } from '@vigil/content';
import { packsOfSave } from '@vigil/engine';
import type { Box } from '@vigil/rules';
import { type Command, Option } from 'commander';
import { list } from './options.js';
import { Problem } from './problem.js';

/** What a command is told about packs. */
export interface PackOptions {
  readonly packs: string[];
}

/** Adds to a command what tells it which packs to play with. */
export function withPacks(command: Command): Command {
  return command.addOption(
    new Option('--packs <ids>', 'the packs that are played with').argParser(list).default(['base'], 'base'),
  );
}

/** The choice of packs among the options of a command. */
export function choiceOf({ packs }: PackOptions): BoxChoice {
  return { packs };
}

/** The boxes of a choice. Throws a Problem that names what there is not. */
export async function boxesOf(choice: BoxChoice): Promise<Box[]> {
  try {
    return await chosenBoxes(choice);
  } catch (error) {
    if (!(error instanceof UnknownPack)) throw error;
    throw new Problem(`${error.message.replace(/^t/, 'T')}.`, { cause: error });
  }
}

/** The boxes of a saved game, as far as there are any: what is missing its loading says. */
export async function boxesOfSave(save: unknown): Promise<Box[]> {
  const known = new Set(BOXES.entries.map(({ id }) => id));
  const packs = packsOfSave(save).filter((id) => known.has(id));
  return boxesOf(packs.length > 0 ? { packs } : {});
}
