/** Gründe, die Bots für ihre Antworten nennen. */
import type { SHARED_BOTS } from '../en/bots.js';

export const SHARED_BOTS_DE: Record<keyof typeof SHARED_BOTS, string> = {
  'shared.reason.seal':
    '{investigator} geht {placeTo}, um das Tor zu versiegeln: {n, plural, one {# Hinweis} other {# Hinweise}}, Chance zum Schließen {chance} %.',
  'shared.reason.seal-card': '{investigator} geht {placeTo}, um mit einer Karte zu versiegeln.',
  'shared.reason.close':
    '{investigator} geht {placeTo}, um das Tor zu schließen: {n, plural, one {# Hinweis} other {# Hinweise}}, Chance {chance} %.',
  'shared.reason.clues': '{investigator} geht {placeTo} ({n, plural, one {# Hinweis} other {# Hinweise}}).',
  'shared.reason.recover': '{investigator} geht {placeTo}, um sich zu erholen.',
  'shared.reason.shop': '{investigator} geht {placeTo}, um einzukaufen.',
  'shared.reason.trade': '{investigator} geht {placeTo}, um das Angebot dort zu nutzen.',
  'shared.reason.hunt': '{investigator} geht {placeTo}, um zu kämpfen.',
  'shared.reason.turn': '{investigator} geht {placeTo}, um das Tor aufzudecken.',
  'shared.reason.look': '{investigator} geht {placeTo}, um etwas zu erleben.',
  'shared.reason.rumor': '{investigator} geht {placeTo}, um das Gerücht zu beenden.',
  'shared.reason.fight': '{investigator} kämpft gegen {monsterAcc}: Chance {chance} %.',
  'shared.reason.evade': '{investigator} versucht, {monsterDat} auszuweichen: Chance {chance} %.',
};
