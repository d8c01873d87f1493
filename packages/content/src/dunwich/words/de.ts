/** Dunwich Horror in German. */
import type { BoxWords } from '@vigil/rules';
import { bid, forms, happens } from '@vigil/rules/de';
import { CARD_NAMES } from './de-cards.js';
import { LOCATION_THEMES } from './de-locations.js';
import { MONSTER_FORMS, MONSTER_NAMES } from './de-monsters.js';
import { PLACE_FORMS, PLACE_NAMES } from './de-places.js';

export const GERMAN: BoxWords = {
  names: { ...PLACE_NAMES, ...MONSTER_NAMES, ...CARD_NAMES },
  forms: { ...PLACE_FORMS, ...MONSTER_FORMS },
  themes: LOCATION_THEMES,
  messages: {
    'deck.injury': 'Verletzungen',
    'deck.madness': 'Wahnsinn',
    'card.injury': '{n, plural, one {Verletzung} other {Verletzungen}}',
    'card.madness': '{n, plural, one {Wahnsinnskarte} other {Wahnsinnskarten}}',
    'status.rail-pass': 'Zugkarte',
    'status.sheldon-gang-membership': 'Mitgliedschaft in der Sheldon-Bande',
    'if.has.rail-pass': 'du {not, select, yes {keine} other {eine}} Zugkarte hast',
    'if.has.sheldon-gang-membership': 'du {not, select, yes {kein } other {}}Mitglied der Sheldon-Bande bist',
    'kind.condition': 'Zustand',
    'kind.dunwich-horror': 'Karte des Grauens von Dunwich',
    'dunwich.horror-beaten': happens('alle Marker verlassen seine Leiste', 'verlassen alle Marker seine Leiste'),
    'dunwich.token-on': bid(
      'lege 1 Marker auf die Leiste des Grauens von Dunwich',
      '1 Marker auf die Leiste des Grauens von Dunwich legen',
    ),
    'dunwich.token-off': bid(
      'nimm 1 Marker von der Leiste des Grauens von Dunwich, falls dort einer liegt',
      '1 Marker von der Leiste des Grauens von Dunwich nehmen, falls dort einer liegt',
    ),
    'dunwich.no-mythos': happens(
      'in dieser Runde gibt es keine Mythosphase',
      'gibt es in dieser Runde keine Mythosphase',
    ),
    'dunwich.more-mythos': bid(
      'ziehe in der nächsten Mythosphase 1 Mythoskarte mehr (sie gilt ganz)',
      'in der nächsten Mythosphase 1 Mythoskarte mehr ziehen (sie gilt ganz)',
    ),
    'dunwich.deal': forms(
      'du schuldest dem dunklen Mann etwas, das eine Mythoskarte einfordern kann',
      'schuldet dem dunklen Mann etwas, das eine Mythoskarte einfordern kann',
      'dem dunklen Mann etwas schulden, das eine Mythoskarte einfordern kann',
      'schuldest du dem dunklen Mann etwas, das eine Mythoskarte einfordern kann',
    ),
    'dunwich.debts-due': happens(
      'jeder Ermittler, der dem dunklen Mann etwas schuldet, wird verschlungen, und für jeden werden 3 Verdammnismarker auf die Verdammnisleiste gelegt; alle Schulden sind getilgt',
      'wird jeder Ermittler, der dem dunklen Mann etwas schuldet, verschlungen, und für jeden werden 3 Verdammnismarker auf die Verdammnisleiste gelegt; alle Schulden sind getilgt',
    ),
    'dunwich.rubble-falls':
      'decke einen Trümmermarker auf: Sein Ort bleibt geschlossen, bis das Spiel endet; ist keiner mehr da, haben die Ermittler das Spiel verloren',
    'dunwich.rubble-spent':
      'lege einen verdeckten Trümmermarker ab; ist keiner mehr da, werden alle Ermittler verschlungen',
    'dunwich.awakens': happens('der Große Alte erwacht sofort', 'erwacht der Große Alte sofort'),
    'place-kind.vortex': 'Strudel',
    'place-kind.vortex.about':
      'Hierher kommen nur Monster. Jedes, das es tut, kehrt in den Monsterbecher zurück: Der Terrorlevel steigt um 1, und 1 Marker kommt auf die Leiste des Grauens von Dunwich.',
    'q.wound': '{investigator} ist gefallen: die üblichen Verluste oder eine Karte, die bleibt?',
    'o.usual-losses': 'Die Hälfte der Gegenstände und Hinweise und alle Honorare verlieren; mit 1 zu sich kommen',
    'o.draw-injury': 'Eine Verletzung ziehen und nichts verlieren; mit voller Ausdauer zu sich kommen',
    'o.draw-madness': 'Eine Wahnsinnskarte ziehen und nichts verlieren; mit voller geistiger Gesundheit zu sich kommen',
    'q.retire': '{investigator} hat zwei oder mehr Verletzungen und Wahnsinnskarten. Ausscheiden?',
    'o.play-on': 'Nein, weiterspielen',
    'o.retire': 'Ausscheiden: Diese Runde fällt aus, mit der nächsten kommt ein neuer Ermittler',
  },
};
