import { clauseForms, statement } from './forms.js';

/**
 * Messages that name a turn. A game with another word or another duration replaces all of them in its own catalogue.
 */
export const TURNS: Record<string, string> = {
  'mod.movement-points': '{by} {n, plural, one {Bewegungspunkt} other {Bewegungspunkte}} pro Runde',
  'limit.once-per-turn': 'einmal pro Runde',
  'limit.once-per-check': 'einmal pro Probe',
  'limit.once-per-game': 'einmal pro Spiel',
  'mythos.reshuffle': 'mische den Mythosstapel mit dieser Karte, dann ziehe für diese Runde eine andere Mythoskarte',
  'effect.fate.lose-turn': clauseForms(
    'setze die nächste Runde aus',
    'setzt die nächste Runde aus',
    'die nächste Runde aussetzen',
  ),
  'effect.fate.end-turn': clauseForms('dein Zug endet', 'beendet den Zug', 'deinen Zug beenden', 'endet dein Zug'),
  'effect.until-turn-ends': '{modifiers} (bis zum Ende der Runde)',
  'effect.until-turn-ends.bonus': statement(
    '{subject, select, they {{modifiers} (bis zum Ende der Runde)} other {du erhältst bis zum Ende der Runde {modifiers}}}',
    '{subject, select, they {{modifiers} (bis zum Ende der Runde)} other {erhältst du bis zum Ende der Runde {modifiers}}}',
  ),
  'lasts.end-of-next-turn': 'bis zum Ende der nächsten Runde',
  'lasts.in-play': 'solange diese Karte im Spiel ist',
  'lasts.for-good': 'für den Rest des Spiels',
};
