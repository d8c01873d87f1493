import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { abilitiesAt, abilityOption, hasAbilityAt, useAbility } from '../../common/cards/abilities.js';
import { keepWithinMaxima } from '../../common/cards/cards.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { tableComponentOf } from '../../common/figures/on-table.js';
import { unlessInterrupted } from '../../common/game.js';
import { layInPlay } from '../../common/in-play.js';
import { putUnder, takeAt, takeTop } from '../../common/known-order.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { CardInPlay } from '../../common/state.js';
import type { Trigger } from '../../language/abilities.js';
import type { MythosDef } from '../../language/components.js';
import { optionId } from '../../language/questions/index.js';
import { isSlumbering } from '../end/awakening.js';
import { type Game, investigatorsInOrder } from '../game.js';
import { isMythosEnd, resolveForFirstPlayer, resolveTriggers } from './card-text.js';
import { discardFromPlay, findRumor, orderByRole } from './in-play.js';
import { moveMonsters } from './monster-movement.js';
import { checkRumor, enterRumor, resolveRumorTurn, rumorIsActive } from './rumors.js';

/**
 * Runs the Mythos Phase once a turn (A-MYTHOS-01 to A-MYTHOS-53, A-TURN-04). A card is drawn and resolved. Then come
 * the end-of-phase effects, and lasting headlines expire.
 */
export function* mythosPhase(g: Game): Rule {
  const { mythos } = g.rules.turn;
  yield* checkRumor(g);
  if (g.s.twoMythosCards) {
    const first = yield* mythos.draw(g);
    if (first) yield* mythos.gate(g, first);
  }
  const card = yield* mythos.draw(g);
  if (card) yield* mythos.card(g, card);
  yield* mythos.end(g);
}

/**
 * Resolves the mythos card of the set-up (A-SETUP-17 to A-SETUP-23). Rumors and cards that open no gate go to the
 * bottom until a card opens one. The turn must still be 0.
 */
export function* setUpMythos(g: Game): Rule {
  for (let left = g.s.decks.mythos.length; left > 0; left--) {
    const card = revealTopCard(g) as MythosDef;
    const { gate } = card;
    if (card.type === 'rumor' || gate === undefined || g.rules.board.isAppearanceForbidden(g, gate)) {
      g.emit?.({ type: 'redrawn', card: card.id });
      continue;
    }
    // As in a Mythos Phase, a card set aside is replaced by the next.
    if (yield* offerToSetAside(g, card)) continue;
    yield* g.rules.turn.mythos.card(g, card);
    yield* g.rules.turn.mythos.end(g);
    return;
  }
}

// ---- the card ----

/**
 * Reveals the top card and puts it on the bottom at once (A-MYTHOS-53). A card that stays in play is taken from there.
 */
function revealTopCard(g: Game): MythosDef | undefined {
  const mythos = g.orderedDeck('mythos');
  const id = takeTop(g.s, 'mythos', mythos);
  if (id === undefined) return undefined;
  putUnder(g.s, 'mythos', mythos, [id]);
  g.reveal();
  const card = g.mythos(id);
  const waits = card.type === 'environment' || card.type === 'rumor' || card.lasts !== undefined;
  g.emit?.({ type: 'mythos', card: id, ...(waits && { waits }) });
  return card;
}

/** Draws a mythos card. A reshuffle card is shuffled back into the deck and another is drawn. */
export function* drawMythos(g: Game): Rule<MythosDef | undefined> {
  for (let left = g.s.decks.mythos.length; left > 0; left--) {
    const card = revealTopCard(g) as MythosDef;
    if (card.type !== 'reshuffle') {
      if (yield* offerToSetAside(g, card)) continue;
      return card;
    }
    yield* g.rules.turn.mythos.reshuffle(g, card);
  }
  return undefined;
}

/** Shuffles the deck together with the card that requires it. */
export function* reshuffleMythos(g: Game, { id }: MythosDef): Rule {
  g.dice.shuffle(g.mutableDeck('mythos'));
  g.emit?.({ type: 'shuffled', card: id });
}

