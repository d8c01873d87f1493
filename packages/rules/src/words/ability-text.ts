/** Texts of abilities and triggers. */
import type { Ability, Casting, Happening, Moment, Trigger } from '../language/abilities.js';
import type { Cost, Effects } from '../language/effects.js';
import { checkHead, wishText } from './combinator-text.js';
import { conditionText, costText } from './condition-text.js';
import { composeEffects } from './effect-text.js';
import { aMonster, assertNever, cardNoun, regionText } from './nouns.js';
import { type ClauseForm, endSentence, fitsAfterComma, joinSentences, type Passage } from './passages.js';
import type { Words } from './words.js';

/** Returns when an ability can be used: "Movement", "Before a Combat check". */
function momentText(w: Words, when: Moment): string {
  if ('phase' in when) return w.say(`moment.${when.phase}`);
  const checks = (kinds: readonly string[]) =>
    w.list(
      kinds.map((kind) => w.say(`check.a.${kind}`)),
      'or',
    );
  if ('before' in when) {
    switch (when.before) {
      case 'check':
        return w.say('moment.before-check', { checks: checks(when.checks) });
      case 'loss':
        return w.say('moment.before-loss', {
          whose: when.whose ?? 'own',
          what: w.list(
            when.of.map((what) => w.say(`amount.${what}.bare`)),
            'or',
          ),
        });
      case 'draw':
        return w.say('moment.before-draw', {
          cards: w.list(
            when.decks.map((deck) => cardNoun(w, { deck }, 2)),
            'or',
          ),
        });
      case 'ancient-attack':
        return w.say('moment.before-ancient-attack');
      default:
        return assertNever(when);
    }
  }
  if ('after' in when) {
    switch (when.after) {
      case 'roll':
        return w.say('moment.after-roll', {
          checks: checks(when.checks),
          whose: when.whose ?? 'own',
          failed: when.failed ? 'yes' : 'no',
        });
      case 'movement':
      case 'clues':
      case 'encounter-card':
      case 'mythos-card':
      case 'failed-combat':
        return w.say(`moment.after-${when.after}`);
      default:
        return assertNever(when);
    }
  }
  if ('in' in when) return w.say('moment.in-combat');
  switch (when.at) {
    case 'casting':
    case 'spending-clue':
    case 'explored-gate':
      return w.say(`moment.${when.at}`);
    default:
      return assertNever(when);
  }
}

/** "Movement — you may exhaust this card and pay 2 movement points: Lore check at −1. Passed: …" */
export function abilityText(w: Words, ability: Ability, where?: string): string {
  const heads = [momentText(w, ability.when)];
  if (ability.limit !== undefined) heads.push(w.say(`limit.${ability.limit}`));
  if (where !== undefined) heads.push(where);
  if (ability.if !== undefined) heads.push(w.say('ability.if', { condition: conditionText(w, ability.if) }));
  const { when: on } = ability;
  const about =
    'before' in on && on.before === 'check'
      ? w.list(
          on.checks.map((check) => w.say('check.the', { check })),
          'or',
        )
      : undefined;
  const then = orNothing(w, composeEffects(w, ability.then, about === undefined ? {} : { check: about }));
  const text = ability.must
    ? then.text
    : ability.cast === undefined
      ? useText(w, ability.cost, then, ability.for, ability.inPlaceOf, 'you')
      : castText(w, ability.cast, ability, then);
  const when = heads.reduce((first, next) => w.say('list.comma', { first, next }));
  const named = ability.name === undefined ? when : w.say('ability.named', { name: ability.name, when });
  return endSentence(w.capitalize(w.say('ability', { when: named, text })));
}

/**
 * Returns "you may …" for a use: its cost, its recipient, its effect. `who`: the form in which the sentence continues.
 */
function useText(
  w: Words,
  price: Cost | undefined,
  then: Passage,
  whom: Ability['for'],
  instead: Ability['inPlaceOf'],
  who: 'you' | 'then',
): string {
  if (instead !== undefined)
    return w.say(`instead.${instead}`, { text: useText(w, price, then, whom, undefined, 'then') });
  const served = withRecipient(w, then, whom);
  const paid = price === undefined ? '' : costText(w, price);
  if (paid !== '') return w.say('may.pay', { who, cost: paid, then: served });
  if (then.may === undefined) return wishText(w, { ...then, text: served, after: whom ? served : then.after }, who);
  return w.say(whom === undefined ? 'may.do' : 'for.self-or-other-here.may', { who, then: then.may });
}

/** Returns the effect, or "nothing happens" if it is empty. */
function orNothing(w: Words, then: Passage): Passage {
  if (then.text !== '') return then;
  const nothing = (who: ClauseForm) => w.say('effect.nothing', { who });
  return { ...then, text: endSentence(nothing('you')), after: endSentence(nothing('then')), plain: nothing('you') };
}

