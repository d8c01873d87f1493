import type { SHARED_PREVIEW } from '../en/preview.js';

export const SHARED_PREVIEW_DE: Record<keyof typeof SHARED_PREVIEW, string> = {
  'shared.hands.bare': 'bloße Hände',
  'shared.further.again': 'bleibt bestanden: {chance}',
  'shared.newcomer.better': 'besser als alle im Spiel: {what}',
  'shared.newcomer.limits': 'Der nächste Ermittler darf höchstens mitbringen: {what}.',
  'shared.newcomer.random':
    '{n, plural, one {zieht 1 zufälligen Gegenstand und gibt ihn ab, wenn er die Grenze überschreitet} other {zieht # zufällige Gegenstände und gibt ab, was die Grenze überschreitet}}',
  'shared.newcomer.too-much': 'gibt {what} ab (über der Grenze)',
  'shared.ritual.enter':
    'in den ersten Abschnitt der Anderen Welt. Dort hast du in jeder Phase eine Begegnung. Danach bringt dich jeder Erfolg einer Fokusprobe einen Abschnitt weiter, vom zweiten zurück in die Stadt',
  'shared.walk.comes': '{monster} ist auf dem Weg hierher',
  'shared.walk.explored': 'das Tor kann geschlossen und mit genug Hinweisen versiegelt werden',
  'shared.walk.mythos':
    '{n, plural, one {# von {of} Mythoskarten öffnet} other {# von {of} Mythoskarten öffnen}} hier ein Tor',
  'shared.walk.end': '{name}{hasCheck, select, yes {: {check} {chance}} other {}}',
  'shared.walk.guard': '{name} ({where}): {check} {chance}. Misslingt sie, {fate}.',
  'shared.walk.spares': 'dort: {monsters}, nicht im Weg',
  'shared.walk.street': 'keine Begegnung in Straßen',
};
