/**
 * A sentence or two of atmosphere for cards, monsters and worlds: words of our own that rule nothing. Apart from data and
 * names, so that only who wants to read them fetches them.
 */

import type { Language } from '@vigil/rules';
import type { AtmosphereLoaders, AtmosphereTexts } from './atmosphere-types.js';
import { BASE_ATMOSPHERE } from './base/atmosphere/index.js';
import { DARK_PHARAOH_ATMOSPHERE } from './dark-pharaoh/atmosphere/index.js';
import { DARK_PHARAOH_REVISED_ATMOSPHERE } from './dark-pharaoh-revised/atmosphere/index.js';
import { DUNWICH_ATMOSPHERE } from './dunwich/atmosphere/index.js';
import { KING_IN_YELLOW_ATMOSPHERE } from './king-in-yellow/atmosphere/index.js';
import { KINGSPORT_ATMOSPHERE } from './kingsport/atmosphere/index.js';

/** The texts of every box, by the id of its pack. */
export const BOX_ATMOSPHERE: Readonly<Record<string, AtmosphereLoaders>> = {
  base: BASE_ATMOSPHERE,
  dunwich: DUNWICH_ATMOSPHERE,
  'dark-pharaoh': DARK_PHARAOH_ATMOSPHERE,
  'dark-pharaoh-revised': DARK_PHARAOH_REVISED_ATMOSPHERE,
  'king-in-yellow': KING_IN_YELLOW_ATMOSPHERE,
  kingsport: KINGSPORT_ATMOSPHERE,
};

/** Combined texts of several boxes. */
export class Atmosphere {
  private readonly texts: AtmosphereTexts;

  constructor(texts: AtmosphereTexts) {
    this.texts = texts;
  }

  /**
   * Returns the text of a component or an encounter (`<card>/<place>`), or undefined if there is none. A world that the
   * card does not name gets its text for other worlds.
   */
  textFor(id: string): string | undefined {
    const [component = '', at] = id.split('/');
    const found = Object.hasOwn(this.texts, component) ? this.texts[component] : undefined;
    if (typeof found === 'string' || found === undefined) return at === undefined ? found : undefined;
    if (at === undefined) return undefined;
    return Object.hasOwn(found, at) ? found[at] : found.other;
  }
}

/** Atmosphere without texts, for callers that need only figures. */
export const NO_ATMOSPHERE: Atmosphere = new Atmosphere({});

/**
 * Loads the texts of packs in a language. Packs without texts of their own, such as packs from files, contribute none.
 * A later pack overrides an earlier one for the same component or encounter.
 */
export async function loadBoxAtmosphere(packs: readonly string[], language: Language): Promise<Atmosphere> {
  const known = packs.flatMap((id) => (Object.hasOwn(BOX_ATMOSPHERE, id) ? [BOX_ATMOSPHERE[id]] : []));
  const all = await Promise.all(known.flatMap((texts) => (texts ? [texts[language]()] : [])));
  const together: Record<string, AtmosphereTexts[string]> = {};
  for (const [id, text] of all.flatMap((texts) => Object.entries(texts))) {
    const before = together[id];
    // If a card changes only one encounter, the others keep their texts.
    together[id] = typeof text === 'string' || typeof before !== 'object' ? text : { ...before, ...text };
  }
  return new Atmosphere(together);
}
