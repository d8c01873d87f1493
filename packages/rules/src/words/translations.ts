import type { Catalogue, NameForm } from './words.js';

/** Kinds of components that a box can translate. */
export type TranslatedKind =
  | 'ability'
  | 'ancientOne'
  | 'board'
  | 'card'
  | 'investigator'
  | 'monster'
  | 'mythos'
  | 'occupation'
  | 'place'
  | 'printed'
  | 'world';

/** Forms of a name in a sentence, if they differ from the bare name: with article or preposition. */
export type NameForms = Readonly<Partial<Record<NameForm, string>>>;

/**
 * Names and texts of a box in a language other than English, which is in its data. Keyed by id, so that the English
 * text may change.
 */
export interface BoxWords {
  /**
   * Translated names. `ability` and `occupation`: of an investigator's sheet. `place`: also by the entry of an inner room.
   *
   * `printed`: things without id, by their printed name (powers of an Ancient One, fixed abilities and inner rooms of a
   * location).
   */
  readonly names?: Readonly<Partial<Record<`${TranslatedKind}/${string}`, string>>>;
  /** The same names in sentences. Others follow the language's `form.*` messages. */
  readonly forms?: Readonly<Partial<Record<`${TranslatedKind}/${string}`, NameForms>>>;
  /** Themes of encounters, by card and place. */
  readonly themes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The same keys as `messages` of the pack. */
  readonly messages?: Catalogue;
}
