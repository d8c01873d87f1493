/** What the location cards of Curse of the Dark Pharaoh are about, in German: a row for each card. */
const DECKS: Readonly<
  Record<string, { readonly at: readonly string[]; readonly cards: Readonly<Record<number, readonly string[]>> }>
> = {
  downtown: {
    at: ['arkham-asylum', 'bank-of-arkham', 'independence-square'],
    cards: {
      1: ['Die Augen des Patienten', 'Geleit für einen Priester', 'Eine Bank im Park'],
      2: ['Hinein in den Albtraum', 'Kamel und Nadelöhr', 'Der Kinderdieb'],
      3: ['Eine fremde Zunge', 'Der Sack des Räubers', 'Die Pakete des Bürgermeisters'],
      4: ['Gesang der Insassen', 'Ein Portal im Tresor', 'Papiere im Wind'],
      5: ['Stimmen, die dir folgen', 'Ein Anfall', 'Eine lehrreiche Vorführung'],
    },
  },
  easttown: {
    at: ['hibbs-roadhouse', 'police-station', 'velmas-diner'],
    cards: {
      1: ['Eine Partie Billard', 'Ausbildung beim Sheriff', 'Brot umsonst'],
      2: ['Ein Zeichen im Bier', 'Belauschtes Verhör', 'Graupensuppe'],
      3: ['Ein platter Reifen', 'Eine duftende Leiche', 'Aushilfe beim Bedienen'],
      4: ['Eine Erbin auf Abwegen', 'Habe eines Gefangenen', 'Schweigegeld des Kurators'],
      5: ['Ein betrunkener Kreditsachbearbeiter', 'Unter Verdacht', 'Ein Skarabäus in der Suppe'],
    },
  },
  'merchant-district': {
    at: ['river-docks', 'the-unnamable', 'unvisited-isle'],
    cards: {
      1: ['Versunkene Ladung', 'Ein verzerrter Spiegel', 'Ein Mann in Trance'],
      3: ['Gedränge an den Docks', 'Ein durchdringender Blick', 'Ein herabstürzender Ast'],
      5: ['Der Fluss der Zeit', 'Ein Glückspfennig', 'Ein Ritual in Masken'],
    },
  },
  rivertown: {
    at: ['black-cave', 'general-store', 'graveyard'],
    cards: {
      2: ['Meditation in der Höhle', 'Knarrende Dielen', 'Eine Gestalt in der Nacht'],
      4: ['Halb verbrannte Papiere', 'Aushilfe gesucht', 'Ein betender Priester'],
    },
  },
  uptown: {
    at: ['st-marys-hospital', 'woods', 'ye-olde-magick-shoppe'],
    cards: {
      1: ['Ein Patient voller Heuschrecken', 'Eine Axt im Gestrüpp', 'Eine gestohlene Mumie'],
      2: ['Gabe eines Sterbenden', 'Ein verwesender Gauner', 'Ein murmelnder Mann'],
      3: ['Staubiger Husten', 'Botengang für eine Bande', 'Unbezahlte Ware'],
      4: ['Der Kopf eines Alligators', 'Ein Gejagter', 'Ein Wasserschaden'],
    },
  },
  southside: {
    at: ['historical-society', 'mas-boarding-house', 'south-church'],
    cards: {
      2: ['Erinnerungen vom Nil', 'Seeluft', 'Ein bedrängter Priester'],
      5: ['Anhänger der Großeltern', 'Ein geheimer Gang', 'Morgenlicht'],
    },
  },
};

/** What the cards with these ids are about. */
export function themesOf(ids: readonly string[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return Object.fromEntries(
    Object.entries(DECKS).flatMap(([deck, { at, cards }]) =>
      Object.entries(cards)
        .map(([n, themes]) => [`dark-pharaoh-${deck}-${n}`, themes] as const)
        .filter(([id]) => ids.includes(id))
        .map(([id, themes]) => [id, Object.fromEntries(themes.map((theme, j) => [at[j], theme]))] as const),
    ),
  );
}
