const NOTED = 'vigil.has-links';

/** Whether this browser has links to tables at all: the first screen asks what waits there only then. */
export function hasLinks(): boolean {
  try {
    return localStorage.getItem(NOTED) !== null;
  } catch {
    return false;
  }
}

export function noteLinks(): void {
  try {
    localStorage.setItem(NOTED, 'yes');
  } catch {
    // Then the first screen does not say what waits.
  }
}
