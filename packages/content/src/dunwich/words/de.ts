/** Dunwich Horror in German. */
import type { BoxWords } from '@vigil/rules';

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
  messages: {
    'kind.condition': 'Bedingung',
    'kind.dunwich-horror': 'Karte des Dunwich-Horrors',
    'dunwich.horror-beaten': 'alle Marken verlassen seine Leiste',
    'q.wound': '{investigator} ist gefallen: die üblichen Verluste oder eine Karte, die bleibt?',
    'o.usual-losses': 'Die Hälfte der Gegenstände und Hinweise und alle Gehälter verlieren; mit 1 zu sich kommen',
    'o.draw-injury': 'Eine Verletzung ziehen und nichts verlieren; mit voller Ausdauer zu sich kommen',
    'o.draw-madness': 'Eine Wahnsinnskarte ziehen und nichts verlieren; mit voller geistiger Gesundheit zu sich kommen',
    'q.retire': '{investigator} hat zwei oder mehr Verletzungen und Wahnsinnskarten. Ruhestand?',
    'o.play-on': 'Nein, weiterspielen',
    'o.retire': 'In den Ruhestand: Diese Runde fällt aus, mit der nächsten kommt ein neuer Ermittler',
  },
};
