import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { tableComponentOf } from '../../common/figures/on-table.js';
import { unlessInterrupted } from '../../common/game.js';
import { layInPlay } from '../../common/in-play.js';
import {
  abilitiesAt,
  abilityOption,
  hasAbilityAt,
  type UsableAbility,
  useAbility,
} from '../../common/resolving/abilities.js';
import { keepWithinMaxima } from '../../common/resolving/cards.js';
import { fallIfAtZero } from '../../common/resolving/resources.js';
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
 * The mythos phase (A-MYTHOS-01 to A-MYTHOS-53), once a turn (A-TURN-04): a card is drawn and resolved; then what
 * happens at the end of the phase, and headlines that lasted until now are over.
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
 * The mythos card of the set-up (A-SETUP-17 to A-SETUP-23): a rumor, or a card that opens no gate, goes to the bottom
 * and another is drawn; the first that does is resolved like a mythos phase. The turn must still be 0.
 */
export function* setUpMythos(g: Game): Rule {
  for (let left = g.s.decks.mythos.length; left > 0; left--) {
    const card = revealTopCard(g) as MythosDef;
    const { gate } = card;
    if (card.type === 'rumor' || gate === undefined || g.rules.board.isAppearanceForbidden(g, gate)) {
      g.emit?.({ type: 'redrawn', card: card.id });
      continue;
    }
    // As in a Mythos Phase, a card that is set aside gives way to the next.
    if (yield* offerToSetAside(g, card)) continue;
    yield* g.rules.turn.mythos.card(g, card);
    yield* g.rules.turn.mythos.end(g);
    return;
  }
}

// ---- the card ----

/**
 * Turns up the top card. It is put to the bottom at once, where it goes when it is done (A-MYTHOS-53); one that stays in
 * play is taken from there.
 */
function revealTopCard(g: Game): MythosDef | undefined {
  const mythos = g.mutableDeck('mythos');
  const id = mythos.shift();
  if (id === undefined) return undefined;
  mythos.push(id);
  g.reveal();
  const card = g.mythos(id);
  const waits = card.type === 'environment' || card.type === 'rumor' || card.lasts !== undefined;
  g.emit?.({ type: 'mythos', card: id, ...(waits && { waits }) });
  return card;
}

/** Draws a mythos card. After the one that reshuffles, the deck is shuffled with it and another is drawn. */
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

/** The deck is shuffled, with the card that says so. */
export function* reshuffleMythos(g: Game, { id }: MythosDef): Rule {
  g.dice.shuffle(g.mutableDeck('mythos'));
  g.emit?.({ type: 'shuffled', card: id });
}

/** Whether somebody uses an ability to set a card aside that was just drawn: it has no effect, and another is drawn. */
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
        // The Mythos Phase runs its course: nobody trades in it.
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

/** Takes a card from the deck, to stay in play. */
function keepInPlay(g: Game, card: MythosDef): void {
  const mythos = g.mutableDeck('mythos');
  mythos.splice(mythos.lastIndexOf(card.id), 1);
}

/** All of a card, step by step (A-MYTHOS-02). */
export function* resolveMythos(g: Game, card: MythosDef): Rule {
  const { mythos } = g.rules.turn;
  yield* mythos.gate(g, card);
  yield* mythos.clues(g, card);
  yield* mythos.movement(g, card);
  yield* mythos.text(g, card);
}

// ---- step 1: gate and monsters ----

/**
 * A seal keeps the gate shut, an open gate surges, anywhere else a new one opens (A-MYTHOS-04, A-MYTHOS-05,
 * A-MYTHOS-06). Doom symbols in place of a location open no gate (A-MYTHOS-21).
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

// ---- steps 2 and 3: clues, monsters ----

/** A clue comes to each place the card names. */
export function* resolveClues(g: Game, card: MythosDef): Rule {
  for (const at of card.clues) yield* g.rules.board.placeClue(g, at);
}

/** Monsters move, by the symbols on the card. */
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

/** Carried out now (A-MYTHOS-45); some last to the end of the next turn. */
function* resolveHeadline(g: Game, card: MythosDef): Rule {
  if (card.lasts) {
    keepInPlay(g, card);
    layInPlay(g, { card: card.id, as: 'headline', until: g.s.turn + 1 });
    g.emit?.({ type: 'inPlay', card: card.id });
  }
  yield* resolveEntry(g, card);
}

/** Stays in play and replaces an earlier one (A-MYTHOS-46), unless it is of a kind that has no effect: that is discarded. */
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
 * Maxima that a card has lowered by coming hold before it is asked what follows from its coming, and whose has come to 0 is
 * devoured (A-STATUS-11, D-INJURY-08).
 */
function* applyLoweredMaxima(g: Game): Rule {
  for (const who of investigatorsInOrder(g)) {
    keepWithinMaxima(g, who);
    yield* unlessInterrupted(who, fallIfAtZero(g, who));
  }
}

/** Stays in play until passed or failed (A-MYTHOS-47); ignored while there is another (A-MYTHOS-48). */
function* enterOrIgnoreRumor(g: Game, card: MythosDef): Rule {
  if (findRumor(g.s)) {
    g.emit?.({ type: 'rumor', card: card.id, outcome: 'ignored' });
    return;
  }
  keepInPlay(g, card);
  yield* enterRumor(g, card);
  yield* resolveEntry(g, card);
}

/** What a card does once, now. */
function* resolveEntry(g: Game, card: MythosDef): Rule {
  if (card.effects) yield* resolveForFirstPlayer(g, card.effects, card.id);
  yield* resolveTriggers(g, card.id, card.triggers, (when) => when.on === 'enters');
}

// ---- the end of the phase ----

/** Something that happens at the end of the phase. */
interface EndOfPhaseEffect {
  readonly source: string;
  readonly run: () => Rule;
}

/** What happens at the end of the phase, in the order the first player likes (A-MISC-06, DEC-42); then what expires. */
export function* resolveEndOfPhase(g: Game): Rule {
  const endings = listEndOfPhaseEffects(g);
  while (endings.length > 0) {
    const next = yield* ask<EndOfPhaseEffect>(g, () => ({
      by: [g.s.first],
      key: 'q.order',
      why: 'A-MISC-06',
      // The Mythos Phase runs its course: nobody trades in it.
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

/** Of the Ancient One, lasting headlines, the environment, the rumor, but not in the turn in which that came, and others. */
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

/** Headlines that lasted until the end of this turn are discarded. */
export function expireHeadlines(g: Game): void {
  discardFromPlay(g, 'headline', ({ until }) => until !== undefined && until <= g.s.turn);
}
