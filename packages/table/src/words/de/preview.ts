import type { SHARED_PREVIEW } from '../en/preview.js';

export const SHARED_PREVIEW_DE: Record<keyof typeof SHARED_PREVIEW, string> = {
  'shared.hands.bare': 'bloße Hände',
  'shared.further.again': 'weiterhin bestanden: {chance}',
  'shared.newcomer.better': 'mehr als alle im Spiel: {what}',
  'shared.newcomer.limits': 'Wer folgt, bringt höchstens mit: {what}.',
  'shared.newcomer.too-much': 'zu viel und wird abgegeben: {what}',
  'shared.ritual.enter':
    'drüben in das erste Gebiet; jede Phase bringt dort eine Begegnung, dann führen Fokuserfolge weiter und zurück',
  'shared.foe.evade': 'ausweichen {chance}',
  'shared.foe.horror': 'ruhig bleiben {chance}',
  'shared.foe.fight': 'mit einem Wurf besiegen {chance}',
  'shared.foe.guard': 'abwehren {chance}',
  'shared.walk.comes': '{monster} ist auf dem Weg hierher',
  'shared.walk.explored': 'das Tor kann geschlossen oder versiegelt werden',
  'shared.walk.mythos': '{n} von {of} Mythoskarten öffnen hier ein Tor',
  'shared.walk.spares': '{monsters} ist dort, muss aber nicht sein',
  'shared.walk.street': 'keine Begegnung auf der Straße',
};
