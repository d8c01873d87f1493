const STORAGE_KEY = 'vigil.name';

/** Name the player used last. */
export function loadOwnName(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveOwnName(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // It can be written again.
  }
}
