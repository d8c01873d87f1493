import type { Rule } from '@vigil/engine';
import type { Effect, Effects } from '../../language/effects.js';
import { askUnlessMoot } from '../ask.js';
import { investigatorOption } from '../board/options.js';
import { discardCard, drawOneOf, keepWithinMaxima, shiftMaximum, takeEncounterCard } from '../cards/cards.js';
import type { AbilityContext } from '../contracts/abilities.js';
import type { EffectRun, InitialMemory } from '../contracts/effects.js';
import { holds } from '../figures/conditions.js';
import { findModifier, maximumOf } from '../figures/modifiers.js';
import { type Cause, type Game, unlessInterrupted, whileKeepingCards } from '../game.js';
import { canForfeit } from '../resources/forfeit.js';
import type { Investigator } from '../state.js';
import { investigatorsIn, listInvestigatorsIn, resolveAmount } from './amounts.js';
import { resolveBoard } from './board-effects.js';
import {
  changeTokens,
  discardCards,
  draw,
  find,
  leavePlay,
  receive,
  resolveShown,
  rollForCards,
  take,
  turnUp,
} from './card-effects.js';
import { resolveActiveCheckEffect } from './check-effects.js';
import { forfeit, gain, lose, loseBoth, loseTrophy, payNow, split } from './gains-and-losses.js';
import { chooseEffect, optionalEffect, repeatableEffect } from './optional-effects.js';
import { repeatCheck, resolveCheck, resolveRoll } from './rolling.js';
import { resolveShop } from './shop.js';
import { addUntilEndOfTurn, withModifiers } from './temporary-modifiers.js';

const NO_MEMORY: InitialMemory = {};

const NO_CONTEXT: AbilityContext = {};

/**
 * Resolves effects in order for one investigator ("you"). `cause`: the source component. `memory`: results of earlier
 * parts. Throws Interrupted for interrupts of the investigator; callers that continue with something else use
 * `unlessInterrupted`.
 */
export function resolve(
  g: Game,
  who: Investigator,
  effects: Effects,
  cause: Cause,
  memory: InitialMemory = NO_MEMORY,
  occasion: AbilityContext = NO_CONTEXT,
): Rule {
  const run: EffectRun = {
    cause,
    occasion,
    memory: {
      successes: memory.successes ?? 0,
      failures: 0,
      rolled: 0,
      removed: 0,
      chosen: memory.chosen ?? 0,
      entered: who.enteredAt,
      gate: memory.gate,
    },
  };
  return performEffects(g, who, effects, run);
}

/** As {@link resolve}, inside a run in progress. */
export function* performEffects(g: Game, who: Investigator, effects: Effects, run: EffectRun): Rule {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i] as Effect;
    const { activityCount } = g;
    const rule = beginEffect(g, who, effect, run);
    if (rule) yield* rule;
    if (g.activityCount === activityCount) emitIfNoEffect(g, who, effect, run.cause);
  }
}

/** Emits that an effect did nothing: neither an event nor a question followed it. */
function emitIfNoEffect(g: Game, who: Investigator, effect: Effect, cause: Cause): void {
  if (!g.emit || EVENTLESS_EFFECTS.has(effect.do)) return;
  const { eventless, targets } = g.rules.cards;
  if (effect.do === 'handler' && eventless?.has(effect.name) && targets?.[effect.name]?.(g, who, cause) !== false)
    return;
  g.emit({ type: 'noEffect', seat: who.seat, from: cause.source, effect });
}

/** Effects that emit no event: they last for a check, a fight, a casting or a turn, or are conditions. */
const EVENTLESS_EFFECTS: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'if',
  'during',
  'perSuccess',
  'times',
  'pay',
  'shown',
  'turnUp',
  'untilTurnEnds',
  'noFocus',
  'lessFocus',
  'movementPoints',
  'combatBonus',
  'fightWith',
  'useSkill',
  'passCheck',
  'reroll',
  'checkBonus',
  'addSuccess',
  'noDraw',
  'cheaperCasting',
  'reduceLoss',
  'countAsClue',
  'enchantWeapon',
  'weakenMonster',
  'noHorrorDamage',
  'noCombatDamage',
  'cancelAncientAttack',
  'drawAnother',
  'endCombat',
  'failChecks',
  'discardThis',
  'boxThis',
]);

/**
 * Begins one effect: resolves it at once, or returns the rule that does. No generator itself, so nested effects do not
 * pass through it again.
 */
