const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a new seed: ten letters and digits that are not easily confused. */
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
