import type { SAVING } from '../en/saving.js';

/** Messages on saving games and importing files, in German. */
export const SAVING_DE: Record<keyof typeof SAVING, string> = {
  'ui.keeping.export': 'Spiel exportieren',
  'ui.keeping.export-raw': 'So exportieren, wie es ist',
  'ui.keeping.try-again': 'Noch einmal versuchen',
  'ui.keeping.read': 'In Ordnung',
  'ui.keeping.full':
    'In diesem Browser ist kein Platz mehr: Die letzten Antworten sind nicht gespeichert. Exportiere das Spiel jetzt. Du kannst weiterspielen; sobald Platz ist, wird es wieder gespeichert.',
  'ui.keeping.make-room': 'Platz schaffen: alte Spiele löschen',
  'ui.keeping.failed':
    'Das Spiel konnte in diesem Browser nicht gespeichert werden ({why}). Exportiere es jetzt. Du kannst weiterspielen; mit jeder Antwort wird es wieder versucht.',
  'ui.keeping.newer':
    'Eine neuere Version dieser Seite hat die Spiele in diesem Browser gespeichert; diese hier überschreibt sie nicht. Exportiere, was du hier spielst, und lade die Seite neu.',
  'ui.keeping.followed':
    'Dieses Spiel wurde in einem anderen Fenster weitergespielt. Der Tisch zeigt, wie es dort steht; nichts ging verloren.',
  'ui.keeping.branched':
    'Dieses Spiel wurde auch in einem anderen Fenster weitergespielt. Nichts ging verloren: Was du hier geantwortet hast, geht als eigenes Spiel weiter, neben dem anderen.',
  'ui.keeping.other': 'Zum anderen Spiel',
  'ui.keeping.again':
    'Dieses Spiel wurde in einem anderen Fenster gelöscht. Du hast weitergespielt, also wird es wieder gespeichert.',
  'ui.keeping.not-opened': 'Dieses Spiel lässt sich nicht öffnen',
  'ui.keeping.not-opened.kept': 'Was davon gespeichert ist, bleibt unberührt.',
  'ui.keeping.to-history': 'Zu den anderen Spielen',
  'ui.import.nothing-changed': 'Es wurde nichts verändert.',
  'ui.import.exactly': 'Genauer (englisch): {why}',
  'ui.import.not-readable': 'Der Browser konnte diese Datei nicht lesen.',
  'ui.import.no-game': 'In dieser Datei ist weder ein Spiel noch ein Paket von Vigil.',
  'ui.import.cut':
    'Diese Datei ist beschädigt oder unvollständig. Exportiere das Spiel dort, wo es gespeichert ist, noch einmal und nimm diese Datei.',
  'ui.import.changed':
    'Dieses Spiel wurde nach dem Export verändert, oder seine Datei ist unvollständig: Es lässt sich nicht öffnen.',
  'ui.import.damaged': 'In diesem Spiel ist etwas beschädigt: Es lässt sich nicht öffnen.',
  'ui.import.answers': 'Eine Antwort in diesem Spiel passt nicht zu den Regeln: Es lässt sich nicht öffnen.',
  'ui.import.newer':
    'Dieses Spiel hat eine andere Version von Vigil gespeichert, in einer Form, die diese Seite nicht kennt. Lade die Seite neu und versuch es noch einmal.',
  'ui.import.newer-rules':
    'Dieses Spiel wurde nach neueren Regeln gespielt, als diese Seite kennt. Lade die Seite neu und versuch es noch einmal.',
  'ui.import.other-version':
    'Dieses Spiel wurde mit einer anderen Version von Vigil gespielt; diese hier versteht es nicht mehr.',
  'ui.import.missing-pack':
    'Zu diesem Spiel gehört etwas, was diese Seite nicht hat: {packs}. Ist es ein Paket aus einer Datei, lade erst dieses.',
  'ui.import.full':
    'In diesem Browser ist kein Platz mehr dafür. Lösche alte Spiele im Verlauf und versuch es noch einmal.',
  'ui.import.other': 'Das ließ sich nicht öffnen.',
  'ui.import.pack': 'Dieses Paket lässt sich so nicht verwenden. Zu beheben ist:',
};
