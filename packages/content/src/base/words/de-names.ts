/**
 * German names of the base game's components. Names of people and Great Old Ones stay, and so do street names that are
 * German as well.
 */
import type { BoxWords } from '@vigil/rules';
import { MONSTER_FORMS, MONSTERS } from './de-monsters.js';
import { MYTHOS } from './de-mythos.js';
import { PLACE_FORMS, PLACES } from './de-places.js';

const CARDS = {
  // Common items.
  '18-derringer': '18er-Derringer',
  '38-revolver': '38er-Revolver',
  '45-automatic': '45er-Automatik',
  'ancient-tome': 'Uralter Foliant',
  axe: 'Axt',
  bullwhip: 'Ochsenpeitsche',
  'cavalry-saber': 'Kavalleriesäbel',
  cross: 'Kreuz',
  'dark-cloak': 'Dunkler Umhang',
  dynamite: 'Dynamit',
  food: 'Proviant',
  knife: 'Messer',
  lantern: 'Laterne',
  'lucky-cigarette-case': 'Glückbringendes Zigarettenetui',
  'map-of-arkham': 'Stadtplan von Arkham',
  motorcycle: 'Motorrad',
  'old-journal': 'Altes Tagebuch',
  'research-materials': 'Forschungsunterlagen',
  rifle: 'Gewehr',
  shotgun: 'Schrotflinte',
  'tommy-gun': 'Maschinenpistole',
  whiskey: 'Whiskey',
  // Unique items.
  'alien-statue': 'Fremdartige Statue',
  'ancient-tablet': 'Uralte Tafel',
  'blue-watcher-of-the-pyramid': 'Blauer Wächter der Pyramide',
  'book-of-dzyan': 'Buch Dzyan',
  'cabala-of-saboth': 'Kabbala von Saboth',
  'cultes-des-goules': 'Cultes des Goules',
  'dragons-eye': 'Drachenauge',
  'elder-sign': 'Älteres Zeichen',
  'enchanted-blade': 'Verzauberte Klinge',
  'enchanted-jewelry': 'Verzauberter Schmuck',
  'enchanted-knife': 'Verzaubertes Messer',
  'flute-of-the-outer-gods': 'Flöte der Äußeren Götter',
  'gate-box': 'Torkästchen',
  'healing-stone': 'Heilstein',
  'holy-water': 'Weihwasser',
  'lamp-of-alhazred': 'Lampe des Alhazred',
  'nameless-cults': 'Unaussprechliche Kulte',
  necronomicon: 'Necronomicon',
  'obsidian-statue': 'Obsidianstatue',
  'pallid-mask': 'Bleiche Maske',
  'powder-of-ibn-ghazi': 'Pulver des Ibn-Ghazi',
  'ruby-of-rlyeh': 'Rubin von R’lyeh',
  'silver-key': 'Silberner Schlüssel',
  'sword-of-glory': 'Ruhmesschwert',
  'the-king-in-yellow': 'Der König in Gelb',
  'warding-statue': 'Schutzstatue',
  // Spells.
  'bind-monster': 'Monster binden',
  'dread-curse-of-azathoth': 'Azathoths Schreckensfluch',
  'enchant-weapon': 'Waffe verzaubern',
  'find-gate': 'Tor finden',
  'flesh-ward': 'Leibeswehr',
  heal: 'Heilung',
  'mists-of-releh': 'Nebel von Releh',
  'red-sign-of-shudde-mell': 'Rotes Zeichen von Shudde M’ell',
  shrivelling: 'Verschrumpeln',
  'voice-of-ra': 'Stimme des Ra',
  wither: 'Verdorren',
  // Skills.
  speed: 'Geschwindigkeit',
  sneak: 'Heimlichkeit',
  fight: 'Kampf',
  will: 'Wille',
  lore: 'Wissen',
  luck: 'Glück',
  stealth: 'Schleichen',
  marksman: 'Scharfschütze',
  bravery: 'Tapferkeit',
  'expert-occultist': 'Okkultist',
  // Allies.
  'anna-kaslow': 'Anna Kaslow',
  duke: 'Duke',
  'eric-colt': 'Eric Colt',
  'john-legrasse': 'John Legrasse',
  'professor-armitage': 'Professor Armitage',
  'richard-upton-pickman': 'Richard Upton Pickman',
  'ruby-standish': 'Ruby Standish',
  'ryan-dean': 'Ryan Dean',
  'sir-william-brinton': 'Sir William Brinton',
  'thomas-f-malone': 'Thomas F. Malone',
  'tom-mountain-murphy': 'Tom „Mountain“ Murphy',
  // Special cards.
  retainer: 'Honorar',
  'bank-loan': 'Bankkredit',
  blessing: 'Segen',
  curse: 'Fluch',
  'lodge-membership': 'Mitgliedschaft in der Loge zum Silberzwielicht',
  deputy: 'Hilfssheriff von Arkham',
  'deputys-revolver': 'Revolver des Hilfssheriffs',
  'patrol-wagon': 'Streifenwagen',
} as const;

