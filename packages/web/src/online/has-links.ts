const STORAGE_KEY = 'vigil.has-links';

/** True if this browser has links to tables; otherwise the home page does not query the server. */
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
