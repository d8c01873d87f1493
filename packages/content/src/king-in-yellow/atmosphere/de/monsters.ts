/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  riot: 'Vierzig Nachbarn mit einem Gesicht, und Pflastersteine. Den dritten von links kennst du, er dich nicht.',
};
