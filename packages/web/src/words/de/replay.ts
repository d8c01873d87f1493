import type { REPLAY } from '../en/replay.js';

/** Auf ein Spiel zurückblicken, von einem früheren Augenblick weiterspielen, Spiele in Links. */
export const REPLAY_DE: Record<keyof typeof REPLAY, string> = {
  'ui.replay.unit': 'Schritt für Schritt',
  'ui.replay.unit.event': 'nach Ereignissen',
  'ui.replay.unit.answer': 'nach Antworten',
  'ui.replay.onward': 'Speichern oder teilen',
  'ui.replay.to-onward': 'Von hier weiterspielen oder teilen',
  'ui.branch.begin': 'Von hier weiterspielen',
  'ui.branch.about':
    'Damit beginnt ein eigenes Spiel in diesem Browser. Das bisherige bleibt unverändert. Würfel und Stapel sind dieselben.{within, select, true { Es beginnt mit der Entscheidung, die hier beantwortet wurde.} other {}}',
  'ui.branch.name': 'Name',
  'ui.branch.default': '{game, select, haunt {Ab Tag {turn}} other {Ab Runde {turn}}}',
  'ui.branch.other-version':
    'Dieser Zeitpunkt gehört zu einer früheren Fassung der Regeln. Von hier kannst du nicht weiterspielen.',
  'ui.branch.over':
    'Hier endet das Spiel. Geh auf der Zeitleiste zurück, um von einem früheren Zeitpunkt weiterzuspielen.',
  'ui.branch.not-saved': 'Dieser Browser konnte das neue Spiel nicht speichern. Es wurde deshalb nicht begonnen.',
  'ui.share.moment': 'Link zu diesem Zeitpunkt',
  'ui.share.game': 'Link zum ganzen Spiel',
  'ui.share.link': 'Der Link',
  'ui.share.about':
    'Der Link enthält das ganze Spiel ({n, number} Zeichen). Nichts wird verschickt. Manche Chats und Mailprogramme kürzen Links nach 2.000 Zeichen.',
  'ui.share.secrets':
    'Das Spiel läuft noch. Wer diesen Link öffnet, kann die Reihenfolge der Stapel und die kommenden Würfe sehen.',
  'ui.share.copy': 'Kopieren',
  'ui.share.copied': 'Kopiert',
  'ui.share.too-long':
    'Der Link zu diesem Spiel hätte {n, number}.000 Zeichen, erlaubt sind {most, number}.000. Exportiere das Spiel stattdessen als Datei.',
  'ui.shared.title': 'Geteiltes Spiel',
  'ui.shared.reading': 'Geteiltes Spiel wird geöffnet …',
  'ui.shared.damaged':
    'Dieser Link ist nicht lesbar. Er wurde unterwegs gekürzt oder verändert. Lass dir den Link noch einmal schicken oder das Spiel als Datei.',
  'ui.shared.what': 'Geteiltes Spiel: {game}, {people} gegen {foe}.',
  'ui.shared.over': 'Es endete nach {n, plural, one {1 Antwort} other {# Antworten}}.',
  'ui.shared.open': 'Es ist noch nicht zu Ende ({when}).',
  'ui.shared.about':
    'Du schaust zu. Bewege dich frei auf der Zeitleiste. Gespeichert wird erst, wenn du weiterspielst.',
  'ui.shared.leave': 'Zur Startseite',
  'ui.shared.moment': 'Ein Zeitpunkt eines geteilten Spiels',
};
