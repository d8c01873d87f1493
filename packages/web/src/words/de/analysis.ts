import type { ANALYSIS } from '../en/analysis.js';

/** Die Analyse einer Partie. */
export const ANALYSIS_DE: Record<keyof typeof ANALYSIS, string> = {
  'ui.analysis.label': 'Analyse',
  'ui.analysis.line': 'Siegchance, wenn vorsichtige Bots weiterspielen',
  'ui.analysis.chance': '{chance} Siegchance',
  'ui.analysis.working': 'Simulierte Partien: {done}',
  'ui.analysis.failed': 'Die Analyse ließ sich nicht berechnen.',
  'ui.analysis.costliest': 'Die teuersten Entscheidungen',
  'ui.analysis.best': 'Die wertvollsten Entscheidungen',
  'ui.analysis.unluckiest': 'Das größte Würfelpech',
  'ui.analysis.luckiest': 'Das größte Würfelglück',
  'ui.analysis.none': 'Keines',
  'ui.analysis.none-sure': 'Keine eindeutige',
  'ui.analysis.turn': '{game, select, haunt {Tag {n}} other {Runde {n}}}',
  'ui.analysis.destination': 'Ziel {place}',
  'ui.analysis.given': '{answer} ({chance} Siegchance)',
  'ui.analysis.better': 'Besser: {answer} ({chance})',
  'ui.analysis.next-best': 'Nächstbeste Antwort: {answer} ({chance})',
  'ui.analysis.roll-chance': 'Die Chance zu bestehen war {chance}.',
  'ui.analysis.about':
    'Die Chancen stammen aus simulierten Partien, in denen vorsichtige Bots von dieser Stellung an weiterspielen. Genutzt wird nur, was der Ermittler damals wusste. Wenige Punkte Unterschied besagen wenig.',
};
