import { createPostWords, voidText } from '@vigil/table';
import type { NotifyWords } from './words.js';

const POST = createPostWords('de');

export const DE: NotifyWords = {
  subject: {
    waiting: (table, n) =>
      n === 1 ? `${table}: du bist an der Reihe` : `${table}: ${n} Entscheidungen warten auf dich`,
    reminder: (table) => `${table}: man wartet auf dich`,
    turnOf: (table, names) => `${table}: gewartet wird auf ${names}`,
    news: (table) => `${table}: Neues vom Tisch`,
    began: (table) => `${table}: das Spiel hat begonnen`,
    ended: (table) => `${table}: das Spiel ist zu Ende`,
    digest: (table) => `${table}: was in dieser Runde geschah`,
    void: (table) => `${table}: dein Plan gilt nicht mehr`,
    test: (table) => `${table}: eine Probe`,
    confirm: 'Darf Vigil an diese Adresse schreiben?',
    recover: 'Deine Tische',
  },
  part: {
    turnOf: (names) => `Gewartet wird auf ${names}.`,
    turn: 'Du bist an der Reihe',
    poll: 'Der Tisch entscheidet gemeinsam, und deine Stimme ist gefragt',
    undo: 'Jemand bittet darum, Antworten zurückzunehmen',
    keeper: 'Der Tisch wartet auf dich, die Spielleitung',
    reminder: 'Eine Entscheidung wartet noch auf dich',
    due: (when) => `Sie wird fällig: ${when}. Danach geschieht, was der Tisch für Abwesende vereinbart hat.`,
    answers: 'Zur Wahl steht:',
    began: 'Das Spiel hat begonnen.',
    ended: 'Das Spiel ist zu Ende.',
    digest: 'Was in dieser Runde geschah',
    void: (why) => voidText(POST, why),
    joined: (name) => `${name} hat am Tisch Platz genommen.`,
    said: (name) => `${name} hat dich angesprochen:`,
    test: 'Dies ist eine Probe: Nachrichten vom Tisch kommen hier an.',
  },
  confirm: {
    heading: (table) =>
      `Jemand am Tisch „${table}“ hat diese Adresse angegeben, um zu erfahren, wann er an der Reihe ist.`,
    text: 'Wenn du das warst, bestätige sie. Vorher wird nichts weiter gesandt. Der Link gilt zwei Tage.',
    link: 'Adresse bestätigen',
    otherwise: 'Wenn du es nicht warst, ist nichts zu tun: vergiss diese Nachricht.',
  },
  recover: {
    text: 'Jemand hat nach den Tischen gefragt, an denen diese Adresse bestätigt ist. Hier sind neue Links zu ihnen:',
    keep: 'Wer einen Link hat, spielt diesen Platz: gib keinen weiter.',
    otherwise: 'Wenn du es nicht warst, vergiss diese Nachricht: nur du hast diese Links.',
  },
  link: { decide: 'Entscheiden', table: 'Zum Tisch' },
  foot: {
    why: (table) => `Du erfährst das, weil diese Adresse am Tisch „${table}“ bestätigt wurde.`,
    stop: 'Keine Nachrichten mehr',
    secret: 'Die Links oben sind dein Schlüssel zum Platz: gib keinen weiter.',
  },
  seat: { seat: (n) => `Platz ${n}`, keeper: 'Spielleitung', theKeeper: 'die Spielleitung' },
  page: {
    confirm: (address, table) => `Darf Vigil an ${address} schreiben, wenn am Tisch „${table}“ etwas geschieht?`,
    doConfirm: 'Ja, schreib mir',
    confirmed: 'Die Adresse ist bestätigt. Von nun an erfährst du, wann du an der Reihe bist.',
    stop: (address, table) => `Soll vom Tisch „${table}“ nichts mehr an ${address} gesandt werden?`,
    doStop: 'Nichts mehr senden',
    stopped: 'Dorthin wird nichts mehr gesandt. Am Tisch lässt es sich wieder einschalten.',
    gone: 'Dieser Link gilt nicht mehr.',
    back: 'Zurück an den Tisch',
  },
  feed: { seat: (table, name) => `${table}: ${name}`, table: (table) => table },
};
