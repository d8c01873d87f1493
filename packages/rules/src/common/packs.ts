import type { Pack } from '../language/components.js';
import type { Content } from '../language/content.js';
import { didYouMean } from '../language/did-you-mean.js';

/**
 * Returns the version of a game: of its rules (a number that grows when old answers no longer fit) and of its packs.
 */
export function versionOf(game: string, rules: string, content: Content): string {
  return `${game}@${rules} ${content.version}`;
}

/** Returns the packs that a save includes: those loaded from files, which other tables may lack. */
export function embeddedPacks({ packs }: Content): { readonly embedded?: { readonly packs: readonly Pack[] } } {
  const own = packs.filter(({ fromFile }) => fromFile);
  return own.length > 0 ? { embedded: { packs: own } } : {};
}

/**
 * Checks the packs that a set-up names against those of the game. Without names, the packs of the game apply. Throws an
 * error that names missing or additional packs.
 */
export function checkPacks({ packs: present }: Content, packNames: readonly string[] | undefined): void {
  if (packNames === undefined) return;
  const ids = present.map(({ id }) => id);
  packNames.forEach((id, i) => {
    if (!ids.includes(id)) throw new Error(`packs[${i}]: this table has no pack "${id}"${didYouMean(id, ids)}`);
  });
  const extra = ids.find((id) => !packNames.includes(id));
  if (extra !== undefined) throw new Error(`packs: this table has the pack "${extra}", which the set-up does not name`);
}

/** Returns the ids of a pack's cards that lie in decks. */
export function deckCardsOfPack({ packs }: Content, pack: string): string[] {
  const own = packs.find(({ id }) => id === pack);
  const lists: readonly (readonly { readonly id: string }[] | undefined)[] = [
    own?.cards,
    own?.mythos,
    own?.gateCards,
    own?.locationCards,
  ];
  return lists.flatMap((list = []) => list.map(({ id }) => id));
}
