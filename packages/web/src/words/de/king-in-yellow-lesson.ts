import type { KING_IN_YELLOW_LESSON } from '../en/king-in-yellow-lesson.js';

/** The lesson on The King in Yellow, for those who know Arkham. */
export const KING_IN_YELLOW_LESSON_DE: Record<keyof typeof KING_IN_YELLOW_LESSON, string> = {
  'ui.learn.card.arkham-king-in-yellow': 'Der König in Gelb in vier Minuten',
  'ui.learn.card.needs.arkham-king-in-yellow':
    'Für alle, die das Spiel kennen. Gespielt wird mit der Erweiterung „Der König in Gelb“, die schon hier ist.',
  'ui.learn.card.arkham-king-in-yellow.1': 'Drei Akte: was sie aufhält und was der letzte beendet',
  'ui.learn.card.arkham-king-in-yellow.2': 'Terror, Gelbe Zeichen und wen ein Verfall fortnimmt',
  'ui.learn.card.arkham-king-in-yellow.3': 'Aufruhr in den Straßen',
  'ui.learn.card.arkham-king-in-yellow.4': 'Magische Effekte und wie man einen behält',
  'ui.learn.king.play': 'Ein Stück in drei Akten',
  'ui.learn.king.play.text':
    'In Arkham spielt eine Theatertruppe. Ihre drei Akte beginnen der Reihe nach, und der erste hat begonnen. Beginnt der dritte, so habt ihr sofort verloren, so fest der Große Alte auch noch schläft.',
  'ui.learn.king.gone': 'Niemand an der Theke',
  'ui.learn.king.gone.text':
    'Auf der Karte, die du hier gezogen hast, kommt {name} vor, und ein Verfall hat sie für den Rest des Spiels fortgenommen; ein Zeichen steht an ihrem Imbiss. Die Begegnung entfällt und kostet dafür 1 geistige Gesundheit oder 1 Ausdauer. Gib eins davon.',
  'ui.learn.king.sign': 'Ein Gelbes Zeichen',
  'ui.learn.king.sign.text':
    'Nacht: Der Terror ist gestiegen, und der Herold legt eins seiner {n} Gelben Zeichen hin. Auf der Verdammnisleiste ist es ein Verdammnismarker wie jeder andere. Auf dem Terrorfeld, das eben verlassen wurde, bringt es einen zufälligen Verfall. Sieh dir an, was der tut: Nimm das Terrorfeld.',
  'ui.learn.king.act': 'Der Vorhang kann zu bleiben',
  'ui.learn.king.act.text':
    'Die Karte, durch die der Terror stieg, öffnet kein Tor. Durch sie beginnt ein Akt: {act}. Noch lässt er sich aufhalten, mit {n} Hinweisen für jeden Spieler, von allen zusammen. Du bist allein, und du hast sie: Gib {n}.',
  'ui.learn.king.stopped': 'Was die Nacht gebracht hat',
  'ui.learn.king.stopped.text':
    'Der zweite Akt ist aufgehalten: Er bleibt der nächste und kommt mit der nächsten solchen Karte wieder. Alles andere auf der Karte geschah trotzdem: Der Terror ist bei {terror}, und als Startspieler hast du 1 Hinweis bekommen.',
  'ui.learn.king.stopped.begun':
    'Der zweite Akt hat begonnen, und nur der dritte bleibt: Ihn hält nichts auf. Zwei Hinweise hätten den zweiten warten lassen. Der Terror ist bei {terror}, und als Startspieler hast du 1 Hinweis bekommen.',
  'ui.learn.king.riots': 'Aufruhr in drei Straßen',
  'ui.learn.king.riots.text':
    'Doyle Jeffries ist fort, und mit seinem Verfall kamen drei Aufruhre, jeder in die Straße, die auf seinem Plättchen steht. Ein Verfall bleibt für immer; ein Aufruhr lässt sich besiegen und kommt dann in die Schachtel: Er ist keine Trophäe.',
  'ui.learn.king.flame': 'Ein Feuer, das bleibt',
  'ui.learn.king.flame.text':
    'Du hast einen magischen Effekt: {flame}. Er ist kein Gegenstand, braucht aber Hände, und wer Magie widersteht, widersteht auch ihm. Er geht, wenn sein Zauber aufgefrischt wird: {spell}. Für 1 geistige Gesundheit bleibt der Zauber erschöpft, und sein Effekt bei dir: Zahle sie.',
  'ui.learn.king.aim': 'Hinweise für den Vorhang',
  'ui.learn.king.aim.text':
    'Die ersten beiden Akte lassen sich aufhalten, der dritte nicht: Behaltet also Hinweise, und nicht nur für Siegel. Du hast {clues}. Und haltet den Terror niedrig: Mit dem Herold kostet jeder Punkt eine Verdammnis oder bringt einen Verfall.',
};
