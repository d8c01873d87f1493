import { type Args, Words } from '@vigil/rules';
import { INTERFACE } from './en/index.js';

/** The messages of the screens. They name no components: what has a name is handed to them as text. */
const words = new Words('en', INTERFACE, (_kind, id) => id);

/** A key of the interface's messages. */
export type InterfaceKey = keyof typeof INTERFACE;

/** A message of the interface with its arguments filled in. */
export function t(key: InterfaceKey, args?: Args): string {
  return words.say(key, args);
}

/** The language of the interface, for dates and numbers. */
export const locale = words.locale;

/** A moment as people write it. */
export function when(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
