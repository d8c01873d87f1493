/** Texts of effects. */
import type { Amount, CardFilter, Countable, MonsterFilter } from '../language/conditions.js';
import type { Effect, Effects } from '../language/effects.js';
import { appearPart, atGatesText, movePart, removeSealPart } from './board-effect-text.js';
import {
  countableText,
  discardClause,
  drawOnlyPart,
  filterWithoutDeck,
  priceText,
  receivePart,
  revealedText,
  sellPart,
  shopPart,
  shownFilter,
  takePart,
  tokensText,
} from './card-effect-text.js';
import { asOftenBlock, chooseBlock, mayBlock } from './choice-text.js';
import {
  checkBlock,
  eachBlock,
  eachGateBlock,
  forfeitBlock,
  ifBlock,
  ifSoBlock,
  makeBlock,
  modifiersBlock,
  otherwiseBlock,
  perSuccessPart,
  repeatBlock,
  rollPart,
  timesBlock,
} from './combinator-text.js';
import { costText } from './condition-text.js';
import { type EffectOf, isEqualReduction, mergeNeighbourhoods } from './merge-effects.js';
import { modifierList } from './modifier-text.js';
import {
  aMonster,
  assertNever,
  atPlaceText,
  cardNoun,
  cardsText,
  everyMonster,
  isCompoundCount,
  regionText,
  resourceText,
  valueText,
} from './nouns.js';
import {
  type ClauseForm,
  type ClausePart,
  clause,
  composePassage,
  involuntaryClause,
  type Passage,
  type PassagePart,
  statementClause,
  verbClause,
  withoutAdverse,
} from './passages.js';
import type { Args, Words } from './words.js';

/** Context of effects: the check they belong to ("the Evade check"), and how long they last. */
export interface EffectContext {
  readonly check?: string;
  readonly until?: string;
  /** Number of cards revealed. */
  readonly shown?: number;
  /** The card just mentioned as available. */
  readonly available?: string;
  /** True if each event has a sentence of its own: nothing before these effects limits them. */
  readonly loose?: boolean;
  /** True right after a price. */
  readonly paid?: boolean;
  /** True right after a loan of money. */
  readonly lent?: boolean;
  /** The one to choose, on cards without an owner. */
  readonly chooser?: 'first-player' | undefined;
  /** The trophies of which a condition has just said that the player has one. */
  readonly such?: MonsterFilter;
  /** The check that follows at once. */
  readonly before?: string;
  /** True if another investigator loses what is reduced. */
  readonly theirs?: boolean;
  /** True if the text has just named the monster that is returned. */
  readonly itself?: true;
  /** True after the roll of the check. */
  readonly rolled?: boolean;
  /** The status just lost, or tokens. */
  readonly lost?: string;
  /** The cards of which a condition has just said that the player has some. */
  readonly among?: CardFilter | undefined;
  /** True in a branch of a condition. */
  readonly inIf?: true;
  /** True in a branch of a check. */
  readonly inCheck?: true;
}

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
    const isPrice = (one: Effect | undefined, kept: Effect | undefined) =>
      one?.do === 'pay' && kept?.do === 'shown' && kept.does === 'keep' && w.has('option.paid');
    if (isPrice(before, effect)) return [];
    if (next && effect.do === 'pay' && isPrice(effect, next)) {
      const keep = w.say('effect.shown.keep', { n: context.shown ?? 1 });
      return [clause((who) => w.say('option.paid', { cost: costText(w, effect.cost, who), to: keep }))];
    }
    const lent = before?.do === 'receive' && before.card === 'bank-loan';
    const said = [
      effectPart(w, effect, { ...context, ...(lost !== undefined && { lost }), lent, paid: before?.do === 'pay' }),
    ].flat();
    // A loss for each failure of a roll is its result.
    const parts = before?.do === 'roll' ? said.map(withoutAdverse) : said;
    const [first, ...more] = parts;
    if (first === undefined || before === undefined || !looksBack(w, effect, before)) return parts;
    const later = { later: true } as const;
    const [joined]: PassagePart[] =
      first.kind === 'clause' ? [{ ...first, ...later }] : [{ ...first, head: { ...first.head, ...later } }];
    return joined === undefined ? parts : [joined, ...more];
  });
}

/** Beginning of a handler's text that is a condition or an event, not a command. */
const STARTS_WITH_IF = /^(?:if|wenn) /u;
const EVENT_START = /^(?:the|each|all|every|an?|any|no|\d+ (?!\w+ of your)) /u;

/** The most that a card may cost: "the amount paid". */
const paidAmountText = (w: Words, of: Countable): string =>
  of === 'chosen' ? w.say('countable.chosen.paid') : countableText(w, of);

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

