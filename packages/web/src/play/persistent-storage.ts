const REQUESTED_KEY = 'vigil.persistence-requested';
/** The key of pages up to version 0.2. */
const FORMER_KEY = 'vigil.asked-to-stay';

/**
 * Asks the browser, once, not to clear what is kept when it needs room. Some browsers ask the player: so this is for when
 * there is something to lose.
 */
export function requestPersistentStorage(): void {
  try {
    if ([REQUESTED_KEY, FORMER_KEY].some((key) => localStorage.getItem(key) !== null)) return;
    localStorage.setItem(REQUESTED_KEY, 'yes');
  } catch {
    return;
  }
  void request().catch(() => {});
}

async function request(): Promise<void> {
  const { storage } = navigator;
  // Old browsers, and pages that are not served safely, have none of it.
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