/** Offers abilities that set the drawn card aside; it then has no effect and another is drawn. */
function* offerToSetAside(g: Game, { id }: MythosDef): Rule<boolean> {
  if (g.effectIndex.abilityPlaces('after:mythos-card') === 0) return false;
  for (const who of investigatorsInOrder(g)) {
    if (!hasAbilityAt(g, who, 'after:mythos-card')) continue;
    const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
      const usable = abilitiesAt(g, who, 'after:mythos-card');
      if (usable.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.mythos-card',
        args: { investigator: who.id, source: id },
        why: 'A-MYTHOS-01',
        // No trades during the Mythos Phase.
        asides: 'none',
        options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }, ...usable.map((use) => abilityOption(use, use))],
      };
    });
    if (!chosen) continue;
    yield* unlessInterrupted(who, useAbility(g, who, chosen));
    return true;
  }
  return false;
}

/** Takes a card out of the deck because it stays in play. */
function keepInPlay(g: Game, card: MythosDef): void {
  const mythos = g.orderedDeck('mythos');
  takeAt(g.s, 'mythos', mythos, mythos.lastIndexOf(card.id));
}

/** Resolves all steps of a card (A-MYTHOS-02). */
export function* resolveMythos(g: Game, card: MythosDef): Rule {
  const { mythos } = g.rules.turn;
  yield* mythos.gate(g, card);
  yield* mythos.clues(g, card);
  yield* mythos.movement(g, card);
  yield* mythos.text(g, card);
}

// ---- step 1: gate and monsters ----

/**
 * Resolves the gate of a card (A-MYTHOS-04, A-MYTHOS-05, A-MYTHOS-06). A seal prevents it, an open gate surges,
 * otherwise a gate opens. Doom symbols in place of a location open no gate (A-MYTHOS-21).
 */
export function* resolveGate(g: Game, card: MythosDef): Rule {
  const { board, gates } = g.rules;
  if (card.doom) yield* board.addDoom(g, card.doom);
  const at = card.gate;
  if (at === undefined) return;
  if (gates.isSealed(g, at)) {
    if (card.gateBurst) yield* gates.burstGate(g, at);
  } else if (g.gateAt(at)) yield* gates.surge(g, at);
  else yield* gates.openGate(g, at, gates.monstersOfGate(g, 'mythos'));
}

// ---- steps 2 and 3: clues, monster movement ----

/** Places a clue at each place the card names. */
export function* resolveClues(g: Game, card: MythosDef): Rule {
  for (const at of card.clues) yield* g.rules.board.placeClue(g, at);
}

/** Moves monsters by the symbols on the card. */
export function* resolveMovement(g: Game, card: MythosDef): Rule {
  yield* moveMonsters(g, card.white, card.black, card.gateBurst);
  if (!g.effectIndex.events.has('symbol-moves')) return;
  for (const [{ when, then }, source] of g.rules.cards.onTable(g).triggers) {
    if (when.on !== 'symbol-moves' || !(card.white.includes(when.symbol) || card.black.includes(when.symbol))) continue;
    yield* resolveForFirstPlayer(g, then, source);
  }
}

// ---- step 4: card text ----

export function* resolveText(g: Game, card: MythosDef): Rule {
  switch (card.type) {
    case 'headline':
      return yield* resolveHeadline(g, card);
    case 'environment':
      return yield* enterEnvironment(g, card);
    case 'rumor':
      return yield* enterOrIgnoreRumor(g, card);
    case 'reshuffle':
      return;
    default:
      return card.type satisfies never;
  }
}

/** Resolves a headline now (A-MYTHOS-45); some last until the end of the next turn. */
function* resolveHeadline(g: Game, card: MythosDef): Rule {
  if (card.lasts) {
    keepInPlay(g, card);
    layInPlay(g, { card: card.id, as: 'headline', until: g.s.turn + 1 });
    g.emit?.({ type: 'inPlay', card: card.id });
  }
  yield* resolveEntry(g, card);
}

