/** Dunwich Horror in German. */
import type { BoxWords } from '@vigil/rules';
import { bid, forms, happens } from '@vigil/rules/de';
import { LOCATION_THEMES } from './de-locations.js';

export const GERMAN: BoxWords = {
  names: {
    'mythos/coded-messages': 'Verschlüsselte Botschaften',
    'mythos/darkes-blessing': 'Darkes Segen',
    'mythos/rare-book-collection': 'Sammlung seltener Bücher',
    'mythos/velmas-gratitude': 'Velmas Dankbarkeit',
    'place/vortex-backwoods': 'Strudel im Hinterland',
    'place/vortex-blasted-heath': 'Strudel auf der Heide',
    'place/vortex-village-commons': 'Strudel im Dorf',
  },
  themes: LOCATION_THEMES,
  messages: {
    'kind.condition': 'Bedingung',
    'kind.dunwich-horror': 'Karte des Dunwich-Horrors',
    'dunwich.horror-beaten': 'alle Marker verlassen seine Leiste',
    'dunwich.token-on': bid(
      'lege 1 Marker auf die Leiste des Dunwich-Horrors',
      '1 Marker auf die Leiste des Dunwich-Horrors legen',
    ),
    'dunwich.token-off': bid(
      'nimm 1 Marker von der Leiste des Dunwich-Horrors, falls dort einer liegt',
      '1 Marker von der Leiste des Dunwich-Horrors nehmen, falls dort einer liegt',
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
    'dunwich.awakens': 'der Große Alte erwacht sofort',
    'q.wound': '{investigator} ist gefallen: die üblichen Verluste oder eine Karte, die bleibt?',
    'o.usual-losses': 'Die Hälfte der Gegenstände und Hinweise und alle Gehälter verlieren; mit 1 zu sich kommen',
    'o.draw-injury': 'Eine Verletzung ziehen und nichts verlieren; mit voller Ausdauer zu sich kommen',
    'o.draw-madness': 'Eine Wahnsinnskarte ziehen und nichts verlieren; mit voller geistiger Gesundheit zu sich kommen',
    'q.retire': '{investigator} hat zwei oder mehr Verletzungen und Wahnsinnskarten. Ruhestand?',
    'o.play-on': 'Nein, weiterspielen',
    'o.retire': 'In den Ruhestand: Diese Runde fällt aus, mit der nächsten kommt ein neuer Ermittler',
  },
};
