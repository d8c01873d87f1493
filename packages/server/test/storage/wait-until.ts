/** Waits until a condition holds. If it never does, the test's own time limit ends the wait. */
export async function waitUntil(isMet: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 5));
}
