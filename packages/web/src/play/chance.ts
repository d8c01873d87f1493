const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A seed nobody has seen before: ten letters and figures that are not taken for each other. */
export function newSeed(): string {
  return randomText(10);
}

/** The id under which a game is kept. */
export function newId(): string {
  return randomText(12);
}

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
