/** Curse of the Dark Pharaoh in German. */
import type { BoxWords } from '@vigil/rules';
import { bid, happens } from '@vigil/rules/de';
import { BARRED_NAMES, BENEFIT_NAMES, DETRIMENT_NAMES, POSSESSION_NAMES } from './de-possessions.js';

/** What special cards are called in „du erhältst die Karte …“. */
const status = (names: Readonly<Record<string, string>>, say: (name: string) => string) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`status.${id}`, say(name)]));

export const GERMAN: BoxWords = {
  names: { ...POSSESSION_NAMES, 'mythos/police-patrol': 'Polizeistreife' },
  forms: {},
  themes: {},
  messages: {
    ...status(BENEFIT_NAMES, (name) => `„${name}“ (Segnung)`),
    ...status(DETRIMENT_NAMES, (name) => `„${name}“ (Bürde)`),
    ...status(BARRED_NAMES, (name) => `„${name}“`),
    'deck.exhibit': 'Ausstellungsstücke',
    'card.exhibit': '{n, plural, one {Ausstellungsstück} other {Ausstellungsstücke}}',
    'q.anoint': 'Lässt {investigator} {other} den Wurf gegen den Fluch wiederholen?',
    'q.harrier': 'Welches Monster kommt zu {investigator}?',
    'q.give-up-spell': 'Welchen Zauber gibt {investigator} für Hinweise auf?',
    'q.lend-skill': 'Welche Fertigkeit verleiht {investigator} für diese Runde?',
    'pharaoh.end-delay': happens(
      '1 anderer aufgehaltener Ermittler in Arkham ist nicht mehr aufgehalten',
      'ist 1 anderer aufgehaltener Ermittler in Arkham nicht mehr aufgehalten',
    ),
    'pharaoh.lend-skill': happens(
      '1 Ermittler leiht einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
      'leiht 1 Ermittler einem anderen für diese Runde 1 Fertigkeit, wo immer die beiden sind',
    ),
    'pharaoh.spell-for-clues': happens(
      '1 anderer Ermittler darf 1 Zauber ablegen und erhält dafür 1 Hinweis und so viele mehr, wie er geistige Gesundheit kostet',
      'darf 1 anderer Ermittler 1 Zauber ablegen und erhält dafür 1 Hinweis und so viele mehr, wie er geistige Gesundheit kostet',
    ),
    'pharaoh.harry': happens(
      '1 Monster deiner Wahl in Arkham oder am Himmel kommt zu dir',
      'kommt 1 Monster deiner Wahl in Arkham oder am Himmel zu dir',
    ),
    'pharaoh.slow': bid(
      'stelle deinen Regler für Geschwindigkeit auf deine niedrigste Geschwindigkeit',
      'deinen Regler für Geschwindigkeit auf deine niedrigste Geschwindigkeit stellen',
    ),
    'q.whose-card': 'Von wem nimmt {investigator} „{card}“?',
  },
};
