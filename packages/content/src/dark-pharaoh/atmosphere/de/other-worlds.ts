import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dark-pharaoh-gate-card-1': {
    'great-hall-of-celeano':
      'Reihe um Reihe, und du liest die Rücken, indem du mit dem Daumen darüberfährst. Das kostet Nägel, und Schlaf.',
    abyss: 'Da unten öffnet sich, was du für den Boden hieltest. Es braucht ein wenig, bis es dich findet.',
    other: 'Erst der Geruch, wie am Samstag beim Metzger. Dann zwei Paar Ohren, eines hinter dem anderen.',
  },
  'dark-pharaoh-gate-card-2': {
    yuggoth:
      'Der Kristall liegt in seiner Schatulle, schief, rot geädert, und man sieht hinein wie in einen erleuchteten Zug.',
    'great-hall-of-celeano': 'Du setzt den Fuß auf, nichts klingt. Du klatschst. Irgendwo macht trotzdem jemand „Pst“.',
    other: 'Deine Knie möchten bleiben. Von hier aus ließe sich der Weg schließen, wäre dazu noch etwas von dir übrig.',
  },
  'dark-pharaoh-gate-card-3': {
    'the-dreamlands':
      'Erst träumst du davon, mit allen Einzelheiten. Als du aufstehst, steht es am Bett, so oder beinahe so.',
    yuggoth:
      'Unter der Kruste läuft es hin und her, immer unter deinen Füßen. Besser springen, oder besser nicht denken.',
    other:
      'Zum Schreiben setzte er sich an den Fels, und die Feder steckt noch im Handschuh. Sein Rucksack liegt weiter oben.',
  },
  'dark-pharaoh-gate-card-4': {
    'great-hall-of-celeano':
      'Man drückt dir eine Karte in die Hand: nur für Mitglieder. Während du liest, neigt sich der Boden zur Tür.',
    'the-dreamlands': 'Auf demselben Hügel liegen andere, schlafend wie du, und einer hat etwas mitgebracht.',
    other: 'Was am Tor herumstand, ist dir nachgekommen, ohne besondere Reihenfolge.',
  },
  'dark-pharaoh-gate-card-5': {
    yuggoth: 'Ein Schemel, eine Kopfstütze, vierzig Linsen an vierzig Armen. Mit der letzten wird aus fern zu nah.',
    abyss: 'Der Teich zeigt keinen Himmel, sondern jemanden von euch, der sich drüben gerade das Gesicht wäscht.',
    other: 'Zwei Türen, zwei Knurren. Du legst das Ohr erst an die eine, dann an die andere.',
  },
  'dark-pharaoh-gate-card-6': {
    abyss:
      'Im Schacht kreisen sie wie Schnee im Licht und haben Räder statt Flügel. Eine Gestalt löst sich und reicht dir die Hand.',
    'the-dreamlands': 'Was du im März erlegt hast, steht auf der Treppe, heil und ausgeruht.',
    other: 'Ein Zettel mit einem Pfeil nach links. Am Abend stehst du, wo ihn jemand gemalt hat, um zu lachen.',
  },
  'dark-pharaoh-gate-card-7': {
    'the-dreamlands':
      'In Schichten liegen sie, in Kutten, und die untersten bewegen sich noch. Einer da unten fängt zu zählen an.',
    'plateau-of-leng': 'Sie haben ihn an dem Spieß für den Hammel. Er ruft dir etwas zu, im Tonfall von Boston.',
    other: 'Ein Mann im Kamelhaarmantel, ganz allein auf der Ebene, möchte nur in die nächste Stadt gebracht werden.',
  },
  'dark-pharaoh-gate-card-8': {
    'city-of-the-great-race':
      'In gläsernen Zellen, mit Pult und Aussicht: ein Zenturio, eine Dame mit Fächer, ein Mechaniker. Sie blicken auf.',
    'plateau-of-leng': 'Über die Ebene kriecht Eis, und darüber schreitet etwas, das nichts wiegt.',
    other:
      'Hier hast du die andere Stelle genommen und eine Tochter bekommen. Einen ganzen Herbst lang darfst du zusehen.',
  },
  'dark-pharaoh-gate-card-9': {
    'plateau-of-leng':
      'Mit Gesten zeigen sie es dir: eine Gabe, genau so, vor den kleinen Schwarzen aus Stein. Sein Schoß ist leer.',
    'great-hall-of-celeano':
      'An der langen Tafel essen sie Sätze, mit den Fingern, schnell. Man reicht dir einen, der noch zuckt.',
    other: 'Giebel über einem grauen Hafen und ein Fenster, in dem deine Lampe brennt. Ansehen darfst du es.',
  },
  'dark-pharaoh-gate-card-10': {
    'great-hall-of-celeano':
      'Bis zum Ellbogen schließt es sich um dich und blättert. Was du auswendig kannst, könnte ihm im Hals stecken bleiben.',
    'city-of-the-great-race':
      'Drei Sinne mehr geben sie dir, zum Anprobieren. Einen für Eisen, einen für morgen, und einen hattest du schon.',
    other: 'Stiefel, oder etwas im Gleichschritt, näher, von beiden Enden. In der Mitte sind eine Nische und du.',
  },
  'dark-pharaoh-gate-card-11': {
    'great-hall-of-celeano':
      'Es ist ein Tagebuch, und er steckt darin. Beim letzten Eintrag steht er auf, klopft sich ab und bittet um Feuer.',
    'the-dreamlands': 'Der Wind fährt durch dich wie durch Wäsche und nimmt mit, was man dir angeheftet hat.',
    other: 'Zwischen zwei Schritten ein Sprung im Boden, dann, auf einmal, ellenbreit. Am Rand rieselt der Sand davon.',
  },
  'dark-pharaoh-gate-card-12': {
    'city-of-the-great-race':
      'Sie möchten das zwanzigste Jahrhundert erklärt bekommen, angefangen beim Geld. Lass dir Zeit, klicken sie.',
    'the-dreamlands':
      'Du träumst, du wärst in Arkham, im Regen, und wüsstest, dass du träumst. Die Türklinke ist nass.',
    other: 'Er ist frisch, er ist groß, und niemand bewacht ihn. Wer so lang gehungert hat, denkt an Schlimmeres.',
  },
  'dark-pharaoh-gate-card-13': {
    rlyeh: 'Das Wasser ist auf der dritten Stufe, auf der fünften. Quer überm Platz führt eine Tür ins Trockene.',
    'the-dreamlands':
      'Zwischen Schlaf und Wachen liegt ein Streifen Wiese, rechts ein Zaun, links ein Zaun. Es kommt auf den Übertritt an.',
    other:
      '„Halten Sie das, und das, und ja nicht zusammen“, sagt der Mann mit der Schutzbrille und legt den Hebel um.',
  },
  'dark-pharaoh-gate-card-14': {
    rlyeh: 'Ein Auslegerboot, auf keiner Karte daheim, die Ruderer haben keine Augen. Im Heck ist ein Platz frei.',
    'plateau-of-leng': 'Er weht nicht, er fegt: Steine, Ziegen, eine Kapelle. Du siehst dich nach etwas Festem um.',
    other: 'Rings um dich ist es, ein und aus, und warm. Der Gang wird jedes Mal enger.',
  },
  'dark-pharaoh-gate-card-15': {
    'plateau-of-leng':
      'Im Dunst sind Leute, oder Bäume, oder ein Steg, auf dem jemand winkt. Sie werden dünner, je näher du kommst.',
    abyss: 'Es zeigt dir das Messer und dann, was es weiß. Halt sagen darfst du selbst.',
    other: 'Hinter der letzten Biegung läufst du ihm in die Arme, und es, dem Gesicht nach, dir.',
  },
  'dark-pharaoh-gate-card-16': {
    abyss: 'Aus der ganzen Wand blicken sie heraus und kennen dich, jeder von einer anderen Gelegenheit.',
    'the-dreamlands':
      'Wie Lampions treiben sie vorbei: eine Rechnung, ein Streit, ein Rezept. Mit leichter Hand könnte man einen fangen.',
    other: 'Du hältst den Atem an. Da war etwas; da ist nichts; da war etwas.',
  },
  'dark-pharaoh-gate-card-17': {
    rlyeh:
      'Auf einer Platte liegt es, lang wie eine Straße, die Hände gefaltet, und man kann daran entlanglesen. Leise.',
    abyss:
      'Ein Strich an der Wand, dann noch einer, in deiner Schrift. Je mehr du vergisst, desto deutlicher werden sie.',
    other:
      'Die Figuren hat sie aufgestellt, sich drüben eingerollt und dir Weiß gegeben. Ihre Zunge kostet die Felder.',
  },
  'dark-pharaoh-gate-card-18': {
    'plateau-of-leng':
      'Du siehst halb Asien und die Krümmung von noch etwas. Ein Grat noch, denkst du, dann noch einer.',
    'the-dreamlands':
      'Alles ist, wie es sein soll: das Licht, das Brot, die Stimmen im Garten. Gegangen ist hier noch keiner.',
    other: 'Ein Gang mit vier Griffen. Wer am falschen zieht, sagt die Haltung des Gerippes, darf neben mir sitzen.',
  },
  'dark-pharaoh-gate-card-19': {
    'city-of-the-great-race': 'Die Straße wölbt sich, reißt, und eine Schnauze kommt heraus, die nie Augen brauchte.',
    rlyeh:
      'Die Mannschaft der letzten Brigg sitzt an der Wand, grün gewaschen. Als du vorbeigehst, heben sich die Ärmel.',
    other:
      'Ihr Fächer lässt nur die Augen frei. Kostbar ist alles auf dem Tablett vor ihr, und nirgends steht ein Preis.',
  },
  'dark-pharaoh-gate-card-20': {
    'the-dreamlands':
      'Überm Weg hängt es und richtet nicht, es sieht nur. Du siehst es sehen und rückst den Kragen zurecht.',
    yuggoth: 'Der Fluss fließt wie Pech und ist tiefer als breit. Der Fährmann liegt am anderen Ufer und schläft.',
    other: 'Mr. Skin hat eine Agentur. Genau den Richtigen hätte er für dich, frisch gebügelt, auf dem Bügel.',
  },
  'dark-pharaoh-gate-card-21': {
    'the-dreamlands': 'Ein Markt, eine Meile Stände: Zähne, Prüfungen, verpasste Züge. Auch du leerst deine Taschen.',
    rlyeh: 'Der Ertrunkene setzt sich auf, Wasser läuft aus ihm, und er überlegt sichtlich, wem er nützen könnte.',
    other: 'Etwas hat dich in den Krallen und ist auf dem Heimweg. Unter dir, schwarz, ziehen all die anderen.',
  },
  'dark-pharaoh-gate-card-22': {
    rlyeh: 'Ein kleines Mädchen springt am Kai Seil, mit Tang. Bei jedem Schwung hat es einen Finger weniger.',
    yuggoth:
      'Im dritten Zylinder von links haben sie einen Dozenten. Seit vierzig Jahren wartet er auf jemanden, der mitschreibt.',
    other: 'Der Boden bebt wie beim Schnellzug, und über die Kuppe kommt, statt eines Kopfes, ein roter Strang.',
  },
  'dark-pharaoh-gate-card-23': {
    yuggoth: 'Der Deckel ist offen, die Säge sehr fein. Spüren würdest du nichts, sagen sie, und halten würde es ewig.',
    'city-of-the-great-race':
      'Der Spruch kommt auf einem Tablett, unter einer Glocke, mit Rechnung. Geschrieben ist er auf etwas, das einst dachte.',
    other:
      'Der Schakal legt dein Herz auf die eine Schale, den Verstand auf die andere. Darunter leckt sich etwas die Lippen.',
  },
  'dark-pharaoh-gate-card-24': {
    'city-of-the-great-race':
      'Zweihundert hängen am Gestell, alle blank, keines für Hände. Du gibst ein Zeichen, dass du es wagst.',
    'the-dreamlands':
      'In Arkham rüttelt dich einer an der Schulter. „Sie haben geschrien“, sagt er und verblasst schon.',
    other: 'Das Buch ist offen, die Feder rot und nass. Der schwarze Mann lehnt am Pfeiler und betrachtet seine Nägel.',
  },
  'dark-pharaoh-gate-card-25': {
    yuggoth:
      'Die Lichtung steht voller Beine. Wolkenhoch darüber meckert es, und was heute geboren ist, sucht einen Platz.',
    other: 'Die Lampe zeigt dir zwei Wände und einen Rücken. Der Rücken dreht sich um.',
  },
  'dark-pharaoh-gate-card-26': {
    'plateau-of-leng':
      'Verwehte Spuren, eine Meile auseinander. Dann, zwischen zwei Böen, hält an, wer sie machte, und bückt sich.',
    other: 'Wo der Führer sein sollte, ist nur das Seil, und es ist an etwas anderem festgemacht.',
  },
  'dark-pharaoh-gate-card-27': {
    rlyeh:
      'Gewissermaßen durch ein Nasenloch kamst du herein. Der Traum bricht ab, der Hügel hat ein Auge, und darin bist du.',
    other: 'Im Brunnen saß es, bis zum Kinn, um nicht trocken zu werden, und hatte mit niemandem gerechnet.',
  },
};
