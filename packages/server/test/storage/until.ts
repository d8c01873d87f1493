/** Waits until a condition holds; if it never does, the caller fails by the test's own time limit. */
export async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 5));
}
