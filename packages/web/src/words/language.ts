import type { Language } from '@vigil/rules';

export type { Language } from '@vigil/rules';

/** The languages of the page, each by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const STORAGE_KEY = 'vigil.language';

/** The language of this visit: the one chosen before, else the first of the browser's that there is. */
export const language: Language = savedLanguage() ?? browserLanguage() ?? 'en';

/** Chooses a language from now on. The page is loaded anew: games are kept answer by answer. */
export function setLanguage(next: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage the choice cannot be saved either.
    return;
  }
  location.reload();
}

function savedLanguage(): Language | undefined {
  // There is no storage where this runs without a page, in tests for example, or where it is forbidden.
  try {
    return toLanguage(localStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return undefined;
  }
}

function browserLanguage(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return navigator.languages.map((language) => toLanguage(language.slice(0, 2))).find((one) => one !== undefined);
}

function toLanguage(code: string): Language | undefined {
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
}
