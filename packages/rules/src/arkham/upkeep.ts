import { ask, type Option, type Rule } from '@vigil/engine';
import { anywhere } from '../effects/board-effects.js';
import type { Effect, Trigger } from '../effects/language.js';
import { resolve } from '../effects/resolve.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../shared/abilities.js';
import { canPay, pay } from '../shared/costs.js';
import { type Cause, Gone, occupied, unlessGone } from '../shared/game.js';
import { handOf } from '../shared/hand.js';
import { relocate } from '../shared/moving.js';
import type { Possession } from '../shared/state.js';
import { asides } from './asides.js';
import { type Game, losesThisTurn } from './game.js';
import type { Investigator } from './state.js';

/**
 * One investigator's Upkeep (A-UPKEEP): refresh, Upkeep actions, skills. Who loses this turn has none
 * (A-UPKEEP-09); who was lost comes back first (A-UPKEEP-01).
 */
export function* upkeep(g: Game, who: Investigator): Rule {
  if (!g.s.battle && losesThisTurn(g, who)) return;
  if (who.place === 'lost') yield* comeBack(g, who);
  g.focus.set(who.seat, g.sheet(who).focus);
  try {
    yield* refresh(g, who);
    yield* actions(g, who);
    yield* adjustSkills(g, who);
  } finally {
    g.focus.delete(who.seat);
  }
}

/** From Lost in Time and Space to any location or street that may be entered (A-STATUS-22). */
function* comeBack(g: Game, who: Investigator): Rule {
  const to = yield* ask(() => ({
    by: [who.seat],
    key: 'q.come-back',
    args: { investigator: who.id },
    why: 'A-UPKEEP-01',
    options: anywhere(g),
  }));
  who.delayed = false;
  relocate(g, who, to, 'A-UPKEEP-01');
}

/** Every exhausted card is ready again (A-UPKEEP-03), but for those that have their price and whose price is not paid. */
function* refresh(g: Game, who: Investigator): Rule {
  let cards = 0;
  for (const possession of who.cards) {
    if (!possession.exhausted || !(yield* refreshPaid(g, who, possession))) continue;
    possession.exhausted = undefined;
    cards++;
  }
  if (cards > 0) g.tell?.({ type: 'refreshed', seat: who.seat, cards });
}

/** A card that refreshes only against a price stays exhausted where it is not paid (A-UPKEEP-13, DEC-09). */
function* refreshPaid(g: Game, who: Investigator, possession: Possession): Rule<boolean> {
  const { card } = possession;
  const { refreshCost } = g.card(card);
  if (!refreshCost) return true;
  const cause: Cause = { source: card, possession };
  if (!canPay(g, who, refreshCost, cause)) return false;
  const refreshes = yield* ask<boolean>(() => ({
    by: [who.seat],
    key: 'q.refresh',
    args: { investigator: who.id, card },
    why: 'A-UPKEEP-13',
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: () => asides(g),
  }));
  if (refreshes) yield* pay(g, who, refreshCost, cause);
  return refreshes;
}

/** An Upkeep action waiting to be done; compulsory, in the order its owner likes (A-UPKEEP-04). */
interface Action {
  readonly id: string;
  readonly cause: Cause;
  readonly then: Effect[];
}

function* actions(g: Game, who: Investigator): Rule {
  const waiting = upkeepActions(g, who);
  for (const possession of who.cards) possession.fresh = undefined;
  for (;;) {
    const usable = abilitiesAt(g, who, 'phase:upkeep');
    if (waiting.length === 0 && usable.length === 0) return;
    const chosen = yield* ask<Action | Usable | undefined>(() => {
      const options: Option<Action | Usable | undefined>[] = waiting.map((action) => ({
        id: action.id,
        value: action,
        key: 'o.upkeep-action',
        args: { card: action.cause.source },
        on: action.cause.source,
      }));
      for (const use of usable) options.push(abilityOption<Action | Usable | undefined>(use, use));
      if (waiting.length === 0) options.unshift({ id: 'done', value: undefined, key: 'o.done' });
      return {
        by: [who.seat],
        key: 'q.upkeep',
        args: { investigator: who.id },
        why: 'A-UPKEEP-04',
        options,
        asides: () => asides(g),
      };
    });
    if (!chosen) return;
    if ('ability' in chosen) yield* useInUpkeep(g, who, chosen);
    else {
      waiting.splice(waiting.indexOf(chosen), 1);
      const { possession } = chosen.cause;
      if (possession && !who.cards.includes(possession)) continue;
      yield* stillThere(who, occupied(g, who, resolve(g, who, chosen.then, chosen.cause)));
    }
  }
}