/** Returns the effect with its recipient, if that may be another investigator. */
function withRecipient(w: Words, then: Passage, whom: Ability['for']): string {
  if (whom === undefined) return then.text;
  return then.third === undefined
    ? w.say('for.self-or-other-here', { then: then.text })
    : endSentence(w.say('for.self-or-other-here.does', { then: then.third }));
}

function castText(w: Words, casting: Casting, { cost: price, for: whom, inPlaceOf }: Ability, then: Passage): string {
  const all = { ...price, ...(casting.sanity > 0 && { sanity: casting.sanity }) };
  const paid = costText(w, all, 'you');
  const made = checkHead(w, 'spell', casting.modifier, casting.difficulty, 'make');
  const check = paid === '' ? made : w.say('cast.pay', { cost: paid, check: made });
  const hands = casting.hands === 0 ? '' : w.say('cast.hands', { n: casting.hands });
  const instead = inPlaceOf === undefined ? '' : w.say(`cast.instead.${inPlaceOf}`);
  return [
    endSentence(hands === '' ? w.say('cast', { instead, check }) : w.say('cast.with-hands', { instead, hands, check })),
    w.say('check.passed', { then: withRecipient(w, then, whom) }),
    endSentence(w.say(`cast.${casting.after}`, { n: casting.sanity })),
  ].join(' ');
}

/**
 * Returns the text of a trigger: "When you gain this card: gain 2 Clues." `whose`: the owner's trigger or everyone's.
 */
export function triggerText(w: Words, trigger: Trigger, whose: 'owner' | 'all' = 'owner'): string {
  const passage = composeEffects(w, trigger.then);
  const then =
    trigger.if === undefined
      ? passage.text
      : w.say('if', {
          condition: conditionText(w, trigger.if),
          then: passage.text,
          after: passage.after,
          smooth: fitsAfterComma(passage),
        });
  const when = happeningText(w, trigger.when, trigger.notInFirstUpkeep === true, whose);
  const comma = trigger.when.on !== 'upkeep' && (trigger.if !== undefined || passage.leads);
  const text = endSentence(w.capitalize(w.say('trigger', { when, then, comma: comma ? 'yes' : 'no' })));
  return trigger.evenAwake ? joinSentences(w, [text, w.say('trigger.even-awake')]) : text;
}

function happeningText(w: Words, when: Happening, later: boolean, whose: 'owner' | 'all'): string {
  switch (when.on) {
    case 'upkeep':
      return w.say(later ? 'on.upkeep.later' : 'on.upkeep');
    case 'gained':
    case 'enters':
      return w.say(`on.${when.on}`);
    case 'movement-ended': {
      const text = w.say('on.movement-ended', { where: regionText(w, when.at) });
      if (when.sparing === undefined) return text;
      return w.say('on.sparing', { text, condition: conditionText(w, { has: when.sparing }) });
    }
    case 'phase-ended':
      return w.say('on.phase-ended', { phase: when.phase, id: when.phase });
    case 'treated':
      return w.say('on.treated', { place: when.at });
    case 'symbol-moves':
      return w.say('on.symbol-moves', { symbol: when.symbol });
    case 'defeated':
      return w.say('on.defeated', { whose, monsters: aMonster(w, when.monsters) });
    case 'no-success':
    case 'doom':
    case 'terror':
    case 'surge':
    case 'ally-left':
      return w.say(`on.${when.on}`);
    case 'befallen':
      return w.say(`on.befallen.${when.what}`);
    case 'beat':
      return w.say('on.beat', { n: when.toughness });
    case 'sealed':
    case 'closed':
      return w.say(`on.${when.on}`);
    case 'lost':
    case 'devoured':
    case 'fell':
    case 'combat-ended':
    case 'returned':
      return w.say(`on.${when.on}`, { whose });
    default:
      return assertNever(when);
  }
}

/** Returns the text of a fixed location ability: "In place of an encounter, you may pay $8: …". */
export function offerText(
  w: Words,
  offer: { readonly if?: Ability['if']; readonly cost?: Cost; readonly then: Effects },
): string {
  const then = composeEffects(w, offer.then);
  const when = offer.if === undefined ? w.say('offer') : w.say('offer.if', { condition: conditionText(w, offer.if) });
  if (offer.cost !== undefined || then.may !== undefined) {
    return endSentence(
      w.capitalize(w.say('offer.may', { when, text: useText(w, offer.cost, then, undefined, undefined, 'then') })),
    );
  }
  return endSentence(w.capitalize(w.say('offer.do', { when, then: then.text })));
}