const ABILITIES = {
  'amanda-sharpe': 'Fleißig',
  'ashcan-pete': 'Wühlen',
  'bob-jenkins': 'Gerissener Händler',
  'carolyn-fern': 'Psychologie',
  'darrell-simmons': 'Heimvorteil',
  'dexter-drake': 'Magische Gabe',
  'gloria-goldberg': 'Übersinnliche Empfänglichkeit',
  'harvey-walters': 'Starker Geist',
  'jenny-barnes': 'Treuhandvermögen',
  'joe-diamond': 'Ahnungen',
  'kate-winthrop': 'Wissenschaft!',
  'mandy-thompson': 'Recherche',
  'michael-mcglen': 'Starker Körper',
  'monterey-jack': 'Archäologie',
  'sister-mary': 'Schutzengel',
  'vincent-lee': 'Arzt',
} as const;

/** Names without an id: powers of Ancient Ones and abilities of locations. */
const PRINTED = {
  'Absolute Destruction': 'Völlige Vernichtung',
  'Dreams of Madness': 'Träume des Wahnsinns',
  'The King in Yellow': 'Der König in Gelb',
  'Icy Winds': 'Eisige Winde',
  'A Thousand Masks': 'Tausend Masken',
  'Black Goat of the Woods': 'Die schwarze Ziege der Wälder',
  "Yig's Anger": 'Yigs Zorn',
  'The Key and the Gate': 'Der Schlüssel und das Tor',
  Shop: 'Laden',
  'Psychiatric Care': 'Psychiatrische Behandlung',
  'Bank Loan': 'Bankkredit',
  Deputized: 'Vereidigung',
  'Shady Character': 'Zwielichtige Gestalt',
  Classes: 'Kurse',
  Dissection: 'Sezieren',
  'Medical Care': 'Ärztliche Behandlung',
  'Magic Lessons': 'Zauberstunden',
  Recruit: 'Anwerben',
  Blessing: 'Segnung',
  'Inner Sanctum': 'Inneres Heiligtum',
} as const;

const OCCUPATIONS = {
  'amanda-sharpe': 'Studentin',
  'ashcan-pete': 'Herumtreiber',
  'bob-jenkins': 'Handlungsreisender',
  'carolyn-fern': 'Psychologin',
  'darrell-simmons': 'Fotograf',
  'dexter-drake': 'Zauberkünstler',
  'gloria-goldberg': 'Schriftstellerin',
  'harvey-walters': 'Professor',
  'jenny-barnes': 'Dilettantin',
  'joe-diamond': 'Privatdetektiv',
  'kate-winthrop': 'Wissenschaftlerin',
  'mandy-thompson': 'Forscherin',
  'michael-mcglen': 'Gangster',
  'monterey-jack': 'Archäologe',
  'sister-mary': 'Nonne',
  'vincent-lee': 'Arzt',
} as const;

/** Neighbourhoods whose names stay. */
const STREETS = {
  downtown: 'Downtown',
  northside: 'Northside',
  easttown: 'Easttown',
  rivertown: 'Rivertown',
  'french-hill': 'French Hill',
  uptown: 'Uptown',
  southside: 'Southside',
} as const;

/** The same names with what they are names of, as boxes give them. */
function prefixKeys(kind: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}/${id}`, name]));
}

export const NAMES: NonNullable<BoxWords['names']> = {
  ...prefixKeys('card', CARDS),
  ...prefixKeys('ability', ABILITIES),
  ...prefixKeys('occupation', OCCUPATIONS),
  'investigator/ashcan-pete': '„Ashcan“ Pete',
  'investigator/sister-mary': 'Schwester Mary',
  ...prefixKeys('printed', PRINTED),
  ...prefixKeys('monster', MONSTERS),
  ...prefixKeys('mythos', MYTHOS),
  ...PLACES,
  ...prefixKeys('place', STREETS),
};

export const FORMS: NonNullable<BoxWords['forms']> = { ...PLACE_FORMS, ...MONSTER_FORMS };
