/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  byakhee:
    'Halb Krähe, halb Wespe, halb etwas, das du einmal begraben hast. Es fällt aus klarem Himmel und klappt zu wie ein Schirm.',
  chthonian:
    'Zu sehen ist es nicht. Zu sehen ist, wie sich das Pflaster hebt, Straße um Straße, hin zu den Häusern mit Leuten darin.',
  cultist: 'Tagsüber verkauft er dir Briefmarken. Unter der Kapuze hat er dasselbe höfliche Hüsteln.',
  'dark-young':
    'Ein Baum, dachtest du, und wundertest dich über die Hufe. Alle Mäuler stehen offen, und es riecht nach Stall.',
  dhole: 'Nicht dass es die Straße herunterkäme. Die Straße verschwindet darin.',
  'dimensional-shambler':
    'Grau, gebeugt, mit langen Armen ist es da, dann näher, dazwischen nichts. In seiner Haut ist noch Platz.',
  'elder-thing': 'Fünf Flügel, fünf Augen, von allem fünf. Es nimmt deine Pistole und zerlegt sie, aus Neugier.',
  'fire-vampire':
    'Ein Funke, der nicht verlischt und gegen den Wind zieht. Wo er vorbeikommt, brennen die Lampen schwächer.',
  'flying-polyp': 'Erst das Pfeifen, dann der Wind, dann ein Stück von etwas, und der Rest ist noch nicht da.',
  'formless-spawn': 'Wie Teer füllt es den Keller und hat für dich eine Gestalt gewählt: Hände, vor allem.',
  ghost: 'Sie fragt nach einer Straße, die 1860 abgerissen wurde. Kugeln bringen sie nicht aus dem Satz.',
  ghoul: 'Hufe, Hundsgesicht, wie Gummi, und beinahe jemand. Es hat Tischmanieren, und du siehst gerade den Tisch.',
  'god-of-the-bloody-tongue':
    'Wo der Kopf sein sollte, ist ein roter Strang, lang wie ein Kirchturm. Er heult, und alle Hunde schweigen.',
  gug: 'Um in den ersten Stock zu sehen, bückt es sich. Das Maul öffnet sich verkehrt, von oben nach unten.',
  'haunter-of-the-dark':
    'Etwas mit dreigeteiltem Auge tastet sich am Rand des Lampenlichts entlang. Lass die Lampe nicht leer werden.',
  'high-priest': 'So viel hat er gelesen, dass ihm die Lettern durch die Haut scheinen. Die Stimme hebt er nicht.',
  'hound-of-tindalos':
    'Rauch in der Ecke, wo die Wände sich treffen. Es hat deine Witterung, und es ist eine sehr lange Zeit gekommen.',
  maniac: 'Jemandes Buchhalter, bis Donnerstag. Er fragt, ob du es auch hörst, und zeigt dir sein Hackbeil.',
  'mi-go':
    'Rosa, gestielt, geschäftig, wie ein Chirurg in Eile. Eine Schere trägt ein Glas, das nicht leer bleiben soll.',
  nightgaunt: 'Kein Gesicht, nur Glätte. Es fasst dich unter den Armen, wie eine Schwester es täte, und hebt an.',
  shoggoth:
    'Eine Woge schwarzer Seife, Augen steigen darin auf und platzen. Es tut, was man ihm einst befahl, und zwar laut.',
  'star-spawn': 'Groß wie das Zollhaus und nass glänzend. Es steht in der Straße, als überlege es, sich hineinzulegen.',
  'the-black-man':
    'Er ist höflich und vorzüglich gekleidet, und sein Atem gibt in der Kälte keine Wolke. Er will nur eine Unterschrift.',
  'the-bloated-woman': 'Ein gelbes Gewand, ein Fächer, über dem Fächer die schönsten Augen. Der Fächer sinkt.',
  'the-dark-pharaoh':
    'Er spricht deine Sprache, wie man sie einst sprechen wird. Was er sagt, ist eine Aufgabe; löse sie besser.',
  vampire: 'Der Herr vom Kontinent hat auf dein „Herein“ gewartet. Gesagt hat es jemand anderes.',
  warlock:
    'Ein alter Mann auf einer Schwelle, die nicht seine ist. Motten sitzen auf ihm in Reihen, und er geht nicht.',
  witch:
    'Mütterchen sagten die Nachbarn, vor dreihundert Jahren und vorige Woche wieder. Die Ratte auf ihrer Schulter hat Menschenhände.',
  zombie: 'Erde in den Umschlägen, ein Schuh. Er geht dir nach, wie einer, der den Heimweg vergessen hat.',
};
