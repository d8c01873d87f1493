import { type Rule, together } from '@vigil/engine';
import { resetTurnLimits } from '../../common/ability-limits.js';
import { ask } from '../../common/ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import { discardCard, keepWithinMaxima } from '../../common/cards/cards.js';
import { skillCheck } from '../../common/checks/checks.js';
import { combatCheck, newCombat, previewCombat } from '../../common/combat/combat.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { Opponent } from '../../common/contracts/combat.js';
import { resolve } from '../../common/effects/resolve.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { type Cause, GameOver, unlessInterrupted } from '../../common/game.js';
import { houseRuleOf } from '../../common/house-rules.js';
import { takeFromPlay } from '../../common/in-play.js';
import { UNDEFEATABLE } from '../../common/numbers.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { CardInPlay } from '../../common/state.js';
import { runPart } from '../../common/turn-parts.js';
import type { StrikeChange } from '../../language/epic.js';
import { emptyList } from '../../language/lists.js';
import type { Skill } from '../../language/terms.js';
import { type Game, investigatorsInOrder } from '../game.js';
import { discardFromPlay } from '../mythos/in-play.js';
import { removeRumor } from '../mythos/rumors.js';
import type { AwakeningCause, Investigator } from '../state.js';
import { endAsLost, endAsWon } from './victory.js';

/** The Combat rating at the time of awakening. */
function printedRating({ s, ancientOne }: Game): number {
  const { combatRating } = ancientOne;
  if (combatRating === 'minus-terror') return 0 - s.terror;
  if (combatRating === 'undefeatable') return UNDEFEATABLE;
  if (combatRating !== 'minus-clues') return combatRating;
  return 0 - Object.values(s.clues).reduce((sum, clues) => sum + clues, 0);
}

/**
 * Begins the final battle (A-FINAL-01 to A-FINAL-06). The track is filled, lost investigators are devoured, environment
 * and rumor leave. Ends the game at once if the awakening is a defeat.
 */
export function* beginFinalBattle(g: Game, cause: AwakeningCause): Rule {
  const { s, ancientOne } = g;
  if (ancientOne.modifiers.some((modifier) => modifier.mod === 'awakensAsDefeat')) {
    throw new GameOver(endAsLost(g, 'awakened-as-defeat', cause));
  }
  // Doom beyond the end of the track stays there.
  const due = Math.max(0, ancientOne.doom - s.doom);
  s.doom += due;
  if (due > 0) g.emit?.({ type: 'doom', by: due, doom: s.doom });
  s.battle = {
    round: 1,
    pool: 0,
    // JSON knows no -0.
    rating: printedRating(g) + modifiersInPlay(g, 'ancientRating').reduce((sum, [{ by }]) => sum + by, 0),
    cause,
    defenses: undefined,
    attackCancelled: undefined,
  };
  discardFromPlay(g, 'environment');
  yield* removeRumor(g);
  discardFromPlay(g, 'headline');
  removeHeralds(g);
  for (const who of s.investigators) {
    who.replacement = undefined;
    who.losesTurn = undefined;
    who.turnEnded = undefined;
    const { delayed } = who;
    who.delayed = false;
    who.untilTurnEnds = emptyList();
    resetTurnLimits(who);
    if (who.place === 'out') continue;
    // A-FINAL-02; also investigators at 0 whose defeat was interrupted (A-FINAL-20).
    if (who.place === 'lost' || who.sanity <= 0 || who.stamina <= 0) {
      g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'out', loss: lostBelongings(who, false) });
      yield* g.rules.people.leaveGame(g, who);
      continue;
    }
    // A-FINAL-06
    if (delayed) g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'free' });
    for (const possession of who.cards.filter(({ card }) => g.card(card).onAwakening === 'discard')) {
      discardCard(g, who, possession);
    }
    keepWithinMaxima(g, who);
  }
  s.step = { phase: 'final-battle-start', done: 0 };
}

/** Removes all heralds (A-FINAL-04), or by house rule those that say so. */
function removeHeralds(g: Game): void {
  const all = houseRuleOf(g, 'heralds') !== 'asPrinted';
  const removeIfLeaving = ({ as, card }: CardInPlay) =>
    (all && as === 'herald') || g.content.tableCards.get(card)?.onAwakening === 'discard';
  for (const tableCard of g.s.inPlay.filter(removeIfLeaving)) {
    takeFromPlay(g.s, tableCard);
    g.emit?.({ type: 'outOfPlay', card: tableCard.card });
  }
}

/** Ends the game as lost when no investigator is left (A-FINAL-22). */
export function checkSurvivors(g: Game): void {
  if (investigatorsInOrder(g).length === 0) throw new GameOver(endAsLost(g, 'ancient-one-won', g.s.battle?.cause));
}

/** Ends the game as won when the last doom token is gone, even within a round (A-FINAL-21, A-WIN-05). */
export function checkBanished(g: Game): void {
  if (g.s.doom <= 0) throw new GameOver(endAsWon(g, 'ancient-one-defeated', g.s.battle?.cause));
}

/** Resolves the start-of-battle effect for one investigator (A-FINAL-05). */
export function* resolveStartOfBattle(g: Game, who: Investigator): Rule {
  const { startOfBattle: effects, id } = g.ancientOne;
  if (effects) yield* unlessInterrupted(who, resolve(g, who, effects, { source: id }));
}

/**
 * Lets survivors trade after the Upkeeps, all at once, until each says they are done (A-FINAL-11, DEC-56). Asks only if
 * there is something to trade.
 */
