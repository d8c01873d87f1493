/** Texts of effects. */

import type { Amount, CardFilter, Countable } from '../language/conditions.js';
import type { DeckId } from '../language/decks.js';
import type { Effect, Effects, Price } from '../language/effects.js';
import {
  asOftenBlock,
  checkBlock,
  chooseBlock,
  type EffectOf,
  eachBlock,
  forfeitBlock,
  ifBlock,
  loopBlock,
  makeBlock,
  mayBlock,
  modifiersBlock,
  otherwiseBlock,
  perSuccessPart,
  repeatBlock,
  rollPart,
  takePart,
} from './combinator-text.js';
import { costText } from './condition-text.js';
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
  toPlaceText,
  valueText,
} from './nouns.js';
import {
  type Block,
  branchArgs,
  type Clause,
  type ClauseForm,
  type ClausePart,
  clause,
  composePassage,
  involuntaryClause,
  type Passage,
  type PassagePart,
  statementClause,
  verbClause,
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
  /** True if another investigator loses what is reduced. */
  readonly theirs?: boolean;
  /** The status just lost. */
  readonly lost?: string;
  /** True in a branch of a check. */
  readonly inCheck?: true;
}

/** Composes consecutive effects. */
export function composeEffects(w: Words, of: Effects, context: EffectContext = {}): Passage {
  const { loose = false, ...inner } = context;
  return composePassage(w, effectParts(w, of, inner), loose);
}

