const STORAGE_KEY = 'vigil.has-links';

/** Whether this browser has links to tables at all: the first screen asks what waits there only then. */
export function hasLinks(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function markHasLinks(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes');
  } catch {
    // Then the first screen does not say what waits.
  }
}
