/** Waits until something is so; whoever calls it fails by the test's own time if it never is. */
export async function until(so: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 5));
}
