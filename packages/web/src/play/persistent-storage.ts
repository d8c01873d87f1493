const REQUESTED_KEY = 'vigil.persistence-requested';
/** The key of pages up to version 0.2. */
const FORMER_KEY = 'vigil.asked-to-stay';

/**
 * Asks the browser, once, not to clear stored data when space is short. Some browsers ask the player, so this waits
 * until there is something to lose.
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
  // Missing in old browsers, and on pages without HTTPS.
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
