/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'robed-mummy':
    'Someone has put him in a good suit, and the bandage shows at the cuffs. He is looking for the case with your name on it.',
};
