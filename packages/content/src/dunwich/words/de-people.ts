/** German texts of Dunwich's investigators and Ancient Ones. Names of people stay. */
export const PEOPLE_NAMES: Readonly<Record<string, string>> = {
  'ability/diana-stanley': 'Vertraute Schwester und Dunkle Einsicht',
  'ability/jacqueline-fine': 'Vorahnung',
  'ability/jim-culver': 'Stampfen der Toten und Seltsames Glück',
  'ability/leo-anderson': 'Führungsstärke',
  'ability/marie-lambeau': 'Hexenblut und Drittes Auge',
  'ability/mark-harrigan': 'Ein-Mann-Armee',
  'ability/rita-young': 'Zäh',
  'ability/wilson-richards': 'Alleskönner und Gelegenheitsarbeiten',
  'ancientOne/shudde-mell': 'Shudde M’ell',
  'printed/Abominations': 'Abscheulichkeiten',
  'printed/Undead Servants': 'Untote Diener',
  'printed/World Cracking': 'Die Welt zerbricht',
  'printed/Malaise': 'Lähmung',
};
