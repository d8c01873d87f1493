import { abilityAsides } from '../../common/resolving/abilities.js';
import type { OpenAside } from '../../language/questions/index.js';
import { type Game, investigatorsInPlay } from '../game.js';
import type { Investigator } from '../state.js';
import { loanAsides, redeemAsides } from './loans.js';
import { allocationAsides } from './skills.js';
import { areTogether, transferAsides } from './transfers.js';

/**
 * What anybody may do while a question is open: allocate a bonus (H-SKILL-04), hand over assets (H-ASSET-05), redeem
 * what the Bank holds (H-LOAN-03), use what says so of itself. `checked`: whose check or fight it is.
 */
export function listAsides(g: Game, checked?: Investigator): OpenAside[] {
  const all: OpenAside[] = [];
  for (const who of investigatorsInPlay(g)) all.push(...abilityAsides(g, who, who === checked));
  all.push(...transferAsides(g), ...redeemAsides(g), ...loanAsides(g), ...allocationAsides(g));
  return all;
}

/**
 * The same in a check or a fight: assets change hands and bonuses are allocated even then (H-ASSET-05, H-SKILL-04), and
 * "any phase" means there too what it says, though a card's text has brought the check (H-BASE-11).
 */
export function asidesWhileBusy(g: Game, who: Investigator): (() => OpenAside[]) | undefined {
  return () => listAsides(g, who);
}

/**
 * The same while a text is carried out: assets change hands even then (H-ASSET-05), the Bank takes its money, and bonuses
 * are allocated; but no other text is begun, and no card leaves a hand that may be asked for one. Before the first day nobody hands anything on.
 */
export function asidesInText(g: Game, _who: Investigator): (() => OpenAside[]) | undefined {
  if (g.s.step.phase === 'set-up') return undefined;
  return () => [...transferAsides(g), ...redeemAsides(g), ...allocationAsides(g)];
}

/** Whether somebody with him could hand him a clue for the check just rolled (H-SKILL-13, H-ASSET-05). */
export function couldReceiveClue(g: Game, who: Investigator): boolean {
  if (who.clues > 0) return false;
  return g.s.investigators.some((other) => other.clues > 0 && areTogether(g, who, other));
}