function useInUpkeep(g: Game, who: Investigator, use: Usable): Rule {
  return stillThere(who, useAbility(g, who, use));
}

/** Whoever falls in his Upkeep goes on with it, unless he is out of play. */
function* stillThere(who: Investigator, part: Rule): Rule {
  yield* unlessGone(who, part);
  if (who.place === 'out') throw new Gone(who.seat);
}

function upkeepActions(g: Game, who: Investigator): Action[] {
  const waiting: Action[] = [];
  for (const { trigger, source, possession } of handOf(g, who).triggers) {
    if (trigger.when.on !== 'upkeep') continue;
    // No Retainer or Bank Loan rolls in the final battle (A-FINAL-07).
    if (g.s.battle && (source === 'retainer' || source === 'bank-loan')) continue;
    if (possession?.fresh && isSpared(g, source, trigger)) continue;
    // What one card says is one action, in its order: a Retainer pays before its die is rolled (A-UPKEEP-14).
    const same = waiting.at(-1);
    if (same && same.cause.possession === possession && same.cause.source === source) same.then.push(...trigger.then);
    else waiting.push({ id: `action:${source}`, cause: { source, possession }, then: [...trigger.then] });
  }
  return waiting;
}

/**
 * What is left out in the first Upkeep after a card was gained: the roll (A-UPKEEP-05); by a house rule all that a card
 * with such a roll does (A-UPKEEP-06).
 */
function isSpared(g: Game, card: string, trigger: Trigger): boolean {
  if (trigger.notInFirstUpkeep) return true;
  if (g.s.houseRules.firstUpkeep === 'noRoll') return false;
  return (g.card(card).triggers ?? []).some(({ notInFirstUpkeep }) => notInFirstUpkeep);
}

/**
 * Sliders may be moved as many stops in total as the Focus (A-UPKEEP-07, 08). What may be used in the Upkeep may still be
 * used between and after these moves (A-TURN-08).
 */
function* adjustSkills(g: Game, who: Investigator): Rule {
  const before = [...who.sliders];
  const moved = () => before.some((stop, i) => stop !== who.sliders[i]);
  const left = () => g.focus.get(who.seat) ?? 0;
  while (left() > 0 || moved()) {
    const chosen = yield* ask<SliderMove | Usable | undefined>(() => ({
      by: [who.seat],
      key: 'q.sliders',
      args: { investigator: who.id, focus: left() },
      why: 'A-UPKEEP-07',
      options: [
        KEEP,
        ...(left() > 0 ? sliderMoves(who, before) : []),
        ...abilitiesAt(g, who, 'phase:upkeep').map((use) => abilityOption<Usable>(use, use)),
      ],
      asides: () => asides(g),
    }));
    if (!chosen) break;
    if ('ability' in chosen) yield* useInUpkeep(g, who, chosen);
    else {
      who.sliders[chosen.at] += chosen.by;
      g.focus.set(who.seat, left() - 1);
    }
  }
  if (moved()) g.tell?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
}

interface SliderMove {
  readonly at: 0 | 1 | 2;
  readonly by: 1 | -1;
}

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
const SLIDER_MOVES = PAIRS.map((pair, i) => {
  const at = i as SliderMove['at'];
  return {
    at,
    left: { id: `${pair}:left`, value: { at, by: -1 } as const, key: `o.slider-${pair}-left` },
    right: { id: `${pair}:right`, value: { at, by: 1 } as const, key: `o.slider-${pair}-right` },
  };
});
const KEEP = { id: 'keep', value: undefined, key: 'o.keep-sliders' };

/** Moves on from here; never back towards where the slider stood, which would only waste Focus. */
function sliderMoves(who: Investigator, before: readonly number[]): Option<SliderMove>[] {
  const options: Option<SliderMove>[] = [];
  for (const { at, left, right } of SLIDER_MOVES) {
    const stop = who.sliders[at];
    const start = before[at] as number;
    if (stop > 0 && stop <= start) options.push(left);
    if (stop < 3 && stop >= start) options.push(right);
  }
  return options;
}
