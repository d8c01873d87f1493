import type { View } from '@vigil/rules';
import type { Edition } from '../../say/edition.js';

/** How many monsters Arkham and the Sky hold (A-LIMIT-01); none at terror 10 (A-LIMIT-08). */
export function monsterLimit(view: View): number | undefined {
  return view.terror >= 10 ? undefined : view.investigators.length + 3;
}

/** How many monsters the Outskirts hold (A-LIMIT-05). */
export function outskirtsLimit(view: View): number {
  return Math.max(0, 8 - view.investigators.length);
}

/** How many open gates awaken the Ancient One (A-AWAKEN-02). */
export function gateLimit(view: View): number {
  if (view.houseRules.gateCount === 'eightMinusHalf') return 8 - Math.floor(view.investigators.length / 2);
  return 9 - Math.ceil(view.investigators.length / 2);
}

/** The monsters that count against the limit (A-LIMIT-02). */
export function monstersInArkham({ content }: Edition, view: View): number {
  const counts = ({ token, at }: { token: string; at: string }) =>
    at !== 'outskirts' && content.tokens.get(token)?.abilities.includes('spawn') !== true;
  return view.monsters.filter(counts).length;
}
