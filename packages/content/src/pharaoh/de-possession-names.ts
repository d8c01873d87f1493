/** The cards of Curse of the Dark Pharaoh that people hold, in German. */
import type { BoxWords } from '@vigil/rules';

/** The streets that Barred cards are of. */
const BARRED_FROM = {
  downtown: 'aus Downtown',
  easttown: 'aus Easttown',
  'french-hill': 'aus French Hill',
  'merchant-district': 'aus dem Merchant District',
  'miskatonic-university': 'von der Miskatonic-Universität',
  northside: 'aus Northside',
  rivertown: 'aus Rivertown',
  southside: 'aus Southside',
  uptown: 'aus Uptown',
} as const;

export const BARRED_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BARRED_FROM).map(([street, from]) => [`barred-from-${street}`, `Verbannt ${from}`]),
);

export const BENEFIT_NAMES: Readonly<Record<string, string>> = {
  anointed: 'Gesalbt',
  'private-investigator': 'Privatdetektiv',
  psychic: 'Medium',
  visions: 'Visionen',
};

export const DETRIMENT_NAMES: Readonly<Record<string, string>> = {
  harried: 'Gehetzt',
  'local-guide': 'Fremdenführer',
  'tainted-soul': 'Besudelt',
  wanted: 'Gesucht',
};

/** Owners of the abilities that Masks lend. */
export const GUISE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'kate-winthrop': 'Kate Winthrop',
    'darrell-simmons': 'Darrell Simmons',
    'gloria-goldberg': 'Gloria Goldberg',
    'dexter-drake': 'Dexter Drake',
    'bob-jenkins': 'Bob Jenkins',
    'monterey-jack': 'Monterey Jack',
    'sister-mary': 'Schwester Mary',
    'mandy-thompson': 'Mandy Thompson',
    'carolyn-fern': 'Carolyn Fern',
    'michael-mcglen': 'Michael McGlen',
    'ashcan-pete': '„Ashcan“ Pete',
    'jenny-barnes': 'Jenny Barnes',
    'harvey-walters': 'Harvey Walters',
    'amanda-sharpe': 'Amanda Sharpe',
    'joe-diamond': 'Joe Diamond',
  }).map(([id, name]) => [`guise-of-${id}`, `Gabe von ${name}`]),
);

const CARD_NAMES: Readonly<Record<string, string>> = {
  ...BARRED_NAMES,
  ...BENEFIT_NAMES,
  ...DETRIMENT_NAMES,
  ...GUISE_NAMES,
  'david-packard': 'David Packard',
  'dr-ali-kafour': 'Dr. Ali Kafour',
  'erica-carlyle': 'Erica Carlyle',
  'erich-weiss': 'Erich Weiss',
  'father-iwanicki': 'Pater Iwanicki',
  'sarah-danforth': 'Sarah Danforth',
  'the-messenger': 'Der Bote',
  'book-of-anubis': 'Buch des Anubis',
  'chime-of-ra': 'Glockenspiel des Ra',
  'eye-of-light-and-darkness': 'Auge von Licht und Finsternis',
  'mask-of-the-black-pharaoh': 'Maske des Schwarzen Pharaos',
  'mask-of-the-messenger': 'Maske des Boten',
  'mask-of-the-three-fates': 'Maske der drei Schicksalsgöttinnen',
  'mask-of-vice': 'Maske des Lasters',
  'mask-of-wisdom': 'Maske der Weisheit',
  'parchment-of-the-elder-sign': 'Pergament des Älteren Zeichens',
  'pentagram-of-blood': 'Blutpentagramm',
  'scales-of-thoth': 'Waage des Thot',
  'spirit-vessel': 'Geistergefäß',
  'summoning-glass': 'Beschwörungsglas',
  'tablet-of-bast': 'Tafel der Bast',
  'astral-travel': 'Astralreise',
  'denying-the-ancient-one': 'Den Großen Alten verleugnen',
  'feeding-the-mind': 'Den Geist nähren',
  'markings-of-isis': 'Zeichen der Isis',
  'plague-of-locusts': 'Heuschreckenplage',
  premonition: 'Vorahnung',
  'revelation-of-script': 'Offenbarung der Schrift',
  'shroud-of-shadow': 'Schattenschleier',
};

/** All possessions, by their names. */
export const POSSESSION_NAMES: BoxWords['names'] = Object.fromEntries(
  Object.entries(CARD_NAMES).map(([id, name]) => [`card/${id}`, name]),
);
