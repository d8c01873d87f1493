import type { Language } from '@vigil/rules';

/** Texts of a box by component id; for an encounter card, by the ids of its entries. */
export type AtmosphereTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Loaders of a box's texts, by language. */
export type AtmosphereLoaders = Readonly<Record<Language, () => Promise<AtmosphereTexts>>>;
