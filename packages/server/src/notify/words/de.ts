import { createPostWords, tableNoteText, voidText } from '@vigil/table';
import type { NotifyWords } from './notify-words.js';

const POST = createPostWords('de');

export const DE: NotifyWords = {
  subject: {
    waiting: (table, n) =>
      n === 1 ? `${table}: Du bist an der Reihe` : `${table}: ${n} Entscheidungen warten auf dich`,
    reminder: (table) => `${table}: Erinnerung, du bist an der Reihe`,
    turnOf: (table, names) => `${table}: Warten auf ${names}`,
    news: (table) => `${table}: Neues vom Tisch`,
    began: (table) => `${table}: Das Spiel hat begonnen`,
    ended: (table) => `${table}: Das Spiel ist zu Ende`,
    digest: (table) => `${table}: Was in dieser Runde geschah`,
    void: (table) => `${table}: Dein Plan gilt nicht mehr`,
    test: (table) => `${table}: Testnachricht`,
    confirm: 'Bestätige deine E-Mail-Adresse',
    recover: 'Deine Tische',
  },
  part: {
    turnOf: (names) => `Warten auf ${names}.`,
    turn: 'Du bist an der Reihe',
    poll: 'Eine Abstimmung läuft: Gib deine Stimme ab',
    undo: 'Jemand möchte Antworten rückgängig machen',
    keeper: 'Der Tisch wartet auf dich als Spielleitung',
    reminder: 'Eine Entscheidung wartet noch auf dich',
    due: (when) => `Fällig: ${when}. Danach gilt die Regel des Tisches für Abwesende.`,
    answers: 'Deine Möglichkeiten:',
    began: 'Das Spiel hat begonnen.',
    ended: 'Das Spiel ist zu Ende.',
    digest: 'Was in dieser Runde geschah',
    void: (why) => voidText(POST, why),
    joined: (name) => `${name} hat am Tisch Platz genommen.`,
    proposal: (name) => `${name} schlägt eine Änderung am Tisch vor`,
    vote: (when) => `Bitte stimme bis ${when} ab.`,
    changed: 'Am Tisch hat sich etwas geändert',
    note: (note, nameOf) => tableNoteText(POST, note, nameOf),
    message: (name) => `Nachricht von ${name}:`,
    test: 'Dies ist ein Test. Benachrichtigungen vom Tisch kommen hier an.',
  },
  confirm: {
    heading: (table) => `Jemand am Tisch „${table}“ möchte an diese Adresse benachrichtigt werden.`,
    text: 'Wenn du das warst, bestätige die Adresse. Vorher wird nichts weiter gesendet. Der Link gilt 2 Tage.',
    link: 'Adresse bestätigen',
    otherwise: 'Wenn du es nicht warst, ignoriere diese Nachricht.',
  },
  recover: {
    text: 'Jemand hat Links zu den Tischen dieser Adresse angefordert. Hier sind neue:',
    keep: 'Mit einem Link kann jeder den Platz spielen. Gib die Links nicht weiter.',
    otherwise: 'Wenn du es nicht warst, ignoriere diese Nachricht. Nur du hast diese Links.',
  },
  link: { decide: 'Jetzt entscheiden', table: 'Zum Tisch' },
  foot: {
    why: (table) => `Du erhältst diese Nachricht, weil diese Adresse am Tisch „${table}“ bestätigt wurde.`,
    stop: 'Abbestellen',
    secret: 'Die Links oben öffnen deinen Platz. Gib sie nicht weiter.',
  },
  seat: { seat: (n) => `Platz ${n}`, keeper: 'Spielleitung', theKeeper: 'die Spielleitung' },
  page: {
    confirm: (address, table) => `Benachrichtigungen vom Tisch „${table}“ an ${address} senden?`,
    doConfirm: 'Adresse bestätigen',
    confirmed: 'Die Adresse ist bestätigt. Du wirst benachrichtigt, wenn du an der Reihe bist.',
    stop: (address, table) => `Benachrichtigungen vom Tisch „${table}“ an ${address} abbestellen?`,
    doStop: 'Abbestellen',
    stopped: 'Benachrichtigungen sind abgestellt. Am Tisch kannst du sie wieder einschalten.',
    expired: 'Dieser Link ist nicht mehr gültig.',
    back: 'Zurück an den Tisch',
  },
  feed: { seat: (table, name) => `${table}: ${name}`, table: (table) => table },
};
