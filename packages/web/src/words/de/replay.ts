import type { REPLAY } from '../en/replay.js';

/** Auf ein Spiel zurückblicken, von einem früheren Augenblick weiterspielen, Spiele in Links. */
export const REPLAY_DE: Record<keyof typeof REPLAY, string> = {
  'ui.replay.unit': 'Schritt für Schritt',
  'ui.replay.unit.event': 'nach Ereignissen',
  'ui.replay.unit.answer': 'nach Antworten',
  'ui.replay.onward': 'Behalten oder teilen',
  'ui.replay.to-onward': 'Von hier weiterspielen oder teilen',
  'ui.branch.begin': 'Von hier weiterspielen',
  'ui.branch.about':
    'Es wird ein eigenes Spiel in diesem Browser, neben diesem, das bleibt, wie es ist. Dieselben Würfel und Stapel liegen vor ihm.{within, select, true { Es beginnt mit der Frage, die hier beantwortet wurde.} other {}}',
  'ui.branch.name': 'Name',
  'ui.branch.default': '{game, select, haunt {Ein anderer Tag {turn}} other {Eine andere Runde {turn}}}',
  'ui.branch.untold':
    'Dieser Augenblick gehört zu einer früheren Fassung der Regeln; von hier lässt sich nicht weiterspielen.',
  'ui.branch.over':
    'Hier ist das Spiel zu Ende. Geh auf der Linie zurück, um von einem früheren Augenblick weiterzuspielen.',
  'ui.branch.not-kept': 'Dieser Browser hat es nicht gespeichert; deshalb wurde es nicht begonnen.',
  'ui.share.moment': 'Link zu diesem Augenblick',
  'ui.share.game': 'Link zum ganzen Spiel',
  'ui.share.link': 'Der Link',
  'ui.share.about':
    'Der Link selbst enthält das Spiel, {n, number} Zeichen; nichts wird irgendwohin gesendet. Manche Chats und Mailprogramme schneiden ab, was länger ist als 2.000.',
  'ui.share.secrets':
    'Das Spiel ist nicht zu Ende: Wer diesen Link öffnet, kann darin die Reihenfolge der Stapel und die kommenden Würfe lesen.',
  'ui.share.copy': 'Kopieren',
  'ui.share.copied': 'Kopiert',
  'ui.share.too-long':
    'Der Link zu diesem Spiel hätte {n, number}.000 Zeichen; {most, number}.000 sind das Höchste. Exportiere es stattdessen als Datei.',
  'ui.shared.title': 'Ein Spiel in einem Link',
  'ui.shared.reading': 'Das Spiel in diesem Link wird geöffnet …',
  'ui.shared.damaged':
    'Das Spiel in diesem Link ist nicht lesbar: Der Link wurde unterwegs abgeschnitten oder verändert. Bitte noch einmal darum, oder um das Spiel als Datei.',
  'ui.shared.what': 'Ein Spiel in einem Link: {game}, {people} gegen {foe}.',
  'ui.shared.over': 'Es ist zu Ende, nach {n, plural, one {einer Antwort} other {# Antworten}}.',
  'ui.shared.open': 'Es steht hier: {when}.',
  'ui.shared.about':
    'Du siehst nur zu: Geh auf der Linie, wohin du willst. Gespeichert wird hier nichts, bevor du weiterspielst.',
  'ui.shared.leave': 'Zur ersten Seite',
  'ui.shared.moment': 'Ein Augenblick eines geteilten Spiels',
};
