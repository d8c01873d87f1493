/** The cards of Dunwich in German. */

/** Injuries, madness and special cards. */
const CARDS = {
  'back-injury': 'Rückenverletzung',
  'broken-hand': 'Gebrochene Hand',
  concussion: 'Gehirnerschütterung',
  consumption: 'Schwindsucht',
  'double-vision': 'Doppelbilder',
  'head-wound': 'Kopfwunde',
  'hearing-loss': 'Gehörverlust',
  'injured-arm': 'Verletzter Arm',
  jinxed: 'Vom Pech verfolgt',
  'memory-loss': 'Gedächtnisverlust',
  'sprained-ankle': 'Verstauchter Knöchel',
  tainted: 'Befleckt',
  addiction: 'Sucht',
  agoraphobia: 'Agoraphobie',
  amnesia: 'Amnesie',
  claustrophobia: 'Klaustrophobie',
  delirium: 'Delirium',
  depression: 'Depression',
  hysteria: 'Hysterie',
  mania: 'Manie',
  necrophobia: 'Nekrophobie',
  paranoia: 'Paranoia',
  schizophrenia: 'Schizophrenie',
  xenophobia: 'Xenophobie',
  'rail-pass': 'Zugkarte',
  'sheldon-gang-membership': 'Mitgliedschaft in der Sheldon-Bande',
};

/** Cards that lie on the table: Conditions and those of the Dunwich Horror. */
const TABLE_CARDS = {
  'coded-messages': 'Verschlüsselte Botschaften',
  'darkes-blessing': 'Darkes Segen',
  'rare-book-collection': 'Sammlung seltener Bücher',
  'velmas-gratitude': 'Velmas Dankbarkeit',
  'dunwich-horror-1': 'Ein halbes Gesicht',
  'dunwich-horror-2': 'Größer als eine Scheune',
  'dunwich-horror-3': 'Nichts zu sehen',
  'dunwich-horror-4': 'Stricke und Mäuler',
  'dunwich-horror-5': 'Eine Stimme auf dem Hügel',
  'dunwich-horror-6': 'Donner ohne Regen',
  'dunwich-horror-7': 'Der Sohn seines Vaters',
};

const prefixKeys = (kind: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}/${id}`, name]));

export const CARD_NAMES: Readonly<Record<string, string>> = {
  ...prefixKeys('card', CARDS),
  ...prefixKeys('mythos', TABLE_CARDS),
};
