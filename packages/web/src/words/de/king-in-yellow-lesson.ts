import type { KING_IN_YELLOW_LESSON } from '../en/king-in-yellow-lesson.js';

/** The lesson on The King in Yellow, for those who know Arkham. */
export const KING_IN_YELLOW_LESSON_DE: Record<keyof typeof KING_IN_YELLOW_LESSON, string> = {
  'ui.learn.card.arkham-king-in-yellow': 'Der König in Gelb in vier Minuten',
  'ui.learn.card.needs.arkham-king-in-yellow':
    'Für alle, die das Spiel kennen. Die Erweiterung „Der König in Gelb“ ist enthalten.',
  'ui.learn.card.arkham-king-in-yellow.1': 'Drei Akte und wie man sie aufhält',
  'ui.learn.card.arkham-king-in-yellow.2': 'Die Terrorstufe, Gelbe Zeichen und Plagen',
  'ui.learn.card.arkham-king-in-yellow.3': 'Aufruhr in den Straßen',
  'ui.learn.card.arkham-king-in-yellow.4': 'Magische Wirkungen und wie man eine behält',
  'ui.learn.king.play': 'Ein Stück in drei Akten',
  'ui.learn.king.play.text':
    'In Arkham tritt eine Theatertruppe auf. Ihre Akte beginnen der Reihe nach, und der erste hat begonnen. Beginnt der dritte, habt ihr sofort verloren, auch wenn der Große Alte noch schläft.',
  'ui.learn.king.gone': 'Eine Person fehlt',
  'ui.learn.king.gone.text':
    'Auf deiner Karte kommt {name} vor, aber eine Plage hat sie für den Rest des Spiels entfernt. Ein Marker am Imbiss zeigt es. Statt der Begegnung verlierst du 1 geistige Gesundheit oder 1 Ausdauer. Wähle.',
  'ui.learn.king.sign': 'Ein Gelbes Zeichen',
  'ui.learn.king.sign.text':
    'Die Terrorstufe ist gestiegen, also musst du 1 von {n} Gelben Zeichen legen. Auf der Verdammnisleiste zählt es als Verdammnismarker. Auf dem Terrorfeld, das eben verlassen wurde, bringt es eine zufällige Plage. Wähle das Terrorfeld, um eine zu sehen.',
  'ui.learn.king.act': 'Halte den Akt auf',
  'ui.learn.king.act.text':
    'Die Karte, durch die die Terrorstufe stieg, öffnet kein Tor. Mit ihr beginnt „{act}“. Diesen Akt könnt ihr gemeinsam für {n} Hinweise pro Spieler aufhalten. Du bist allein und hast genug, also gib {n} aus.',
  'ui.learn.king.stopped': 'Was die Nacht gebracht hat',
  'ui.learn.king.stopped.text':
    'Du hast den zweiten Akt aufgehalten. Mit der nächsten solchen Karte kommt er wieder. Alles andere auf der Karte geschah trotzdem: Die Terrorstufe ist {terror}, und als Startspieler hast du 1 Hinweis erhalten.',
  'ui.learn.king.stopped.begun':
    'Der zweite Akt hat begonnen, und den dritten hält nichts auf. 2 Hinweise hätten den zweiten aufgehalten. Die Terrorstufe ist {terror}, und als Startspieler hast du 1 Hinweis erhalten.',
  'ui.learn.king.riots': 'Aufruhr in drei Straßen',
  'ui.learn.king.riots.text':
    'Doyle Jeffries ist fort. Seine Plage brachte 3 Aufruhre, jeden in die Straßen, die sein Marker nennt. Eine Plage bleibt für immer. Ein besiegter Aufruhr kommt zurück in die Schachtel. Er wird keine Trophäe.',
  'ui.learn.king.flame': 'Behalte eine magische Wirkung',
  'ui.learn.king.flame.text':
    'Du hast die magische Wirkung „{flame}“. Sie ist kein Gegenstand, braucht aber Hände, und magische Resistenz wirkt gegen sie. Du verlierst sie, wenn ihr Zauber „{spell}“ aufgefrischt wird. Zahle 1 geistige Gesundheit, damit der Zauber erschöpft bleibt und du die Wirkung behältst.',
  'ui.learn.king.aim': 'Halte Hinweise bereit',
  'ui.learn.king.aim.text':
    'Die ersten beiden Akte lassen sich aufhalten, der dritte nicht. Behalte also Hinweise, nicht nur für Siegel. Du hast {clues}. Halte die Terrorstufe niedrig: Mit diesem Herold bringt jeder Anstieg einen Verdammnismarker oder eine Plage.',
  'ui.learn.king.aim.begun':
    'Kein Akt lässt sich mehr aufhalten: Beginnt der dritte, habt ihr verloren. Beendet das Spiel bald. Du hast {clues}. Halte die Terrorstufe niedrig: Mit diesem Herold bringt jeder Anstieg einen Verdammnismarker oder eine Plage.',
};
