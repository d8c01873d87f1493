/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'child-of-abhoth-a':
    'Grau, nass und noch unentschieden. Es streckt einen Stumpf aus, und der nimmt die Form dessen an, was du hältst.',
  'child-of-abhoth-b': 'Augen hat es keine, bis du hinsiehst. Dann hat es deine, und die von zwei Leuten hinter dir.',
  'child-of-abhoth-c': 'Jeder Hieb geht hinein wie ein Löffel in Teig, und danach hat es einen Mund mehr.',
  'colour-out-of-space':
    'Ein Wort gibt es dafür nicht, die Kinder malen es mit allen Stiften. Wo es war, zerfällt alles grau.',
  'goat-spawn': 'Auf den Hinterbeinen kommt es bergab und meckert wie einer, der davon nur gelesen hat.',
  'hunting-horror':
    'Ein Fehler im Nachthimmel, mit einem langen Schwanz daran. Man hat ihm deinen Namen zu riechen gegeben.',
  mummy: 'Es riecht nach Zeder und kaltem Pfeffer. Dreitausend Jahre lag es still, zu laufen sieht es keinen Grund.',
  'rat-thing':
    'Ein Rattenleib, ein kleines bärtiges Gesicht, und Hände: Es sind die Hände, die in deine Taschen fahren.',
  'servant-of-glaaki-a':
    'Ein Ertrunkener im Sonntagsanzug, in der Brust einen Stachel aus Metall. Er bewegt die Lippen, und dir fehlt ein Vers.',
  'servant-of-glaaki-b': 'Mit dem Einkaufskorb ist sie im See ertrunken. Für noch etwas ist darin immer Platz.',
  'servant-of-glaaki-c':
    'Dieser war Sammler. Das Grün ist schon bei den Manschetten, aber ein gutes Stück erkennt er noch.',
  'servant-of-glaaki-d': 'Er war Lehrer im Dorf am See und wischt noch immer die Tafel, wo er eine findet.',
  'servant-of-glaaki-e':
    'Sie geht aus dem Wasser, im Takt mit deinem Traum. Wenn du erwachst, haben deine Hände etwas verlernt.',
  'spectral-hunter': 'Der Rachen ist da, und das Geweih. Dazwischen sieht man den Zaun, und das Feld.',
  'star-vampire': 'Ein Kichern in leerer Luft, links oben. Zu sehen sei es, sagen sie, sobald es getrunken hat.',
  'tcho-tcho':
    'Klein, höflich, tätowiert bis ins Zahnfleisch, und keineswegs allein. Er kam von weit her, mit einem Sack.',
  'the-beast':
    'Oben im Moor sagen sie Hund, um es irgendwie zu nennen. Das Tor hat es ausgehängt, um dich besser zu sehen.',
  'the-dunwich-horror':
    'Größer als eine Scheune, lauter zuckende Stränge, und nicht zu sehen. Nur die Bäume legen sich um, der Reihe nach, hierher.',
  'wizard-whateley':
    'Längst begraben, kommt er herunter und sieht nach dem Jungen. Das Buch hat er noch, und ein Stück Kreide.',
  wraith: 'Ein Kleid, vom Wind gefüllt, über den Dächern, und obenauf ein Gesicht, dem gerade einfällt, warum.',
};
