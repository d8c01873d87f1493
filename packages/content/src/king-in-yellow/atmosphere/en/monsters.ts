/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  riot: 'Forty neighbours with one face, and paving stones. You know the third from the left; he does not know you.',
};
