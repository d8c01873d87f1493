/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'break-in-at-neils': 'Von innen, sagen die Scherben auf dem Gehsteig. Am Morgen sind zwei Stücke spazieren gegangen.',
  'cops-sweep-kingsport':
    'Vierzig Mann und einen Wagen mit Gittern hat Arkham geliehen. Erst der Hügel, dann der Hafen, Haus um Haus.',
  'dark-shapes-at-dusk':
    'Man sah sie auf dem Kamm davonziehen, die hüpfen, die spinnen und die hocken. Wonach sie sich umsahen, sah keiner.',
  'graverobbers-strike':
    'Zwei haben sie geöffnet, dann liefen sie. Die Spaten liegen noch da, und die Spuren sind nicht alle von Stiefeln.',
  'hellene-sighted':
    'Neun Jahre vermisst, und jetzt kommt sie um die Landspitze, alle Segel gesetzt. Von Bord winkt keiner.',
  'local-heiress-missing':
    'Das Bett ist gemacht, die Bücher sind fort, der Hund geht nicht hinein. Manchem fällt jetzt ein, wie sie ihn ansah.',
  'pickpocket-ring-at-large':
    'Ein Kind mit Luftballon, ein Alter mit Husten, ein Sturz, hundert Entschuldigungen. Zu spät klopfst du dich ab.',
  'strange-sightings-1':
    'Der Leuchtturm, der Briefträger und ein Hund sehen in dieselbe Richtung. Dort ist es weiter aufgegangen.',
  'strange-sightings-2': 'Elf Leserbriefe, jeder über etwas anderes, alle von derselben Straßenecke aus gesehen.',
  'strange-visions-cease':
    'Du blickst auf, und der Riss überm Dach ist keiner mehr, sondern eine Narbe, und die verblasst.',
  'traveller-lost-in-fog':
    'Nur Tabak wolltest du holen. Es wird weiß, dann steil, dann ein Fenster mit Scheiben von früher.',
  'unusual-phenomenon-sighted-in-arkham': 'Wie eine Laufmasche ging es über den Himmel. Am Ende läuft sie noch.',
  'wild-visions-plague-city':
    'Auf einmal siehst du, wie es auch ginge: mehr Faust, weniger Buch, oder umgekehrt. Allen geht es so.',
  'corpse-garden':
    'Auf Central Hill blüht es, und der Duft reicht bis zum Hafen. Man lernt viel dort, wenn man zu lange stehen bleibt.',
  hallelujah: 'Einen Chor aus Boston haben sie geholt, mit Tamburinen. Wer im richtigen Takt eintritt, den hebt es.',
  'kingsport-mists': 'Seit Donnerstag fehlt die obere Hälfte der Stadt. Wo sie war, sagt die Glockenboje.',
  'the-doors-of-sleep':
    'Im Viertel am Hafen gähnen die Leute und machen den Mund nicht wieder zu. Dahinter führt eine Treppe hinab.',
  'time-after-time':
    'Jede Uhr schlägt, wann sie mag, und alle stimmen überein. Was durch die Stunden kommt, kommt kräftiger.',
  'worlds-drifting-apart':
    'Wie zwei Kähne, deren Leine einer losmacht: ein wenig Wasser dazwischen, dann mehr. Vorerst reißt nichts.',
  'cover-up':
    'Männer aus Washington, mit Mappen. Was du ihnen zeigst, gab es nie, und deine Notizen hätten sie gern auch.',
  mistrust: 'Unter jeder Tür liegt ein Zettel: Er hat geredet. Dieselbe Schrift, dasselbe Papier, für jeden von euch.',
  'world-torn-asunder':
    'Im Labor fing es an, ein Haarriss auf der Platte. Inzwischen passt ein Arm hinein, und das sollte er nicht.',
};
