/** Curse of the Dark Pharaoh, edition of 2011, in German. */
import type { BoxWords } from '@vigil/rules';
import { bid } from '@vigil/rules/de';
import { REVISED_LOCATION_CARDS } from '../../pharaoh/index.js';
import { themesOf } from '../../pharaoh/themes.js';

export const GERMAN: BoxWords = {
  names: {
    'card/david-packard': 'David Packard',
    'card/dr-ali-kafour': 'Dr. Ali Kafour',
    'card/erica-carlyle': 'Erica Carlyle',
    'card/erich-weiss': 'Erich Weiss',
    'card/father-iwanicki': 'Pater Iwanicki',
    'mythos/ancient-whispers': 'Uraltes Flüstern',
    'mythos/a-chance-encounter': 'Eine zufällige Begegnung',
    'mythos/a-corrupting-influence': 'Ein verderblicher Einfluss',
    'mythos/an-inside-job': 'Die Tat eines Eingeweihten',
    'mythos/an-insidious-trap': 'Eine heimtückische Falle',
    'mythos/an-intruder-in-the-mind': 'Ein Eindringling im Geist',
    'mythos/ancient-artifact-on-display': 'Altes Stück zur Schau gestellt',
    'mythos/carnivorous-beetles': 'Fleischfressende Käfer',
    'mythos/hidden-in-plain-sight': 'Vor aller Augen versteckt',
    'mythos/it-calls-from-beyond': 'Es ruft von jenseits',
    'mythos/it-keeps-a-constant-vigil': 'Es wacht unablässig',
    'mythos/lost-in-transit': 'Unterwegs verloren',
    'mythos/purified-by-fire': 'Vom Feuer gereinigt',
    'mythos/quid-pro-quo': 'Eine Hand wäscht die andere',
    'mythos/stolen-property-for-sale': 'Hehlerware zu verkaufen',
    'mythos/the-application-of-force': 'Mit Gewalt',
    'mythos/the-culprit-apprehended': 'Der Täter gefasst',
    'mythos/the-legacy-of-anubis': 'Das Erbe des Anubis',
    'mythos/too-late': 'Zu spät',
  },
  forms: {},
  themes: themesOf(REVISED_LOCATION_CARDS.map(({ id }) => id)),
  messages: {
    'kind.exhibit-encounter': 'Ausstellungsbegegnung',
    'kind.ancient-whispers': 'Uraltes Flüstern',
    'pharaoh-revised.whispers':
      'wer in der Phase der Begegnungen in Arkham in dieser Straße ist, hat eine Ausstellungsbegegnung, die den Marker weiterzieht; davon gibt es eine pro Runde. Sonst zieht er in der Mythosphase wie ein Monster mit der Mondsichel',
    'pharaoh-revised.box-exhibit': bid(
      'lege das oberste Ausstellungsstück in die Schachtel zurück',
      'das oberste Ausstellungsstück in die Schachtel zurücklegen',
    ),
  },
};
