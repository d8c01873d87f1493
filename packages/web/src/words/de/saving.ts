import type { SAVING } from '../en/saving.js';

/** Messages on saving games and importing files, in German. */
export const SAVING_DE: Record<keyof typeof SAVING, string> = {
  'ui.saving.export': 'Spiel exportieren',
  'ui.saving.export-raw': 'Beschädigte Datei exportieren',
  'ui.saving.try-again': 'Noch einmal versuchen',
  'ui.saving.read': 'OK',
  'ui.saving.full':
    'Der Speicher dieses Browsers ist voll: Deine letzten Antworten sind nicht gespeichert. Exportiere das Spiel jetzt. Du kannst weiterspielen. Sobald Platz ist, wird wieder gespeichert.',
  'ui.saving.make-room': 'Alte Spiele löschen',
  'ui.saving.failed':
    'Das Spiel konnte in diesem Browser nicht gespeichert werden ({why}). Exportiere es jetzt. Du kannst weiterspielen. Die Seite versucht nach jeder Antwort wieder zu speichern.',
  'ui.saving.newer':
    'Eine neuere Version dieser Seite hat die Spiele in diesem Browser gespeichert. Diese Version überschreibt sie nicht. Exportiere dieses Spiel und lade die Seite neu.',
  'ui.saving.followed':
    'Dieses Spiel wurde in einem anderen Fenster fortgesetzt. Der Tisch zeigt den neuesten Stand. Nichts ging verloren.',
  'ui.saving.branched':
    'Dieses Spiel wurde auch in einem anderen Fenster fortgesetzt. Nichts ging verloren: Deine Antworten hier sind jetzt ein eigenes Spiel.',
  'ui.saving.other': 'Zum anderen Spiel',
  'ui.saving.again':
    'Dieses Spiel wurde in einem anderen Fenster gelöscht. Du hast weitergespielt, deshalb ist es wieder gespeichert.',
  'ui.saving.not-opened': 'Dieses Spiel lässt sich nicht öffnen',
  'ui.saving.not-opened.saved': 'Die gespeicherte Fassung ist unverändert.',
  'ui.saving.to-history': 'Zu den anderen Spielen',
  'ui.import.nothing-changed': 'Nichts wurde verändert.',
  'ui.import.exactly': 'Einzelheiten (englisch): {why}',
  'ui.import.not-readable': 'Der Browser konnte diese Datei nicht lesen.',
  'ui.import.no-game': 'Diese Datei enthält kein Spiel und kein Paket für Vigil.',
  'ui.import.cut':
    'Diese Datei ist beschädigt oder unvollständig. Exportiere das Spiel noch einmal von dort, wo es gespeichert ist.',
  'ui.import.changed':
    'Dieses Spiel wurde nach dem Export verändert, oder seine Datei ist unvollständig. Es lässt sich nicht öffnen.',
  'ui.import.damaged': 'Dieses Spiel ist beschädigt und lässt sich nicht öffnen.',
  'ui.import.answers': 'Dieses Spiel lässt sich nicht öffnen: Eine seiner Antworten passt nicht zu den Regeln.',
  'ui.import.newer':
    'Dieses Spiel wurde von einer anderen Version von Vigil gespeichert, in einem unbekannten Format. Lade die Seite neu und versuch es noch einmal.',
  'ui.import.newer-rules':
    'Dieses Spiel wurde nach neueren Regeln gespielt, als diese Seite kennt. Lade die Seite neu und versuch es noch einmal.',
  'ui.import.other-version':
    'Dieses Spiel wurde mit einer anderen Version von Vigil gespielt. Diese Version kann es nicht lesen.',
  'ui.import.missing-pack': 'Für dieses Spiel fehlt: {packs}. Hast du das Paket als Datei, lade zuerst diese Datei.',
  'ui.import.full': 'Der Speicher dieses Browsers ist voll. Lösche alte Spiele im Verlauf und versuch es noch einmal.',
  'ui.import.other': 'Diese Datei ließ sich nicht öffnen.',
  'ui.import.pack': 'Dieses Paket ist nicht verwendbar. Behebe zuerst:',
};