function effectParts(w: Words, of: Effects, context: EffectContext): readonly PassagePart[] {
  return of.flatMap((effect, i) => {
    const [before, next] = [of[i - 1], of[i + 1]];
    if (before && isFatalPair(before, effect)) return [];
    if (next && isFatalPair(effect, next)) {
      const what = [effect as Loss, next as Loss].map((e) => resourceText(w, e.what, e.amount as Amount));
      return [clause((who) => w.say('effect.lose.both-fatal', { who, what: w.list(what) }))];
    }
    const parts = [effectPart(w, effect, before?.do === 'shed' ? { ...context, lost: before.card } : context)].flat();
    const [first, ...more] = parts;
    if (first === undefined || i === 0 || !looksBack(effect, of[i - 1] as Effect)) return parts;
    const later = { later: true } as const;
    const [joined]: PassagePart[] =
      first.kind === 'clause' ? [{ ...first, ...later }] : [{ ...first, head: { ...first.head, ...later } }];
    return joined === undefined ? parts : [joined, ...more];
  });
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
function looksBack(e: Effect, before: Effect): boolean {
  if (before.do === 'search' || before.do === 'find') return true;
  if (before.do === 'visit' || before.do === 'appear' || (before.do === 'move' && before.encounter)) return true;
  if (isPointLoss(e) && isPointLoss(before)) return true;
  const counted = [...JSON.stringify(e).matchAll(/"count":"(\w+)"/g)].map(([, what]) => what);
  return counted.some((what) => EARLIER_NUMBERS.includes(what as Countable));
}

function effectPart(w: Words, e: Effect, context: EffectContext): PassagePart | readonly PassagePart[] {
  const composeInner = (of: Effects) => composeEffects(w, of, context);
  const inBranch = (of: Effects) => composeEffects(w, of, { ...context, inCheck: true });
  const nested = context.inCheck === true;
  /** Composes effects about the investigators of a group. */
  const composeTheirs = (of: Effects) => composeEffects(w.about('they'), of, context);
  /** Returns a clause from a message with the form as argument `who`. */
  const said = (key: string, args: Args) => (who: ClauseForm) => w.say(`effect.${key}`, { ...args, who });
  const imperative = (key: string, args: Args = {}) => clause(said(key, args));
  const third = imperative;
  /** Event that happens to the player: not an imperative, but it can follow "may". */
  const involuntary = (key: string, args: Args = {}) => involuntaryClause(said(key, args));
  const occurrence = (key: string, args: Args = {}) => statementClause(said(key, args));

  switch (e.do) {
    // combinators
    case 'check':
      return checkBlock(w, e, inBranch, nested);
    case 'roll':
      return rollPart(w, e, (of) => effectParts(w, of, context), composeInner);
    case 'may':
      return mayBlock(w, e, composeInner);
    case 'asOften':
      return asOftenBlock(w, e, composeInner);
    case 'choose':
      return chooseBlock(w, e, composeInner, nested);
    case 'repeat':
      return repeatBlock(w, e, inBranch);
    case 'if': {
      const { condition } = e;
      const card = 'available' in condition ? condition.available.card : undefined;
      if (card === undefined) return ifBlock(w, e, composeInner, context.lost);
      return ifBlock(w, e, (of) => composeEffects(w, of, of === e.then ? { ...context, available: card } : context));
    }
    case 'each':
      return eachBlock(w, e.of, e.then, composeTheirs);
    case 'one':
      return eachBlock(w, `one.${e.of}`, e.then, composeTheirs);
    case 'perSuccess':
      return perSuccessPart(w, composeInner(e.then));
    case 'times':
      return loopBlock(w, 'times', e.n, composeInner(e.then));
    case 'during':
      return modifiersBlock(w, modifierList(w, e.modifiers), composeInner(e.then));
    case 'eachGate':
      return loopBlock(w, 'each-gate', 0, composeInner(e.then));

    // resources
    case 'gain':
      if (e.amount === 'full') return verbClause(w, 'regain', w.say(`amount.${e.what}.full`));
      if (typeof e.amount === 'object' && 'upTo' in e.amount)
        return third('gain.up-to', {
          n: e.amount.upTo,
          bare: w.say(`amount.${e.what}.bare`),
        });
      if (e.beyond) return third('gain.beyond', { what: resourceText(w, e.what, e.amount) });
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
      if (!e.fatal) return verbClause(w, 'lose', what);
      return clause((who) => w.say('effect.lose.fatal', { lose: w.say('verb.lose', { who, what: what(who) }) }));
    }
    case 'loseBoth':
      return third('lose-both', {
        sanity: resourceText(w, 'sanity', e.sanity),
        stamina: resourceText(w, 'stamina', e.stamina),
      });
    case 'loseTrophy':
      return verbClause(w, 'lose', w.say(`amount.${e.kind}-trophy`, { n: e.n }));
    case 'forfeit':
      return forfeitBlock(w, e, composeInner);
    case 'pay':
      return clause((who) => costText(w, e.cost, who));
    case 'split':
      if (e.lose && typeof e.amount === 'number') return third('split-loss', { n: e.amount });
      if (e.lose) return third('split-loss.value', { value: valueText(w, e.amount) });
      return typeof e.amount === 'number' || ('count' in e.amount && e.amount.count === 'chosen')
        ? third('split', { n: typeof e.amount === 'number' ? e.amount : 0 })
        : third('split.value', { value: valueText(w, e.amount) });
    case 'maximum':
      return third('maximum', { resource: e.what, n: Math.abs(e.by), how: e.by < 0 ? 'lower' : 'raise' });
    case 'draw': {
      const what = cardsText(w, { deck: e.deck }, e.n);
      if (e.again) return third('draw.again', { what, one: cardNoun(w, e.again, 1) });
      if (e.only !== undefined) return drawOnlyPart(w, what, e.only, third);
      if (e.priceUpTo !== undefined)
        return third('draw.keep-cheap', { what, keep: e.keep ?? 0, price: countableText(w, e.priceUpTo) });
      return e.keep === undefined ? verbClause(w, 'draw', what) : third('draw.keep', { what, keep: e.keep });
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
      return imperative(`shown.${e.does}`, { n: context.shown ?? 1 });
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
        ? third('search', { deck: e.deck, card })
        : third('search.buy', { deck: e.deck, card, price: priceText(w, e.buy, 1) });
    }
    case 'take':
      return takePart(w, e, composeInner, e.card === context.available);
    case 'takeThis':
      return third('take-this', { card: e.as });
    case 'receive':
      return receivePart(w, e);
    case 'shed':
      return third('shed', { id: e.card, status: e.card, card: e.card });
    case 'discard':
      return discardClause(w, e);
    case 'rollForCards':
      return third('roll-for-cards', { many: cardNoun(w, e.of, 2, 'your') });
    case 'discardThis':
      return imperative('discard-this');
    case 'boxThis':
      return imperative('box-this');
    case 'token': {
      const n = typeof e.by === 'number' ? e.by : 0;
      const many = typeof e.by === 'number' ? w.say('effect.tokens', { n }) : tokensText(w, e.by);
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
    case 'befall':
      return e.fate === 'lose-turn' ? imperative(`befall.${e.fate}`) : involuntary(`befall.${e.fate}`);
    case 'encounterAgain':
      return third('encounter-again');

    // monsters, gates, the board
    case 'appear': {
      const changes = (e.gives ?? []).map((ability) => w.say(`ability.${ability}`));
      if (e.horror !== undefined) changes.push(w.say('effect.appear.horror', { by: w.signed(e.horror) }));
      if (e.combat !== undefined) changes.push(w.say('effect.appear.combat', { by: w.signed(e.combat) }));
      if (e.checks !== undefined) changes.push(checksBonusText(w, e.checks));
      const more = changes.length === 0 ? '' : ` (${w.list(changes)})`;
      if (e.kinds) return appearOfKindPart(w, e, more, e.else && composeInner(e.else));
      const key = e.surprise ? 'effect.appear.surprise' : 'effect.appear';
      const said = (who: ClauseForm) => w.say(key, { n: e.n ?? 1, who }) + more;
      if (!e.defeated) return statementClause(said);
      return blockWithElse(w, statementClause(said), 'effect.appear.defeated', composeInner(e.defeated), {
        n: e.n ?? 1,
      });
    }
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
      if (e.in) return third('trophy.in', { where: regionText(w, e.in) });
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
    case 'defeat':
      return occurrence('defeat', {
        n: e.n ?? 0,
        toughness: e.toughnessAtMost ?? 0,
        where: regionText(w, e.from),
      });
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
      return third('pass-check', { about: context.check ?? w.say('check.that') });
    case 'reroll':
      return third(`reroll.${e.dice}`, { about: context.check ?? w.say('check.that') });
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
      return involuntary('fail-checks', {
        n: e.checks.length,
        checks: w.list(e.checks.map((check) => w.say('check.next', { check }))),
      });
    case 'returnMonster':
      return imperative(`return-monster.${e.sheet ? 'sheet' : e.to}`);
    case 'untilTurnEnds':
      return occurrence('until-turn-ends', { modifiers: modifierList(w, e.modifiers) });
    case 'handler': {
      const made = clause((who) => w.say(e.text, { who }));
      return made.personal ? made : { ...made, aimless: true };
    }
    default:
      return clause(() => assertNever(e));
  }
}

/** "you are Blessed", "take a Retainer", "take Changed". */
function receivePart(w: Words, { card, who: whom }: EffectOf<'receive'>): PassagePart {
  const fate = card === 'blessing' || card === 'curse' || card === 'deputy';
  const own = `status.${card}.as`;
  const args = {
    id: card,
    status: card,
    statusAs: w.has(own) ? w.say(own) : w.say('status.as', { status: card, card }),
  };
  if (whom === 'chosen') return statementClause((who) => w.say('effect.receive.chosen', { ...args, who }));
  if (!fate) return verbClause(w, 'receive', args.statusAs);
  return involuntaryClause((who) => w.say('effect.receive', { id: card, who }));
}

/** "A Rat-Thing from the cup appears (Combat rating −1). Not in the cup: …" */
function appearOfKindPart(w: Words, e: EffectOf<'appear'>, more: string, other: Passage | undefined): PassagePart {
  const monster = e.kinds?.[0] ?? '';
  const key = e.surprise ? 'effect.appear.kind.surprise' : 'effect.appear.kind';
  const text = (who: ClauseForm) => w.say(key, { n: e.n ?? 1, monster, who }) + more;
  const appears = statementClause(text);
  return other === undefined ? appears : blockWithElse(w, appears, 'effect.appear.none', other);
}

function removeSealPart(w: Words, plain: ClausePart, other: Passage | undefined): PassagePart {
  return other === undefined ? plain : blockWithElse(w, plain, 'effect.remove-seal.none', other);
}

/** Returns a block for something that may be absent, with the alternative. */
function blockWithElse(w: Words, head: Clause, key: string, other: Passage, args: Args = {}): Block {
  const rest = w.say(key, { ...args, smooth: other.smooth ? 'yes' : 'no', ...branchArgs(w, other) });
  return makeBlock('if', head, [rest], [other]);
}

/** "your checks +1 for each success". */
function checksBonusText(w: Words, by: Amount): string {
  if (typeof by === 'number') return w.say('effect.appear.checks', { by: w.signed(by) });
  const each = 'count' in by && !isCompoundCount(by) && w.has(`countable.${by.count}.each`);
  return each
    ? w.say('effect.appear.checks.each', { by: w.signed(1), thing: w.say(`countable.${by.count}.each`) })
    : w.say('effect.appear.checks', { by: valueText(w, by) });
}

function countableText(w: Words, of: Countable): string {
  return w.say(`countable.${of}`, { case: 'nominative' });
}

/** Returns the filter without the deck, which is named separately. */
function filterWithoutDeck(deck: DeckId, { deck: own, ...rest }: CardFilter = {}): CardFilter {
  return own === undefined || own === deck ? rest : { ...rest, deck: own };
}

/** "at each open gate to Another Time". */
function atGatesText(w: Words, worlds: readonly string[]): string {
  return w.say('place.gates-to', {
    worlds: w.list(
      worlds.map((world) => w.nameInForm('world', world, 'to')),
      'or',
    ),
  });
}

function discardClause(w: Words, e: EffectOf<'discard'>): PassagePart {
  const named = e.what.card !== undefined;
  const many = cardNoun(w, e.what, 2);
  const yours = cardNoun(w, e.what, 2, 'your');
  const what = (who: ClauseForm): string => {
    if (e.which) return w.say(`discard.${e.which}`, { what: cardsText(w, e.what, e.n === 'all' ? 1 : e.n), who });
    if (e.n === 'all') {
      const names = e.what.anyOf?.map(({ card }) => card);
      return names?.every((card) => card !== undefined)
        ? w.say('discard.named', { cards: w.list(names.map((card) => w.say('card.named', { card: card ?? '' }))), who })
        : w.say('discard.all', { many: yours, who });
    }
    if (typeof e.n === 'number') {
      const counted = cardsText(w, e.what, e.n);
      return named ? counted : w.say('discard.choice', { what: counted, who });
    }
    if ('half' in e.n) return w.say(`discard.half.${e.n.round}`, { many: yours, who });
    return w.say('discard.value', { many, value: valueText(w, e.n), who });
  };
  if (!e.theft) return verbClause(w, 'lose', what);
  const n = typeof e.n === 'number' ? e.n : 2;
  return statementClause((who) => w.say('discard.theft', { what: what('you'), n, who }));
}

function tokensText(w: Words, by: Exclude<EffectOf<'token'>['by'], number>): string {
  if ('count' in by && by.count === 'investigators' && !isCompoundCount(by)) return w.say('effect.tokens.per-player');
  if ('count' in by && by.count === 'chosen') return w.say('effect.tokens.that-many');
  if ('count' in by && by.count === 'tokens' && !isCompoundCount(by) && w.has('effect.tokens.all'))
    return w.say('effect.tokens.all');
  if ('count' in by && !isCompoundCount(by) && w.has(`countable.${by.count}.each`)) {
    const thing = w.say(`countable.${by.count}.each`);
    return w.say('amount.for-each', { what: w.say('effect.tokens', { n: 1 }), thing });
  }
  return w.say('effect.tokens.value', { value: valueText(w, by) });
}

/** Returns the price of a bought card: "at its price", "for $1 more than its price". */
function priceText(w: Words, of: Price, n: number): string {
  if (of.half) return w.say('price.half', { n });
  if (of.flat !== undefined) return w.say('price.flat', { n, price: of.flat });
  const plus = of.plus ?? 0;
  if (plus === 0) return w.say('price.printed', { n });
  return w.say(plus > 0 ? 'price.more' : 'price.less', { n, by: Math.abs(plus) });
}

/** "draw 2 Unique items (only tomes are kept)". */
function drawOnlyPart(
  w: Words,
  what: string,
  only: CardFilter,
  third: (key: string, args?: Args) => PassagePart,
): PassagePart {
  const { notType, ...rest } = only;
  return notType !== undefined && Object.keys(rest).length === 0
    ? third('draw.but', { what, many: cardNoun(w, { type: notType }, 2) })
    : third('draw.only', { what, many: cardNoun(w, only, 2) });
}

function shownFilter({ show, filter }: EffectOf<'turnUp'>): number {
  return filter ? 1 : show.reduce((sum, { n }) => sum + n, 0);
}

function revealedText(w: Words, e: EffectOf<'turnUp'>, who: ClauseForm): string {
  const [first] = e.show;
  if (e.filter === undefined || first === undefined)
    return w.say('effect.turn-up', { shown: w.list(e.show.map((of) => shownCardsText(w, of))), who });
  return w.say('effect.turn-up.find', { deck: first.deck, noun: cardNoun(w, e.filter, 1), who });
}

/** "the top 2 cards of the Common deck", "1 card of the Common deck for each success". */
function shownCardsText(w: Words, { deck, n }: EffectOf<'shop'>['show'][number]): string {
  if (typeof n === 'number') return w.say('shop.cards', { deck, n });
  if ('count' in n && !isCompoundCount(n) && w.has(`countable.${n.count}.each`))
    return w.say('shop.cards.each', { deck, thing: w.say(`countable.${n.count}.each`) });
  return w.say('shop.cards.value', { deck, value: valueText(w, n) });
}

function sellPart(
  w: Words,
  { filter, times, any, plus }: EffectOf<'sell'>,
  third: (key: string, args?: Args) => PassagePart,
): PassagePart {
  if (any) {
    const price = times === 'half' ? w.say('sell.half') : w.say('sell.times', { times });
    return third('sell.any', { many: cardNoun(w, filter, 2, 'your'), price });
  }
  const what = cardsText(w, filter, 1);
  if (plus !== undefined) return third('sell.plus', { what, plus });
  return times === 'half' ? third('sell.half', { what }) : third('sell', { what, times });
}

function shopPart(w: Words, e: EffectOf<'shop'>): Block {
  const any = e.buy === 'any';
  const total = e.show.reduce((sum, { n }) => sum + (typeof n === 'number' ? n : 2), 0);
  const buy = e.buy === 'any' ? total : e.buy;
  const shown = w.list(e.show.map((of) => shownCardsText(w, of)));
  const cost = priceText(w, e.price ?? {}, buy);
  const key = e.open === 'all-players' ? 'shop.open' : e.must ? 'shop.must' : 'shop.may';
  const buying = w.say(key, { buy, total, all: any || buy >= total ? 'yes' : 'no', price: cost });
  return makeBlock(
    'then',
    clause((who) => w.say('shop.show', { shown, who })),
    [buying],
    [],
  );
}

function movePart(w: Words, e: EffectOf<'move'>, third: (key: string, args?: Args) => PassagePart): PassagePart {
  const { destination } = e;
  const draw = e.encounter?.draw ?? 0;
  if ('place' in destination) return third('move.place', { goal: toPlaceText(w, destination.place), draw });
  switch (destination.to) {
    case 'street':
    case 'anywhere':
    case 'any-location':
    case 'gate-of-drawn-mythos':
    case 'first-area':
    case 'second-area':
    case 'any-first-area':
    case 'any-second-area':
    case 'world-of-drawn-gate':
      return third(`move.${destination.to}`, { draw });
    default: {
      const unknown = assertNever(destination.to);
      return clause(() => unknown);
    }
  }
}
