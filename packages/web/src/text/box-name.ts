import { BOX_NAMES } from '@vigil/content';
import { language } from '../words/language.js';

/** Returns the name of a box or pack in the language of the page; without one, as printed. */
export function boxName({ id, name }: { readonly id: string; readonly name: string }): string {
  return BOX_NAMES[language]?.[id] ?? name;
}
