/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'bizarre-couriers':
    'Bleiche junge Männer auf gelben Rädern bringen jedem alles. Es kommt heil an, nur angesehen hat es jemand.',
  'fund-drive-for-the-arts':
    'An jeder Ecke Damen mit Schleifchen und Büchse. Für eine gute Summe sieht man, was es hinter den Schleifchen gibt.',
  'high-tides': 'Der Fluss steht in den Läden, Ufer hat er keines mehr. Wer am Wasser zu tun hat, watet.',
  intermission: 'Das Licht geht an, die Türen bleiben zu. Worum es ging, weiß im Foyer keiner, und alle sind erhitzt.',
  'police-proclaim-cult-crackdown':
    'Die Kutten überm Arm, die Hände im Nacken: Aus den Kellern führt man sie im Dutzend. Manche behielten die Maske auf.',
  'the-repairer-of-reputations':
    'Ein kleiner Mann mit Ohren aus Wachs und einer Katze. Er bringt in Ordnung, was man von dir sagt, und er führt Buch.',
  'theater-experiences-renewal':
    'Für Stehplätze steht man um den Block. Wer herauskommt, weiß mehr und muss über die Straße geführt werden.',
  'uptown-hosts-famous-publisher':
    'Gedruckt hat er, was sonst keiner anfasst, und heute signiert er. Man gibt ihm die Hand im Handschuh.',
  'the-next-act-begins-1':
    'Drei Schläge auf die Bretter. In der ganzen Stadt stockt das Gespräch, so lang ein Vorhang braucht.',
  'the-next-act-begins-2': 'Jemand geht mit der Handglocke durch die Straße. Haus um Haus wird dunkel, wie im Parkett.',
  'the-next-act-begins-3':
    'Neue Zettel hängen, der Leim läuft noch. Derselbe Titel, derselbe Abend, und mehr Mitwirkende.',
  'the-next-act-begins-4': 'Im Schaufenster ertappst du dich dabei, wie du auftrittst.',
  'the-next-act-begins-5':
    'Den Souffleur sah man auf der Post, im Park und unter deinem Bett. Falsch vorgesagt hat er nie.',
  'the-next-act-begins-6':
    'Es fängt ohne Musik an. Das Publikum hat eigene Masken dabei und weiß, wann man sich erhebt.',
  'aldebaran-ascendant':
    'Ein roter Stern steht über der Mühle und geht nicht unter. Die Schwalben bleiben am Boden, und Schlimmeres als Schwalben.',
  'mirages-of-lakes': 'Am Ende der Straße liegt Wasser, mit Türmen darin. Gehen kann man immer nur davon weg.',
  'new-miskatonic-u-curriculum':
    'Vergleichende Dramatik liest man jetzt nachts um zwei, ohne Vorkenntnisse. Der Lesesaal hat rote Wangen.',
  'off-broadway': 'Aus New York ist diese Woche alles: die Hüte, der Tonfall und die Preise.',
  'rash-of-graffiti': 'Am Morgen steht es an Wänden, Milchwagen, Toren. Was du darüber zeichnest, hält nicht.',
  slugs: 'Nach dem Regen kamen sie, gelb, fußlang. Man rutscht, und ehe man in einen Ärmel fährt, schüttelt man ihn.',
  'spawn-of-yog-sothoth':
    'Blasen, schillernd, in den Pfützen und hinter den Augen der Vermummten. Wer jetzt durch die Ritzen fällt, fällt auf etwas.',
  'strange-murders':
    'Alle auf Dächern, sagt der Leichenbeschauer, und der Mantel noch zugeknöpft. Zu Fuß geht er nicht mehr heim.',
  'strength-of-the-earth': 'In den Kellern schwitzen die Steine, und was unterm Halbmond umgeht, hat zugelegt.',
  'two-sunsets':
    'Der erste um sieben, der zweite um acht. Dazwischen hat jeder zwei Schatten, und keiner verbirgt dich.',
  'unusual-moonrises':
    'Im Süden geht er auf, gelb, dann auch im Osten. Gut zum Lesen und Schleichen, schlecht zum Schlafen.',
  'the-tattered-king':
    'Auf jeder Schwelle ein Fetzen gelbe Seide. Aneinandergelegt ergeben sie einen Saum, und jemand steht darin.',
  'virulent-disease':
    'Zuerst traf es die Platzanweiser, dann die vorderen Reihen. Das Spital hat eine Nadel dagegen, und eine Schwester.',
};
