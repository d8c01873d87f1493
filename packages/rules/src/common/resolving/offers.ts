/** Effects that leave somebody a choice: what he may do, and one of several things. */

import type { Rule } from '@vigil/engine';
import type { Effect, Effects } from '../../language/effects.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { fitting } from '../figures/filters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { checksOf } from './ahead.js';
import { canPay, pay } from './costs.js';
import { canForfeit } from './forfeit.js';
import { findNothing } from './of-use.js';
import { perform, type Run } from './resolve.js';
import { fallIfSpent, paidFor } from './resources.js';
import { canPayForAll } from './shop.js';

/** What he may do, and what comes if he does not. */
export function* may(g: Game, who: Investigator, effect: Extract<Effect, { do: 'may' }>, run: Run): Rule {
  const done = yield* offered(g, who, effect, run);
  if (!done && effect.else) yield* perform(g, who, effect.else, run);
}

/** The same offer until it is declined or cannot be paid any more, or has been taken so often. */
export function* asOften(
  g: Game,
  who: Investigator,
  { cost, then, most = Number.POSITIVE_INFINITY }: Extract<Effect, { do: 'asOften' }>,
  run: Run,
): Rule {
  for (let i = 0; i < most; i++) if (!(yield* offered(g, who, { do: 'may', cost, then }, run))) return;
}

/** Whether he takes up an offer; what it costs is paid, and it is carried out. */
function* offered(g: Game, who: Investigator, effect: Extract<Effect, { do: 'may' }>, run: Run): Rule<boolean> {
  const { cost } = effect;
  const payable = (by: Investigator) => !cost || canPay(g, by, cost, run.cause);
  const yes = yield* askUnlessMoot<boolean>(g, () => {
    if (leaves(effect.then) && !g.means.people.mayLeave(g, who)) return undefined;
    if (isInVain(g, who, effect)) return undefined;
    if (isPriceHeld(g, who, effect.then)) return undefined;
    const now = payable(who);
    if (!now && !payable(g.means.people.withHelp(g, who))) return undefined;
    const no: Answered<'q.may', boolean> = { id: 'no', value: false, key: 'o.no' };
    return {
      by: [who.seat],
      key: cost ? 'q.may-pay' : 'q.may',
      args: { investigator: who.id, source: run.cause.source },
      why: g.means.reasons.choice,
      options: now ? [{ id: 'yes', value: true, key: 'o.yes' }, no] : [no],
      // Others may yet hand him what it costs.
      window: !now,
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        checks: checksOf(g, who, [['yes', effect.then]], run.cause, cost),
      }),
    };
  });
  if (!yes) return false;
  if (cost) run.memory.chosen = yield* pay(g, who, cost, run.cause, run.memory);
  yield* paidFor(g, who, perform(g, who, effect.then, run));
  // Whom the cost left at 0 falls once it has had its effect, as with spells (A-SPELL-07).
  if (cost) yield* fallIfSpent(g, who);
  return true;
}

/** Whether effects begin by taking him elsewhere. */
function leaves([first]: Effects): boolean {
  return first?.do === 'move' || first?.do === 'return';
}

/** Whether nothing could come of it (A-ENC-07), not even that what befalls who declines is averted. */
function isInVain(g: Game, who: Investigator, { then, else: other }: Extract<Effect, { do: 'may' }>): boolean {
  if (other && then.some((effect) => effect.do !== 'handler')) return false;
  return findNothing(g, who, then);
}

/** Whether a Curse is the price of what follows, and he is Cursed already or cannot be: nobody pays with that (A-ENC-07). */
function isPriceHeld(g: Game, who: Investigator, [first, ...more]: Effects): boolean {
  if (first?.do !== 'receive' || first.card !== 'curse' || more.length === 0) return false;
  return !g.means.people.wouldReceive(g, who, first.card);
}

/** One of several things, of those that can be done; else what comes where none can. */
export function* choose(g: Game, who: Investigator, effect: Extract<Effect, { do: 'choose' }>, run: Run): Rule {
  const { options } = effect;
  const chosen = yield* askUnlessMoot<Effects>(g, () => {
    const open = options
      .map(
        (effects, i): Answered<'q.choose', Effects> => ({
          id: optionId.choice(letter(i)),
          value: effects,
          key: 'o.choice',
          args: { letter: letter(i) },
        }),
      )
      .filter(({ value }) => choosable(g, who, value, run));
    if (open.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.choose',
      args: { investigator: who.id, source: run.cause.source },
      why: g.means.reasons.choice,
      options: open,
      // Others may yet hand him what another choice costs.
      window: options.some((effects) => payableWithHelp(g, who, effects, run)),
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        ...(run.memory.shown && { cards: [...run.memory.shown] }),
        checks: checksOf(
          g,
          who,
          open.map(({ id, value }) => [id, value] as const),
          run.cause,
        ),
      }),
    };
  });
  if (chosen) yield* perform(g, who, chosen, run);
  else if (effect.else) yield* perform(g, who, effect.else, run);
}

const letter = (i: number): string => String.fromCharCode(97 + i);

/** Whether effects begin with a price that he cannot pay now, but could if those with him helped. */
function payableWithHelp(g: Game, who: Investigator, [first]: Effects, { cause }: Run): boolean {
  if (first?.do !== 'pay' || canPay(g, who, first.cost, cause)) return false;
  return canPay(g, g.means.people.withHelp(g, who), first.cost, cause);
}

/** Whether there is anybody for whom effects for one of some could do anything: a card is taken of who has it. */
function findsOne(g: Game, [first]: Effects): boolean {
  if (first?.do !== 'shed') return true;
  return g.s.investigators.some(({ cards }) => cards.some(({ card }) => card === first.card));
}

/** What must be paid must be payable; all or half of nothing, or a theft of nothing, is no choice (A-STATUS-13). */
function choosable(g: Game, who: Investigator, effects: Effects, run: Run): boolean {
  const [first] = effects;
  if (!first) return true;
  if (first.do === 'pay') return canPay(g, who, first.cost, run.cause);
  if (first.do === 'shown' && first.does === 'buy') return canPayForAll(g, who, run.memory.shown ?? []);
  if (first.do === 'forfeit' && first.else.length === 0) return canForfeit(g, who, first);
  // What he is already is nothing to choose either (A-ENC-07).
  if (first.do === 'receive' && first.who === undefined) return g.means.people.wouldReceive(g, who, first.card);
  if (first.do === 'one') return findsOne(g, first.then);
  // Nor is what befalls all others, where there are none.
  if (first.do === 'each' && first.of === 'others') return g.means.people.inOrder(g).some((one) => one !== who);
  if (first.do === 'discard') return fitting(g, who.cards, first.what, first.theft === true).length > 0;
  const { loss } = run.occasion;
  if (first.do === 'reduceLoss' && first.of !== 'either' && loss) return loss[first.of] > 0;
  if (first.do === 'lose' && (first.what === 'money' || first.what === 'clue')) {
    const have = first.what === 'money' ? who.money : who.clues;
    return typeof first.amount === 'number' || have > 0;
  }
  return true;
}
