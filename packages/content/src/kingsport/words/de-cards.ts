/** Cards of Kingsport in German. */
export const CARD_NAMES: Readonly<Record<string, string>> = {
  'card/captain-of-the-white-ship': 'Kapitän des Weißen Schiffs',
  'card/changed': 'Verwandelt',
};
