/**
 * Icons by component, as in the base game's table. Each is from game-icons.net and is copied by `node
 * scripts/icons.mjs`.
 */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  // Acts.
  'act-1': 'theater-curtains',
  'act-2': 'theater',
  'act-3': 'crowned-skull',
  // Blights.
  'abigail-foreman': 'quill-ink',
  'doctor-mintz': 'stethoscope',
  'doyle-jeffries': 'newspaper',
  'father-michael': 'church',
  'joey-the-rat': 'rat',
  'ma-mathison': 'house',
  'miriam-beecher': 'cauldron',
  'nurse-sharon': 'nurse-female',
  'oliver-thomas': 'musical-notes',
  'sheriff-engle': 'police-badge',
  'the-dean': 'graduate-cap',
  'the-shopkeeper': 'shop',
  velma: 'coffee-mug',
  // Common items.
  athame: 'plain-dagger',
  'directors-diary': 'notebook',
  'ley-line-map': 'treasure-map',
  'press-pass': 'id-card',
  'safety-deposit-key': 'skeleton-key',
  sedanette: 'city-car',
  'understudys-script': 'scroll-quill',
  'time-bomb': 'time-bomb',
  // Magical Effects.
  'azure-flame': 'flame',
  'inner-beast': 'werewolf',
  'third-eye': 'third-eye',
  // Spells.
  'arcane-insight': 'book-aura',
  'call-the-azure-flame': 'fire-ring',
  'open-the-third-eye': 'all-seeing-eye',
  'storm-of-spirits': 'spectre',
  'summon-the-beast-within': 'wolf-howl',
  'the-yellow-mist': 'fog',
  // Unique items.
  'book-of-the-believer': 'secret-book',
  'camillas-ruby': 'gem-pendant',
  'carcosan-page': 'tattered-banner',
  'cryptozoology-collection': 'skull-in-jar',
  'cursed-sphere': 'unstable-orb',
  'elder-sign-pendant': 'tribal-pendant',
  'gladius-of-carcosa': 'gladius',
  'illuminated-manuscript': 'scroll-unfurled',
  'map-of-the-mind': 'brain',
  'masquerade-of-night': 'domino-mask',
  'petrifying-solution': 'erlenmeyer',
  'puzzle-box': 'cube',
  'seeker-of-the-yellow-sign': 'compass',
  'shrine-to-an-elder-god': 'shinto-shrine',
  'throne-of-carcosa': 'throne-king',
  'warding-of-the-yellow-sign': 'magic-shield',
  // Markers on the table.
  vaccination: 'syringe',
  'talk-of-the-ancients': 'public-speaker',
  'mark-of-the-faithful': 'prayer',
  'ticking-bomb': 'time-bomb',
  'elder-shrine': 'shinto-shrine',
  'carcosan-throne': 'throne-king',
  'yellow-warding': 'magic-shield',
  // The Herald.
  'the-king-in-yellow-herald': 'hood',
};
