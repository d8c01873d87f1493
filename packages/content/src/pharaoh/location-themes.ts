/** German themes of the location cards of Curse of the Dark Pharaoh, one row per card. */
const DECKS: Readonly<
  Record<string, { readonly at: readonly string[]; readonly cards: Readonly<Record<number, readonly string[]>> }>
> = {
  northside: {
    at: ['curiositie-shoppe', 'newspaper', 'train-station'],
    cards: {
      1: ['Ein undichtes Dach', 'Die Geschichte eines Jägers', 'Für einen Führer gehalten'],
      2: ['Echte Schnäppchen', 'Ein Muster in den Druckmaschinen', 'Fahrt mit dem Güterzug'],
      3: ['Durchs Fenster gesehen', 'Flüstern am Telefon', 'Ein vertauschter Koffer'],
      4: ['Eine Auslage voller Kitsch', 'Ruf einer Geschichte', 'Der Gepäckschuppen'],
      5: ['Reichtum gegen Wissen', 'Bezahlte Sabotage', 'Ein Traum auf dem Bahnsteig'],
    },
  },
  downtown: {
    at: ['arkham-asylum', 'bank-of-arkham', 'independence-square'],
    cards: {
      1: ['Die Augen des Patienten', 'Geleit für einen Priester', 'Eine Bank im Park'],
      2: ['Hinein in den Albtraum', 'Kamel und Nadelöhr', 'Der Kinderdieb'],
      3: ['Eine fremde Zunge', 'Der Sack des Räubers', 'Die Pakete des Bürgermeisters'],
      4: ['Gesang der Insassen', 'Ein Portal im Tresor', 'Papiere im Wind'],
      5: ['Stimmen im Nacken', 'Ein Anfall', 'Eine lehrreiche Vorführung'],
    },
  },
  easttown: {
    at: ['hibbs-roadhouse', 'police-station', 'velmas-diner'],
    cards: {
      1: ['Eine Partie Billard', 'Ausbildung beim Sheriff', 'Brot umsonst'],
      2: ['Ein Zeichen im Bier', 'Belauschtes Verhör', 'Graupensuppe'],
      3: ['Ein platter Reifen', 'Eine duftende Leiche', 'Aushilfe beim Bedienen'],
      4: ['Eine Erbin auf Abwegen', 'Die Habe eines Gefangenen', 'Schweigegeld des Kurators'],
      5: ['Ein betrunkener Kreditsachbearbeiter', 'Unter Verdacht', 'Ein Skarabäus in der Suppe'],
    },
  },
  'merchant-district': {
    at: ['river-docks', 'the-unnamable', 'unvisited-isle'],
    cards: {
      1: ['Versunkene Ladung', 'Ein verzerrter Spiegel', 'Ein Mann in Trance'],
      2: ['Eine Prügelei', 'Die Stimme des Hauses', 'Das Herz der Insel'],
      3: ['Gedränge an den Docks', 'Ein durchdringender Blick', 'Ein herabstürzender Ast'],
      4: ['Ein gefesselter Kurator', 'Der Hort der Kultisten', 'Eine überwucherte Tafel'],
      5: ['Der Fluss der Zeit', 'Ein Glückspfennig', 'Ein Ritual in Masken'],
    },
  },
  rivertown: {
    at: ['black-cave', 'general-store', 'graveyard'],
    cards: {
      1: ['Es lauert in der Höhle', 'Ein toter Ladenbesitzer', 'Jagd auf einen Dieb'],
      2: ['Meditation in der Höhle', 'Knarrende Dielen', 'Eine Gestalt in der Nacht'],
      3: ['Vermessung der Höhle', 'Bestellung per Post', 'Verwahrloste Gräber'],
      4: ['Halb verbrannte Papiere', 'Aushilfe gesucht', 'Ein betender Priester'],
      5: ['Schreie eines Kindes', 'Ein Taschendieb', 'Trophäen der Toten'],
    },
  },
  'miskatonic-university': {
    at: ['administration', 'library', 'science-building'],
    cards: {
      1: ['Ein geliehener Name', 'Eine schüchterne Studentin', 'Gespräch über Käfer'],
      2: ['Suche nach einem Käfer', 'Herabfallende Bücher', 'Ein Ding in den Laboren'],
      3: ['Führung für einen Gelehrten', 'Bücherverbrenner', 'Kreidestaub'],
      4: ['Eine verliebte Hilfskraft', 'Ein schüchterner Student', 'Kram des Hausmeisters'],
      5: ['Eine Arbeit über Geschichte', 'Schlafende Studenten', 'Eine Bestie aus Stein'],
    },
  },
  'french-hill': {
    at: ['silver-twilight-lodge', 'inner-sanctum', 'the-witch-house'],
    cards: {
      1: ['Botengang für einen Oberen', 'Eine Kammer der Meditation', 'Ein Gesicht wie ein Mensch'],
      2: ['Prüfung des Schwarzen Mannes', 'Ein Alkoven', 'Winkel auf dem Dachboden'],
      3: ['Schätze der Loge', 'Gehört, aber nicht gesehen', 'Ein Entfesselungskünstler'],
      4: ['Ein Messer im Dunkeln', 'Eine kostbare Bibliothek', 'Schrift an der Wand'],
      5: ['Handel mit Wissen', 'Der erwählte Streiter', 'Der Geist einer Hexe'],
    },
  },
  uptown: {
    at: ['st-marys-hospital', 'woods', 'ye-olde-magick-shoppe'],
    cards: {
      1: ['Ein Patient voller Heuschrecken', 'Eine Axt im Gestrüpp', 'Eine gestohlene Mumie'],
      2: ['Gabe eines Sterbenden', 'Ein verwesender Gauner', 'Ein murmelnder Mann'],
      3: ['Staubiger Husten', 'Botengang für eine Bande', 'Unbezahlte Ware'],
      4: ['Der Kopf eines Alligators', 'Ein Gejagter', 'Ein Wasserschaden'],
      5: ['Ein Vortrag über Gehirne', 'Am Rand der Stadt', 'Falscher Schmuck'],
    },
  },
  southside: {
    at: ['historical-society', 'mas-boarding-house', 'south-church'],
    cards: {
      1: ['Ein Medium für Geister', 'Ein üppiges Mittagessen', 'Verzweiflung'],
      2: ['Erinnerungen vom Nil', 'Seeluft', 'Ein bedrängter Priester'],
      3: ['Reisetagebücher', 'Séance um Mitternacht', 'Gottlose Werke'],
      4: ['Eine Chiffre', 'Ein Schrein für Osiris', 'Gebet für Arkham'],
      5: ['Amulette der Großeltern', 'Ein geheimer Gang', 'Morgenlicht'],
    },
  },
};

/** Returns the themes of the cards with these ids. */
export function locationThemes(ids: readonly string[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(DECKS).flatMap(([deck, { at, cards }]) =>
      Object.entries(cards)
        .map(([n, themes]) => [`dark-pharaoh-${deck}-${n}`, themes] as const)
        .filter(([id]) => ids.includes(id))
        .map(([id, themes]) => [id, Object.fromEntries(themes.map((theme, j) => [at[j], theme]))] as const),
    ),
  );
}
