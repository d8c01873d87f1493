/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'robed-mummy':
    'Jemand hat ihm einen guten Anzug angezogen, an den Manschetten sieht man die Binden. Er sucht die Vitrine mit deinem Namen.',
};
