import { OPTION_IDS as ID } from './option-ids.js';

/** Abilities used in place of another option; `idle`: without effect. */
export const USE = { 'o.use': ID.use, 'o.cast': ID.use, 'o.use-idle': ID.use, 'o.cast-idle': ID.use } as const;
/** True if an option of that key uses an ability. */
export function isUse(key: string): boolean {
  return Object.hasOwn(USE, key);
}
/** Trophies to choose from. */
export const TROPHIES = { 'o.monster-trophy': ID.trophy, 'o.gate-trophy': ID.trophy } as const;
/** A yes or no. */
export const YES_NO = { 'o.yes': 'yes', 'o.no': 'no' } as const;
/** Args of a question to one investigator. */
export const WHO = { investigator: 'investigator' } as const;
/** As {@link WHO}, with the component that asks. */
export const CAUSED = { ...WHO, source: 'component' } as const;
