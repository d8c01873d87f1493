import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { unlessGone } from '../../common/game.js';
import { layInPlay, takeAllFromPlay } from '../../common/in-play.js';
import { resolve } from '../../common/resolving/resolve.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Condition } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import { none } from '../../language/lists.js';
import { reopenPlaces } from '../board/places.js';
import { type Game, inPlay } from '../game.js';
import { isWithoutEffect, mythosOf } from '../in-play.js';
import type { Investigator } from '../state.js';
import { firstInvestigator } from './first.js';

/**
 * Upkeep IV: yesterday's cards go to the discards, and what they closed opens; as many new ones as there were
 * investigators at the start are laid out (H-UPKEEP-12, H-UPKEEP-15).
 */
export function dealMythos(g: Game): void {
  const { s } = g;
  g.own(s, 'mythosDiscards').push(...takeAllFromPlay(s, 'mythos').map(({ card }) => card));
  reopenPlaces(g);
  for (let i = g.means.turn.cardsPerDay(g); i > 0; i--) {
    const card = drawMythos(g);
    if (card === undefined) return;
    layInPlay(g, { card, as: 'mythos' });
    g.reveal();
    g.tell?.({ type: 'mythos', card });
  }
}

/** The next Mythos card; the discards make a new deck when there is none left (H-UPKEEP-14). */
function drawMythos(g: Game): string | undefined {
  const deck = g.ownDeck('mythos');
  if (deck.length === 0) {
    deck.push(...g.dice.shuffle(g.own(g.s, 'mythosDiscards')));
    g.s.mythosDiscards = none();
  }
  return deck.shift();
}

/**
 * Upkeep V: the effects of the day's cards in the order in which they lie (H-UPKEEP-16). What follows the Mythos phase of
 * the base game by itself, of the Ancient One or a card, comes at the end of it, once a day.
 */
export function* resolveMythos(g: Game): Rule {
  for (const id of mythosOf(g.s)) {
    const card = g.mythos(id);
    if (isWithoutEffect(g, card)) continue;
    if (card.effects) yield* resolveForFirst(g, card.effects, id);
    for (const trigger of card.triggers ?? []) {
      if (trigger.when.on === 'enters') yield* answer(g, trigger, id);
    }
  }
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (mythosEnded(trigger.when)) yield* answer(g, trigger, source);
  }
}

function mythosEnded(when: Happening): boolean {
  return when.on === 'phase-ended' && when.phase === 'mythos';
}

/** Carries out a trigger whose condition holds. */
function* answer(g: Game, trigger: Trigger, source: string): Rule {
  if (trigger.if && !holds(g, inPlay(g)[0], trigger.if)) return;
  yield* resolveForFirst(g, trigger.then, source);
}

/** Carries out what a card on the table says. "You" on it is the First Investigator (H-FIRST-02, H-BASE-06). */
function* resolveForFirst(g: Game, effects: Effects, source: string): Rule {
  const you = yield* whoIsMeant(g, effects);
  if (you) yield* unlessGone(you, resolve(g, you, effects, { source }));
}

/** Who is First Investigator is asked only where it matters; with nobody in play, only the board is concerned. */
function* whoIsMeant(g: Game, effects: Effects): Rule<Investigator | undefined> {
  if (effects.every(concernsNobody)) return inPlay(g)[0] ?? g.s.investigators[0];
  return inPlay(g).length === 0 ? undefined : yield* firstInvestigator(g);
}

/** Whether it is the same whoever the text is resolved for. */
function concernsNobody(effect: Effect): boolean {
  switch (effect.do) {
    case 'each':
      return effect.of !== 'first-player';
    case 'if':
      return looksBack(effect.condition) && [...effect.then, ...(effect.else ?? [])].every(concernsNobody);
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

/** Whether a condition asks only what the card itself has just done: monsters returned, which raise Terror. */
function looksBack(condition: Condition): boolean {
  return 'hasAtLeast' in condition && condition.hasAtLeast === 'removed';
}