/** Puts an environment into play in place of an earlier one (A-MYTHOS-46). A kind without effect is discarded. */
function* enterEnvironment(g: Game, card: MythosDef): Rule {
  if (modifiersInPlay(g, 'noEnvironments').some(([{ subtype }]) => subtype === card.subtype)) return;
  keepInPlay(g, card);
  discardFromPlay(g, 'environment');
  layInPlay(g, { card: card.id, as: 'environment' });
  g.emit?.({ type: 'inPlay', card: card.id });
  yield* applyLoweredMaxima(g);
  yield* resolveEntry(g, card);
}

/**
 * Applies maxima that a new card has lowered, before its entry effects. An investigator whose maximum is 0 is devoured
 * (A-STATUS-11, D-INJURY-08).
 */
function* applyLoweredMaxima(g: Game): Rule {
  for (const who of investigatorsInOrder(g)) {
    keepWithinMaxima(g, who);
    yield* unlessInterrupted(who, defeatIfAtZero(g, who));
  }
}

/** Puts a rumor into play until passed or failed (A-MYTHOS-47); ignores it while there is another (A-MYTHOS-48). */
function* enterOrIgnoreRumor(g: Game, card: MythosDef): Rule {
  if (findRumor(g.s)) {
    g.emit?.({ type: 'rumor', card: card.id, outcome: 'ignored' });
    return;
  }
  keepInPlay(g, card);
  yield* enterRumor(g, card);
  yield* resolveEntry(g, card);
}

/** Resolves a card's one-time effect on entering play. */
function* resolveEntry(g: Game, card: MythosDef): Rule {
  if (card.effects) yield* resolveForFirstPlayer(g, card.effects, card.id);
  yield* resolveTriggers(g, card.id, card.triggers, (when) => when.on === 'enters');
}

// ---- the end of the phase ----

/** An effect at the end of the phase. */
interface EndOfPhaseEffect {
  readonly source: string;
  readonly run: () => Rule;
}

/**
 * Resolves the end-of-phase effects in the order the first player chooses (A-MISC-06, DEC-42); then headlines expire.
 */
export function* resolveEndOfPhase(g: Game): Rule {
  const endings = listEndOfPhaseEffects(g);
  while (endings.length > 0) {
    const next = yield* ask<EndOfPhaseEffect>(g, () => ({
      by: [g.s.first],
      key: 'q.order',
      why: 'A-MISC-06',
      // No trades during the Mythos Phase.
      asides: 'none',
      options: endings.map((ending) => ({
        id: optionId.first(ending.source),
        value: ending,
        key: 'o.component',
        args: { component: ending.source },
        on: ending.source,
      })),
    }));
    endings.splice(endings.indexOf(next), 1);
    yield* next.run();
  }
  yield* checkRumor(g);
  expireHeadlines(g);
}

const ENDING: readonly CardInPlay['as'][] = ['headline', 'environment', 'rumor'];

/**
 * Lists the end-of-phase effects of the Ancient One, lasting headlines, the environment, the rumor and other cards. A
 * rumor has none in the turn it entered.
 */
function listEndOfPhaseEffects(g: Game): EndOfPhaseEffect[] {
  const endings: EndOfPhaseEffect[] = [];
  const add = (source: string, triggers: readonly Trigger[] | undefined) => {
    if (!triggers?.some(({ when }) => isMythosEnd(when))) return;
    endings.push({ source, run: () => resolveTriggers(g, source, triggers, isMythosEnd) });
  };
  if (isSlumbering(g)) add(g.s.ancientOne, g.ancientOne.triggers);
  for (const card of orderByRole(g.s, ENDING)) {
    if (card.as !== 'rumor') add(card.card, tableComponentOf(g, card).triggers);
    else if (rumorIsActive(g)) endings.push({ source: card.card, run: () => resolveRumorTurn(g) });
  }
  return endings;
}

/** Discards headlines that lasted until the end of this turn. */
export function expireHeadlines(g: Game): void {
  discardFromPlay(g, 'headline', ({ until }) => until !== undefined && until <= g.s.turn);
}