function beginEffect(g: Game, who: Investigator, effect: Effect, run: EffectRun): Rule | undefined {
  const { cause, memory } = run;
  const from = cause.source;
  switch (effect.do) {
    case 'check':
      return resolveCheck(g, who, effect, run);
    case 'roll':
      return resolveRoll(g, who, effect, run);
    case 'may':
      return optionalEffect(g, who, effect, run);
    case 'asOften':
      return repeatableEffect(g, who, effect, run);
    case 'choose':
      return chooseEffect(g, who, effect, run);
    case 'repeat':
      return repeatCheck(g, who, effect, run);
    case 'if': {
      const then = holds(g, who, effect.condition, cause, memory) ? effect.then : effect.else;
      return then && performEffects(g, who, then, run);
    }
    case 'each':
      return resolveForEach(g, who, effect, run);
    case 'one':
      return resolveForOne(g, who, effect, run);
    case 'perSuccess':
      return perSuccess(g, who, effect.then, run);
    case 'times':
      return times(g, who, effect, run);
    case 'during':
      return withModifiers(who, effect.modifiers, performEffects(g, who, effect.then, run));
    case 'gain':
      return gain(g, who, effect, run);
    case 'lose':
      return lose(g, who, effect, run);
    case 'loseBoth':
      return loseBoth(g, who, effect, run);
    case 'loseTrophy':
      // Cards about to be lost cannot be handed on.
      return whileKeepingCards(g, who, loseTrophy(g, who, effect.kind, effect.n, run.cause.source));
    case 'forfeit':
      return canForfeit(g, who, effect) ? forfeit(g, who, effect, from) : performEffects(g, who, effect.else, run);
    case 'pay':
      return payNow(g, who, effect, run);
    case 'split':
      return split(g, who, effect, run);
    case 'maximum': {
      shiftMaximum(g, who, effect.what, effect.by);
      keepWithinMaxima(g, who);
      return maximumOf(g, who, effect.what) <= 0 ? g.rules.people.applyFate(g, who, 'devoured', cause) : undefined;
    }
    case 'draw':
      return draw(g, who, effect, run);
    case 'drawOneOf':
      return drawOneOf(g, who, effect.decks, from);
    case 'turnUp':
      return turnUp(g, who, effect, run);
    case 'shown':
      return resolveShown(g, who, effect.does, run);
    case 'find':
      return find(g, who, effect, from);
    case 'take':
      return take(g, who, effect, run);
    case 'takeThis':
      return takeEncounterCard(g, who, effect.as, from);
    case 'receive':
      return receive(g, who, effect, run);
    case 'removeStatus': {
      const possession = who.cards.find(({ card }) => card === effect.card);
      if (possession && !findModifier(g, who, 'keeps', ({ card }) => card === effect.card))
        discardCard(g, who, possession);
      return;
    }
    case 'discard':
      return discardCards(g, who, effect, run);
    case 'rollForCards':
      rollForCards(g, who, effect.of, from);
      return;
    case 'discardThis':
    case 'boxThis': {
      const toBox = effect.do === 'boxThis';
      if (cause.possession) discardCard(g, cause.owner ?? who, cause.possession, toBox);
      else leavePlay(g, from, toBox);
      return;
    }
    case 'token':
      return changeTokens(g, who, effect, run);
    case 'search':
    case 'shop':
    case 'sell':
      return resolveShop(g, who, effect, run);
    case 'applyFate':
      return g.rules.people.applyFate(g, who, effect.fate, cause);
    case 'untilTurnEnds':
      addUntilEndOfTurn(who, ...effect.modifiers);
      return;
    case 'handler': {
      const handler = g.rules.cards.handlers[effect.name];
      if (!handler) throw new Error(`${from} needs the handler "${effect.name}", which does not exist`);
      return handler(g, who, cause, memory, run.occasion);
    }
    case 'combatBonus':
    case 'fightWith':
    case 'useSkill':
    case 'passCheck':
    case 'reroll':
    case 'addSuccess':
    case 'checkBonus':
    case 'noDraw':
    case 'cheaperCasting':
    case 'reduceLoss':
    case 'countAsClue':
    case 'enchantWeapon':
    case 'weakenMonster':
    case 'defeatAllHere':
    case 'noHorrorDamage':
    case 'noCombatDamage':
    case 'cancelAncientAttack':
    case 'drawAnother':
    case 'endCombat':
    case 'failChecks':
    case 'returnMonster':
      return resolveActiveCheckEffect(g, who, effect, run);
    default:
      return resolveBoard(g, who, effect, run);
  }
}

function* resolveForEach(g: Game, who: Investigator, effect: Extract<Effect, { do: 'each' }>, run: EffectRun): Rule {
  for (const one of yield* investigatorsIn(g, who, effect.of))
    yield* unlessInterrupted(one, performEffects(g, one, effect.then, run));
}

function* perSuccess(g: Game, who: Investigator, then: Effects, run: EffectRun): Rule {
  for (let i = 0; i < run.memory.successes; i++) yield* performEffects(g, who, then, run);
}

function* times(g: Game, who: Investigator, effect: Extract<Effect, { do: 'times' }>, run: EffectRun): Rule {
  const n = yield* resolveAmount(g, who, effect.n, run);
  for (let i = 0; i < n; i++) yield* performEffects(g, who, effect.then, run);
}

/** Resolves effects for one investigator of a group, by choice. */
function* resolveForOne(g: Game, who: Investigator, effect: Extract<Effect, { do: 'one' }>, run: EffectRun): Rule {
  const [first] = effect.then;
  const chosen = yield* askUnlessMoot<Investigator>(g, () => {
    const all = listInvestigatorsIn(g, who, effect.of);
    // A card is only taken from its holders.
    const among =
      first?.do === 'removeStatus' ? all.filter(({ cards }) => cards.some(({ card }) => card === first.card)) : all;
    if (among.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.whom',
      args: { investigator: who.id, source: run.cause.source },
      why: g.rules.reasons.choice,
      options: among.map(investigatorOption),
      asides: { inText: who },
    };
  });
  if (chosen) yield* unlessInterrupted(chosen, performEffects(g, chosen, effect.then, run));
}
