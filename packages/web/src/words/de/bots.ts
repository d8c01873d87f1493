import type { BOTS } from '../en/bots.js';

/** Bots am Tisch auf diesem Bildschirm. */
export const BOTS_DE: Record<keyof typeof BOTS, string> = {
  'ui.bots.label': 'Ein Bot spielt',
  'ui.bots.who': '{name} (Bot)',
  'ui.bots.next': 'Als Nächstes: {question}',
  'ui.bots.pause': 'Pause',
  'ui.bots.go-on': 'Weiter',
  'ui.bots.step': 'Nächster Schritt',
  'ui.bots.space': 'Leertaste',
  'ui.bots.paused': 'Angehalten. Als Nächstes ist {name} dran.',
  'ui.bots.pace': 'Tempo der Bots',
  'ui.bots.pace.slow': 'Langsam',
  'ui.bots.pace.normal': 'Normal',
  'ui.bots.pace.fast': 'Schnell',
  'ui.bots.pace.step': 'Schrittweise',
  'ui.bots.seats': 'Wer spielt?',
  'ui.bots.seats.about':
    'Bots spielen offen und nennen ihre Gründe. Fragen, die ein Bot mit dir teilt, und Fragen der Gruppe beantwortest du.',
  'ui.bots.person': 'Mensch',
  'ui.bots.bot': 'Bot',
  'ui.bots.seat': 'Wer spielt {name}?',
  'ui.bots.done': 'Fertig',
  'ui.bots.change': 'Spieler ändern',
};
