/** Texts of effects. */
import type { Amount, Countable } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import { costText } from '../condition-text.js';
import { assertNever, resourceText, valueText } from '../nouns.js';
import { clause, composePassage, type Passage, type PassagePart, withoutAdverse } from '../passages.js';
import type { Words } from '../words.js';
import { BOARD_EFFECTS, MONSTER_EFFECTS, MOVE_EFFECTS } from './board-effects.js';
import { CHECK_EFFECTS, COMBAT_EFFECTS } from './check-effects.js';
import {
  createEffectTools,
  type EffectComposer,
  type EffectContext,
  type EffectText,
  type EffectTexts,
} from './effect-tools.js';
import { FLOW_EFFECTS } from './flow-effects.js';
import { type EffectOf, isEqualReduction, mergeNeighbourhoods } from './merge-effects.js';
import { CARD_EFFECTS, RESOURCE_EFFECTS } from './owned-effects.js';

/** The text of every kind of effect. A kind of the effect language without a row does not compile. */
const EFFECT_TEXTS: EffectTexts = {
  ...FLOW_EFFECTS,
  ...RESOURCE_EFFECTS,
  ...CARD_EFFECTS,
  ...MOVE_EFFECTS,
  ...MONSTER_EFFECTS,
  ...BOARD_EFFECTS,
  ...CHECK_EFFECTS,
  ...COMBAT_EFFECTS,
};

/** Composes consecutive effects. */
export function composeEffects(w: Words, of: Effects, context: EffectContext = {}): Passage {
  const { loose = false, ...inner } = context;
  return composePassage(w, effectParts(w, of, inner), loose);
}

function effectParts(w: Words, of: Effects, context: EffectContext): readonly PassagePart[] {
  const all = mergeNeighbourhoods(of);
  return all.flatMap((effect, i) => {
    const [before, next] = [all[i - 1], all[i + 1]];
    if (before && (isFatalPair(before, effect) || isEqualReduction(before, effect))) return [];
    if (next && isEqualReduction(effect, next)) return [bothReduced(w, effect as Loss, next as Loss)];
    if (next && isFatalPair(effect, next)) {
      const what = [effect as Loss, next as Loss].map((e) => resourceText(w, e.what, e.amount as Amount));
      return [clause((who) => w.say('effect.lose.both-fatal', { who, what: w.list(what) }))];
    }
    const lost =
      before?.do === 'removeStatus' ? before.card : before?.do === 'token' && before.off ? 'tokens' : undefined;
    const isPrice = (one: Effect | undefined, following: Effect | undefined) =>
      one?.do === 'pay' && following?.do === 'shown' && following.does === 'keep' && w.has('option.paid');
    if (isPrice(before, effect)) return [];
    if (next && effect.do === 'pay' && isPrice(effect, next)) {
      const keep = w.say('effect.shown.keep', { n: context.shown ?? 1 });
      return [clause((who) => w.say('option.paid', { cost: costText(w, effect.cost, who), to: keep }))];
    }
    const lent = before?.do === 'receive' && before.card === 'bank-loan';
    const ownParts = [
      effectPart(w, effect, { ...context, ...(lost !== undefined && { lost }), lent, paid: before?.do === 'pay' }),
    ].flat();
    // A loss for each failure of a roll is its result.
    const parts = before?.do === 'roll' ? ownParts.map(withoutAdverse) : ownParts;
    const [first, ...more] = parts;
    if (first === undefined || before === undefined || !looksBack(w, effect, before)) return parts;
    const later = { later: true } as const;
    const [joined]: PassagePart[] =
      first.kind === 'clause' ? [{ ...first, ...later }] : [{ ...first, head: { ...first.head, ...later } }];
    return joined === undefined ? parts : [joined, ...more];
  });
}

/** "reduce your Sanity and Stamina to 1". */
function bothReduced(w: Words, { what, amount }: Loss, next: Loss): PassagePart {
  const bare = w.list([what, next.what].map((one) => w.say(`amount.${one}.bare`)));
  const to = valueText(w, (amount as { readonly downTo: Amount }).downTo);
  return clause((who) => w.say('effect.reduce', { who, bare, to }));
}

/** Numbers that only exist after an earlier effect. */
const EARLIER_NUMBERS: readonly Countable[] = ['chosen', 'removed', 'price', 'rolled', 'failures'];
/** Losses that can end the turn, one after the other. */
const isPointLoss = (e: Effect) => e.do === 'lose' && (e.what === 'sanity' || e.what === 'stamina');

type Loss = EffectOf<'lose'>;

/** True for two losses of which either may be fatal. */
function isFatalPair(e: Effect, next: Effect): boolean {
  return e.do === 'lose' && next.do === 'lose' && e.fatal === true && next.fatal === true && e.what !== next.what;
}

/** True if the order of an effect and the one before it matters. */
function looksBack(w: Words, e: Effect, before: Effect): boolean {
  if (before.do === 'search' || before.do === 'find') return true;
  // After a label, "Then" would begin what holds in any case. "A monster appears, and you take …"
  if (before.do === 'appear' && e.do === 'receive' && w.say('choose.form') === 'may') return false;
  if (before.do === 'visit') return e.do !== 'gain' && e.do !== 'draw' && e.do !== 'choose';
  if (before.do === 'appear' || (before.do === 'move' && before.encounter)) return true;
  if (isPointLoss(e) && isPointLoss(before)) return true;
  const countedIn = (one: Effect) => [...JSON.stringify(one).matchAll(/"count":"(\w+)"/g)].map(([, what]) => what);
  // Both may use a number that the price has set: "gain that much Stamina and that much Sanity".
  const isShared = (what: string | undefined) => what === 'chosen' && countedIn(before).includes(what);
  return countedIn(e).some((what) => EARLIER_NUMBERS.includes(what as Countable) && !isShared(what));
}

const COMPOSER: EffectComposer = { compose: composeEffects, partsOf: effectParts, partOf: effectPart };

function effectPart(w: Words, e: Effect, context: EffectContext): PassagePart | readonly PassagePart[] {
  const text = EFFECT_TEXTS[e.do] as EffectText<Effect['do']> | undefined;
  // Only a pack that was not validated has an unknown kind.
  if (text === undefined) return clause(() => assertNever(e as never));
  return text(createEffectTools(w, context, COMPOSER), e as never);
}