const sameFilter = (one: MonsterFilter | undefined, other: MonsterFilter | undefined): boolean =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other);

function effectPart(w: Words, e: Effect, context: EffectContext): PassagePart | readonly PassagePart[] {
  const composeInner = (of: Effects) => composeEffects(w, of, context);
  const inBranch = (of: Effects) => composeEffects(w, of, { ...context, inCheck: true });
  const nested = context.inCheck === true;
  /** Composes effects about the investigators of a group. */
  const composeTheirs = (of: Effects) => composeEffects(w.about('they'), of, { ...context, chooser: undefined });
  /** Returns a clause from a message with the form as argument `who`. */
  const said = (key: string, args: Args) => (who: ClauseForm) => w.say(`effect.${key}`, { ...args, who });
  const imperative = (key: string, args: Args = {}) => clause(said(key, args));
  const third = imperative;
  /** Event that happens to the player: not an imperative, but it can follow "may". */
  const involuntary = (key: string, args: Args = {}) => involuntaryClause(said(key, args));
  const occurrence = (key: string, args: Args = {}) => statementClause(said(key, args));
  const adverse = <T extends ClausePart>(part: T): T => ({ ...part, adverse: true });

  switch (e.do) {
    // combinators
    case 'check':
      return checkBlock(w, e, inBranch, nested);
    case 'roll':
      return rollPart(w, e, (of) => effectParts(w, of, context), composeInner);
    case 'may':
      return mayBlock(w, e, composeInner);
    case 'asOften':
      return asOftenBlock(w, e, composeInner, sameFilter(e.cost.trophyOf, context.such));
    case 'choose':
      return chooseBlock(w, e, composeInner, nested);
    case 'repeat':
      return repeatBlock(w, e, inBranch);
    case 'if': {
      const { condition } = e;
      const card = 'available' in condition ? condition.available.card : undefined;
      const state = { lost: context.lost, nested: nested || context.inIf === true };
      const [first, ...others] = e.then;
      const taken = first?.do === 'take' && first.card === card && !first.optional && first.else === undefined;
      if (taken && e.else === undefined && others.length > 0) {
        // "Basil Elton joins you, if available. If so, …"
        return [effectPart(w, first, context), ifSoBlock(w, inBranch(others))].flat();
      }
      const among = 'has' in condition && typeof condition.has !== 'string' ? condition.has : undefined;
      const such = 'trophy' in condition ? condition.trophy : undefined;
      const branch = { ...context, inIf: true, ...(such && { such }) } as const;
      if (card === undefined) {
        return ifBlock(w, e, (of) => composeEffects(w, of, of === e.then ? { ...branch, among } : branch), state);
      }
      const there = (of: Effects) => composeEffects(w, of, of === e.then ? { ...branch, available: card } : branch);
      return ifBlock(w, e, there, state);
    }
    case 'each':
      return eachBlock(w, e.of, e.then, composeTheirs);
    case 'one':
      return eachBlock(w, `${context.chooser ? 'picked' : 'one'}.${e.of}`, e.then, composeTheirs);
    case 'perSuccess':
      return perSuccessPart(w, e.then, composeInner(e.then));
    case 'times': {
      const [first] = e.then;
      return timesBlock(w, e.n, composeInner(e.then), first?.do === 'may' && first.else === undefined);
    }
    case 'during':
      return modifiersBlock(w, modifierList(w, e.modifiers), composeInner(e.then));
    case 'eachGate': {
      const [only] = e.then;
      const closes = e.then.length === 1 && only?.do === 'closeGate' && !only.trophy && only.seal === undefined;
      return closes ? imperative('close-gate.every') : eachGateBlock(w, composeInner(e.then));
    }

    // resources
    case 'gain':
      if (e.amount === 'full') return verbClause(w, 'regain', w.say(`amount.${e.what}.full`));
      if (typeof e.amount === 'object' && 'upTo' in e.amount)
        return third('gain.up-to', {
          n: e.amount.upTo,
          bare: w.say(`amount.${e.what}.bare`),
        });
      if (e.beyond) return third('gain.beyond', { what: resourceText(w, e.what, e.amount) });
      if (context.lent && e.what === 'money')
        return verbClause(w, 'gain', w.say('amount.on-top', { what: resourceText(w, e.what, e.amount) }));
      return verbClause(w, 'gain', resourceText(w, e.what, e.amount));
    case 'lose': {
      const { amount } = e;
      if (typeof amount === 'object' && 'downTo' in amount)
        return third(e.what === 'clue' ? 'reduce.clue' : 'reduce', {
          bare: w.say(`amount.${e.what}.bare`),
          to: valueText(w, amount.downTo),
        });
      const what = (who: ClauseForm) =>
        amount === 'all' ? w.say(`amount.${e.what}.all`, { who }) : resourceText(w, e.what, amount);
      if (!e.fatal) return adverse(verbClause(w, 'lose', what));
      return clause((who) => w.say('effect.lose.fatal', { lose: w.say('verb.lose', { who, what: what(who) }) }));
    }
    case 'loseBoth':
      return adverse(
        third('lose-both', {
          sanity: resourceText(w, 'sanity', e.sanity),
          stamina: resourceText(w, 'stamina', e.stamina),
        }),
      );
    case 'loseTrophy':
      return adverse(verbClause(w, 'lose', w.say(`amount.${e.kind}-trophy`, { n: e.n })));
    case 'forfeit':
      return forfeitBlock(w, e, composeInner);
    case 'pay':
      return clause((who) => costText(w, e.cost, who));
    case 'split':
      if (e.lose && typeof e.amount === 'number') return adverse(third('split-loss', { n: e.amount }));
      if (e.lose) return adverse(third('split-loss.value', { value: valueText(w, e.amount) }));
      return typeof e.amount === 'number' || ('count' in e.amount && e.amount.count === 'chosen')
        ? third('split', { n: typeof e.amount === 'number' ? e.amount : 0 })
        : third('split.value', { value: valueText(w, e.amount) });
    case 'maximum':
      return third('maximum', { resource: e.what, n: Math.abs(e.by), how: e.by < 0 ? 'lower' : 'raise' });
    case 'draw': {
      const what = cardsText(w, { deck: e.deck }, e.n);
      if (e.again) {
        const { priceAtMost = 0, ...rest } = e.again;
        return priceAtMost > 0 && Object.keys(rest).length === 0
          ? third('draw.again.cheap', { what, price: priceAtMost })
          : third('draw.again', { what, one: cardNoun(w, e.again, 1) });
      }
      if (e.only !== undefined) return drawOnlyPart(w, what, e.only, third, e.n === 1);
      if (e.priceUpTo !== undefined)
        return third('draw.keep-cheap', { what, keep: e.keep ?? 0, price: paidAmountText(w, e.priceUpTo) });
      return e.keep === undefined
        ? verbClause(w, 'draw', what)
        : third('draw.keep', { what, keep: e.keep, clause: /, wie [^,]+$/.test(what) ? 'yes' : 'no' });
    }
    case 'drawOneOf':
      return third('draw-one-of', {
        what: w.list(e.decks.map((deck) => cardsText(w, { deck }, 1))),
        n: e.decks.length,
      });
    case 'turnUp':
      return [
        clause((who) => revealedText(w, e, who)),
        ...effectParts(w, e.then, { ...context, shown: shownFilter(e) }),
      ];
    case 'shown':
      return imperative(`shown.${e.does}`, { n: context.shown ?? 1, event: context.paid ? 'yes' : 'no' });
    case 'find':
      return third(e.tokens === undefined ? 'find' : 'find.tokens', {
        noun: cardNoun(w, filterWithoutDeck(e.deck, e.filter), 1),
        deck: e.deck,
        n: e.tokens ?? 0,
      });
    case 'search': {
      const card = cardsText(w, filterWithoutDeck(e.deck, e.filter), 1);
      if (e.priceUpTo !== undefined) {
        const price = countableText(w, e.priceUpTo);
        const many = cardNoun(w, filterWithoutDeck(e.deck, e.filter), 2);
        return third(e.several ? 'search.several' : 'search.price', { deck: e.deck, card, many, price });
      }
      return e.buy === undefined
        ? third('search', { deck: e.deck, card, named: e.filter?.anyOf?.every((one) => one.card) ? 'yes' : 'no' })
        : third('search.buy', { deck: e.deck, card, price: priceText(w, e.buy, 1) });
    }
    case 'take':
      return takePart(w, e, composeInner, e.card === context.available);
    case 'takeThis':
      return third('take-this', { card: e.as });
    case 'receive':
      return receivePart(w, e);
    case 'removeStatus':
      return third('remove-status', { id: e.card, status: e.card, card: e.card });
    case 'discard':
      return adverse(discardClause(w, e, context.among));
    case 'rollForCards':
      return third('roll-for-cards', { many: cardNoun(w, e.of, 2, 'your') });
    case 'discardThis':
      return imperative('discard-this');
    case 'boxThis':
      return imperative('box-this');
    case 'token': {
      const n = typeof e.by === 'number' ? e.by : 0;
      const many = typeof e.by === 'number' ? w.say('effect.tokens', { n }) : tokensText(w, e.by);
      const every = e.off && typeof e.by === 'object' && 'count' in e.by && e.by.count === 'tokens';
      if (every && !isCompoundCount(e.by)) return imperative('token.off.all');
      const of = e.of === undefined ? '' : ` ${w.say('effect.token.of', { of: e.of })}`;
      return clause((who) => w.say(e.off ? 'effect.token.off' : 'effect.token.on', { many, who }) + of);
    }
    case 'shop':
      return shopPart(w, e);
    case 'sell':
      return sellPart(w, e, third);

    // movement
    case 'move':
      return movePart(w, e, third);
    case 'visit':
      return e.stay
        ? third('visit.stay', { world: e.world, area: e.area ?? 1 })
        : third(e.draw ? 'visit.draw' : e.area === undefined ? 'visit' : 'visit.area', {
            world: e.world,
            area: e.area ?? 1,
            draw: e.draw ?? 1,
          });
    case 'return':
      return third(e.unexplored ? 'return.unexplored' : e.entered ? 'return.entered' : 'return');
    case 'applyFate':
      return adverse(e.fate === 'lose-turn' ? imperative(`fate.${e.fate}`) : involuntary(`fate.${e.fate}`));
    case 'encounterAgain':
      return third('encounter-again');

    // monsters, gates, the board
    case 'appear':
      return appearPart(w, e, composeInner);
    case 'place':
      return imperative('place', {
        n: e.n,
        where: typeof e.at === 'string' ? atPlaceText(w, e.at) : atGatesText(w, e.at.gatesTo),
      });
    case 'comeHere':
      return occurrence('come-here', { monsters: everyMonster(w, e.monsters), where: regionText(w, e.from) });
    case 'remove':
      if (e.one)
        return imperative(`remove-one.${e.to}`, {
          monsters: aMonster(w, e.monsters, 'object'),
          where: regionText(w, e.from, 'you'),
        });
      return imperative(`remove.${e.to}`, {
        monsters: everyMonster(w, e.monsters, 'object'),
        where: regionText(w, e.from),
      });
    case 'releaseTrophies':
      return imperative('release', { monsters: everyMonster(w, e.monsters, 'object'), where: atPlaceText(w, e.at) });
    case 'trophy':
      if (e.in) return third('trophy.in', { where: regionText(w, e.in, 'you') });
      return third(e.noSpawn ? 'trophy.no-spawn' : `trophy.${e.from}`, { n: e.n ?? 1 });
    case 'summon':
      return imperative('summon', { monsters: everyMonster(w, e.monsters, 'object'), where: regionText(w, e.from) });
    case 'defeatOne':
      return imperative('defeat-one');
    case 'spawn': {
      const monsters = aMonster(w, e.monsters, 'object');
      return otherwiseBlock(w, imperative(`spawn.${e.at}`, { monsters }), 'spawn.none', composeInner(e.else));
    }
    case 'openGate':
      return occurrence('open-gate', { monster: e.monster ? 'yes' : 'no' });
    case 'closeGate': {
      const end = e.seal === 'elder-sign' ? 'sign' : e.seal === 'may' ? 'may' : e.trophy ? 'trophy' : 'none';
      return imperative('close-gate', { which: e.which, end });
    }
    case 'removeSeals':
      return imperative('remove-seals');
    case 'removeSeal':
      return removeSealPart(w, imperative('remove-seal'), e.else && composeInner(e.else));
    case 'closePlaces': {
      const until = e.until === undefined ? context.until : w.say(`lasts.${e.until}`);
      return imperative('close-places', {
        places: w.list(e.places.map((place) => w.nameInForm('place', place, 'acc'))),
        until: until ?? '',
        lasts: until === undefined ? 'no' : e.until === 'in-play' ? 'clause' : 'yes',
      });
    }
    case 'track':
      return e.to === undefined
        ? imperative(`track.${e.what}`, { how: (e.by ?? 0) < 0 ? 'down' : 'up', n: Math.abs(e.by ?? 0) })
        : imperative(`track.${e.what}.to`, { n: e.to });
    case 'freeFromJail':
      return imperative('free-from-jail');
    case 'boxAlly':
      return imperative('box-ally');
    case 'turnUpLocationCard':
      return imperative('turn-up-location-card');
    case 'turnCard':
      return imperative(`turn-card.${e.face}`, { mythos: e.card });
    case 'lay':
      return imperative('lay', { component: e.card, where: atPlaceText(w, e.at) });
    case 'refresh':
      return third('refresh', { many: cardNoun(w, e.what, 2) });
    case 'spreadClues':
      return occurrence('spread-clues');
    case 'gatherClues':
      return third('gather-clues');
    case 'defeat': {
      const args = { n: e.n ?? 0, toughness: e.toughnessAtMost ?? 0, where: regionText(w, e.from) };
      const isCommand =
        w.say('effect.defeat', { ...args, who: 'may' }) !== w.say('effect.defeat', { ...args, who: 'you' });
      return isCommand ? imperative('defeat', args) : occurrence('defeat', args);
    }
    case 'checkBonus':
      return e.each === undefined
        ? occurrence('check-bonus', { by: w.signed(e.by), about: context.check ?? w.say('check.that') })
        : occurrence('check-bonus.each', {
            by: w.signed(e.by),
            about: context.check ?? w.say('check.that'),
            each: w.say(`countable.${e.each === 'chosen' ? 'paid' : e.each}.each`),
          });
    case 'addSuccess':
      return third('add-success', { n: e.n, about: context.check ?? w.say('check.that') });
    case 'noDraw':
      return third('no-draw');
    case 'cheaperCasting':
      return e.by === 'all' ? third('free-casting') : third('cheaper-casting', { n: e.by });
    case 'slide':
      return third('slide', { skill: e.skill });
    case 'lessFocus':
      return third('less-focus', { n: e.by });
    case 'noFocus':
      return third('no-focus');
    case 'movementPoints':
      return third('movement-points', { how: e.by < 0 ? 'lose' : 'get', n: Math.abs(e.by) });

    // combat and checks
    case 'combatBonus':
      return third(e.perSuccess ? 'combat-bonus.per-success' : 'combat-bonus', {
        by: w.signed(e.by),
        damage: e.damage,
      });
    case 'fightWith':
      return occurrence('fight-with', { skill: e.skill });
    case 'useSkill':
      return third('use-skill', {
        about: context.check ?? w.say('check.that'),
        skill: e.skill,
        by: e.by === 0 ? 'none' : w.signed(e.by),
      });
    case 'passCheck':
      return third(context.rolled ? 'pass-check.rolled' : 'pass-check', {
        about: context.check ?? w.say('check.that'),
      });
    case 'reroll':
      return third(`reroll.${e.dice}`, {
        about: context.check ?? w.say('check.that'),
        named: context.check === undefined ? 'no' : 'yes',
      });
    case 'reduceLoss':
      return e.by === 'all'
        ? third('no-loss', { of: e.of })
        : third(context.theirs ? 'less-loss.theirs' : 'less-loss', { of: e.of, n: e.by });
    case 'countAsClue':
      return third('count-as-clue', { n: e.n ?? 1 });
    case 'enchantWeapon':
      return occurrence('enchant-weapon');
    case 'weakenMonster':
      return occurrence('weaken-monster', { n: e.toughness });
    case 'defeatAllHere':
      return third('defeat-all-here');
    case 'noHorrorDamage':
      return occurrence('no-horror-damage');
    case 'noCombatDamage':
      return occurrence('no-combat-damage');
    case 'cancelAncientAttack':
      return occurrence('cancel-ancient-attack');
    case 'drawAnother':
      return third('draw-another');
    case 'endCombat':
      return occurrence(e.evaded ? 'end-combat.evaded' : 'end-combat');
    case 'throughNearestGate':
      return involuntary('through-nearest-gate');
    case 'failChecks':
      if (e.checks.length === 1 && e.checks[0] === context.before)
        return involuntary('fail-check', { about: w.say('check.that') });
      return involuntary('fail-checks', {
        n: e.checks.length,
        checks: w.list(e.checks.map((check) => w.say('check.next', { check }))),
      });
    case 'returnMonster': {
      const key = `return-monster.${e.sheet ? 'sheet' : e.to}`;
      return imperative(context.itself && w.has(`effect.${key}.it`) ? `${key}.it` : key);
    }
    case 'untilTurnEnds': {
      const modifiers = modifierList(w, e.modifiers);
      const key = /^[+−\d]/.test(modifiers) ? 'until-turn-ends.bonus' : 'until-turn-ends';
      return makeBlock('then', occurrence(key, { modifiers }), [], [], { alone: true });
    }
    case 'handler': {
      const text = (who: ClauseForm) => w.say(e.text, { who });
      if (STARTS_WITH_IF.test(text('you'))) return makeBlock('then', statementClause(text), [], [], { alone: true });
      const isEvent = EVENT_START.test(text('you')) && text('may') === text('you');
      const made = isEvent ? statementClause(text) : clause(text);
      return made.personal ? made : { ...made, aimless: true };
    }
    default:
      return clause(() => assertNever(e));
  }
}
