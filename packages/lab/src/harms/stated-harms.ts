import type { HarmKind } from './harms.js';

/** Words by which an English text states each kind of harm. */
const STATED: Readonly<Record<HarmKind, RegExp>> = {
  sanity: /sanity|insan|horror/i,
  stamina: /stamina|unconscious|combat damage|dies|dead/i,
  clue: /clue/i,
  // An arrest costs money (A-STATUS-17, H-ARREST-01).
  money: /\$|money|arrest/i,
  card: /discard|stolen|lose|giv(e|es|en) up|exhaust|cost|pay|spend|price|loan|card/i,
  insane: /insan|at 0 sanity|last sanity|sanity to 0|mad/i,
  unconscious: /unconscious|at 0 stamina|last stamina|stamina to 0|dies|death|dead|killed/i,
  devoured: /devour/i,
  arrested: /arrest|jail/i,
  // Some Ancient Ones devour lost investigators (H-AO-31).
  lost: /lost in time|time and space|devour/i,
  delayed: /delay|next turn|lose (a|your) turn/i,
  cursed: /curse/i,
  ally: /ally|allies/i,
  doom: /doom/i,
  terror: /terror/i,
  gate: /gate/i,
  monster: /monster|appear|surge/i,
  closed: /close/i,
  defeat: /awaken|lose the game|game ends|defeat|doom|devour/i,
};

/** True if an English text states a kind of harm. */
export function isHarmStated(harm: HarmKind, text: string): boolean {
  return STATED[harm].test(text);
}
