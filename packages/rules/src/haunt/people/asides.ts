import { abilityAsides } from '../../common/cards/abilities.js';
import type { OpenAside } from '../../language/questions/index.js';
import { type Game, investigatorsInPlay } from '../game.js';
import type { Investigator } from '../state.js';
import { loanAsides, redeemAsides } from './loans.js';
import { allocationAsides } from './skills.js';
import { areTogether, transferAsides } from './transfers.js';

/**
 * Lists the asides while a question is open. Players allocate bonuses (H-SKILL-04), hand over assets (H-ASSET-05),
 * redeem pledged items (H-LOAN-03), and use any-time abilities. `checked`: the investigator in a check or fight.
 */
export function listAsides(g: Game, checked?: Investigator): OpenAside[] {
  const all: OpenAside[] = [];
  for (const who of investigatorsInPlay(g)) all.push(...abilityAsides(g, who, who === checked));
  all.push(...transferAsides(g), ...redeemAsides(g), ...loanAsides(g), ...allocationAsides(g));
  return all;
}

/**
 * Lists the same in a check or a fight. Assets change hands and bonuses are allocated even then (H-ASSET-05,
 * H-SKILL-04). "Any phase" applies there too, even if a card's text caused the check (H-BASE-11).
 */
export function asidesWhileBusy(g: Game, who: Investigator): (() => OpenAside[]) | undefined {
  return () => listAsides(g, who);
}

/**
 * Lists the same while a text is carried out. Assets change hands (H-ASSET-05), the Bank is paid, and bonuses are
 * allocated. No other text begins, and no card leaves a hand that may be asked for one. No transfers before the first
 * day.
 */
export function asidesInText(g: Game, _who: Investigator): (() => OpenAside[]) | undefined {
  if (g.s.step.phase === 'set-up') return undefined;
  return () => [...transferAsides(g), ...redeemAsides(g), ...allocationAsides(g)];
}

/** True if another investigator could hand over a clue for the check just rolled (H-SKILL-13, H-ASSET-05). */
export function couldReceiveClue(g: Game, who: Investigator): boolean {
  if (who.clues > 0) return false;
  return g.s.investigators.some((other) => other.clues > 0 && areTogether(g, who, other));
}
