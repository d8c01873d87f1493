import { ask, type Option, type Rule } from '@vigil/engine';
import { anywhere } from '../effects/board-effects.js';
import type { Effect } from '../effects/language.js';
import { resolve } from '../effects/resolve.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../shared/abilities.js';
import { asides } from '../shared/asides.js';
import { type Cause, type Game, occupied, unlessGone } from '../shared/game.js';
import { handOf } from '../shared/hand.js';
import { relocate } from '../shared/moving.js';
import type { Investigator } from '../shared/state.js';

/**
 * One investigator's Upkeep (A-UPKEEP): refresh, Upkeep actions, skills. Who loses this turn has none
 * (A-UPKEEP-09); who was lost comes back first (A-UPKEEP-01).
 */
export function* upkeep(g: Game, who: Investigator): Rule {
  if (!g.s.battle && g.losesThisTurn(who)) return;
  if (who.place === 'lost') yield* comeBack(g, who);
  refresh(g, who);
  yield* actions(g, who);
  yield* adjustSkills(g, who);
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

/** Every exhausted card is ready again (A-UPKEEP-03). */
function refresh(g: Game, who: Investigator): void {
  let cards = 0;
  for (const possession of who.cards) {
    if (!possession.exhausted) continue;
    delete possession.exhausted;
    cards++;
  }
  if (cards > 0) g.tell?.({ type: 'refreshed', seat: who.seat, cards });
}

/** An Upkeep action waiting to be done; compulsory, in the order its owner likes (A-UPKEEP-04). */
interface Action {
  readonly id: string;
  readonly cause: Cause;
  readonly then: Effect[];
}

function* actions(g: Game, who: Investigator): Rule {
  const waiting = upkeepActions(g, who);
  for (const possession of who.cards) delete possession.fresh;
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
    if ('ability' in chosen) yield* useAbility(g, who, chosen);
    else {
      waiting.splice(waiting.indexOf(chosen), 1);
      const { possession } = chosen.cause;
      if (possession && !who.cards.includes(possession)) continue;
      yield* unlessGone(who, occupied(g, who, resolve(g, who, chosen.then, chosen.cause)));
    }
  }
}

function upkeepActions(g: Game, who: Investigator): Action[] {
  const waiting: Action[] = [];
  for (const { trigger, source, possession } of handOf(g, who).triggers) {
    if (trigger.when.on !== 'upkeep') continue;
    // No Retainer or Bank Loan rolls in the final battle (A-FINAL-07).
    if (g.s.battle && (source === 'retainer' || source === 'bank-loan')) continue;
    const fresh = possession?.fresh === true;
    if (fresh && (trigger.notInFirstUpkeep || g.s.houseRules.firstUpkeep === 'noAction')) continue;
    // What one card says is one action, in its order: a Retainer pays before its die is rolled (A-UPKEEP-14).
    const same = waiting.at(-1);
    if (same && same.cause.possession === possession && same.cause.source === source) same.then.push(...trigger.then);
    else waiting.push({ id: `action:${source}`, cause: { source, possession }, then: [...trigger.then] });
  }
  return waiting;
}

/** Sliders may be moved as many stops in total as the Focus (A-UPKEEP-07, 08). */
function* adjustSkills(g: Game, who: Investigator): Rule {
  const before = [...who.sliders];
  for (let left = g.sheet(who).focus; left > 0; left--) {
    const move = yield* ask<readonly [pair: number, by: number] | undefined>(() => ({
      by: [who.seat],
      key: 'q.sliders',
      args: { investigator: who.id, focus: left },
      why: 'A-UPKEEP-07',
      options: sliderMoves(who, before),
      asides: () => asides(g),
    }));
    if (!move) break;
    who.sliders[move[0] as 0 | 1 | 2] += move[1];
  }
  if (before.some((stop, i) => stop !== who.sliders[i])) {
    g.tell?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
  }
}

const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
const SLIDER_MOVES = PAIRS.map((pair, i) => ({
  left: { id: `${pair}:left`, value: [i, -1] as const, key: `o.slider-${pair}-left` },
  right: { id: `${pair}:right`, value: [i, 1] as const, key: `o.slider-${pair}-right` },
}));
const KEEP = { id: 'keep', value: undefined, key: 'o.keep-sliders' };

/** Moves on from here; never back towards where the slider stood, which would only waste Focus. */
function sliderMoves(who: Investigator, before: readonly number[]): Option<readonly [number, number] | undefined>[] {
  const options: Option<readonly [number, number] | undefined>[] = [KEEP];
  SLIDER_MOVES.forEach(({ left, right }, i) => {
    const stop = who.sliders[i] as number;
    const start = before[i] as number;
    if (stop > 0 && stop <= start) options.push(left);
    if (stop < 3 && stop >= start) options.push(right);
  });
  return options;
}
