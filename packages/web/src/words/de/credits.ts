import type { CREDITS } from '../en/credits.js';

/** Credits and licences. */
export const CREDITS_DE: Record<keyof typeof CREDITS, string> = {
  'ui.credits.title': 'Mitwirkende und Lizenzen',
  'ui.credits.about': 'Woraus diese Seite besteht, von wem es stammt und was du damit tun darfst.',
  'ui.credits.game': 'Die Spiele',
  'ui.credits.game.text':
    'Arkham Horror, zweite Ausgabe, ist ein Brettspiel von Richard Launius und Kevin Wilson, erschienen bei Fantasy Flight Games. Haunt of the Watchers ist ein Remix davon, gemacht von Spielern.',
  'ui.credits.notice':
    'Inoffizielles Fanprojekt. Ohne Verbindung zum Verlag oder zu den Autoren von Arkham Horror und von ihnen nicht gebilligt. Enthält weder Bilder noch Texte des Spiels. Regeln und Karten sind in eigenen Worten beschrieben.',
  'ui.credits.ours': 'Für Vigil gezeichnet',
  'ui.credits.ours.text':
    'Die Stadt, ihre Orte und Welten, die Porträts, die Großen Alten, Spielsteine und Symbole, einige Icons. Sie gehören zu Vigil und stehen unter seiner Lizenz.',
  'ui.credits.icons': 'Icons',
  'ui.credits.icons.text':
    'Die Embleme der Monster und die Icons der Karten stammen von den Künstlern von game-icons.net, unter CC BY 3.0. Wir haben ihre Koordinaten gerundet und ihre Farben geändert.',
  'ui.credits.icons.n': '{n, plural, one {1 Icon} other {# Icons}}',
  'ui.credits.icons.names': 'Ihre Namen',
  'ui.credits.fonts': 'Schriften',
  'ui.credits.fonts.sample': 'Die Lampe brennt noch',
  'ui.credits.fonts.licences': 'Die Lizenzen der Schriften im Wortlaut',
  'ui.credits.fonts.names': '{font} von {by}, {licence}',
  'ui.credits.libraries': 'Verwendete Software',
  'ui.credits.library': '{name} {version}, {licence}',
  'ui.credits.vigil': 'Vigil selbst',
  'ui.credits.vigil.text':
    'Code, Bilder und Texte von Vigil darfst du frei benutzen, ändern und teilen. Lege diesen Vermerk bei.',
  'ui.credits.vigil.licence': 'Die MIT-Lizenz',
};
