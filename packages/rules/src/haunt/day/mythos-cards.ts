import type { Rule } from '@vigil/engine';
import { resolve } from '../../common/effects/resolve.js';
import { holds } from '../../common/figures/conditions.js';
import { unlessInterrupted } from '../../common/game.js';
import { layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Condition } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import { emptyList } from '../../language/lists.js';
import { reopenPlaces } from '../board/places.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { isWithoutEffect, listMythosCards } from '../in-play.js';
import type { Investigator } from '../state.js';
import { chooseFirstInvestigator } from './first-investigator.js';

/**
 * Runs Upkeep IV: yesterday's cards are discarded and their closed places open. As many new cards as starting
 * investigators are laid out (H-UPKEEP-12, H-UPKEEP-15).
 */
export function dealMythos(g: Game): void {
  const { s } = g;
  g.makeMutable(s, 'mythosDiscards').push(...takeAllFromPlay(s, 'mythos').map(({ card }) => card));
  reopenPlaces(g);
  for (let i = g.rules.turn.cardsPerDay(g); i > 0; i--) {
    const card = drawMythos(g);
    if (card === undefined) return;
    layInPlay(g, { card, as: 'mythos' });
    g.reveal();
    g.emit?.({ type: 'mythos', card });
  }
}

/** Draws the next Mythos card; the discards form a new deck when it is empty (H-UPKEEP-14). */
function drawMythos(g: Game): string | undefined {
  const deck = g.mutableDeck('mythos');
  if (deck.length === 0) {
    deck.push(...g.dice.shuffle(g.makeMutable(g.s, 'mythosDiscards')));
    g.s.mythosDiscards = emptyList();
  }
  return deck.shift();
}

/**
 * Runs Upkeep V: the day's cards take effect in their order (H-UPKEEP-16). Effects at the end of the base game's Mythos
 * Phase come at its end, once a day.
 */
export function* resolveMythos(g: Game): Rule {
  for (const id of listMythosCards(g.s)) {
    const card = g.mythos(id);
    if (isWithoutEffect(g, card)) continue;
    if (card.effects) yield* resolveForFirstInvestigator(g, card.effects, id);
    for (const trigger of card.triggers ?? []) {
      if (trigger.when.on === 'enters') yield* resolveTrigger(g, trigger, id);
    }
  }
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (isMythosEnd(trigger.when)) yield* resolveTrigger(g, trigger, source);
  }
}

function isMythosEnd(when: Happening): boolean {
  return when.on === 'phase-ended' && when.phase === 'mythos';
}

/** Resolves a trigger if its condition holds. */
function* resolveTrigger(g: Game, trigger: Trigger, source: string): Rule {
  if (trigger.if && !holds(g, investigatorsInPlay(g)[0], trigger.if)) return;
  yield* resolveForFirstInvestigator(g, trigger.then, source);
}

/** Resolves a card on the table. "You" is the First Investigator (H-FIRST-02, H-BASE-06). */
function* resolveForFirstInvestigator(g: Game, effects: Effects, source: string): Rule {
  const addressee = yield* addresseeOf(g, effects);
  if (addressee) yield* unlessInterrupted(addressee, resolve(g, addressee, effects, { source }));
}

/** Asks for the First Investigator only if it matters; with no one in play, only the board is affected. */
function* addresseeOf(g: Game, effects: Effects): Rule<Investigator | undefined> {
  if (effects.every(isIndependentOfAddressee)) return investigatorsInPlay(g)[0] ?? g.s.investigators[0];
  return investigatorsInPlay(g).length === 0 ? undefined : yield* chooseFirstInvestigator(g);
}

/** True if the effect is the same for every investigator. */
function isIndependentOfAddressee(effect: Effect): boolean {
  switch (effect.do) {
    case 'each':
      return effect.of !== 'first-player';
    case 'if':
      return (
        isAboutOwnResult(effect.condition) && [...effect.then, ...(effect.else ?? [])].every(isIndependentOfAddressee)
      );
    case 'place':
    case 'remove':
    case 'releaseTrophies':
    case 'closePlaces':
    case 'track':
    case 'freeFromJail':
    case 'boxAlly':
    case 'removeSeals':
      return true;
    default:
      return false;
  }
}

/** True if a condition only asks for the card's own result: returned monsters, which raise Terror. */
function isAboutOwnResult(condition: Condition): boolean {
  return 'hasAtLeast' in condition && condition.hasAtLeast === 'removed';
}
