import type { ENGLISH_USAGE } from './usage-en.js';

/** Help text of `vigil play --help`, in German. */
export const GERMAN_USAGE: Record<keyof typeof ENGLISH_USAGE, string> = {
  't.use.play':
    'Spielt ein ganzes Spiel im Terminal. Was dort gespielt wird, ist nach jeder Antwort aufgehoben, und --continue setzt es fort. Antworten werden Zeile für Zeile gelesen und können auch aus einer Pipe kommen.',
  't.use.packs': 'die Pakete, mit denen gespielt wird',
  't.use.pack-file': 'ein eigenes Paket (docs/packs.md); auch mehrmals',
  't.use.game': 'das Spiel',
  't.use.investigators':
    'Ermittler im Uhrzeigersinn, auch „random“, oder nur, wie viele es sind (sonst: so wenige wie möglich)',
  't.use.ancient-one': 'der Große Alte',
  't.use.herald': 'ein Herold neben ihm, wo ein Paket einen bringt (oder „random“)',
  't.use.guardian': 'ebenso ein Wächter',
  't.use.house-rules': 'Abweichungen von den empfohlenen Lesarten, als regel=wert,regel=wert',
  't.use.preset': 'Schachteln und Hausregeln, die zusammengehören, als eine Wahl; was außerdem genannt ist, geht vor',
  't.use.bots': 'so viele der Ermittler, die letzten, werden von vorsichtigen Maschinen gespielt',
  't.use.seed': 'der Startwert allen Zufalls (sonst: ein neuer, der genannt wird)',
  't.use.continue': 'das zuletzt gespielte Spiel fortsetzen, oder das aufgehobene dieses Namens',
  't.use.games': 'die aufgehobenen Spiele zeigen',
  't.use.forget': 'ein aufgehobenes Spiel wegwerfen',
  't.use.load': 'ein gesichertes Spiel fortsetzen; die Datei bleibt, wie sie ist, wenn --save nicht auch sie nennt',
  't.use.server': 'der Server eines Tisches im Netz',
  't.use.seat': 'an einem Tisch im Netz spielen: der Link zu einem Platz dort',
  't.use.name': 'wie man dort heißt, wenn man sich zum ersten Mal setzt',
  't.use.save': 'das Spiel nach jeder Antwort in dieser Datei sichern',
  't.use.keep': 'das Spiel aufheben (im Terminal ohnehin, bei Antworten aus einer Pipe nur so)',
  't.use.no-keep': 'es nicht aufheben',
  't.use.together':
    'mehrere teilen sich das Terminal: sagen, wer dran ist, und jeden nach seinem Einverständnis fragen',
  't.use.every-question': 'auch fragen, was nichts zu wählen lässt (bei Antworten aus einer Pipe ohnehin)',
  't.use.lang': 'die Sprache (sonst: VIGIL_LANG oder die des Systems)',
  't.use.no-atmosphere':
    'nur was gilt: keine Atmosphäre neben dem, was Karten bewirken (auch mit VIGIL_ATMOSPHERE=off)',
  't.use.help': 'diese Hilfe zeigen',
  't.use.usage': 'Aufruf:',
  't.use.options': 'Optionen:',
  't.use.choices': 'eines von',
  't.use.default': 'sonst',
};
