import type { ENGLISH_USAGE } from './usage-en.js';

/** Help text of `vigil play --help`, in German. */
export const GERMAN_USAGE: Record<keyof typeof ENGLISH_USAGE, string> = {
  't.use.play':
    'Spielt ein Spiel im Terminal. Es wird nach jeder Antwort gespeichert; --continue setzt es fort. Antworten werden Zeile für Zeile gelesen und können auch aus einer Pipe kommen.',
  't.use.packs': 'die Pakete, mit denen gespielt wird',
  't.use.pack-file': 'ein eigenes Paket (docs/packs.md); mehrfach möglich',
  't.use.game': 'das Spiel',
  't.use.investigators': 'Ermittler im Uhrzeigersinn, auch „random“, oder nur ihre Zahl (sonst: so wenige wie möglich)',
  't.use.ancient-one': 'der Große Alte',
  't.use.herald': 'ein Herold, wenn ein Paket einen enthält (oder „random“)',
  't.use.guardian': 'ein Wächter, ebenso',
  't.use.house-rules': 'andere Auslegungen als die empfohlenen (Form: regel=wert,regel=wert)',
  't.use.preset': 'eine fertige Auswahl von Paketen und Hausregeln; andere Optionen gehen vor',
  't.use.bots': 'Zahl der Ermittler, die von Bots gespielt werden (vom letzten an gezählt)',
  't.use.bot':
    'der Bot: careful antwortet sofort; searcher probiert seine Pläne erst in simulierten Partien und braucht länger',
  't.use.seed': 'der Startwert für Würfel und Stapel (sonst ein neuer, der angezeigt wird)',
  't.use.continue': 'das letzte Spiel fortsetzen oder das gespeicherte mit diesem Namen',
  't.use.games': 'die gespeicherten Spiele zeigen',
  't.use.forget': 'ein gespeichertes Spiel löschen',
  't.use.load':
    'ein Spiel aus einer Datei fortsetzen; die Datei bleibt unverändert, sofern --save nicht dieselbe Datei nennt',
  't.use.server': 'der Server eines Online-Tisches',
  't.use.seat': 'an einem Online-Tisch spielen: der Link zu deinem Platz',
  't.use.name': 'dein Name dort, wenn du zum ersten Mal Platz nimmst',
  't.use.save': 'das Spiel nach jeder Antwort in dieser Datei speichern',
  't.use.keep':
    'das Spiel unter den gespeicherten Spielen speichern (im Terminal Standard, bei Antworten aus einer Pipe nicht)',
  't.use.no-keep': 'das Spiel nicht speichern',
  't.use.together': 'mehrere teilen sich das Terminal: ansagen, wer am Zug ist, und jeden um Zustimmung bitten',
  't.use.every-question': 'auch Fragen mit nur einer Antwort stellen (Standard bei Antworten aus einer Pipe)',
  't.use.lang': 'die Sprache (sonst: VIGIL_LANG oder die des Systems)',
  't.use.no-atmosphere': 'nur Regeltext, ohne Atmosphäre (auch mit VIGIL_ATMOSPHERE=off)',
  't.use.help': 'diese Hilfe zeigen',
  't.use.usage': 'Aufruf:',
  't.use.options': 'Optionen:',
  't.use.choices': 'eines von',
  't.use.default': 'Standard',
};
