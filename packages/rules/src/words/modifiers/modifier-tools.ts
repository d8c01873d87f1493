/** The shape of the tables of modifier texts, and what their rows work with. */
import type { Modifier, Scope } from '../../language/modifiers.js';
import type { Words } from '../words.js';

export type ModifierOf<K extends Modifier['mod']> = Extract<Modifier, { readonly mod: K }>;

export interface ModifierSentence {
  /** Short ones ("+1 Luck") share a sentence and name their scope once; others have their own sentences. */
  readonly short: boolean;
  readonly text: string;
  readonly scope: Scope;
  /** The bonus and the checks of a short one: "+2", "Combat checks". */
  readonly bonus?: { readonly by: string; readonly checks: readonly string[] };
}

/** The text of one kind of modifier. */
export type ModifierText<K extends Modifier['mod']> = (
  tools: ModifierTools,
  modifier: ModifierOf<K>,
) => ModifierSentence;

/** Texts of modifiers by kind. A table of all kinds does not compile if one is missing. */
export type ModifierTexts<K extends Modifier['mod'] = Modifier['mod']> = { readonly [One in K]: ModifierText<One> };

export interface ModifierTools {
  readonly w: Words;
  readonly scope: Scope;
  /** The monster this text is printed on: it is not named again. */
  readonly self: string | undefined;
  /** True on the sheet of an Ancient One, whose text is about all investigators. */
  readonly ofAll: boolean;
  readonly short: (text: string) => ModifierSentence;
  /** Returns a sentence from a message `mod.<key>`. */
  readonly whole: (key: string, args?: Readonly<Record<string, string | number>>) => ModifierSentence;
}

export function createModifierTools(w: Words, m: Modifier, self: string | undefined, ofAll: boolean): ModifierTools {
  const scope = ('for' in m ? m.for : undefined) ?? 'owner';
  return {
    w,
    scope,
    self,
    ofAll,
    short: (text) => ({ short: true, text, scope }),
    whole: (key, args = {}) => ({ short: false, text: w.say(`mod.${key}`, { ...args, scope }), scope }),
  };
}

export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
