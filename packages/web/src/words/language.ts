/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const KEPT = 'vigil.language';

/** The language of this visit: the one chosen before, else the first of the browser's that there is. */
export const language: Language = chosen() ?? preferred() ?? 'en';

/** Chooses a language from now on. The page is loaded anew: games are kept answer by answer. */
export function speak(next: Language): void {
  try {
    localStorage.setItem(KEPT, next);
  } catch {
    // Where nothing can be kept there is no room for a choice either.
    return;
  }
  location.reload();
}

function chosen(): Language | undefined {
  // There is no storage where this runs without a page, in tests for example, or where it is forbidden.
  try {
    return known(localStorage.getItem(KEPT) ?? '');
  } catch {
    return undefined;
  }
}

function preferred(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return navigator.languages.map((one) => known(one.slice(0, 2))).find((one) => one !== undefined);
}

function known(code: string): Language | undefined {
  return Object.hasOwn(LANGUAGES, code) ? (code as Language) : undefined;
}
