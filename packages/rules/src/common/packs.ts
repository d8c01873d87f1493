import type { Pack } from '../language/components.js';
import type { Content } from '../language/content.js';
import { didYouMean } from '../language/did-you-mean.js';

/** The version of a game: of its own rules (a number that grows when old answers no longer fit), and of its packs. */
export function versionOf(game: string, rules: string, content: Content): string {
  return `${game}@${rules} ${content.version}`;
}

/** What a save carries along: packs that came from files, which nobody else may have. */
export function enclosedPacks({ packs }: Content): { readonly enclosed?: { readonly packs: readonly Pack[] } } {
  const own = packs.filter(({ fromFile }) => fromFile);
  return own.length > 0 ? { enclosed: { packs: own } } : {};
}

/**
 * Checks the packs that a set-up names against those the game is made from; without any, they are what the game has.
 * Throws an error that names what is not there, or is there and was not agreed.
 */
export function checkPacks({ packs: there }: Content, packNames: readonly string[] | undefined): void {
  if (packNames === undefined) return;
  const ids = there.map(({ id }) => id);
  packNames.forEach((id, i) => {
    if (!ids.includes(id)) throw new Error(`packs[${i}]: this table has no pack "${id}"${didYouMean(id, ids)}`);
  });
  const extra = ids.find((id) => !packNames.includes(id));
  if (extra !== undefined) throw new Error(`packs: this table has the pack "${extra}", which was not agreed`);
}