export function* runFinalTrades(g: Game): Rule {
  const survivors = investigatorsInOrder(g);
  const traders = survivors.filter((who) => survivors.some((other) => g.rules.asides.canTrade(g, who, other)));
  yield* together(traders.map((who) => runPart(g, who, 'game', offerFinalTrade)));
}

function* offerFinalTrade(g: Game, who: Investigator): Rule {
  yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.final-trade',
    args: { investigator: who.id },
    why: 'A-FINAL-11',
    options: [{ id: 'done', value: undefined, key: 'o.done' }],
    window: true,
  }));
}

/**
 * Resolves one survivor's attack (A-FINAL-12 to A-FINAL-17). It is a Combat check with the Ancient One's rating.
 * Successes go into the pool; each full N of them removes one doom token.
 */
export function* attackAncientOne(g: Game, who: Investigator): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  // Combat spells last for one attack only (A-FINAL-18, A-SPELL-08): each attack is a fight of its own.
  const combat = newCombat(who, undefined);
  const opponent: Opponent = {
    rating: battle.rating,
    difficulty: 1,
    abilities: battle.defenses ? [...g.ancientOne.defenses, ...battle.defenses] : g.ancientOne.defenses,
    source: g.s.ancientOne,
    counts: true,
    surplusEffect: 'doom',
  };
  const attack = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.final-attack',
    args: { investigator: who.id, ancientOne: g.s.ancientOne },
    why: 'A-FINAL-12',
    // No trades in the final battle once the attacks begin (A-FINAL-11).
    asides: 'none',
    options: [
      { id: 'attack', value: true, key: 'o.attack', args: { ancientOne: g.s.ancientOne } },
      { id: 'wait', value: false, key: 'o.wait' },
    ],
    about: () => ({
      rating: battle.rating,
      doom: g.s.doom,
      pool: battle.pool,
      checks: { attack: previewCombat(g, combat, 0, opponent) },
    }),
  }));
  if (!attack) return;
  const { successes } = yield* combatCheck(g, who, combat, 0, opponent);
  battle.pool += successes;
  const needed = g.rules.turn.final.successesForDoom(g);
  const removed = Math.floor(battle.pool / needed);
  if (removed > 0) {
    g.s.doom = Math.max(0, g.s.doom - removed);
    battle.pool = g.s.houseRules.finalTally === 'reset' ? 0 : battle.pool - removed * needed;
  }
  g.emit?.({ type: 'battle', round: battle.round, doom: g.s.doom, pool: battle.pool });
  checkBanished(g);
  yield* defeatIfAtZero(g, who);
}

/** Offers abilities that hold off the Ancient One's attack for the round (Warding Statue). */
export function* offerToHoldOff(g: Game): Rule {
  for (const who of investigatorsInOrder(g)) {
    if (g.s.battle?.attackCancelled) return;
    const usable = abilitiesAt(g, who, 'before:ancient-attack');
    if (usable.length === 0) continue;
    const chosen = yield* ask<UsableAbility | undefined>(g, () => ({
      by: [who.seat],
      key: 'q.ancient-attack',
      args: { investigator: who.id, ancientOne: g.s.ancientOne },
      why: 'A-FINAL-19',
      // No trades in the final battle once the attacks begin (A-FINAL-11).
      asides: 'none',
      options: [{ id: 'no', value: undefined, key: 'o.no' }, ...usable.map((use) => abilityOption(use, use))],
    }));
    if (chosen) yield* useAbility(g, who, chosen);
  }
}

/** Runs the Ancient One's part of a round: its attack, unless an investigator holds it off. */
export function* ancientOneTurn(g: Game): Rule {
  const battle = g.s.battle as NonNullable<typeof g.s.battle>;
  yield* offerToHoldOff(g);
  if (!battle.attackCancelled) yield* g.rules.turn.final.attackSurvivors(g);
  battle.attackCancelled = undefined;
}

/** Attacks every survivor in turn, then resolves the effects after the attack (A-FINAL-19). */
export function* attackAllSurvivors(g: Game, change: StrikeChange = {}): Rule {
  for (const who of investigatorsInOrder(g)) yield* unlessInterrupted(who, attackSurvivor(g, who, change));
  checkSurvivors(g);
  yield* resolveAfterAttack(g);
}

/** Attacks one survivor; the check gets harder each round. */
function* attackSurvivor(g: Game, who: Investigator, { modifier = 0, instead }: StrikeChange): Rule {
  const { attack, id } = g.ancientOne;
  const cause: Cause = { source: id };
  if (!attack.check || !(yield* passesAttackCheck(g, who, attack.check, modifier, cause))) {
    yield* resolve(g, who, instead ?? attack.effects, cause);
  }
  if (attack.passedOrNot) yield* resolve(g, who, attack.passedOrNot, cause);
  yield* defeatIfAtZero(g, who);
}

function* passesAttackCheck(g: Game, who: Investigator, kind: Skill, harder: number, cause: Cause): Rule<boolean> {
  const { round } = g.s.battle as NonNullable<typeof g.s.battle>;
  const modifier = (g.ancientOne.attack.modifier ?? 0) - (round - 1) + harder;
  return (yield* skillCheck(g, who, { kind, modifier, difficulty: 1, cause })).passed;
}

/** Resolves the sheet's effect after the attack, once; no token returns to a full track. */
function* resolveAfterAttack(g: Game): Rule {
  const { afterAttack, id } = g.ancientOne;
  if (!afterAttack) return;
  const first = investigatorsInOrder(g)[0] as Investigator;
  yield* unlessInterrupted(first, resolve(g, first, afterAttack, { source: id }));
  checkSurvivors(g);
}
