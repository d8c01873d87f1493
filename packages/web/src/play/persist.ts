const ASKED = 'vigil.asked-to-stay';

/**
 * Asks the browser, once, not to clear what is kept when it needs room. Some browsers ask the player: so this is for when
 * there is something to lose.
 */
export function askToStay(): void {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'yes');
  } catch {
    return;
  }
  void ask().catch(() => {});
}

async function ask(): Promise<void> {
  const { storage } = navigator;
  // Old browsers, and pages that are not served safely, have none of it.
  if (!storage?.persist || (await storage.persisted())) return;
  await storage.persist();
}
